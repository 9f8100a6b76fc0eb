import { count, number } from './numbers.ts'

const list = (names: readonly string[]) => names.join(', ')

const operandNames: Readonly<Record<string, string>> = {
  GAME: 'a game',
  AGENT: 'an agent',
  TEXT: 'a tree, or --input',
  'TEXT|GAME': 'a tree or a game',
}

/** What is wrong with a command line or a line of input. */
export const errors = {
  noVerb: (names: readonly string[]) =>
    `Say what to do: ${list(names)}. --help says what each does.`,
  unknownVerb: (verb: string, names: readonly string[]) =>
    `“${verb}” is nothing this can do. It can do: ${list(names)}.`,
  halfAVerb: (verb: string, names: readonly string[]) =>
    `“${verb}” of what? ${names.join(' or ')}.`,
  unknownOption: (verb: string, name: string, known: readonly string[]) =>
    `“${verb}” has no option ${name}. It has ${list(known)}.`,
  givenTwice: (name: string) => `--${name} is given twice.`,
  optionTwice: (name: string) => `The option “${name}” is given twice.`,
  noSuchPreset: (name: string, names: readonly string[]) =>
    names.length === 0
      ? `This game has no preset of options, so no “${name}”.`
      : `There is no preset “${name}”; there is ${list(names)}.`,
  takesNoValue: (name: string) => `--${name} takes no value.`,
  noValue: (name: string, value: string) => `--${name} needs a value: --${name} ${value}.`,
  notAPair: (name: string, text: string) =>
    `--${name} is written name=value, as in --${name} size=9, not “${text}”.`,
  notANumber: (name: string, text: string) => `--${name} must be a whole number, not “${text}”.`,
  outOfRange: (name: string, min: number, max: number, text: string) =>
    `--${name} must be from ${number(min)} to ${number(max)}, not ${text}.`,
  notAChoice: (name: string, values: readonly string[], text: string) =>
    `--${name} must be one of ${list(values)}, not “${text}”.`,
  missing: (verb: string, name: string, value: string, values: readonly string[]) =>
    `“${verb}” needs --${name} ${value}${values.length === 0 ? '' : `, one of ${list(values)}`}.`,
  /** `given` is the verb and what follows it. */
  noOperand: (given: string, operand: string) =>
    `After “${given}” comes ${operandNames[operand] ?? operand}. --help says more.`,
  tooManyWords: (verb: string, word: string) =>
    `“${word}” is one word too many for “${verb}”: a text with spaces needs quotes, an option two dashes.`,
  notBoth: (one: string, other: string) => `Give ${one} or ${other}, not both.`,
  unused: (name: string, algorithm: string) =>
    `--${name} belongs to a technique that ${algorithm} does not have: leave it out.`,
  noTable: '--replace is about the entries of a --table: give both, or leave --replace out.',
  noSquares: (game: string) => `${game} has no squares that could be free: give --depth.`,
  notDepths: (deepest: number, text: string) =>
    `--depths lists free squares and plies, as in 40:4,12:6,0:10: free squares falling, the last 0, and ${deepest} plies at most. It is not “${text}”.`,
  noCentre: (game: string) => `${game} has no middle to order moves by: leave --ordering out.`,
  noQuiet: (game: string) =>
    `${game} cannot tell which of its positions are quiet: leave --quiet out.`,
  noInfluence: (game: string) =>
    `${game} has no map of influence to order moves by: take another --ordering.`,
  over: 'The game is over in this position: there is nothing to play.',
  noGame: 'There is no move to review: give the moves of a game, not a board alone.',
  onlyRanks:
    'The tree has values that are not known or no whole numbers of moderate size: ask with “tree”, which tells them as they are written.',
  noThreats: (game: string) =>
    `${game} is not won by five in a line alone: there are no threats to search.`,
  noSolver: (game: string, solved: readonly string[]) =>
    `${game} has no solver; ${solved.join(' and ')} have.`,
  noCandidates: (game: string) =>
    `In ${game} no move is near to stones or far from them: leave --candidates out.`,
  beamByKillers:
    'A beam keeps the first moves of an order that looks at the position alone, and killers do not: take another --ordering, or leave --beam out.',
  noSuchFile: (path: string) => `There is no file “${path}”.`,
  isAFolder: (path: string) => `“${path}” is a folder, not a file.`,
  notReadable: (path: string, why: string) => `“${path}” cannot be read: ${why}.`,
  inputEnded: (why: string) => `The input cannot be read to its end: ${why}.`,
  lineTooLong: (limit: number) => `The line is longer than ${number(limit)} characters.`,
  notAnObject:
    'The line is not a JSON object like {"position":"","moves":"e4","options":{"size":9}}.',
  notRandom: (name: string) => `--${name} is about a --random tree: give both, or leave it out.`,
  notARange: (name: string, min: number, max: number, text: string) =>
    `--${name} takes the least and the most, from ${min} to ${max}, as 2,3; not “${text}”.`,
  notAnAnswer:
    'The line is not a JSON object like {"tree":"[[3,12],[2,4]]","convention":{"tie":"le"},"cut":[3]}.',
  notLeaves: '“cut” must be a list of leaves, numbers from the left, from 0, as [3].',
  /** @param place  in the list, from 0 */
  notALeaf: (place: number, text: string) =>
    `“cut” lists leaves by their numbers from the left, from 0; at place ${place + 1} it has ${text}.`,
  noSuchLeaf: (place: number, leaf: string, leaves: number) =>
    `“cut” has ${leaf} at place ${place + 1}, but the tree has ${count(leaves, 'leaf', 'leaves')}: ${leaves === 1 ? 'number 0' : `0 to ${leaves - 1}`}.`,
  notALevel: (levels: readonly string[], text: string) =>
    `“level” must be one of ${list(levels)} where there are “answers”, not ${text}.`,
  tooManyAnswers: (answers: number, questions: number) =>
    `“answers” has ${answers}, but at this level there are ${count(questions, 'question', 'questions')}.`,
  /** @param place  in the list, from 0 */
  notAnswered: (place: number, text: string) =>
    `“answers” has ${text} at place ${place + 1}, which is no answer to that question.`,
  noMarkedNode: (place: number, node: string, nodes: number) =>
    `“cut” has ${node} at place ${place + 1}, but the tree has ${count(nodes, 'node', 'nodes')}: numbers from 0, each before its children, from the left.`,
  notACount: (text: string) => `“counted” must be a whole number, not ${text}.`,
  notAConvention: (names: readonly string[]) =>
    `“convention” must be an object that says of ${list(names)} what is not the default.`,
  unknownRule: (name: string, names: readonly string[]) =>
    `“convention” has no “${name}”. It has ${list(names)}.`,
  notARule: (name: string, values: readonly string[], text: string) =>
    `“convention.${name}” must be one of ${list(values)}, not ${text}.`,
  notEnds: (text: string) =>
    `“convention.window” must be [a, b], each a number, null, "-inf" or "inf", not ${text}.`,
  notAText: (name: string) => `“${name}” must be a text.`,
  notMoves: '“moves” must be a text or a list of texts.',
  notOptions: '“options” must be an object, like {"size":9}.',
  notAnOption: (name: string) => `The option “${name}” must be a number, a text, true or false.`,
  noTreeFigure: (game: string) =>
    `There is no figure of a search of ${game} yet; \`figure board\` draws its positions.`,
  noBoard: (game: string) => `${game} has no board to draw: \`figure tree\` draws it.`,
  notAStep: (text: string) =>
    `--step must be a number from 0, “end”, or “cutoff:” and a number, not “${text}”.`,
  noSuchStep: (steps: number) =>
    `The search has ${count(steps, 'step', 'steps')}: --step goes from 0 to ${steps}.`,
  noSuchCutoff: (cutoffs: number) =>
    cutoffs === 0
      ? 'The search makes no cutoff.'
      : `The search makes ${count(cutoffs, 'cutoff', 'cutoffs')}: --step goes from cutoff:1 to cutoff:${cutoffs}.`,
  needsDepth: (deepest: number) => `The figure of a position needs --depth, from 0 to ${deepest}.`,
  tooDeep: (deepest: number) =>
    `A figure of this game may look ahead ${count(deepest, 'ply', 'plies')} at most.`,
  notWithTree: (name: string) => `--${name} is for games, not for a tree that is written out.`,
  notExcluded: (word: string, sentence: string) =>
    `--exclude leaves out moves that are legal, which “${word}” is not: ${sentence}`,
  allExcluded: '--exclude leaves no move to look at.',
  noSuchNode: (name: string) =>
    `There is no node “${name}”. A node is a name, as C, or the children to take from the root, as 2.0 (from 0).`,
  notAWindow: (text: string) =>
    `--window takes α and β, α the smaller, as -15,15; “${text}” is no such pair. Either may be -inf or inf.`,
  noSide: (text: string, sides: readonly string[]) =>
    `There is no side “${text}”; the sides are ${sides.join(' and ')}.`,
  notWritten: (why: string) => `The answer could not be written whole: ${why}`,
  fault: (why: string) => `Cutoff failed, which is a fault of its own: ${why}`,
}
