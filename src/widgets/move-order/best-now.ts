import { alphabeta, NO_MOVE, subjectFrom, type GameKit } from '../../../engine/index.ts'
import type { Best } from './model.ts'

/**
 * The best move, searched at once: while the site is built, and in tests. Pages must not import
 * this, since it brings the searches along.
 */
export function bestNow<P>(kit: GameKit<P>, position: P, depth: number): Best | undefined {
  const { move } = alphabeta(subjectFrom(kit, position), { depth, ordering: 'evaluation' })
  return move === NO_MOVE ? undefined : { move, depth }
}
