import type { Stories } from '../../figure/stories.ts'
import type Exercise from './Exercise.astro'

export const stories = {
  Exercise: {
    number: { set: '01', name: 'number-of-d1', title: 'one stone' },
    pick: { set: '01', name: 'where-it-lands', title: 'a stone astray' },
    build: { set: '02', name: 'false-four', title: 'over the edge' },
    choice: {
      set: '11',
      name: 'centre-sign',
      title: 'who holds the centre',
      options: { positive: 'positive', zero: 'zero', negative: 'negative' },
    },
    'choice-of-code': {
      set: '02',
      name: 'which-line',
      title: 'three lines',
      code: true,
      options: { written: 'b & p != 0', logic: 'b && p', meant: '(b & p) != 0' },
    },
    repair: { set: '07', name: 'mend', title: 'mend the program' },
    move: { set: '12', name: 'which-breaks', title: 'one move left' },
    'move-on-hexagons': { set: '11', name: 'push-off', title: 'the largest term' },
  },
} satisfies Stories<{ Exercise: typeof Exercise }>
