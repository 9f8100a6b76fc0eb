import type { Stories } from '../../figure/stories.ts'
import type MoveOrder from './MoveOrder.astro'

export const stories = {
  MoveOrder: {
    influence: {
      game: 'gomoku',
      gameOptions: { size: 9 },
      position: 'e5 d6 e6 e7 d5 f5 c4',
      order: 'influence',
      depth: 2,
    },
    'by-evaluation': { game: 'mnk', position: 'b2a1', order: 'evaluation', depth: 7 },
  },
} satisfies Stories<{ MoveOrder: typeof MoveOrder }>
