import { EFFORTS } from '../../../engine/index.ts'
import { GAME_FIELDS } from '../../state/review-link.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** Plies that a game may have. */
const MOST_PLIES = 99_999

/** A game, where the reader is in it, and how long the engine looks at each position. */
export const REVIEW_SCHEMA = {
  ...GAME_FIELDS,
  /** Plies before the position that is shown; -1: all. */
  ply: { type: 'integer', default: -1, none: -1, min: 0, max: MOST_PLIES },
  effort: { type: 'choice', default: 'usual', values: EFFORTS },
} as const satisfies Schema

export type ReviewSchema = typeof REVIEW_SCHEMA
export type ReviewState = StateOf<ReviewSchema>
