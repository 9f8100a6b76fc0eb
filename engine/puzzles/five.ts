import { after } from '../core/after.ts'
import type { Grader } from './graded.ts'

/** An answer to a five that waits: a capture that takes a stone out of it, or is the tenth. */
export const gradeFive: Grader = (kit, position, move) => {
  const us = kit.game.toMove(position)
  return after(kit, position, move, () => {
    const took = (kit.board?.lastTaken?.(position) ?? []).length > 0
    const winner = kit.game.outcome(position)?.winner
    if (winner === us) return { right: true, reason: 'tenth', line: [] }
    if (winner === undefined) return { right: true, reason: 'broken', line: [] }
    return { right: false, reason: took ? 'other-pair' : 'no-pair', line: [] }
  })
}
