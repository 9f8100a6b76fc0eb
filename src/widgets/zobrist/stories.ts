import type { Stories } from '../../figure/stories.ts'
import type Zobrist from './Zobrist.astro'

export const stories = {
  Zobrist: {
    'a-stone-comes': { stones: 'Xb2Oc3Xa1', change: 'Xa1' },
    empty: {},
  },
} satisfies Stories<{ Zobrist: typeof Zobrist }>
