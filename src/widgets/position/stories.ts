import type { Stories } from '../../figure/stories.ts'
import type Position from './Position.astro'
import type Still from './Still.astro'

export const stories = {
  Position: {
    empty: { game: 'connect4' },
    'tic-tac-toe': { game: 'mnk', position: 'b2a1c3' },
    'small-board': { game: 'gomoku', position: 'h8 i9', gameOptions: { size: 15 } },
  },
  Still: {
    'tic-tac-toe': { game: 'mnk', position: 'b2a1a3c1c3a2' },
    connect4: { game: 'connect4', position: '44444' },
  },
} satisfies Stories<{ Position: typeof Position; Still: typeof Still }>
