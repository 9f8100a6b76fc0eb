import type { Stories } from '../../figure/stories.ts'
import type Grid from './Grid.astro'
import type Heat from './Heat.astro'
import type Told from './Told.astro'

export const stories = {
  Grid: { plain: {} },
  Heat: {
    plain: { position: 'c6 b5 d6 c4 e5 d4 f4 e6 f7 f5' },
    weighed: { position: 'd4 e5 e3 d5 c3 f5', weighed: true },
  },
  Told: {
    'two-terms': {
      told: {
        head: 'd4',
        five: false,
        rows: [
          { term: 'two', own: 6, other: -2, change: 4 },
          { term: 'square', own: 3, other: -1, change: 2 },
        ],
        sides: ['X', 'O'],
      },
    },
  },
} satisfies Stories<{
  Grid: typeof Grid
  Heat: typeof Heat
  Told: typeof Told
}>
