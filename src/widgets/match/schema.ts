import type { ToldMatch } from '../../i18n/match.ts'
import type { Schema } from '../../state/schema.ts'

/** @param seed  of the stored run */
export function matchSchema(seed: number) {
  return {
    /** From 1, in the order of the page; 0 for all of them. */
    match: { type: 'integer', default: 0, min: 0, max: 20 },
    /** Of each match. */
    games: { type: 'integer', default: 10, min: 2, max: 200 },
    seed: { type: 'integer', default: seed, min: 0, max: 99_999 },
  } as const satisfies Schema
}

export type MatchSchema = ReturnType<typeof matchSchema>

/** A match as a page names it, and what a stored run of it came to. */
export interface StoredMatch {
  readonly game: string
  readonly agents: readonly [string, string]
  /** Who plays whom at what, as the page says it. */
  readonly name: string
  /** Of the first agent. */
  readonly result: Omit<ToldMatch, 'name' | 'seed'>
}
