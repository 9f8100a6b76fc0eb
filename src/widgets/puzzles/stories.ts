import type { Stories } from '../../figure/stories.ts'
import type Puzzles from './Puzzles.astro'

const ten = (...positions: string[]) =>
  Array.from({ length: 10 }, (_, i) => positions[i % positions.length])

export const stories = {
  Puzzles: {
    fork: { game: 'connect4', series: { kind: 'fork', positions: ten('2232', '2224454') } },
    exact: { game: 'connect4', series: { kind: 'exact', positions: ten('33243643457467443376') } },
    push: {
      game: 'abalone',
      series: {
        kind: 'push',
        positions: ten(
          '...../....../..wb.../.www.w../....ww.../.w.ww.../.bbbbw./.bbwbw/....b b 5,1 58',
        ),
      },
    },
  },
} satisfies Stories<{ Puzzles: typeof Puzzles }>
