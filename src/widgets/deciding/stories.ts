import type { Stories } from '../../figure/stories.ts'
import type Deciding from './Deciding.astro'

export const stories = {
  Deciding: {
    fours: {
      questions: Array.from({ length: 10 }, () => ({
        position: 'c6 e6 b5 e8 d5 e5 e4 f3',
        better: 'a8',
        worse: 'd7',
      })),
    },
  },
} satisfies Stories<{ Deciding: typeof Deciding }>
