import type { Schema } from '../../../state/schema.ts'

/** How much of the search is shown when the question is asked. */
export const SHOWN = ['first-cut', 'nothing'] as const

/** What is asked and answered, as a link has it. */
export const PREDICT_FIELDS = {
  shown: { type: 'choice', default: 'first-cut', values: SHOWN },
  /** Leaves from the left, from 0: `4.8.11`. */
  cut: { type: 'text', default: '', max: 3600 },
  checked: { type: 'boolean', default: false },
} as const satisfies Schema
