import type { Stories } from '../../figure/stories.ts'
import type Signs from './Signs.astro'

export const stories = {
  Signs: {
    'four-leaves': { position: '[[3,12],[2,4]]', step: 3 },
    'lost-sign': {
      game: 'mnk',
      position: 'b2a1a3c1c3a2',
      slip: 'leaf',
      step: 'end',
      slips: true,
    },
    depths: {
      game: 'connect4',
      position: '4455',
      depth: 1,
      slip: 'call',
      slips: true,
      depths: true,
    },
  },
} satisfies Stories<{ Signs: typeof Signs }>
