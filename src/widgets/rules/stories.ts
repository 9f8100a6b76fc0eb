import type { Stories } from '../../figure/stories.ts'
import type Rules from './Rules.astro'

const NINE = '.........'

export const stories = {
  Rules: {
    'double-three': {
      cases: [
        {
          name: 'double-three',
          position: `${NINE}/${NINE}/${NINE}/...X...../...X...../.XX....../${NINE}/${NINE}/${NINE} X 0,0`,
          ask: 'd4',
        },
      ],
    },
    'breakable-five': {
      cases: [
        {
          name: 'breakable',
          position: `${NINE}/${NINE}/${NINE}/....O..../....X..../..XXXX.../${NINE}/${NINE}/${NINE} X 0,0`,
          ask: 'g4',
        },
      ],
    },
  },
} satisfies Stories<{ Rules: typeof Rules }>
