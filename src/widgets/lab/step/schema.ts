import type { Schema } from '../../../state/schema.ts'

/** What is stepped through: one search of a tree in its order, or what is none. */
export const WAYS = ['tree', 'threads', 'monte-carlo'] as const

/** Where a reader is in the search, as a link has it. */
export const STEP_FIELDS = {
  way: { type: 'choice', default: 'tree', values: WAYS },
  /** -1: where the mode begins. */
  step: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** Of the recording; -1 for none. */
  node: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** The tree is folded into a graph of positions. */
  graph: { type: 'boolean', default: false },
} as const satisfies Schema
