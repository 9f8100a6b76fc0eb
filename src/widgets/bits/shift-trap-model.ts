import { fromBit, type Word } from '../../../engine/index.ts'
import type { Schema } from '../../state/schema.ts'

/** Places a reader may shift by. */
export const MAX_SHIFT = 63

/** @param by  the shift shown first, 0 to MAX_SHIFT */
export function trapSchema(by: number) {
  return { by: { type: 'integer', default: by, min: 0, max: MAX_SHIFT } } as const satisfies Schema
}

/** `1 << by` as it is worked out in three ways. */
export interface ShiftTrap {
  readonly by: number
  /** What the language itself makes of `1 << by`. */
  readonly number: number
  /** What it really shifted by: it looks at the lowest five bits of `by` only. */
  readonly really: number
  /** The engine's word of two halves. */
  readonly word: Word
  /** What BigInt makes of `1n << by`. */
  readonly big: bigint
  /** right; a negative number (bit 31 is the sign); or another bit than the one asked for. */
  readonly verdict: 'right' | 'sign' | 'wrapped'
}

/** @param by 0 to MAX_SHIFT */
export function shiftTrap(by: number): ShiftTrap {
  const number = 1 << by
  const big = 1n << BigInt(by)
  const verdict = BigInt(number) === big ? 'right' : number < 0 && by === 31 ? 'sign' : 'wrapped'
  return { by, number, really: by & 31, word: fromBit(by), big, verdict }
}
