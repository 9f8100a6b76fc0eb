import type { Stories } from '../../figure/stories.ts'
import type Capture from './Capture.astro'

export const stories = {
  Capture: {
    pair: {
      position:
        '........./........./......X../.....O.../....OX.../......O../........./........./......... X 0,0',
      move: 'd4',
    },
  },
} satisfies Stories<{ Capture: typeof Capture }>
