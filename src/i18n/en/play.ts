import { colour } from './boards.ts'
import { number as count } from './numbers.ts'

const plural = (value: number, one: string, many: string) => (value === 1 ? one : many)
const plies = (depth: number) => `${depth} ${plural(depth, 'ply', 'plies')}`

const searches: Readonly<Record<string, string>> = {
  minimax: 'Plain minimax',
  negamax: 'Negamax',
  alphabeta: 'Alpha-beta',
}

/** The words of the board to play on. */
export const play = {
  name: 'A board to play on',
  colour,
  figure: 'A game against the engine',
  board: (side: string) => `Board: you play ${side}`,
  boardOf: (side: string) => `Board: ${side} is to move`,
  needsScript: 'To play here, your browser must run this page’s scripts.',

  yourTurn: (side: string) => `Your turn: you play ${side}.`,
  thinking: 'The engine is thinking.',
  /** Where the engine could not answer. */
  engineTurn: (canChoose: boolean, canUndo: boolean) => {
    const undo = canUndo ? ', or undo your move' : ''
    const way = canChoose ? ', choose again how it plays' : ''
    return `It is the engine’s turn. Ask it again${way}${undo}.`
  },
  askAgain: 'Ask it again',
  foretell: 'What will the engine play? Make its move on the board.',
  letPlay: 'Let it play',
  expects: (move: string) => `You expect ${move}.`,
  foretold: (right: number, made: number) =>
    `As you expected: ${count(right)} of ${count(made)} in this game.`,
  expected: (move: string, right: number, made: number) =>
    `You expected ${move}: ${count(right)} of ${count(made)} right in this game.`,
  engineMoved: (move: string) => `The engine played ${move}.`,
  enginePassed: 'The engine passed.',
  youWin: 'You win.',
  engineWins: 'The engine wins.',
  draw: 'A draw.',
  /** While an earlier position is looked at. */
  looking: (ply: number, of: number) =>
    ply === 0
      ? 'The start. Play from here, or go on through the moves.'
      : `After move ${count(ply)} of ${count(of)}. Play from here, or go on through the moves.`,
  /** Of two people, or of two engines. */
  toMove: (side: string) => `${side} is to move.`,
  sideThinks: (side: string) => `${side} is thinking.`,
  sideWins: (side: string) => `${side} wins.`,
  reasons: {
    line: 'The line is complete.',
    five: 'Five in a line, and no capture breaks it.',
    'capture-10': 'Ten stones are captured.',
    'six-lost': 'Six marbles are pushed off.',
    'limit-lost': 'The last ply is played, and the winner has lost fewer marbles.',
    'limit-distance':
      'The last ply is played, as many marbles are lost on both sides, and the winner’s are nearer the centre.',
    full: 'The board is full.',
    stones: 'Both sides have played all their stones.',
    'more-stones': 'Neither side can move, and the winner has more stones.',
    'equal-stones': 'Neither side can move, and both have as many stones.',
    limit: 'The last ply is played, and nothing tells the sides apart.',
    repetition: 'The position has come up for the third time.',
    'no-moves': 'The side to move has no move.',
    resigned: 'The game was resigned.',
  } as Readonly<Record<string, string>>,

  soFar: ({ nodes, depth, seconds }: { nodes: number; depth: number; seconds: number }) =>
    `${count(nodes)} ${plural(nodes, 'position', 'positions')} so far` +
    (depth === 0 ? '' : `, ${depth} ${plural(depth, 'ply', 'plies')} deep`) +
    `, in ${seconds.toFixed(1)} s`,
  looked: (nodes: number, depth: number | undefined) =>
    `It looked at ${count(nodes)} ${plural(nodes, 'position', 'positions')}` +
    (depth === undefined ? '.' : `, ${depth} ${plural(depth, 'ply', 'plies')} deep.`),
  /** `partial`: not all moves were searched to that depth. */
  stopped: (nodes: number, depth: number | undefined, partial: boolean) =>
    `Stopped after ${count(nodes)} ${plural(nodes, 'position', 'positions')}: its best so far` +
    (depth === undefined
      ? '.'
      : ` at depth ${count(depth)}${partial ? '' : ', the last it had searched whole'}.`),
  stoppedEarly: 'Stopped before it had judged a move, it played the one nearest the middle.',
  plain: (nodes: number) => `Minimax would have looked at ${count(nodes)}.`,
  plainOver: (budget: number) => `Minimax would have looked at more than ${count(budget)}.`,

  wins: (plies: number) =>
    `It sees a sure win in ${count(plies)} ${plural(plies, 'ply', 'plies')}.`,
  loses: (plies: number) =>
    plies === 1
      ? 'It sees that your next move can win.'
      : `It sees that you can win in ${count(plies)} plies.`,
  expectsWin: 'It expects to win.',
  expectsLoss: 'It expects to lose.',
  even: 'It judges the position even.',
  ahead: (points: number) => `It judges itself ahead by ${count(points)}.`,
  behind: (points: number) => `It judges itself behind by ${count(points)}.`,

  /** The button that opens what a game can be, and what it opens. */
  game: 'Game',
  newGame: 'New game',
  nextRound: 'Next round, sides swapped',
  /** Whom the reader plays against, and by what it plays. */
  against: (name: string, uses: string) => `Against “${name}”. ${uses}`,
  twoPeople: 'Two people play, in turn.',
  twoEngines: (one: string, first: string, other: string, second: string) =>
    `${one} is “${first}”, ${other} is “${second}”.`,
  /** Whoever the reader has put together, and what she has chosen, as its id has it. */
  own: 'A player of your own',
  ownUses: (choices: string) =>
    choices === ''
      ? 'Alpha-beta, 3 plies deep. Under “Game” you choose how it plays.'
      : `Put together by its link: ${choices.replaceAll('=', ' ').replaceAll(',', ', ')}.`,
  score: (you: number, engine: number, drawn: number) =>
    `Rounds: you ${count(you)}, the engine ${count(engine)}, drawn ${count(drawn)}.`,
  /** `one`, `two`: who sits in the seats, by name. */
  scoreOf: (one: string, won: number, two: string, lost: number, drawn: number) =>
    `Rounds: ${one} ${count(won)}, ${two} ${count(lost)}, drawn ${count(drawn)}.`,
  player: (number: 1 | 2) => `player ${number}`,
  /** Two engines of one name. */
  engineOf: (name: string, number: 1 | 2) => `“${name}” (${number})`,
  quoted: (name: string) => `“${name}”`,
  run: 'Play',
  pause: 'Pause',
  oneMove: 'One move',

  guess: 'Its fault',
  noGuess: 'which?',
  wasFault: (name: string, sees: string) => `It was “${name}”. ${sees}`,
  guessedRight: 'You have found it.',
  guessedWrong: (guess: string) => `You took it for “${guess}”.`,
  /** The button, by how much of a hint has been given. */
  advise: ['Hint', 'Show the move', 'Why?', 'Why?'],
  advising: 'Looking for a move to suggest.',
  stop: 'Stop and play',
  algorithm: (algorithm: string) => searches[algorithm] ?? algorithm,
  search: (algorithm: string, depth: number) =>
    `${searches[algorithm] ?? algorithm}, ${plies(depth)} deep`,
  whole: (search: string) => `${search}, all moves in the order of the board.`,
  blind: 'It did not look ahead.',
  openCase: 'Open this position in the case',
  step: 'Step through its search',
  back: 'Back to the game',
  searchKept: 'This search stays as you have opened it, whatever is played above.',
  keptGame: 'The game that this device has kept goes on.',
  otherMove: (found: string, played: string) =>
    `This search chooses ${found}; the move played was ${played}. It was stopped before its end, or another opponent made that move.`,
  linkDepth: (depth: number) =>
    `The link was made for a search to depth ${depth}. This board has levels instead; the moves are as they were.`,
}

export type PlayWords = typeof play
