import { abalone } from '../../../engine/index.ts'
import { hexModel } from '../../boards/hex-model.ts'
import type { Stories } from '../../figure/stories.ts'
import type Pair from './Pair.astro'
import type Weigh from './Weigh.astro'

const model = hexModel(abalone, abalone.game.initial())
const boards = ['first', 'second'].flatMap((title) =>
  model === undefined ? [] : [{ title, label: `The ${title} board`, model }],
)

export const stories = {
  Pair: { starts: { boards } },
  Weigh: {
    weights: {
      position: '..w../.wwbw./..wwbw./.bwwwb../.bbwwb.../..w.bb../.b.bbb./.b..../..... b 0,1 45',
    },
    sign: {
      position: '...../..w.w./.wwww../...ww.../..bbwww../.bbbwb../.bbww../.bbbb./..bb. w 0,0 38',
      turns: 'sign',
    },
  },
} satisfies Stories<{ Pair: typeof Pair; Weigh: typeof Weigh }>
