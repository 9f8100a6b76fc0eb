import type { Schema } from '../../../state/schema.ts'

/** Where a reader is in the search, as a link has it. */
export const STEP_FIELDS = {
  /** -1: where the mode begins. */
  step: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** Of the recording; -1 for none. */
  node: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
} as const satisfies Schema
