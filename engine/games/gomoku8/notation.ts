import { formatRows, looksLikeBoard, readAlternateBoard } from '../../core/board-text.ts'
import { ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move } from '../../core/game.ts'
import { squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { tooLong } from '../../core/text.ts'
import { checkLines, playMoves, readOneMove, SIDES, type Placing } from '../gomoku/placing.ts'
import {
  bitOfSquare,
  fromStones,
  GOES_ON,
  initial,
  play,
  sideAt,
  squaresInFives,
  toMove,
  type Gomoku8,
} from './rules.ts'

/**
 * Two texts for a position. Moves: names of squares, `e4 d5 f3`, spaces optional. Board: eight
 * rows of eight from the top, then the side to move:
 *
 *     ......../......../......../...O..../....X.../......../......../........ X
 */
const TEXT_LIMIT = 1000

const placing: Placing<Gomoku8> = {
  columns: 8,
  rows: 8,
  moveOn: bitOfSquare,
  refusal(p, square) {
    if (p.end !== GOES_ON) return { code: 'move/game-over' }
    if (sideAt(p, bitOfSquare(square)) === -1) return undefined
    return { code: 'move/occupied', params: { square: squareName(square, 8) } }
  },
  play,
}

/** The moves from the start; or the board, where the first stones were put down as one. */
export function format(p: Gomoku8): string {
  if (p.base > 0) {
    return `${formatRows((square) => sideAt(p, bitOfSquare(square)), 8, 8, SIDES)} ${SIDES[toMove(p)]}`
  }
  return Array.from(p.history.subarray(0, p.plies), (bit) => formatMove(p, bit)).join(' ')
}

export function parse(text: string, options?: GameOptions): Result<Gomoku8> {
  const none = readOptions([], options)
  if (!none.ok) return none
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  if (!looksLikeBoard(text, SIDES)) return playMoves(placing, initial(), text, 0)
  const stones = readAlternateBoard(text, 8, 8, SIDES)
  if (!stones.ok) return stones
  const cells = checkLines(stones.value, squaresInFives)
  return cells.ok ? ok(fromStones(cells.value)) : cells
}

export function formatMove(_: Gomoku8, bit: Move): string {
  return squareName(bitOfSquare(bit), 8)
}

export function parseMove(p: Gomoku8, text: string): Result<Move> {
  return readOneMove(placing, p, text, TEXT_LIMIT)
}
