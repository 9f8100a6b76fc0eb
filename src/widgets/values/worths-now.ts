import { foundValue, type GameKit, minimax, subjectFrom } from '../../../engine/index.ts'
import type { Judged } from './model.ts'
import { fromParent, movesOf } from './worth.ts'

/**
 * Judges every move at once, without a worker: while the site is built, and in tests. Pages must
 * not import this, since it brings the searches along.
 */
export function worthsNow<P>(kit: GameKit<P>, position: P, depth: number): Judged {
  const { game } = kit
  const subject = subjectFrom(kit, position)
  let nodes = 1
  const worths = movesOf(kit, position).map((each) => {
    game.play(position, each.move)
    const result = minimax(subject, { depth: depth - 1 })
    game.undo(position)
    nodes += result.nodes
    return { ...each, value: fromParent(foundValue(result)) }
  })
  return { worths, nodes, depth }
}
