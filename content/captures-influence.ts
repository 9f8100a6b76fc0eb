/** Influence as a judgement against lines: how the match is played, and what came out. */
import type { Way } from '../engine/index.ts'
import taken from './captures-influence.json' with { type: 'json' }

/** What `npm run bench influence` writes. */
export interface InfluenceMatch {
  /** When it was played, as 2026-11-29. */
  readonly date: string
  readonly machine: string
  readonly seed: number
  /** Points of the side that judges by influence, a digit a game: 2 won, 1 drawn, 0 lost. */
  readonly points: string
}

export const RULES = { size: 13 } as const
/** How both sides search, as the report does but two plies deep. */
export const WAY: Way = {
  search: 'alphabeta',
  depth: 2,
  candidates: 2,
  ordering: 'influence',
  beam: 40,
}

export const stored: InfluenceMatch = taken
