import type { Player } from '../../core/game.ts'
import { type NinukiPosition } from './position.ts'

/** How far a stone's influence reaches, in steps of a king. */
export const INFLUENCE_REACH = 3

/**
 * The influence of a side's stones on every square (Epitech 2012, *Rapport gomoku ninuki*,
 * §2b): a stone spreads 8 on its own square, 4 on the squares around it, 2 on those around
 * them and 1 on the next. The report gives no weights; these halve with every step.
 *
 * Writes to `out`, one number a square, and returns it. Squares with much influence of both
 * sides are where to look first.
 */
export function influence(p: NinukiPosition, side: Player, out: Int32Array): Int32Array {
  const { size, cells, cellOf } = p
  out.fill(0, 0, size * size)
  for (let square = 0; square < cellOf.length; square++) {
    if (cells[cellOf[square]] !== side + 1) continue
    const column = square % size
    const row = (square - column) / size
    const top = Math.min(size - 1, row + INFLUENCE_REACH)
    const right = Math.min(size - 1, column + INFLUENCE_REACH)
    for (let r = Math.max(0, row - INFLUENCE_REACH); r <= top; r++) {
      for (let c = Math.max(0, column - INFLUENCE_REACH); c <= right; c++) {
        const distance = Math.max(Math.abs(r - row), Math.abs(c - column))
        out[r * size + c] += 1 << (INFLUENCE_REACH - distance)
      }
    }
  }
  return out
}
