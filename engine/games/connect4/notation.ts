import {
  formatRows,
  looksLikeBoard,
  readAlternateBoard,
  type AlternateBoard,
} from '../../core/board-text.ts'
import { drawnBoard, undeclared } from '../../core/drawn-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move, Player } from '../../core/game.ts'
import { squareName } from '../../core/grid.ts'
import { readOptions } from '../../core/options.ts'
import { gridToBoard, isGrid } from '../../core/grid-text.ts'
import { plain, plainAddress, plainMoves } from '../../core/plain.ts'
import { letterAt, playMoves, readOneMove, tooLong, type Read } from '../../core/text.ts'
import { readTranslated } from '../../core/translated.ts'
import { cellsToBoard } from './cells.ts'
import { isReachable } from './reachable.ts'
import {
  bitOf,
  COLUMNS,
  empty,
  hasFour,
  initial,
  isFull,
  play,
  ROWS,
  SQUARES,
  squareOf,
  toMove,
  type Connect4Position,
} from './rules.ts'

/**
 * Two texts for a position. Moves: the columns played, 1 to 7 from the left, `4455`, spaces
 * anywhere; read as well are letters, `d1 d2 e1`, and addresses that give moves as `pos`. Board:
 * six rows of seven from the top, then the side to move:
 *
 *     ......./......./......./......./...OX../...XO.. X
 *
 * Read as well are rows one below the other (`core/grid-text.ts`) and lists of 42 cells
 * (`cells.ts`).
 *
 * A board must be one that play can reach: no piece floats, the counts differ by at most one,
 * nobody played on after a line, and some order of moves leads to it.
 */

export const SIDES = ['X', 'O'] as const
const TEXT_LIMIT = 1000
const CODE_A = 'a'.charCodeAt(0)

export function format(p: Connect4Position): string {
  if (p.fromBoard) return formatBoard(p)
  return Array.from(p.moves.subarray(0, p.played), (column) => column + 1).join('')
}

/** The board text, however the position came about. */
export function formatBoard(p: Connect4Position): string {
  return `${formatRows((square) => at(p, square), COLUMNS, ROWS, SIDES)} ${SIDES[toMove(p)]}`
}

/** Whose piece lies on a board square, or -1. */
export function at(p: Connect4Position, square: number): Player | -1 {
  const bit = bitOf(square)
  const mask = 1 << (bit & 31)
  if ((p.words[bit >> 5] & mask) !== 0) return 0
  return (p.words[2 | (bit >> 5)] & mask) !== 0 ? 1 : -1
}

export function parse(text: string, options?: GameOptions): Result<Connect4Position> {
  const none = readOptions([], options)
  if (!none.ok) return none
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const clean = plainAddress(plain(text))
  const cells = cellsToBoard(undeclared(clean))
  if (cells !== undefined && !looksLikeRows(clean)) return readTranslated(cells, parseBoard)
  const drawn = drawnBoard(clean)
  if (drawn !== undefined) return readTranslated(drawn, (grid) => parse(grid, options))
  if (isGrid(clean)) {
    const board = gridToBoard(clean, COLUMNS, ROWS)
    return board.ok ? readTranslated(board.value, parseBoard) : board
  }
  const moves = plainMoves(clean)
  return looksLikeBoard(moves, SIDES)
    ? parseBoard(clean)
    : playMoves(initial(), moves, readMove, play)
}

/** Whether cells are set out as a board and not as a list. */
function looksLikeRows(text: string): boolean {
  return isGrid(text) && text.trim().split('\n').length >= ROWS
}

export function formatMove(_: Connect4Position, column: Move): string {
  return String(column + 1)
}

export function parseMove(p: Connect4Position, text: string): Result<Move> {
  return readOneMove(p, text, TEXT_LIMIT, readMove)
}

/** A column by its number, or by its letter and perhaps the row that the piece falls to. */
function readMove(p: Connect4Position, text: string, i: number): Result<Read<Move>> {
  const letter = letterAt(text, i)
  const named = /^[a-g]$/i.test(letter)
  if (!named && !/^[0-9]$/.test(letter)) return fail('move/unknown-letter', i, { letter })
  const column = named ? (letter.charCodeAt(0) | 32) - CODE_A : Number(letter) - 1
  if (column < 0 || column >= COLUMNS) {
    return fail('move/no-such-column', i, { column: letter, columns: COLUMNS })
  }
  if (p.won || p.pieces === SQUARES) return fail('move/game-over', i)
  if (isFull(p, column)) return fail('move/column-full', i, { column: letter })
  const row = named ? text.charAt(i + 1) : ''
  if (!/^[0-9]$/.test(row)) return ok({ value: column, next: i + 1 })
  const lands = Math.floor(squareOf(p.heights[column]) / COLUMNS) + 1
  if (Number(row) !== lands) {
    const falls = squareName(squareOf(p.heights[column]), COLUMNS)
    return fail('move/other-row', i, { square: letter + row, falls })
  }
  return ok({ value: column, next: i + 2 })
}

function parseBoard(text: string): Result<Connect4Position> {
  const board = readAlternateBoard(text, COLUMNS, ROWS, SIDES)
  if (!board.ok) return board
  const { cells, start } = board.value
  for (let square = COLUMNS; square < SQUARES; square++) {
    if (cells[square] !== -1 && cells[square - COLUMNS] === -1) {
      return fail('board/floating', start + textIndex(square), {
        square: squareName(square, COLUMNS),
      })
    }
  }
  return fromBoard(board.value)
}

/** Where a square stands in the rows of a board text: rows from the top, a `/` after each. */
function textIndex(square: number): number {
  const column = square % COLUMNS
  return (ROWS - 1 - Math.floor(square / COLUMNS)) * (COLUMNS + 1) + column
}

/** The position with these pieces, if lines and order allow it. */
function fromBoard({ cells, mover, start }: AlternateBoard): Result<Connect4Position> {
  const columns: Player[][] = []
  const p = empty(true)
  for (let column = 0; column < COLUMNS; column++) {
    const pieces: Player[] = []
    for (let row = 0; row < ROWS; row++) {
      const square = row * COLUMNS + column
      if (cells[square] === -1) break
      const player = cells[square] === 0 ? 0 : 1
      pieces.push(player)
      flip(p, player, bitOf(square))
    }
    p.heights[column] += pieces.length
    p.pieces += pieces.length
    columns.push(pieces)
  }
  const last = mover === 0 ? 1 : 0
  const lineOf = (player: Player) => hasFour(p.words[player * 2], p.words[player * 2 + 1])
  if (lineOf(0) && lineOf(1)) return fail('board/both-won', start)
  if (lineOf(mover)) return fail('board/played-on', start, { side: SIDES[mover] })
  if (!lineOf(last)) return isReachable(columns) ? ok(p) : fail('board/unreachable', start)

  // The piece that made the line came last: on top of its column, with no line without it.
  let possible = false
  for (const [column, pieces] of columns.entries()) {
    if (pieces.at(-1) !== last) continue
    const bit = p.heights[column] - 1
    flip(p, last, bit)
    const decisive = !lineOf(last)
    flip(p, last, bit)
    if (!decisive) continue
    possible = true
    if (isReachable(columns.with(column, pieces.slice(0, -1)))) {
      p.won = true
      return ok(p)
    }
  }
  return fail(possible ? 'board/unreachable' : 'board/played-on', start, { side: SIDES[last] })
}

function flip(p: Connect4Position, player: Player, bit: number): void {
  p.words[player * 2 + (bit >> 5)] ^= 1 << (bit & 31)
}
