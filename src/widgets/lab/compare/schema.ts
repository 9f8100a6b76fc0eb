import type { Schema } from '../../../state/schema.ts'

/** What one step of the slider is. */
export const PACES = ['steps', 'nodes'] as const

/** What is compared with the search at hand, and where, as a link has it. */
export const COMPARE_FIELDS = {
  /** The other searches; see `searches.ts`. */
  beside: { type: 'text', default: '', max: 1000 },
  pace: { type: 'choice', default: 'steps', values: PACES },
  /** Of the slider; -1: where the searches part. */
  moment: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** The tree in which a node is selected, and that node of its recording; -1 for none. */
  column: { type: 'integer', default: 0, min: 0, max: 3 },
  chosen: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
} as const satisfies Schema
