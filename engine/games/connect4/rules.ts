import { and, bitsOf, shiftRight, type BitLayout, type Word } from '../../core/bits.ts'
import { ContractError } from '../../core/errors.ts'
import type { Move, Outcome, Player } from '../../core/game.ts'

/**
 * Connect 4 (Howard Wexler, Milton Bradley 1974): seven columns of six; a piece falls to the
 * lowest free place of its column; four in a line, level, upright or slanting, win; a full
 * board without a line is a draw. There are no options.
 *
 * A player's pieces are the bits of one 64-bit word. Column c, row r is bit 7·c + r:
 *
 *      6  13  20  27  34  41  48    guard row, never set
 *     ─────────────────────────────
 *      5  12  19  26  33  40  47    row 5
 *      4  11  18  25  32  39  46
 *      3  10  17  24  31  38  45
 *      2   9  16  23  30  37  44
 *      1   8  15  22  29  36  43
 *      0   7  14  21  28  35  42    row 0
 *
 * The next place is one bit up, seven to the right, eight up to the right, six down to the
 * right. Without the guard row the top of a column would be next to the bottom of the column
 * to its right, and a shift would find lines that go over the edge.
 *
 * A move is its column, 0 to 6, and columns from the left are the canonical order.
 */

export const COLUMNS = 7
export const ROWS = 6
export const SQUARES = COLUMNS * ROWS
/** Bits a column takes up: its rows and the guard bit. */
export const COLUMN_BITS = ROWS + 1

/** How far apart neighbours in a line are, by the line's direction. */
export const SHIFTS = {
  vertical: 1,
  horizontal: COLUMN_BITS,
  falling: COLUMN_BITS - 1,
  rising: COLUMN_BITS + 1,
} as const

/** The guard row is row 6 of this layout, so that pictures can show it. */
export const LAYOUT: BitLayout = {
  columns: COLUMNS,
  rows: COLUMN_BITS,
  bit: (column, row) => COLUMN_BITS * column + row,
}

/** All of it changes with `play` and `undo`. */
export interface Connect4Position {
  /** X low, X high, O low, O high: each player's word. */
  readonly words: Int32Array
  /** The next free bit of each column; the guard bit where the column is full. */
  readonly heights: Uint8Array
  /** Pieces on the board, 0 to 42; X moves when it is even. */
  pieces: number
  /** Whether the last piece made a line: it is then the other side's turn, and it has lost. */
  won: boolean
  /** Columns played, `moves[0 … played − 1]`. */
  readonly moves: Uint8Array
  played: number
  /** Whether it was read from a board text, so that its first moves are not known. */
  readonly fromBoard: boolean
}

export function initial(): Connect4Position {
  return empty(false)
}

/** A board without pieces, to play on or to fill from a text. */
export function empty(fromBoard: boolean): Connect4Position {
  return {
    words: new Int32Array(4),
    heights: Uint8Array.from({ length: COLUMNS }, (_, column) => LAYOUT.bit(column, 0)),
    pieces: 0,
    won: false,
    moves: new Uint8Array(SQUARES),
    played: 0,
    fromBoard,
  }
}

export function toMove(p: Connect4Position): Player {
  return (p.pieces & 1) === 0 ? 0 : 1
}

export function isFull(p: Connect4Position, column: number): boolean {
  return p.heights[column] === COLUMN_BITS * column + ROWS
}

export function moves(p: Connect4Position, out: Int32Array): number {
  if (p.won) return 0
  let count = 0
  // One pass over the heights, without a multiplication: perft is plainly faster for it.
  const heights = p.heights
  for (let column = 0, full = ROWS; column < COLUMNS; column++, full += COLUMN_BITS) {
    if (heights[column] !== full) out[count++] = column
  }
  return count
}

export function play(p: Connect4Position, column: Move): void {
  if (isFull(p, column)) throw new ContractError('connect4.play', `column ${column} is full`)
  const bit = p.heights[column]++
  const half = ((p.pieces & 1) << 1) | (bit >> 5)
  p.words[half] ^= 1 << (bit & 31)
  p.pieces++
  p.moves[p.played++] = column
  p.won = hasFour(p.words[half & 2], p.words[half | 1])
}

export function undo(p: Connect4Position): void {
  if (p.played === 0) throw new ContractError('connect4.undo', 'no move has been played')
  const column = p.moves[--p.played]
  p.pieces--
  const bit = --p.heights[column]
  p.words[((p.pieces & 1) << 1) | (bit >> 5)] ^= 1 << (bit & 31)
  // A game that has ended is not played on: before its last move nobody had won.
  p.won = false
}

export function outcome(p: Connect4Position): Outcome | undefined {
  if (p.won) {
    const winner = toMove(p) === 0 ? 1 : 0
    return { winner, reason: 'line', squares: winningSquares(playerWord(p, winner)) }
  }
  return p.pieces === SQUARES ? { winner: 'draw', reason: 'full', squares: [] } : undefined
}

/** A player's word, as a value. */
export function playerWord(p: Connect4Position, player: Player): Word {
  return { lo: p.words[player * 2], hi: p.words[player * 2 + 1] }
}

/** The board square of a bit that is not of the guard row. */
export function squareOf(bit: number): number {
  return (bit % COLUMN_BITS) * COLUMNS + Math.floor(bit / COLUMN_BITS)
}

/** The bit of a board square. */
export function bitOf(square: number): number {
  return LAYOUT.bit(square % COLUMNS, Math.floor(square / COLUMNS))
}

/** Squares that belong to a line of four or more, in ascending order. */
function winningSquares(word: Word): number[] {
  const squares = new Set<number>()
  for (const shift of Object.values(SHIFTS)) {
    if (!hasFourAlong(word.lo, word.hi, shift)) continue
    for (const bit of bitsOf(winSteps(word, shift).four)) {
      for (let i = 0; i < 4; i++) squares.add(squareOf(bit + i * shift))
    }
  }
  return [...squares].toSorted((a, b) => a - b)
}

/** Whether four set bits lie in a line: `winSteps` for each direction, on bare halves. */
export function hasFour(lo: number, hi: number): boolean {
  return (
    hasFourAlong(lo, hi, SHIFTS.vertical) ||
    hasFourAlong(lo, hi, SHIFTS.horizontal) ||
    hasFourAlong(lo, hi, SHIFTS.falling) ||
    hasFourAlong(lo, hi, SHIFTS.rising)
  )
}

function hasFourAlong(lo: number, hi: number, s: number): boolean {
  const carry = 32 - s
  const hi1 = hi >>> s
  const lo1 = (lo >>> s) | (hi << carry)
  const hi2 = hi1 >>> s
  const lo2 = (lo1 >>> s) | (hi1 << carry)
  const hi3 = hi2 >>> s
  const lo3 = (lo2 >>> s) | (hi2 << carry)
  return ((lo & lo1 & lo2 & lo3) | (hi & hi1 & hi2 & hi3)) !== 0
}

/** The words of the win test in one direction, for a picture of it. */
export interface WinSteps {
  /** `b`, `b >> s`, `b >> 2s`, `b >> 3s`. */
  readonly shifted: readonly [Word, Word, Word, Word]
  /** Where two in a line begin: `b & b >> s`. */
  readonly two: Word
  /** Where three in a line begin: that `& b >> 2s`. */
  readonly three: Word
  /** Where four in a line begin: that `& b >> 3s`. */
  readonly four: Word
}

/** The win test in one direction, `shift` being one of SHIFTS, with every word on the way. */
export function winSteps(b: Word, shift: number): WinSteps {
  const b1 = shiftRight(b, shift)
  const b2 = shiftRight(b1, shift)
  const b3 = shiftRight(b2, shift)
  const two = and(b, b1)
  const three = and(two, b2)
  return { shifted: [b, b1, b2, b3], two, three, four: and(three, b3) }
}
