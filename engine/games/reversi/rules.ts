import { lowestBit32, popcount32, type BitLayout, type Word } from '../../core/bits.ts'
import type { Cells } from '../../core/board-text.ts'
import { ContractError } from '../../core/errors.ts'
import type { GameOptions, Move, OptionSpec, Outcome, Player } from '../../core/game.ts'
import { mix32 } from '../../core/hash.ts'
import { requireOptions } from '../../core/options.ts'
import { BOARD_6, BOARD_8, reachable, turnedBy, type Geometry } from './stones.ts'

/**
 * Reversi, as Othello is played (E. Lazard 1993, *Othello: the rules of the game*, Fédération
 * Française d'Othello). X begins with stones on d5 and e4, O has d4 and e5. A move puts a stone
 * on an empty square so that in at least one of the eight directions a run of the other side's
 * stones lies between it and another own stone; the stones of all such runs turn, and are own
 * stones then. A side that has no such move passes, and only then. When neither has one the game
 * is over: more stones win, as many are a draw.
 *
 * The option `size` is 8, or 6: then X begins with c4 and d3, O with c3 and d4.
 *
 * Each side's stones are the bits of one word; `stones.ts` draws the board with its bits. A move
 * is the bit it sets, 0 to 63, or PASS. Moves come in ascending order, a1 first.
 */
export interface Reversi {
  readonly board: Geometry
  /** Stones as halves of words: X lo, X hi, O lo, O hi. */
  readonly words: Int32Array
  /** Where the side to move can put a stone: lo, hi. */
  readonly legal: Int32Array
  mover: Player
  /** Neither side can move. */
  over: boolean
  /** Moves played, oldest first, in `history[0 … plies − 1]`. */
  readonly history: Uint8Array
  /** For each of them, what `legal` was, and the stones that it turned: four halves. */
  readonly undone: Int32Array
  plies: number
  /** Whether it was read from a board text, so that its first moves are not known. */
  readonly fromBoard: boolean
}

export const PASS = 64
export const OPTIONS = [
  { name: 'size', type: 'choice', default: '8', values: ['6', '8'] },
] as const satisfies readonly OptionSpec[]

/** Most squares that are empty in one position; one more than most legal moves can be. */
export const MOST_MOVES = 60
/** A stone lies between any two passes: else the game is over. */
const MOST_PLIES = 2 * MOST_MOVES

/** Where each square's bit is, for pictures of words. */
export const LAYOUT: BitLayout = { columns: 8, rows: 8, bit: (column, row) => 8 * row + column }

export function initial(options?: GameOptions): Reversi {
  return begin(boardOf(requireOptions('reversi.initial', OPTIONS, options).size))
}

export function boardOf(size: '6' | '8'): Geometry {
  return size === '6' ? BOARD_6 : BOARD_8
}

/** The start on a board. */
export function begin(board: Geometry): Reversi {
  const p = blank(board, 0, false)
  const low = board.size / 2 - 1
  for (const [column, row] of [
    [0, 0],
    [1, 1],
  ] as const) {
    put(p, 1, LAYOUT.bit(low + column, low + row))
    put(p, 0, LAYOUT.bit(low + 1 - column, low + row))
  }
  lookAhead(p)
  return p
}

/** A position with these stones, by board squares; `over` where neither side can move. */
export function fromStones(board: Geometry, cells: Cells, mover: Player): Reversi {
  const p = blank(board, mover, true)
  cells.forEach((side, square) => {
    if (side === 0 || side === 1) put(p, side, bitOfSquare(p, square))
  })
  lookAhead(p)
  return p
}

function blank(board: Geometry, mover: Player, fromBoard: boolean): Reversi {
  return {
    board,
    words: new Int32Array(4),
    legal: new Int32Array(2),
    mover,
    over: false,
    history: new Uint8Array(MOST_PLIES),
    undone: new Int32Array(MOST_PLIES * 4),
    plies: 0,
    fromBoard,
  }
}

function put(p: Reversi, side: Player, bit: number): void {
  p.words[side * 2 + (bit >> 5)] |= 1 << (bit & 31)
}

export function toMove(p: Reversi): Player {
  return p.mover
}

export function moves(p: Reversi, out: Int32Array): number {
  if (p.over) return 0
  let count = 0
  for (let half = 0; half < 2; half++) {
    for (let rest = p.legal[half]; rest !== 0; rest &= rest - 1) {
      out[count++] = half * 32 + lowestBit32(rest)
    }
  }
  if (count === 0) out[count++] = PASS
  return count
}

/** Whether the side to move can do nothing but pass. */
export function mustPass(p: Reversi): boolean {
  return !p.over && (p.legal[0] | p.legal[1]) === 0
}

/** Whether a stone of the side to move may go on a bit. */
export function isLegal(p: Reversi, bit: number): boolean {
  return ((p.legal[bit >> 5] >>> (bit & 31)) & 1) === 1
}

/** What turns; and scratch for looking at the other side's moves. */
const turned = new Int32Array(2)
const theirs = new Int32Array(2)

export function play(p: Reversi, move: Move): void {
  const { words, legal, undone } = p
  const at = p.plies * 4
  undone[at] = legal[0]
  undone[at + 1] = legal[1]
  turned[0] = 0
  turned[1] = 0
  if (move === PASS) {
    if (!mustPass(p)) throw new ContractError('reversi.play', 'a side that can move may not pass')
  } else {
    if (!isLegal(p, move)) throw new ContractError('reversi.play', `${move} turns nothing`)
    const own = p.mover * 2
    const other = own ^ 2
    turnedBy(p.board, move, words[own], words[own + 1], words[other], words[other + 1], turned)
    words[other] ^= turned[0]
    words[other + 1] ^= turned[1]
    words[own] |= turned[0]
    words[own + 1] |= turned[1]
    words[own + (move >> 5)] |= 1 << (move & 31)
  }
  undone[at + 2] = turned[0]
  undone[at + 3] = turned[1]
  p.history[p.plies++] = move
  p.mover = p.mover === 0 ? 1 : 0
  lookAhead(p)
}

export function undo(p: Reversi): void {
  if (p.plies === 0) throw new ContractError('reversi.undo', 'no move has been played')
  const { words, legal, undone } = p
  const move = p.history[--p.plies]
  const at = p.plies * 4
  p.mover = p.mover === 0 ? 1 : 0
  // A move was played from here, so here the game went on.
  p.over = false
  legal[0] = undone[at]
  legal[1] = undone[at + 1]
  if (move === PASS) return
  const own = p.mover * 2
  const other = own ^ 2
  words[own + (move >> 5)] ^= 1 << (move & 31)
  words[own] ^= undone[at + 2]
  words[own + 1] ^= undone[at + 3]
  words[other] ^= undone[at + 2]
  words[other + 1] ^= undone[at + 3]
}

/** Finds the moves of the side to move, and whether the game is over. */
function lookAhead(p: Reversi): void {
  legalOf(p, p.mover, p.legal)
  if ((p.legal[0] | p.legal[1]) !== 0) return
  legalOf(p, p.mover === 0 ? 1 : 0, theirs)
  p.over = (theirs[0] | theirs[1]) === 0
}

/** Writes to `out` where a side could put a stone if it were its turn: lo, hi. */
export function legalOf(p: Reversi, side: Player, out: Int32Array): void {
  const { words } = p
  const own = side * 2
  const other = own ^ 2
  reachable(p.board, words[own], words[own + 1], words[other], words[other + 1], out)
}

export function outcome(p: Reversi): Outcome | undefined {
  if (!p.over) return undefined
  const difference = stones(p, 0) - stones(p, 1)
  if (difference === 0) return { winner: 'draw', reason: 'equal-stones', squares: [] }
  const winner: Player = difference > 0 ? 0 : 1
  return { winner, reason: 'more-stones', squares: squaresOf(p, wordOfSide(p, winner)) }
}

/** How many stones a side has. */
export function stones(p: Reversi, side: Player): number {
  return popcount32(p.words[side * 2]) + popcount32(p.words[side * 2 + 1])
}

/** The stones of a side as a word. */
export function wordOfSide(p: Reversi, side: Player): Word {
  return { lo: p.words[side * 2], hi: p.words[side * 2 + 1] }
}

/** Who has a stone on a bit, or -1. */
export function sideAt(p: Reversi, bit: number): Player | -1 {
  const half = bit >> 5
  if ((p.words[half] >>> (bit & 31)) & 1) return 0
  return (p.words[2 + half] >>> (bit & 31)) & 1 ? 1 : -1
}

/** From a board square (`core/game.ts`) to its bit, and back. */
export function bitOfSquare(p: Reversi, square: number): number {
  const { size } = p.board
  return LAYOUT.bit(square % size, Math.floor(square / size))
}

export function squareOfBit(p: Reversi, bit: number): number {
  return (bit >> 3) * p.board.size + (bit & 7)
}

/** The board squares of a word, ascending. */
export function squaresOf(p: Reversi, { lo, hi }: Word): number[] {
  const squares: number[] = []
  for (let rest = lo; rest !== 0; rest &= rest - 1) squares.push(squareOfBit(p, lowestBit32(rest)))
  for (let rest = hi; rest !== 0; rest &= rest - 1) {
    squares.push(squareOfBit(p, 32 + lowestBit32(rest)))
  }
  return squares
}

/** The board squares whose stones turned by the last move. */
export function lastTurned(p: Reversi): number[] {
  if (p.plies === 0) return []
  const at = (p.plies - 1) * 4
  return squaresOf(p, { lo: p.undone[at + 2], hi: p.undone[at + 3] })
}

// A hash is what is on the board and whose turn it is, mixed half by half; the two halves of the
// hash take them in another order, so that positions which share one differ in the other. It is
// computed only where a table asks: a move turns up to nineteen stones, and a key for each of
// them (Zobrist's way) would be paid for by every move.

export function hashLo(p: Reversi): number {
  const { words } = p
  return mix32(words[3] ^ mix32(words[2] ^ mix32(words[1] ^ mix32(words[0] + 1 + p.mover))))
}

export function hashHi(p: Reversi): number {
  const { words } = p
  return mix32(words[0] ^ mix32(words[2] ^ mix32(words[1] ^ mix32(words[3] - 1 - p.mover))))
}
