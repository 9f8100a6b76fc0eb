import type { Stories } from '../../figure/stories.ts'
import type RootSplit from './RootSplit.astro'

export const stories = {
  RootSplit: {
    slower: { game: 'connect4', position: '44214532', plies: 6 },
    'tic-tac-toe': { game: 'mnk', position: 'b2', plies: 5 },
  },
} satisfies Stories<{ RootSplit: typeof RootSplit }>
