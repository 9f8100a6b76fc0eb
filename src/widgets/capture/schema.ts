import type { Schema } from '../../state/schema.ts'

/** A link keeps which changes are on, as bits; at first all are. */
export const captureSchema = {
  set: { type: 'integer', default: 31, min: 0, max: 31 },
} as const satisfies Schema
