import {
  alphabeta,
  ContractError,
  subjectFrom,
  type GameKit,
  type GameOptions,
} from '../../../engine/index.ts'
import { finding, type Come, type Found } from './finding.ts'
import type { Order } from './schema.ts'

/**
 * What a beam does, searched at once: while the site is built, and in tests. Pages must not import
 * this, since it brings the searches along.
 *
 * @param known  what the search of all moves has come to, where that is known
 */
export function foundNow<P>(
  kit: GameKit<P>,
  position: P,
  reading: { readonly order: Order; readonly width: number; readonly depth: number },
  options?: GameOptions,
  known?: Come,
): Found {
  const steps = finding(kit, position, reading, known)
  let step = steps.next()
  while (step.done !== true) {
    const read = kit.game.parse(step.value.position, options)
    if (!read.ok) throw new ContractError('foundNow', read.error.code)
    step = steps.next(alphabeta(subjectFrom(kit, read.value), step.value.options))
  }
  return step.value
}
