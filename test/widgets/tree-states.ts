import type { TreeSpec } from '../../src/widgets/tree/spec.ts'

/** A state of the figure to be drawn. */
export interface State {
  /** Letters and hyphens. */
  readonly name: string
  readonly spec: TreeSpec
  /** As in `start.ts`. */
  readonly step: string
  /** A node that the reader has selected. */
  readonly selected?: number
  /** Nodes that the reader has opened or closed. */
  readonly choice?: ReadonlyMap<number, boolean>
}

const toy: TreeSpec = {
  game: 'tree',
  position: '',
  algorithm: 'alphabeta',
  depth: 4,
  ordering: 'none',
  tie: 'le',
  fail: 'soft',
}
const connect4: TreeSpec = { ...toy, game: 'connect4', position: '4455', ordering: 'centre' }
const ticTacToe: TreeSpec = { ...toy, game: 'mnk', position: 'b2a1c3', depth: 6 }

/** Eleven children: more than a level shows at once. */
const MANY_CHILDREN =
  '[[1,2,3],[4,5,6],[7,8,9],[1,1],[2,2],[3,3],[4,4],[5,5],[6,6],[7,7],[8,[9,10]]]'

/** Few leaves, twelve levels. */
const DEEP = '[[[[[[[[[[[3,1]]]]]]],2]]],[4]]'

/** Names of nodes that are longer than their room. */
const NAMED =
  '{"name":"the root","children":[{"name":"left branch","children":[{"name":"bishop takes","value":5},{"name":"a","value":6}]},{"name":"right branch","children":[{"name":"knight","value":1},{"name":"deeper","children":[{"name":"pawn","value":3},{"name":"rook","value":4}]}]}]}'

export const states: readonly State[] = [
  { name: 'toy-start', spec: toy, step: '0' },
  { name: 'toy-first-cut', spec: toy, step: 'cutoff:1' },
  { name: 'toy-second-cut', spec: toy, step: 'cutoff:2' },
  { name: 'toy-third-cut', spec: toy, step: 'cutoff:3' },
  { name: 'toy-end', spec: toy, step: 'end' },
  { name: 'toy-cut-selected', spec: toy, step: 'end', selected: 9 },
  { name: 'toy-folded', spec: toy, step: 'end', choice: new Map([[1, false]]) },
  { name: 'toy-strict', spec: { ...toy, tie: 'lt' }, step: 'end' },
  { name: 'toy-hard', spec: { ...toy, fail: 'hard' }, step: 'cutoff:3' },
  { name: 'toy-minimax', spec: { ...toy, algorithm: 'minimax' }, step: '40' },
  { name: 'toy-negamax', spec: { ...toy, algorithm: 'negamax' }, step: 'end' },
  { name: 'small', spec: { ...toy, position: '[[3,12],[2,4]]' }, step: 'cutoff:1' },
  { name: 'one-leaf', spec: { ...toy, position: '7' }, step: 'end' },
  { name: 'large-values', spec: { ...toy, position: '[[-120,7],[3500,-40000]]' }, step: 'end' },
  { name: 'deep', spec: { ...toy, position: DEEP }, step: 'end' },
  { name: 'folded-children', spec: { ...toy, position: MANY_CHILDREN }, step: 'cutoff:2' },
  { name: 'connect4-depth-2', spec: { ...connect4, depth: 2 }, step: 'cutoff:1' },
  { name: 'connect4-depth-3', spec: { ...connect4, depth: 3 }, step: 'cutoff:4' },
  { name: 'connect4-depth-4', spec: connect4, step: 'cutoff:9' },
  { name: 'connect4-depth-5', spec: { ...connect4, depth: 5 }, step: 'cutoff:20' },
  { name: 'connect4-depth-6', spec: { ...connect4, depth: 6 }, step: 'cutoff:50' },
  { name: 'connect4-depth-7', spec: { ...connect4, depth: 7 }, step: 'cutoff:90' },
  {
    name: 'connect4-depth-7-minimax',
    spec: { ...connect4, algorithm: 'minimax', depth: 7 },
    step: '900',
  },
  {
    name: 'tic-tac-toe-depth-9',
    spec: { ...ticTacToe, position: '', depth: 9 },
    step: 'cutoff:90',
  },
  { name: 'long-names', spec: { ...toy, position: NAMED }, step: 'cutoff:1' },
  {
    name: 'decimals',
    spec: { ...toy, position: '[[-12.75,3.5],[100.25,∞],[-∞,0.125]]' },
    step: 'end',
  },
  { name: 'connect4-end', spec: connect4, step: 'end' },
  { name: 'connect4-win', spec: { ...connect4, position: '44553', depth: 4 }, step: 'end' },
  { name: 'tic-tac-toe', spec: ticTacToe, step: 'cutoff:3' },
  { name: 'tic-tac-toe-end', spec: { ...ticTacToe, position: 'a1b2c3a2c2' }, step: 'end' },
  {
    name: 'truncated',
    spec: { ...connect4, position: '', algorithm: 'minimax', depth: 7, ordering: 'none' },
    step: 'end',
  },
]
