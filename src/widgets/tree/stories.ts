import { THE_33_NODE_TREE } from '../../../engine/index.ts'
import type { Stories } from '../../figure/stories.ts'
import type Outline from './Outline.astro'
import type Tree from './Tree.astro'

/** Eleven children: more than a level shows at once. */
const MANY_CHILDREN =
  '[[1,2,3],[4,5,6],[7,8,9],[1,1],[2,2],[3,3],[4,4],[5,5],[6,6],[7,7],[8,[9,10]]]'

const MINIMAX = { algorithm: 'minimax', ordering: 'none', tie: 'le', fail: 'soft' } as const

export const stories = {
  Outline: {
    'tic-tac-toe': {
      spec: { ...MINIMAX, game: 'mnk', position: 'c3b2b3a3c1', depth: 4 },
      label: 'All ways to play on',
    },
  },
  Tree: {
    start: { position: THE_33_NODE_TREE },
    'third-cut': { position: THE_33_NODE_TREE, step: 'cutoff:3', offer: [] },
    'minimax-end': { position: '[[3,12],[2,4]]', algorithm: 'minimax', step: 'end' },
    'negamax-end': { position: '[[3,12],[2,4]]', algorithm: 'negamax', step: 'end' },
    'hard-strict': { position: '[[3,12],[2,4]]', fail: 'hard', tie: 'lt', step: 'end' },
    'first-cut': { position: '[[3,12],[2,4]]', step: 'cutoff:1' },
    plain: { position: '[[3,12],[2,4]]', algorithm: 'minimax', step: 5, plain: true },
    'one-leaf': { position: '7', step: 'end' },
    'large-values': { position: '[[-120,7],[3500,-40000]]', step: 'end' },
    'folded-children': { position: MANY_CHILDREN, step: 'cutoff:2' },
    connect4: {
      game: 'connect4',
      position: '4455',
      depth: 2,
      ordering: 'centre',
      step: 'cutoff:1',
    },
    'a-solver-has-no-code': {
      game: 'connect4',
      position: '1364433762445466436761771331',
      proof: 'solver',
      depth: 1,
      step: 'end',
      offer: [],
    },
    'tic-tac-toe': { game: 'mnk', position: 'a1b2c3a2c2', depth: 6, step: 'end' },
  },
} satisfies Stories<{ Outline: typeof Outline; Tree: typeof Tree }>
