import type { Game, GameKit } from '../../core/game.ts'
import { alternating } from './alternating.ts'
import { evaluate, explain } from './evaluate.ts'
import { format, formatMove, initial, parse, parseMove, SIDES } from './notation.ts'
import { MAX_CHILDREN } from './branch.ts'
import { hold } from './held.ts'
import {
  hashHi,
  hashLo,
  moves,
  OPTIONS,
  outcome,
  play,
  toMove,
  undo,
  type TreePosition,
} from './rules.ts'

import { writtenScore } from './tree.ts'
import { unknownsOf } from './unknown.ts'
import { withOpposites, withWindow } from './window.ts'
import { FORMS } from './write.ts'

export { THE_33_NODE_TREE } from './examples.ts'
export type { TreePosition } from './rules.ts'
export { childCount, type ExplicitTree } from './tree.ts'

const game: Game<TreePosition> = {
  id: 'tree',
  maxMoves: MAX_CHILDREN,
  mostMoves: ({ tree }) => Math.max(1, tree.widest),
  initial,
  toMove,
  moves,
  play,
  undo,
  outcome,
  hashLo,
  hashHi,
  format,
  parse,
  formatMove,
  parseMove,
  alternating: (p) => alternating(game, p),
}

export const tree: GameKit<TreePosition> = {
  game,
  evaluation: { evaluate, explain },
  sides: SIDES,
  options: OPTIONS,
  forms: FORMS,
  played: (p) => Array.from(p.path.subarray(0, p.ply)),
  writtenScore: ({ tree }, score) =>
    tree.scale === undefined ? undefined : writtenScore(tree, score),
  withWindow,
  withOpposites,
  label: (p) => p.tree.labels.get(p.node),
  unknowns: unknownsOf,
  hold: (text, { first } = {}, read, written) => hold(text, first, read, written),
}
