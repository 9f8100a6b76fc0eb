import type { Stories } from '../../figure/stories.ts'
import type Hands from './Hands.astro'

export const stories = {
  Hands: {
    mnk: { game: 'mnk' },
    connect4: { game: 'connect4' },
    gomoku8: { game: 'gomoku8' },
    gomoku: { game: 'gomoku' },
    ninuki: { game: 'ninuki' },
    abalone: { game: 'abalone' },
  },
} satisfies Stories<{ Hands: typeof Hands }>
