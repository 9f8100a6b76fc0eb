import type { Stories } from '../../figure/stories.ts'
import type Commit from './Commit.astro'

export const stories = {
  Commit: {
    squares: {
      name: 'squares',
      question: 'Which squares lose?',
      choices: { corners: 'the corners', sides: 'the sides' },
      right: 'sides',
    },
  },
} satisfies Stories<{ Commit: typeof Commit }>
