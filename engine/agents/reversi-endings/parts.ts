import { popcount32, type Word } from '../../core/bits.ts'
import type { Geometry } from '../../games/reversi/stones.ts'

/** The corners of a board by its size. */
export const CORNERS: Readonly<Record<number, Word>> = {
  6: { lo: 0x00000021, hi: 0x00002100 },
  8: { lo: 0x00000081, hi: 0x81000000 | 0 },
}

/** The four quarters of a board: left and right of the lower rows, then of the upper ones. */
const QUARTERS: Readonly<Record<number, readonly [Word, Word, Word, Word]>> = {
  6: [
    { lo: 0x00070707, hi: 0 },
    { lo: 0x00383838, hi: 0 },
    { lo: 0x07000000, hi: 0x0707 },
    { lo: 0x38000000, hi: 0x3838 },
  ],
  8: [
    { lo: 0x0f0f0f0f, hi: 0 },
    { lo: 0xf0f0f0f0 | 0, hi: 0 },
    { lo: 0, hi: 0x0f0f0f0f },
    { lo: 0, hi: 0xf0f0f0f0 | 0 },
  ],
}

/** In which quarters an odd number of squares is empty, a bit each; `lo`, `hi`: all stones. */
export function oddQuarters(board: Geometry, lo: number, hi: number): number {
  const quarters = QUARTERS[board.size]
  const [a, b, c, d] = quarters
  return (
    (popcount32(a.lo & ~lo) & 1) |
    ((popcount32(b.lo & ~lo) & 1) << 1) |
    (((popcount32(c.lo & ~lo) + popcount32(c.hi & ~hi)) & 1) << 2) |
    (((popcount32(d.lo & ~lo) + popcount32(d.hi & ~hi)) & 1) << 3)
  )
}

/** The quarter of a square, 0 to 3. */
export function quarterOf(board: Geometry, bit: number): number {
  const half = board.size >> 1
  return ((bit & 7) >= half ? 1 : 0) | (bit >> 3 >= half ? 2 : 0)
}

/** How many more stones the first words have than the second. */
export function difference(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
  return popcount32(ownLo) + popcount32(ownHi) - popcount32(otherLo) - popcount32(otherHi)
}
