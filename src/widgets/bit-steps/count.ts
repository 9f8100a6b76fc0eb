import { popcount, popcount32 } from '../../../engine/index.ts'
import { discs, type Frame, type Stones } from './frame.ts'

/** Rows of sums: of bits, pairs, fours, bytes, and of a whole half. */
export const SUM_ROWS = 5

/** Counts the bits of a word by sums, all fields of a half at once. */
export function countFrames({ x }: Stones): Frame[] {
  return Array.from({ length: SUM_ROWS }, (_, made) => ({
    discs: discs(x, 'set'),
    rows: [],
    sums: made + 1,
    says: ({ count }) =>
      made === SUM_ROWS - 1
        ? count.all(popcount32(x.hi), popcount32(x.lo), popcount(x))
        : count.step[made],
  }))
}
