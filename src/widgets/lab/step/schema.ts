import type { Schema } from '../../../state/schema.ts'
import { MOST_FOLDS } from '../../tree/folds.ts'
import { MOST_RECORDED, RECORDED_NODES } from '../../tree/spec.ts'
import { MOST_REACH, ONLY } from '../../tree/whole/filter.ts'

/** What is stepped through: one search of a tree in its order, or what is none. */
export const WAYS = ['tree', 'threads', 'monte-carlo'] as const

/** Where a reader is in the search, as a link has it. */
export const STEP_FIELDS = {
  way: { type: 'choice', default: 'tree', values: WAYS },
  /** -1: where the mode begins. */
  step: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** Of the recording; -1 for none. */
  node: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** What is folded; see `folds.ts`. Where searches are compared, of each of them. */
  folds: { type: 'text', default: '', max: MOST_FOLDS },
  /** The tree is folded into a graph of positions. */
  graph: { type: 'boolean', default: false },
  /** Whether the tree is seen as a whole, what of it, and how many plies; 0 for all. */
  whole: { type: 'boolean', default: false },
  only: { type: 'choice', default: 'all', values: ONLY },
  reach: { type: 'integer', default: 0, min: 0, max: MOST_REACH },
  /** Nodes that are recorded at most. */
  kept: { type: 'integer', default: RECORDED_NODES, min: 1000, max: MOST_RECORDED },
} as const satisfies Schema
