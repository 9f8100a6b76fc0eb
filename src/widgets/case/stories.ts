import type { Stories } from '../../figure/stories.ts'
import type Case from './Case.astro'

export const stories = {
  Case: {
    'one-program': {
      programs: [{ id: 'narrow-neighbourhood', position: 'f6 g8 e6 h6 j7 h10 d6 h9 d8 i7' }],
    },
    'two-programs': {
      programs: [
        { id: 'root-window', position: 'e1 f2 g1 g3 d3 c2 d1 a2' },
        { id: 'smallest-int', position: 'h5 f7 h3 d5 g7' },
      ],
    },
    hexagons: {
      programs: [
        {
          id: 'selection-from-one-side',
          position:
            'wwwww/ww.www/..w..../....w.../........./......../..bbb.b/bb.bbb/b.b.. b 3,2 11',
        },
      ],
    },
  },
} satisfies Stories<{ Case: typeof Case }>
