import type { Board, Game, GameKit } from '../../core/game.ts'
import { centrality, squareName } from '../../core/grid.ts'
import { influenceAt, stoneNear } from '../../core/influence.ts'
import { requireOptions } from '../../core/options.ts'
import { sharpInLines } from '../../core/sharp.ts'
import { SIDES } from '../gomoku/placing.ts'
import { evaluation, weighing } from './evaluate.ts'
import { FORMS } from './forms.ts'
import { format, formatMove, parse, parseMove } from './notation.ts'
import {
  bitOfSquare,
  initial,
  moves,
  outcome,
  play,
  sideAt,
  SQUARES,
  toMove,
  undo,
  type Gomoku8,
} from './rules.ts'
import { threatBoard } from './threats.ts'

const game: Game<Gomoku8> = {
  id: 'gomoku8',
  maxMoves: SQUARES,
  initial(options) {
    requireOptions('gomoku8.initial', [], options)
    return initial()
  },
  toMove,
  moves,
  play,
  undo,
  outcome,
  hashLo: (p) => p.hash[0],
  hashHi: (p) => p.hash[1],
  format,
  parse,
  formatMove,
  parseMove,
}

const board: Board<Gomoku8> = {
  shape: 'square',
  size: () => ({ columns: 8, rows: 8 }),
  at: (p, square) => sideAt(p, bitOfSquare(square)),
  targets: (_, bit) => [bitOfSquare(bit)],
  lastMove: (p) => (p.plies === p.base ? [] : [bitOfSquare(p.history[p.plies - 1])]),
  squareName: (_, square) => squareName(square, 8),
}

// Distances are the same on the board mirrored left to right, which is what bits count along.
const hasStone = (p: Gomoku8, bit: number) => sideAt(p, bit) !== -1

const LINES = {
  columns: 8,
  rows: 8,
  length: 5,
  exact: false,
  at: sideAt,
  moveTo: (bit: number) => bit,
}

export const gomoku8: GameKit<Gomoku8> = {
  game,
  evaluation,
  weighing,
  board,
  sides: SIDES,
  options: [],
  forms: FORMS,
  played: (p) => Array.from(p.history.subarray(p.base, p.plies)),
  centrality: (_, bit) => centrality(bitOfSquare(bit), 8, 8),
  influence: (p, moves, count, out) => influenceAt(p, hasStone, 8, 8, moves, count, out),
  near: (p, bit, radius) => stoneNear(p, hasStone, 8, 8, bit, radius),
  sharp: (p, out) => sharpInLines(LINES, p, toMove(p), out),
  threatBoard,
}
