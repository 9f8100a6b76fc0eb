import type { Stories } from '../../figure/stories.ts'
import type Analysis from './Analysis.astro'

export const stories = {
  Analysis: {
    mnk: { game: 'mnk' },
    connect4: { game: 'connect4' },
    gomoku8: { game: 'gomoku8' },
    gomoku: { game: 'gomoku' },
    ninuki: { game: 'ninuki' },
    abalone: { game: 'abalone' },
    reversi: { game: 'reversi' },
  },
} satisfies Stories<{ Analysis: typeof Analysis }>
