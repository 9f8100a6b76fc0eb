import type { Stories } from '../../figure/stories.ts'
import type Demands from './Demands.astro'
import type Grid from './Grid.astro'
import type Heat from './Heat.astro'
import type Told from './Told.astro'

export const stories = {
  Demands: {
    'own-lines-alone': { position: 'd4 d7 e4 e7 f4 b2 g8 b7', variant: 'own', depth: 1 },
    right: { position: 'd4 d7 e4 e7 f4 b2 g8 b7', variant: 'right', depth: 1 },
  },
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
  Demands: typeof Demands
  Grid: typeof Grid
  Heat: typeof Heat
  Told: typeof Told
}>
