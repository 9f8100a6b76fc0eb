import type { Stories } from '../../figure/stories.ts'
import type Terms from './Terms.astro'

export const stories = {
  Terms: {
    opening: {
      position: 'j10 k10 j11 k11 j9 k12 i9 l13 h8',
      late: 'j10 k10 j11 k11 j9 k12 i9 l13 h8 k9',
    },
  },
} satisfies Stories<{ Terms: typeof Terms }>
