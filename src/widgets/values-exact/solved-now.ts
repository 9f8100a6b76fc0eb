import { Connect4Solver, connect4, type Connect4Position } from '../../../engine/index.ts'
import type { ExactWorth } from './model.ts'
import { movesOf } from '../values/worth.ts'

/**
 * Solves every column at once, without a worker: while the site is built, and in tests. Pages must
 * not import this, since it brings the solver along.
 */
export function solvedNow(position: Connect4Position): readonly ExactWorth[] {
  const { scores = [] } = new Connect4Solver().solve(position, { moves: true })
  return movesOf(connect4, position).map(({ move, square }) => ({ square, score: scores[move] }))
}
