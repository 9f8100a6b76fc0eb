import type { Stories } from '../../figure/stories.ts'
import type Ladder from './Ladder.astro'
import type { StoredRun } from './runs.ts'
import { UPPERS } from './schema.ts'

/** Four matches that were never played, and the same five plies as a game of each. */
const stored = UPPERS.map((upper, i): StoredRun => ({
  upper,
  seed: null,
  played: 40,
  wins: 40 - 10 * i,
  draws: 2 * i,
  losses: 8 * i,
  elo: 400 - 120 * i,
  low: 300 - 120 * i,
  high: 520 - 120 * i,
  nodesPerMove: [1000 * i, 100 * i],
  seconds: i + 0.5,
  game: 'h6g6 b5c6 g5f4 c4c3 f4f5',
  starter: 0,
  points: 0.5,
}))

export const stories = {
  Ladder: { 'four-matches': { stored, seed: 11 } },
} satisfies Stories<{ Ladder: typeof Ladder }>
