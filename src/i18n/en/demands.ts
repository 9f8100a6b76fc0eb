import { heat } from './heat.ts'

const number = (value: number) =>
  Number.isFinite(value) ? heat.number(value) : value < 0 ? '−∞' : '∞'

/** The words of the figure in which an evaluation breaks a rule. */
export const demands = {
  number,
  board: (side: string) => `Board: ${side} is to move. Press a square to play there`,
  over: 'Board: the game is over',
  needsScript: 'To try other positions, your browser must run this page’s scripts.',
  evaluation: 'Evaluation',
  variants: {
    right: 'own − other, as it should be',
    own: 'own: the other side is forgotten',
    fear: 'own − 2 · other: more fear than hope',
    cheap: 'a five is worth too little',
    endless: 'a five is worth ∞',
  },
  examples: 'Examples, each with its fault',
  example: {
    three: 'Two threes',
    threat: 'A threat',
    afraid: 'Fear',
    won: 'A won game',
    lost: 'A lost game',
  },
  depth: 'Depth',
  plies: (depth: number) => (depth === 1 ? '1 ply' : `${depth} plies`),
  views: 'This position',
  view: (side: string) => `as ${side} sees it`,
  told: (
    evaluation: string,
    [first, x]: readonly [string, string],
    [second, o]: readonly [string, string],
  ) =>
    `Evaluation: ${evaluation}. This position is worth ${x} as ${first} sees it, and ${o} as ${second} sees it.`,
  sum: 'sum',
  holds: 'They cancel: what one gains the other loses.',
  fails: 'They do not cancel: the two sides disagree about one position.',
  none: 'The program has no move: every score is −∞, and none is better than the −∞ it began with.',
  plays: (side: string, depth: number, move: string, value: string) =>
    `Searching ${depth === 1 ? '1 ply' : `${depth} plies`}, ${side} plays ${move} (ringed), for ${value}.`,
  same: 'The right evaluation plays the same.',
  other: (move: string) => `The right evaluation plays ${move} (framed).`,
  rightPlays: 'This is the right evaluation.',
  missed: (move: string) => `It could have won at once, on ${move}.`,
  won: (side: string) => `${side} has won.`,
  drawn: 'The board is full: a draw.',
  searching: 'Searching…',

  game: 'Game',
  clear: 'Empty board',
}

export type DemandsWords = typeof demands
