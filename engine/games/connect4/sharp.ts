import type { Player } from '../../core/game.ts'
import { COLUMNS, hasFour, isFull, play, toMove, undo, type Connect4Position } from './rules.ts'

/** The moves that a position must not be judged before: see `GameKit.sharp`. */
export function sharp(p: Connect4Position, out: Int32Array): number {
  const mover = toMove(p)
  const other = mover === 0 ? 1 : 0
  const wins = fours(p, mover, out)
  if (wins > 0) return -wins
  const parries = fours(p, other, out)
  if (parries > 0) return -parries
  let count = 0
  for (let column = 0; column < COLUMNS; column++) {
    if (isFull(p, column)) continue
    play(p, column)
    if (fours(p, mover, undefined) > 0) out[count++] = column
    undo(p)
  }
  return count
}

/** Columns in which the next piece of a player, were it on turn, would make a four. */
function fours(p: Connect4Position, player: Player, out: Int32Array | undefined): number {
  const lo = p.words[player * 2]
  const hi = p.words[player * 2 + 1]
  let count = 0
  for (let column = 0; column < COLUMNS; column++) {
    if (isFull(p, column)) continue
    const bit = p.heights[column]
    const mark = 1 << (bit & 31)
    if (!(bit < 32 ? hasFour(lo | mark, hi) : hasFour(lo, hi | mark))) continue
    if (out !== undefined) out[count] = column
    count++
  }
  return count
}
