import type { Direction } from '../../i18n/win-test.ts'
import { type ColumnBits } from '../bits/places.ts'

/** The four directions of a line, in the order in which the engine tests them. */
export const DIRECTIONS = [
  'vertical',
  'horizontal',
  'falling',
  'rising',
] as const satisfies Direction[]

export type { Direction }

/** One step along a line on the board: columns to the right, rows up. */
export const STEP: Record<Direction, { readonly right: number; readonly up: number }> = {
  vertical: { right: 0, up: 1 },
  horizontal: { right: 1, up: 0 },
  falling: { right: 1, up: -1 },
  rising: { right: 1, up: 1 },
}

/**
 * How many bits apart neighbours in a line are. A step to the right is one whole column of bits:
 * 1, 7, 6, 8 with the guard row; 1, 6, 5, 7 without.
 */
export function shiftOf(direction: Direction, columnBits: ColumnBits = 7): number {
  const { right, up } = STEP[direction]
  return right * columnBits + up
}
