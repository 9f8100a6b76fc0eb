import { abalone } from '../../../engine/index.ts'
import { hexModel } from '../../boards/hex-model.ts'
import type { Stories } from '../../figure/stories.ts'
import type HexPair from './HexPair.astro'
import type HeuristicWeights from './HeuristicWeights.astro'

const model = hexModel(abalone, abalone.game.initial())
const boards = ['first', 'second'].flatMap((title) =>
  model === undefined ? [] : [{ title, label: `The ${title} board`, model }],
)

export const stories = {
  HexPair: { starts: { boards } },
  HeuristicWeights: {
    weights: {
      position: '..w../.wwbw./..wwbw./.bwwwb../.bbwwb.../..w.bb../.b.bbb./.b..../..... b 0,1 45',
    },
    sign: {
      position: '...../..w.w./.wwww../...ww.../..bbwww../.bbbwb../.bbww../.bbbb./..bb. w 0,0 38',
      turns: 'sign',
    },
    local: {
      position: 'wwwww/ww.www/...bwww/...bb.w./...bbb.../.b.bbb../.bbb.../.b..../..... w 0,0 30',
      turns: 'local',
    },
  },
} satisfies Stories<{ HexPair: typeof HexPair; HeuristicWeights: typeof HeuristicWeights }>
