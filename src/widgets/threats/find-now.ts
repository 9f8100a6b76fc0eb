import { threats, type GameKit, type ThreatOptions } from '../../../engine/index.ts'
import { foundOf, type Found } from './found.ts'

/** Searches at once: while the site is built, and in tests. A page's searches are its worker's. */
export function findNow<P>(kit: GameKit<P>, position: P, options: ThreatOptions): Found {
  const board = kit.threatBoard?.(position)
  if (board === undefined) throw new Error(`${kit.game.id} has no threats`)
  return foundOf(kit, position, threats(board, kit.game.toMove(position), options))
}
