import { signed } from './numbers.ts'

/** The words of the board on which every column tells its exact score. */
export const valuesExact = {
  board: 'Board: every column tells its exact score',
  signed,
  toMove: (side: string) => `${side} is to move.`,
  wins: (side: string, piece: number) =>
    `With best play on both sides ${side} wins, and completes four with piece number ${piece} of its own.`,
  draws: 'With best play on both sides it is a draw.',
  tooFar: 'The end is too far away to solve every column in a moment. Make a few moves.',
  worth: (score: number, best: boolean) =>
    `${score > 0 ? 'wins' : score < 0 ? 'loses' : 'draws'}, score ${signed(score)}${best ? ', the best' : ''}`,
  unknown: 'not solved',
  won: (side: string) => `${side} has won.`,
  drawn: 'The board is full: a draw.',
  stopped: 'Stopped. Make a move, or take one back.',
}

export type ValuesExactWords = typeof valuesExact
