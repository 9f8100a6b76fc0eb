import { lettersDoubt } from '../../core/doubts.ts'
import type { Board, Game, GameKit } from '../../core/game.ts'
import { centrality } from '../../core/grid.ts'
import { influenceAt, stoneNear } from '../../core/influence.ts'
import { evaluate, explain } from './evaluate.ts'
import { FORMS } from './forms.ts'
import { format, formatMove, parse, parseMove, stoneAt } from './notation.ts'
import { EMPTY } from './patterns.ts'
import type { NinukiPosition } from './position.ts'
import {
  initial,
  lastCaptures,
  moves,
  movesPlayed,
  OPTIONS,
  outcome,
  play,
  PRESETS,
  SIDES,
  undo,
} from './rules.ts'

const game: Game<NinukiPosition> = {
  id: 'ninuki',
  maxMoves: 19 * 19,
  initial,
  toMove: (p) => p.toMove,
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

const board: Board<NinukiPosition> = {
  shape: 'square',
  ground: 'points',
  size: (p) => ({ columns: p.size, rows: p.size }),
  at: stoneAt,
  targets: (_, move) => [move],
  lastMove: (p) => movesPlayed(p).slice(-1),
  lastTaken: lastCaptures,
  squareName: formatMove,
}

const hasStone = (p: NinukiPosition, square: number) => p.cells[p.cellOf[square]] !== EMPTY

export const ninuki: GameKit<NinukiPosition> = {
  game,
  evaluation: { evaluate, explain },
  board,
  sides: SIDES,
  options: OPTIONS,
  presets: PRESETS,
  forms: FORMS,
  doubts: lettersDoubt,
  ownOptions: ({ ownSize, size }, given) => (ownSize ? { ...given, size } : given),
  played: movesPlayed,
  pending: (p) => p.pending,
  lost: (p) => [p.captured[1], p.captured[0]],
  centrality: (p, move) => centrality(move, p.size, p.size),
  influence: (p, moves, count, out) => influenceAt(p, hasStone, p.size, p.size, moves, count, out),
  near: (p, move, radius) => stoneNear(p, hasStone, p.size, p.size, move, radius),
}
