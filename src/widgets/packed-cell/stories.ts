import type { Stories } from '../../figure/stories.ts'
import type PackedCell from './PackedCell.astro'

export const stories = {
  PackedCell: {
    'three-with-a-hole': { position: 'e5 d6 g5 d7 d8 c4 h5', ask: 'd5' },
  },
} satisfies Stories<{ PackedCell: typeof PackedCell }>
