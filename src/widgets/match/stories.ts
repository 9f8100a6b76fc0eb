import type { Stories } from '../../figure/stories.ts'
import type Match from './Match.astro'
import type { StoredMatch } from './schema.ts'

/** Two matches that were never played: one that says something, and one that does not. */
const stored: readonly StoredMatch[] = [
  {
    game: 'connect4',
    agents: ['monte-carlo', 'blind'],
    name: 'Connect 4: first',
    result: {
      played: 40,
      wins: 30,
      draws: 2,
      losses: 8,
      elo: 215,
      low: 94,
      high: 366,
      nodesPerMove: [20_000, 14_000],
    },
  },
  {
    game: 'reversi',
    agents: ['monte-carlo', 'judging'],
    name: 'Reversi: second',
    result: {
      played: 4,
      wins: 1,
      draws: 1,
      losses: 2,
      elo: -60,
      low: -420,
      high: 240,
      nodesPerMove: [20_000, 19_000],
    },
  },
]

export const stories = {
  Match: { 'two-games': { stored, seed: 21 } },
} satisfies Stories<{ Match: typeof Match }>
