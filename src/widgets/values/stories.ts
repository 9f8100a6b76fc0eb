import type { Stories } from '../../figure/stories.ts'
import type Values from './Values.astro'

export const stories = {
  Values: {
    'tic-tac-toe': { game: 'mnk', position: 'b2', depth: 9 },
    connect4: { game: 'connect4', position: '75557477', depth: 3, most: 7 },
  },
} satisfies Stories<{ Values: typeof Values }>
