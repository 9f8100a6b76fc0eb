import { EXPLORATION, PLAYOUT_PLIES } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** Iterations that a page records: a tree of as many nodes, in a second or a few. */
export const MOST_ITERATIONS = 20_000
/** What the course of the root's moves is drawn of. */
export const MEASURES = ['visits', 'means'] as const
/** The constant of UCB1 as a link has it, in hundredths, and the largest. */
export const HUNDREDTHS = 100
export const MOST_EXPLORATION = 400

/** What stands below the steps of the figure: of a search that is shown, not all is to be shown at once. */
export type Part = 'settings' | 'moves' | 'course' | 'constants'

/** How a Monte-Carlo search is made and what of it is looked at, as a link has it. */
export const MONTE_CARLO_FIELDS = {
  iterations: { type: 'integer', default: 200, min: 1, max: MOST_ITERATIONS },
  explore: {
    type: 'integer',
    default: Math.round(EXPLORATION * HUNDREDTHS),
    min: 0,
    max: MOST_EXPLORATION,
  },
  /** Of the generator of whatever is random. */
  chance: { type: 'integer', default: 1, min: 0, max: 999_999_999 },
  /** Random plies of a playout at most. */
  playout: { type: 'integer', default: PLAYOUT_PLIES, min: 0, max: 400 },
  /** The step that is shown; -1: the last playout. */
  event: { type: 'integer', default: -1, none: -1, min: 0, max: 999_999_999 },
  /** The node whose children are listed; -1: where the search is. */
  look: { type: 'integer', default: -1, none: -1, min: 0, max: 99_999 },
  measure: { type: 'choice', default: 'visits', values: MEASURES },
} as const satisfies Schema

export type MonteCarloState = StateOf<typeof MONTE_CARLO_FIELDS>

/** The same where a page says what it begins with. */
export function monteCarloSchema(given: Partial<MonteCarloState>) {
  const of = <F extends { readonly default: unknown }>(name: keyof MonteCarloState, field: F): F =>
    given[name] === undefined ? field : { ...field, default: given[name] }
  const fields = MONTE_CARLO_FIELDS
  return {
    iterations: of('iterations', fields.iterations),
    explore: of('explore', fields.explore),
    chance: of('chance', fields.chance),
    playout: of('playout', fields.playout),
    event: of('event', fields.event),
    look: of('look', fields.look),
    measure: of('measure', fields.measure),
  } satisfies Schema
}

export type MonteCarloSchema = ReturnType<typeof monteCarloSchema>
