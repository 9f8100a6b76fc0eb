import type { VerdictTable } from '../verdicts.ts'

/** What may be said of the answer to any exercise. */
const verdicts: VerdictTable = {
  'not-whole': () => 'The answer is a whole number.',
}

/** The words of every exercise. */
export const exercise = {
  title: (title: string) => `Exercise: ${title}`,
  answer: 'Your answer',
  check: 'Check',
  show: 'Show the answer',
  again: 'Start again',
  right: 'Right.',
  wrong: 'Not yet.',
  shown: 'Here is an answer.',
  needsScripts: 'To check an answer, this page needs scripts.',
  readAs: (number: string) => `Read as ${number}.`,
  readAsPattern: (number: string) => `Read as hexadecimal: ${number}.`,
  readAsEither: (number: string, pattern: string) =>
    `Read as ${number}, or as hexadecimal: ${pattern}.`,
  nothingChosen: 'Choose one of the answers first.',
  nothingPicked: 'Pick a square first.',
  program: 'The program: choose other lines until it is right',
  programLine: (line: number) => `Line ${line}`,
  /** Where nothing can be chosen: on paper, and without scripts. */
  programChoices: 'The lines to choose from:',
  or: 'or',
  pickBoard: 'The board: pick one square',
  buildBoard: 'The board: press a square to set or clear it',
  moveBoard: (side: string) => `The board: play a move for ${side}`,
  playMove: (side: string) => `Play a move for ${side} on the board.`,
  played: (side: string, move: string) => `${side} plays ${move}.`,
  takeBack: 'Take the move back',
  redo: 'Play it again',
  place: (name: string, bit: number, stone: boolean) =>
    `${name}, bit ${bit}${stone ? ', a stone' : ''}`,
  picked: (square: string) => `Picked: ${square}.`,
  verdicts,
  /** Where a program fails, and what it does there. */
  failing: {
    picture: 'Where it fails',
    tree: 'The smallest tree on which it fails.',
    legend:
      'In each node stands what its call has returned, and below a leaf what it is worth for Max.',
    step: 'Step through what it does',
    side: { max: 'Max', min: 'Min' },
    root: 'the root',
    leaf: (worth: string) => `the leaf ${worth}`,
    before: 'Nothing has been called yet.',
    enter: (node: string) => `The program is called for ${node}.`,
    returns: (node: string, value: string) => `The call for ${node} returns ${value}.`,
    best: (node: string, value: string) => `Its best at ${node} is ${value} now.`,
    skips: (node: string) => `At ${node} it skips the rest.`,
  },
  set: (count: number) => (count === 1 ? '1 stone set.' : `${count} stones set.`),
}

export type ExerciseWords = typeof exercise
