import type { Stories } from '../../figure/stories.ts'
import type Demands from './Demands.astro'

export const stories = {
  Demands: {
    'own-lines-alone': { position: 'd4 d7 e4 e7 f4 b2 g8 b7', variant: 'own', depth: 1 },
    right: { position: 'd4 d7 e4 e7 f4 b2 g8 b7', variant: 'right', depth: 1 },
  },
} satisfies Stories<{ Demands: typeof Demands }>
