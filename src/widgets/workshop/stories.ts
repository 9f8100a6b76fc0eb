import type { Stories } from '../../figure/stories.ts'
import type Workshop from './Workshop.astro'
import type { WorkshopStart } from './schema.ts'

/** A match that was never played. */
const start: WorkshopStart = {
  game: 'connect4',
  agents: ['own:ties=random', 'level-2'],
  name: '1: against Level 2',
  seed: 23,
  result: {
    played: 40,
    wins: 18,
    draws: 4,
    losses: 18,
    elo: 0,
    low: -60,
    high: 60,
    nodesPerMove: [140, 140],
  },
}

export const stories = {
  Workshop: { 'as-it-opens': { start } },
} satisfies Stories<{ Workshop: typeof Workshop }>
