import { COUNTS, LEVELS, MARKS } from '../../../../engine/index.ts'
import type { Schema } from '../../../state/schema.ts'

/** How much of the search is shown when the question is asked. */
export const SHOWN = ['first-cut', 'nothing'] as const

/** What is asked and answered, as a link has it. */
export const PREDICT_FIELDS = {
  ask: { type: 'choice', default: 'sheet', values: LEVELS },
  /** Which question of its level, from 0; of all cuts at once there is one. */
  at: { type: 'integer', default: 0, min: 0, max: 999_999 },
  mark: { type: 'choice', default: 'leaves', values: MARKS },
  count: { type: 'choice', default: 'none', values: ['none', ...COUNTS] },
  /** An answer under the other tie rule is right as well. */
  either: { type: 'boolean', default: false },
  shown: { type: 'choice', default: 'first-cut', values: SHOWN },
  /** Leaves from the left, from 0: `4.8.11`; nodes of the tree where something else is marked. */
  cut: { type: 'text', default: '', max: 3600 },
  /** What is written: a value, a window (`3;inf`), a count; `none` for no node, `show` to be told. */
  said: { type: 'text', default: '', max: 90 },
  checked: { type: 'boolean', default: false },
} as const satisfies Schema
