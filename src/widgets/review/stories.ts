import type { Stories } from '../../figure/stories.ts'
import type Review from './Review.astro'

export const stories = {
  Review: {
    connect4: { game: 'connect4' },
    gomoku8: { game: 'gomoku8' },
    abalone: { game: 'abalone' },
  },
} satisfies Stories<{ Review: typeof Review }>
