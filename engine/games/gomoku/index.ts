import { lettersDoubt } from '../../core/doubts.ts'
import type { Board, Game, GameKit } from '../../core/game.ts'
import { centrality } from '../../core/grid.ts'
import { influenceAt } from '../../core/influence.ts'
import { sharpInLines } from '../../core/sharp.ts'
import { lines, weighing } from './evaluate.ts'
import { FORMS } from './forms.ts'
import { at, format, formatMove, parse, parseMove } from './notation.ts'
import { SIDES } from './placing.ts'
import {
  initial,
  moves,
  near,
  OPTIONS,
  outcome,
  play,
  PRESETS,
  toMove,
  undo,
  MAX_POINTS,
  type Gomoku,
} from './rules.ts'
import { threatBoard } from './threats.ts'

const game: Game<Gomoku> = {
  id: 'gomoku',
  maxMoves: MAX_POINTS,
  initial,
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

const board: Board<Gomoku> = {
  shape: 'square',
  ground: 'points',
  size: (p) => ({ columns: p.geometry.size, rows: p.geometry.size }),
  at,
  targets: (_, point) => [point],
  lastMove: (p) => (p.plies === p.base ? [] : [p.history[p.plies - 1]]),
  squareName: formatMove,
}

const hasStone = (p: Gomoku, point: number) => p.cells[point] !== -1

const LINES = { at, moveTo: (point: number) => point }

export const gomoku: GameKit<Gomoku> = {
  game,
  evaluation: lines,
  weighing,
  board,
  sides: SIDES,
  options: OPTIONS,
  presets: PRESETS,
  forms: FORMS,
  doubts: lettersDoubt,
  ownOptions: ({ ownStart, base, options: { size, centre } }, given) =>
    ownStart && base === 0 ? { ...given, size, ...(centre ? {} : { centre }) } : given,
  played: (p) => Array.from(p.history.subarray(p.base, p.plies)),
  centrality: (p, point) => centrality(point, p.geometry.size, p.geometry.size),
  influence: (p, moves, count, out) =>
    influenceAt(p, hasStone, p.geometry.size, p.geometry.size, moves, count, out),
  near,
  sharp: (p, out) => {
    const { geometry, options } = p
    const { size } = geometry
    const board = { columns: size, rows: size, length: 5, exact: options.exact, ...LINES }
    return sharpInLines(board, p, toMove(p), out)
  },
  threatBoard,
}
