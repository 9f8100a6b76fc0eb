import type { Schema } from '../../../state/schema.ts'

export const GOALS = ['none', 'fewest', 'most'] as const
/** Swaps that a challenge may be limited to. */
export const MOST_SWAPS = 9

/** The challenge, as a link has it: it begins with the tree that the link brings. */
export const ORDER_FIELDS = {
  goal: { type: 'choice', default: 'none', values: GOALS },
  /** Swaps that it allows; 0: any number. */
  limit: { type: 'integer', default: 0, min: 0, max: MOST_SWAPS },
  /** What must be seen whatever the leaves are worth is marked. */
  critical: { type: 'boolean', default: false },
} as const satisfies Schema
