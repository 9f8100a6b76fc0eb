import type { Stories } from '../../figure/stories.ts'
import type Strategy from './Strategy.astro'

const TREE = '[[[4,7],[1,9]],[[6,2],[8,3]]]'

export const stories = {
  Strategy: {
    open: { position: TREE, picks: 'a----' },
    whole: { position: TREE, picks: 'abb--' },
    proof: { position: TREE, side: 'both' },
    ending: { game: 'mnk', position: 'b2a1a3c1c3a2', side: 'both' },
  },
} satisfies Stories<{ Strategy: typeof Strategy }>
