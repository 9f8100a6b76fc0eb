import type { Board, Game, GameKit } from '../../core/game.ts'
import { squareName } from '../../core/grid.ts'
import { evaluation, weighing } from './evaluate.ts'
import { FORMS } from './forms.ts'
import { at, format, formatMove, parse, parseMove, SIDES } from './notation.ts'
import {
  hashHi,
  hashLo,
  initial,
  lastTurned,
  MOST_MOVES,
  moves,
  OPTIONS,
  outcome,
  PASS,
  play,
  squareOfBit,
  toMove,
  undo,
  type Reversi,
} from './rules.ts'

const game: Game<Reversi> = {
  id: 'reversi',
  maxMoves: MOST_MOVES,
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
}

const board: Board<Reversi> = {
  shape: 'square',
  size: (p) => ({ columns: p.board.size, rows: p.board.size }),
  at,
  targets: (p, move) => (move === PASS ? [] : [squareOfBit(p, move)]),
  lastMove(p) {
    const last = p.plies === 0 ? PASS : p.history[p.plies - 1]
    return last === PASS ? [] : [squareOfBit(p, last)]
  },
  lastTurned,
  squareName: (p, square) => squareName(square, p.board.size),
}

export const reversi: GameKit<Reversi> = {
  game,
  evaluation,
  weighing,
  board,
  sides: SIDES,
  options: OPTIONS,
  forms: FORMS,
  played: (p) => Array.from(p.history.subarray(0, p.plies)),
}
