import type { Stories } from '../../figure/stories.ts'
import type Exercise from './Exercise.astro'

export const stories = {
  Exercise: {
    number: { set: 'a-board-in-one-number', name: 'number-of-d1', title: 'one stone' },
    pick: { set: 'a-board-in-one-number', name: 'where-it-lands', title: 'a stone astray' },
    build: { set: 'four-in-a-row-by-shifting', name: 'false-four', title: 'over the edge' },
    choice: {
      set: 'a-heuristic-for-abalone',
      name: 'centre-sign',
      title: 'who holds the centre',
      options: { positive: 'positive', zero: 'zero', negative: 'negative' },
    },
    'choice-of-code': {
      set: 'four-in-a-row-by-shifting',
      name: 'which-line',
      title: 'three lines',
      code: true,
      options: { written: 'b & p != 0', logic: 'b && p', meant: '(b & p) != 0' },
    },
    repair: { set: 'cutting-branches', name: 'mend', title: 'mend the program' },
    move: { set: 'captures', name: 'which-breaks', title: 'one move left' },
    'move-on-hexagons': {
      set: 'a-heuristic-for-abalone',
      name: 'push-off',
      title: 'the largest term',
    },
  },
} satisfies Stories<{ Exercise: typeof Exercise }>
