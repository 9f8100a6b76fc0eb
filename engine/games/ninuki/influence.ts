import type { Player } from '../../core/game.ts'
import { spreadInfluence } from '../../core/influence.ts'
import { type NinukiPosition } from './position.ts'

/**
 * The influence of a side's stones on every square, as `core/influence.ts` says.
 *
 * Writes to `out`, one number a square, and returns it. Squares with much influence of both
 * sides are where to look first.
 */
export function influence(p: NinukiPosition, side: Player, out: Int32Array): Int32Array {
  const { size, cells, cellOf } = p
  out.fill(0, 0, size * size)
  for (let square = 0; square < cellOf.length; square++) {
    if (cells[cellOf[square]] === side + 1) spreadInfluence(out, square, size, size)
  }
  return out
}
