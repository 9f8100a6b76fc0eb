import { wordOf, type Word } from '../../core/bits.ts'
import { ContractError } from '../../core/errors.ts'
import type { GameOptions, Move, OptionSpec, Outcome, Player } from '../../core/game.ts'
import { DIRECTIONS } from '../../core/grid.ts'
import { requireOptions, type OptionValues } from '../../core/options.ts'
import { zobristKeys } from '../../core/zobrist.ts'

/**
 * m,n,k: on m columns and n rows two sides in turn put a stone on a free square; k or more in
 * a line, level, upright or slanting, win; a full board without a line is a draw. 3,3,3 is
 * tic-tac-toe. (van den Herik, Uiterwijk & van Rijswijck 2002, *Games solved: now
 * and in the future*.)
 *
 * Squares, of 3,3,3, are numbered along the rows from the bottom, and a move is its square:
 *
 *     6 7 8        a3 b3 c3
 *     3 4 5        a2 b2 c2
 *     0 1 2        a1 b1 c1
 *
 * Ascending squares are the canonical order.
 */

export const MAX_SIDE = 8
export const OPTIONS = [
  { name: 'columns', type: 'integer', default: 3, min: 1, max: MAX_SIDE },
  { name: 'rows', type: 'integer', default: 3, min: 1, max: MAX_SIDE },
  { name: 'k', type: 'integer', default: 3, min: 1, max: MAX_SIDE },
] as const satisfies readonly OptionSpec[]

export type MnkSize = OptionValues<typeof OPTIONS>

/** All but the size changes with `play` and `undo`. */
export interface MnkPosition {
  readonly size: MnkSize
  /** Who is on each square, or -1. */
  readonly cells: Int8Array
  /** Stones on the board; X moves when it is even. */
  stones: number
  /** Whether the last stone made a line: it is then the other side's turn, and it has lost. */
  won: boolean
  hashLo: number
  hashHi: number
  /** Squares played, `moves[0 … played − 1]`. */
  readonly moves: Uint8Array
  played: number
  /** Whether it was read from a board text, so that its first moves are not known. */
  readonly fromBoard: boolean
}

/** A key for each square and player, `square · 2 + player`. The seed is any number. */
const KEYS = zobristKeys(333, MAX_SIDE * MAX_SIDE * 2)

/** The key of a stone: the hash of a position is the XOR of the keys of its stones. */
export function stoneKey(square: number, player: Player): Word {
  return wordOf(KEYS.lo[square * 2 + player], KEYS.hi[square * 2 + player])
}

export function initial(options?: GameOptions): MnkPosition {
  return empty(requireOptions('mnk.initial', OPTIONS, options), false)
}

export function empty(size: MnkSize, fromBoard: boolean): MnkPosition {
  const squares = size.columns * size.rows
  return {
    size,
    cells: new Int8Array(squares).fill(-1),
    stones: 0,
    won: false,
    hashLo: 0,
    hashHi: 0,
    moves: new Uint8Array(squares),
    played: 0,
    fromBoard,
  }
}

export function toMove(p: MnkPosition): Player {
  return (p.stones & 1) === 0 ? 0 : 1
}

export function moves(p: MnkPosition, out: Int32Array): number {
  if (p.won) return 0
  let count = 0
  for (let square = 0; square < p.cells.length; square++) {
    if (p.cells[square] === -1) out[count++] = square
  }
  return count
}

export function play(p: MnkPosition, square: Move): void {
  if (p.cells[square] !== -1) throw new ContractError('mnk.play', `square ${square} is not free`)
  const player = toMove(p)
  put(p, square, player)
  p.moves[p.played++] = square
  p.won = makesLine(p, square)
}

/** Puts a stone on a free square, without asking whose turn it is or who has won. */
export function put(p: MnkPosition, square: number, player: Player): void {
  p.cells[square] = player
  p.stones++
  flipKey(p, square, player)
}

export function undo(p: MnkPosition): void {
  if (p.played === 0) throw new ContractError('mnk.undo', 'no move has been played')
  const square = p.moves[--p.played]
  p.cells[square] = -1
  p.stones--
  flipKey(p, square, toMove(p))
  // A game that has ended is not played on: before its last move nobody had won.
  p.won = false
}

export function outcome(p: MnkPosition): Outcome | undefined {
  if (p.won) {
    const winner = toMove(p) === 0 ? 1 : 0
    return { winner, reason: 'line', squares: lineSquares(p, winner) }
  }
  return p.stones === p.cells.length ? { winner: 'draw', reason: 'full', squares: [] } : undefined
}

/** Whether the stone on a square is part of a line of k or more. */
export function makesLine(p: MnkPosition, square: number): boolean {
  for (const [right, up] of DIRECTIONS) {
    if (1 + reach(p, square, right, up) + reach(p, square, -right, -up) >= p.size.k) return true
  }
  return false
}

/** The squares of a player that are part of a line of k or more, in ascending order. */
export function lineSquares(p: MnkPosition, player: Player): number[] {
  const squares: number[] = []
  for (let square = 0; square < p.cells.length; square++) {
    if (p.cells[square] === player && makesLine(p, square)) squares.push(square)
  }
  return squares
}

/** How many stones of the same side follow a stone without a gap in one direction. */
function reach(p: MnkPosition, square: number, right: number, up: number): number {
  const { columns, rows } = p.size
  const player = p.cells[square]
  let column = (square % columns) + right
  let row = Math.floor(square / columns) + up
  let count = 0
  while (column >= 0 && column < columns && row >= 0 && row < rows) {
    if (p.cells[row * columns + column] !== player) break
    count++
    column += right
    row += up
  }
  return count
}

function flipKey(p: MnkPosition, square: number, player: Player): void {
  p.hashLo ^= KEYS.lo[square * 2 + player]
  p.hashHi ^= KEYS.hi[square * 2 + player]
}
