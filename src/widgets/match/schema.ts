import type { GameOptions } from '../../../engine/index.ts'
import type { ToldMatch } from '../../i18n/match.ts'
import type { Schema } from '../../state/schema.ts'

/**
 * How many games are asked for, and by which seed.
 *
 * @param seed  of the stored run
 * @param games  of each match
 */
export function gamesSchema(seed: number, games: number) {
  return {
    games: { type: 'integer', default: games, min: 2, max: 200 },
    seed: { type: 'integer', default: seed, min: 0, max: 99_999 },
  } as const satisfies Schema
}

/** @param seed  of the stored run */
export function matchSchema(seed: number) {
  return {
    /** From 1, in the order of the page; 0 for all of them. */
    match: { type: 'integer', default: 0, min: 0, max: 20 },
    ...gamesSchema(seed, 10),
  } as const satisfies Schema
}

export type MatchSchema = ReturnType<typeof matchSchema>

/** A match that can be played, as a page names it. */
export interface PlayableMatch {
  readonly game: string
  readonly gameOptions?: GameOptions
  readonly agents: readonly [string, string]
  /** By which worker, where it is not the game's own. */
  readonly served?: 'clinic' | 'pattern-sets'
  /** Who plays whom at what, as the page says it. */
  readonly name: string
  /** Of the first agent, what a stored run came to; absent where there is none. */
  readonly result?: Omit<ToldMatch, 'name' | 'seed'>
}

/** One that has been played before the page was built. */
export type StoredMatch = PlayableMatch & Required<Pick<PlayableMatch, 'result'>>
