import { lowestBit32, type Word } from '../../core/bits.ts'
import { countOf, type Cells } from '../../core/board-text.ts'
import { ContractError } from '../../core/errors.ts'
import type { Move, Outcome, Player } from '../../core/game.ts'
import { lines } from '../../core/grid.ts'
import { zobristKeys } from '../../core/zobrist.ts'
import { LINE_COUNT, LINE_OF, STEP_OF } from './lines.ts'

/**
 * Gomoku on 8×8: X begins, sides put one stone each on an empty square, five or more in a line
 * win, a full board without a line is a draw. No options.
 *
 * One word of 64 bits a side. The most significant bit is the top left corner, the least
 * significant the bottom right (Garrido, Gélin & Lor 2019):
 *
 *     8   63 62 61 60 59 58 57 56      hi
 *     7   55 54 53 52 51 50 49 48      hi      left is +1, right −1
 *     6   47 46 45 44 43 42 41 40      hi      up is +8, down −8
 *     5   39 38 37 36 35 34 33 32      hi      \ is +9 (up and left)
 *     4   31 30 29 28 27 26 25 24      lo      / is +7 (up and right)
 *     3   23 22 21 20 19 18 17 16      lo
 *     2   15 14 13 12 11 10  9  8      lo
 *     1    7  6  5  4  3  2  1  0      lo
 *          a  b  c  d  e  f  g  h
 *
 * 64 squares fill the word, so there is no room for a guard column: a shift that leaves a row
 * at one side comes in at the other, and the win test masks the columns where that happens.
 *
 * A move is the bit it sets, 0 to 63. Moves come in ascending order, h1 first, a8 last.
 */
export interface Gomoku8 {
  /** Stones as halves of words: X lo, X hi, O lo, O hi. */
  readonly words: Int32Array
  /** What lies on each of the 46 lines, in base 3 as `lines.ts` says; kept for the evaluation. */
  readonly lines: Uint16Array
  /** Zobrist hash: lo, hi. */
  readonly hash: Int32Array
  /** Moves played, oldest first, in `history[base … plies − 1]`. */
  readonly history: Uint8Array
  /** Stones on the board. X moves when it is even. */
  plies: number
  /** Stones that were put down as a board, not played: they cannot be taken back. */
  readonly base: number
  /** The game has ended, by a line or a full board. */
  end: typeof GOES_ON | typeof LINE | typeof FULL
}

export const SQUARES = 64
export const GOES_ON = 0
export const LINE = 1
const FULL = 2

/** From a board square (`core/game.ts`: a1 0, h8 63) to its bit, and back. */
export function bitOfSquare(square: number): number {
  return square ^ 7
}

const KEYS = zobristKeys(0x60_08, SQUARES * 2)
const FIVES = lines(8, 8, 5)
/** `MASKS[five · 2 + half]`: the bits of five squares in a line. */
const MASKS = new Int32Array(FIVES.length * 2)
FIVES.forEach((squares, five) => {
  for (const bit of squares.map(bitOfSquare)) MASKS[five * 2 + (bit >> 5)] |= 1 << (bit & 31)
})

export function initial(): Gomoku8 {
  return blank(0)
}

function blank(base: number): Gomoku8 {
  return {
    words: new Int32Array(4),
    lines: new Uint16Array(LINE_COUNT),
    hash: new Int32Array(2),
    history: new Uint8Array(SQUARES),
    plies: 0,
    base,
    end: GOES_ON,
  }
}

export function toMove(p: Gomoku8): Player {
  return (p.plies & 1) as Player
}

/** The stones of a side as a word. */
export function wordOfSide(p: Gomoku8, side: Player): Word {
  return { lo: p.words[side * 2], hi: p.words[side * 2 + 1] }
}

/** Who has a stone on a bit, or -1. */
export function sideAt(p: Gomoku8, bit: number): Player | -1 {
  const half = bit >> 5
  if ((p.words[half] >>> (bit & 31)) & 1) return 0
  return (p.words[2 + half] >>> (bit & 31)) & 1 ? 1 : -1
}

export function moves(p: Gomoku8, out: Int32Array): number {
  if (p.end !== GOES_ON) return 0
  const { words } = p
  let count = 0
  for (let half = 0; half < 2; half++) {
    for (let rest = ~(words[half] | words[2 + half]); rest !== 0; rest &= rest - 1) {
      out[count++] = half * 32 + lowestBit32(rest)
    }
  }
  return count
}

export function play(p: Gomoku8, bit: Move): void {
  const side = p.plies & 1
  toggle(p, bit, side, 1 + side)
  p.history[p.plies++] = bit
  if (hasFive(p.words[side * 2], p.words[side * 2 + 1])) p.end = LINE
  else if (p.plies === SQUARES) p.end = FULL
}

export function undo(p: Gomoku8): void {
  if (p.plies === p.base) throw new ContractError('gomoku8.undo', 'no move to take back')
  p.plies--
  const side = p.plies & 1
  toggle(p, p.history[p.plies], side, -1 - side)
  // A move was played from here, so here the game went on.
  p.end = GOES_ON
}

/** Puts a stone down (`digit` 1 for X, 2 for O) or takes it up (−1, −2). */
function toggle(p: Gomoku8, bit: number, side: number, digit: number): void {
  p.words[side * 2 + (bit >> 5)] ^= 1 << (bit & 31)
  p.hash[0] ^= KEYS.lo[bit * 2 + side]
  p.hash[1] ^= KEYS.hi[bit * 2 + side]
  const at = bit * 4
  for (let i = at; i < at + 4; i++) p.lines[LINE_OF[i]] += STEP_OF[i] * digit
}

/**
 * Whether a word has five bits in a line. Each line of code is one direction: the word, AND-ed
 * with itself moved 1, 2, 3 and 4 squares along it, keeps a bit where five begin.
 *
 * Five that go up begin in the lower four rows, which are `lo`; so only that half of the
 * shifted words is needed. The masks keep the columns from which five fit before the edge.
 */
export function hasFive(lo: number, hi: number): boolean {
  const east = 0x0f0f0f0f // columns e to h: room for five to the left
  const west = 0xf0f0f0f0 // columns a to d: room for five to the right
  const rowLow = lo & (lo >>> 1) & (lo >>> 2) & (lo >>> 3) & (lo >>> 4) & east
  const rowHigh = hi & (hi >>> 1) & (hi >>> 2) & (hi >>> 3) & (hi >>> 4) & east
  const column =
    lo & ((lo >>> 8) | (hi << 24)) & ((lo >>> 16) | (hi << 16)) & ((lo >>> 24) | (hi << 8)) & hi
  const diagonal =
    lo &
    ((lo >>> 9) | (hi << 23)) &
    ((lo >>> 18) | (hi << 14)) &
    ((lo >>> 27) | (hi << 5)) &
    (hi >>> 4) &
    east
  const antidiagonal =
    lo &
    ((lo >>> 7) | (hi << 25)) &
    ((lo >>> 14) | (hi << 18)) &
    ((lo >>> 21) | (hi << 11)) &
    ((lo >>> 28) | (hi << 4)) &
    west
  return (rowLow | rowHigh | column | diagonal | antidiagonal) !== 0
}

export function outcome(p: Gomoku8): Outcome | undefined {
  if (p.end === GOES_ON) return undefined
  if (p.end === FULL) return { winner: 'draw', reason: 'full', squares: [] }
  const winner: Player = toMove(p) === 0 ? 1 : 0
  return { winner, reason: 'line', squares: fiveSquares(p, winner) }
}

/** The squares of a side that are part of five in a line, ascending. */
export function fiveSquares(p: Gomoku8, side: Player): number[] {
  // Searches ask at every win they find.
  const lo = p.words[side * 2]
  const hi = p.words[side * 2 + 1]
  const full = FIVES.filter((_, five) => {
    const [low, high] = [MASKS[five * 2], MASKS[five * 2 + 1]]
    return (lo & low) === low && (hi & high) === high
  })
  return ascending(full)
}

function ascending(fives: readonly (readonly number[])[]): number[] {
  const squares = fives.length === 1 ? fives[0] : new Set(fives.flat())
  return [...squares].toSorted((a, b) => a - b)
}

/** The same on a board by squares. */
export function squaresInFives(cells: Cells, side: Player): number[] {
  const full = FIVES.filter((five) => five.every((square) => cells[square] === side))
  return ascending(full)
}

/**
 * A position with stones put down as a board. The counts must be those of a game in which X
 * began, and what winning lines there are must be the last side's.
 */
export function fromStones(cells: Cells): Gomoku8 {
  const p = blank(countOf(cells, 0) + countOf(cells, 1))
  p.plies = p.base
  cells.forEach((side, square) => {
    if (side !== -1) toggle(p, bitOfSquare(square), side, 1 + side)
  })
  const last = 1 - toMove(p)
  if (hasFive(p.words[last * 2], p.words[last * 2 + 1])) p.end = LINE
  else if (p.plies === SQUARES) p.end = FULL
  return p
}
