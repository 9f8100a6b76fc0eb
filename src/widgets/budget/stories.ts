import type { Stories } from '../../figure/stories.ts'
import type Budget from './Budget.astro'

export const stories = {
  Budget: {
    'time-is-up': { game: 'connect4', position: '17361243766376226', nodes: 20_000 },
    'sees-the-end': { game: 'mnk', position: 'b2a1', nodes: 10_000 },
  },
} satisfies Stories<{ Budget: typeof Budget }>
