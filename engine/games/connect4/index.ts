import type { Board, Game, GameKit } from '../../core/game.ts'
import { squareName } from '../../core/grid.ts'
import { requireOptions } from '../../core/options.ts'
import { evaluation, weighing } from './evaluate.ts'
import { FORMS } from './forms.ts'
import { hashHi, hashLo } from './hash.ts'
import { at, format, formatMove, parse, parseMove, SIDES } from './notation.ts'
import {
  COLUMNS,
  initial,
  isFull,
  moves,
  outcome,
  play,
  ROWS,
  squareOf,
  toMove,
  undo,
  type Connect4Position,
} from './rules.ts'
import { sharp } from './sharp.ts'

export type { Connect4Position } from './rules.ts'

const game: Game<Connect4Position> = {
  id: 'connect4',
  maxMoves: COLUMNS,
  initial(options) {
    requireOptions('connect4.initial', [], options)
    return initial()
  },
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
}

const board: Board<Connect4Position> = {
  shape: 'square',
  ground: 'slots',
  size: () => ({ columns: COLUMNS, rows: ROWS }),
  at,
  targets: (p, column) => (isFull(p, column) ? [] : [squareOf(p.heights[column])]),
  lastMove(p) {
    if (p.played === 0) return []
    const column = p.moves[p.played - 1]
    return [squareOf(p.heights[column] - 1)]
  },
  squareName: (_, square) => squareName(square, COLUMNS),
}

export const connect4: GameKit<Connect4Position> = {
  game,
  evaluation,
  weighing,
  board,
  sides: SIDES,
  options: [],
  forms: FORMS,
  played: (p) => Array.from(p.moves.subarray(0, p.played)),
  sharp,
  centrality: (_, column) => 0 - Math.abs(2 * column - (COLUMNS - 1)),
}
