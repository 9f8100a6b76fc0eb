import type { Stories } from '../../figure/stories.ts'
import type MonteCarlo from './MonteCarlo.astro'

export const stories = {
  MonteCarlo: {
    playout: { game: 'connect4', position: '4455', state: { iterations: 30 } },
    selection: { game: 'mnk', position: 'b2', state: { iterations: 40, event: 100 }, parts: [] },
  },
} satisfies Stories<{ MonteCarlo: typeof MonteCarlo }>
