import type { Board, Game, GameKit } from '../../core/game.ts'
import { centrality, squareName } from '../../core/grid.ts'
import { influenceAt, stoneNear } from '../../core/influence.ts'
import { sharpInLines } from '../../core/sharp.ts'
import { FORMS } from './forms.ts'
import { evaluate, explain } from './evaluate.ts'
import { at, format, formatMove, parse, parseMove, SIDES } from './notation.ts'
import {
  initial,
  MAX_SIDE,
  moves,
  OPTIONS,
  outcome,
  play,
  toMove,
  undo,
  type MnkPosition,
} from './rules.ts'

export type { MnkPosition } from './rules.ts'

const game: Game<MnkPosition> = {
  id: 'mnk',
  maxMoves: MAX_SIDE * MAX_SIDE,
  initial,
  toMove,
  moves,
  play,
  undo,
  outcome,
  hashLo: (p) => p.hashLo,
  hashHi: (p) => p.hashHi,
  format,
  parse,
  formatMove,
  parseMove,
}

const board: Board<MnkPosition> = {
  shape: 'square',
  size: (p) => ({ columns: p.size.columns, rows: p.size.rows }),
  at,
  targets: (_, square) => [square],
  lastMove: (p) => (p.played === 0 ? [] : [p.moves[p.played - 1]]),
  squareName: (p, square) => squareName(square, p.size.columns),
}

const hasStone = (p: MnkPosition, square: number) => p.cells[square] !== -1

/** What its lines have whatever their length: see `sharpInLines`. */
const LINES = { exact: false, at, moveTo: (square: number) => square }

export const mnk: GameKit<MnkPosition> = {
  game,
  evaluation: { evaluate, explain },
  board,
  sides: SIDES,
  options: OPTIONS,
  forms: FORMS,
  played: (p) => Array.from(p.moves.subarray(0, p.played)),
  centrality: (p, square) => centrality(square, p.size.columns, p.size.rows),
  influence: (p, moves, count, out) =>
    influenceAt(p, hasStone, p.size.columns, p.size.rows, moves, count, out),
  near: (p, square, radius) => stoneNear(p, hasStone, p.size.columns, p.size.rows, square, radius),
  sharp: (p, out) =>
    sharpInLines(
      { columns: p.size.columns, rows: p.size.rows, length: p.size.k, ...LINES },
      p,
      toMove(p),
      out,
    ),
}
