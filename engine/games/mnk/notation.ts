import {
  formatRows,
  looksLikeBoard,
  readAlternateBoard,
  type AlternateBoard,
} from '../../core/board-text.ts'
import { drawnBoard } from '../../core/drawn-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { gridToBoard, isGrid } from '../../core/grid-text.ts'
import { readSquare, squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { plain, plainMoves } from '../../core/plain.ts'
import { playMoves, readOneMove, tooLong, type Read } from '../../core/text.ts'
import { readTranslated } from '../../core/translated.ts'
import {
  empty,
  lineSquares,
  makesLine,
  OPTIONS,
  play,
  put,
  toMove,
  type MnkPosition,
  type MnkSize,
} from './rules.ts'

/**
 * Two texts for a position. Moves: square after square, `b2a1c3`, spaces anywhere between.
 * Board: rows from the top, then the side to move: `..X/.X./O.. O`, or one below the other. The size is an option and
 * not part of the text. A board must be one that play can reach.
 */

export const SIDES = ['X', 'O'] as const
const TEXT_LIMIT = 1000

export function format(p: MnkPosition): string {
  const { columns } = p.size
  if (p.fromBoard) return formatBoard(p)
  return Array.from(p.moves.subarray(0, p.played), (square) => squareName(square, columns)).join('')
}

/** The board text, however the position came about. */
export function formatBoard(p: MnkPosition): string {
  const { columns, rows } = p.size
  return `${formatRows((square) => at(p, square), columns, rows, SIDES)} ${SIDES[toMove(p)]}`
}

/** Whose stone lies on a square, or -1. */
export function at(p: MnkPosition, square: number): Player | -1 {
  const side = p.cells[square]
  return side === 0 || side === 1 ? side : -1
}

export function parse(text: string, options?: GameOptions): Result<MnkPosition> {
  const size = readOptions(OPTIONS, options)
  if (!size.ok) return size
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const clean = plain(text)
  const drawn = drawnBoard(clean, size.value)
  if (drawn !== undefined) return readTranslated(drawn, (grid) => parse(grid, options))
  if (isGrid(clean)) {
    const board = gridToBoard(clean, size.value.columns, size.value.rows)
    return board.ok ? readTranslated(board.value, (rows) => parseBoard(rows, size.value)) : board
  }
  const moves = plainMoves(text)
  return looksLikeBoard(moves, SIDES)
    ? parseBoard(clean, size.value)
    : playMoves(empty(size.value, false), moves, readMove, play)
}

export function formatMove(p: MnkPosition, square: Move): string {
  return squareName(square, p.size.columns)
}

export function parseMove(p: MnkPosition, text: string): Result<Move> {
  return readOneMove(p, text, TEXT_LIMIT, readMove)
}

function readMove(p: MnkPosition, text: string, i: number): Result<Read<Move>> {
  const { columns, rows } = p.size
  const square = readSquare(text, i, columns, rows)
  if (!square.ok) return square
  if (p.won || p.stones === p.cells.length) return fail('move/game-over', i)
  if (p.cells[square.value.value] === -1) return square
  return fail('move/occupied', i, { square: squareName(square.value.value, columns) })
}

function parseBoard(text: string, size: MnkSize): Result<MnkPosition> {
  const board = readAlternateBoard(text, size.columns, size.rows, SIDES)
  return board.ok ? fromBoard(board.value, size) : board
}

/** The position with these stones, if their lines allow it. */
function fromBoard({ cells, mover, start }: AlternateBoard, size: MnkSize): Result<MnkPosition> {
  const p = empty(size, true)
  for (let square = 0; square < cells.length; square++) {
    if (cells[square] !== -1) put(p, square, cells[square] === 0 ? 0 : 1)
  }
  const last = mover === 0 ? 1 : 0
  const line = lineSquares(p, last)
  if (lineSquares(p, mover).length > 0) {
    const code = line.length > 0 ? 'board/both-won' : 'board/played-on'
    return fail(code, start, { side: SIDES[mover] })
  }
  if (line.length > 0 && !line.some((square) => isDecisive(p, square, last, line))) {
    return fail('board/played-on', start, { side: SIDES[last] })
  }
  p.won = line.length > 0
  return ok(p)
}

/** Whether the game was still open without the stone on `square`, one of `line`. */
function isDecisive(
  p: MnkPosition,
  square: number,
  player: Player,
  line: readonly number[],
): boolean {
  p.cells[square] = -1
  const open = !line.some((other) => other !== square && makesLine(p, other))
  p.cells[square] = player
  return open
}
