import {
  countOf,
  formatRows,
  looksLikeBoard,
  readRows,
  readSide,
  type Cells,
} from '../../core/board-text.ts'
import { drawnBoard } from '../../core/drawn-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { gridToBoard, isGrid } from '../../core/grid-text.ts'
import { readSquare, squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { plain, plainMoves } from '../../core/plain.ts'
import { readOneMove, skipSpaces, tooLong, type Read } from '../../core/text.ts'
import { readTranslated } from '../../core/translated.ts'
import type { Geometry } from './stones.ts'
import {
  begin,
  bitOfSquare,
  boardOf,
  fromStones,
  isLegal,
  mustPass,
  OPTIONS,
  PASS,
  play,
  sideAt,
  squareOfBit,
  toMove,
  type Reversi,
} from './rules.ts'

/**
 * Two texts for a position. Moves: names of squares, and `--` for a pass, `f5 d6 c3`, spaces
 * optional. A pass may be left out, as printed games do, where another square follows. Board:
 * the rows from the top, then the side to move:
 *
 *     ......../......../......../...XO.../...OX.../......../......../........ X
 *
 * The size is an option and not part of the text. A board needs what every game has: stones on
 * the four middle squares, and each stone beside another, all the way to the middle.
 */

export const SIDES = ['X', 'O'] as const
const PASS_TEXT = '--'
const TEXT_LIMIT = 1000

/** The moves from the start; or the board, where it was read as one. */
export function format(p: Reversi): string {
  if (p.fromBoard) return formatBoard(p)
  return Array.from(p.history.subarray(0, p.plies), (move) => formatMove(p, move)).join(' ')
}

/** The board text, however the position came about. */
export function formatBoard(p: Reversi): string {
  const { size } = p.board
  const rows = formatRows((square) => at(p, square), size, size, SIDES)
  return `${rows} ${SIDES[toMove(p)]}`
}

/** Whose stone lies on a board square, or -1. */
export function at(p: Reversi, square: number): Player | -1 {
  return sideAt(p, bitOfSquare(p, square))
}

export function formatMove(p: Reversi, move: Move): string {
  return move === PASS ? PASS_TEXT : squareName(squareOfBit(p, move), p.board.size)
}

export function parse(text: string, options?: GameOptions): Result<Reversi> {
  const read = readOptions(OPTIONS, options)
  if (!read.ok) return read
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const board = boardOf(read.value.size)
  const clean = plain(text)
  const drawn = drawnBoard(clean, { columns: board.size, rows: board.size })
  if (drawn !== undefined) return readTranslated(drawn, (grid) => parse(grid, options))
  if (isGrid(clean)) {
    const { size } = board
    const grid = gridToBoard(clean, size, size, false)
    return grid.ok ? readTranslated(grid.value, (rows) => parseBoard(rows, board)) : grid
  }
  const moves = plainMoves(text)
  return looksLikeBoard(moves, SIDES) ? parseBoard(clean, board) : parseMoves(moves, board)
}

function parseMoves(text: string, board: Geometry): Result<Reversi> {
  const p = begin(board)
  for (let i = skipSpaces(text, 0); i < text.length;) {
    if (mustPass(p) && !text.startsWith(PASS_TEXT, i)) play(p, PASS)
    const move = readMove(p, text, i)
    if (!move.ok) return move
    play(p, move.value.value)
    i = skipSpaces(text, move.value.next)
  }
  return ok(p)
}

export function parseMove(p: Reversi, text: string): Result<Move> {
  return readOneMove(p, text, TEXT_LIMIT, readMove)
}

function readMove(p: Reversi, text: string, i: number): Result<Read<Move>> {
  const side = SIDES[toMove(p)]
  if (text.startsWith(PASS_TEXT, i)) {
    if (p.over) return fail('move/game-over', i)
    return mustPass(p)
      ? ok({ value: PASS, next: i + PASS_TEXT.length })
      : fail('move/may-not-pass', i, { side })
  }
  const { size } = p.board
  const read = readSquare(text, i, size, size)
  if (!read.ok) return read
  const { value: onto, next } = read.value
  if (p.over) return fail('move/game-over', i)
  const square = squareName(onto, size)
  if (at(p, onto) !== -1) return fail('move/occupied', i, { square })
  if (mustPass(p)) return fail('move/must-pass', i, { side })
  const bit = bitOfSquare(p, onto)
  return isLegal(p, bit)
    ? ok({ value: bit, next })
    : fail('move/turns-nothing', i, { square, side })
}

function parseBoard(text: string, board: Geometry): Result<Reversi> {
  const start = skipSpaces(text, 0)
  const { size } = board
  const read = readRows(text, start, size, size, SIDES)
  if (!read.ok) return read
  const side = readSide(text, read.value.next, SIDES)
  if (!side.ok) return side
  const end = skipSpaces(text, side.value.next)
  if (end < text.length) return fail('board/extra-text', end)
  const cells = read.value.value
  const middle = middleOf(size)
  const free = middle.find((square) => cells[square] === -1)
  if (free !== undefined) {
    return fail('board/middle-empty', start + textIndex(free, size), {
      square: squareName(free, size),
    })
  }
  const apart = apartFrom(cells, middle, size)
  if (apart !== -1) {
    return fail('board/apart', start + textIndex(apart, size), { square: squareName(apart, size) })
  }
  return ok(fromStones(board, cells, side.value.value))
}

/** Where a square stands in the rows of a board text: rows from the top, a `/` after each. */
function textIndex(square: number, size: number): number {
  return (size - 1 - Math.floor(square / size)) * (size + 1) + (square % size)
}

/** The four squares that hold stones from the start, and ever after. */
function middleOf(size: number): number[] {
  const low = (size / 2 - 1) * (size + 1)
  return [low, low + 1, low + size, low + size + 1]
}

/** The first square whose stone does not reach the middle from stone to stone, or -1. */
function apartFrom(cells: Cells, middle: readonly number[], size: number): number {
  const found = new Set(middle)
  // A set goes on to what is added to it on the way.
  for (const square of found) {
    const column = square % size
    const row = Math.floor(square / size)
    for (let up = Math.max(row - 1, 0); up <= Math.min(row + 1, size - 1); up++) {
      for (let to = Math.max(column - 1, 0); to <= Math.min(column + 1, size - 1); to++) {
        if (cells[up * size + to] !== -1) found.add(up * size + to)
      }
    }
  }
  const stones = countOf(cells, 0) + countOf(cells, 1)
  return stones === found.size ? -1 : cells.findIndex((cell, i) => cell !== -1 && !found.has(i))
}
