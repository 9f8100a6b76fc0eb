import {
  COLUMN_BITS,
  COLUMNS,
  playerWord,
  ROWS,
  type Connect4Position,
} from '../../games/connect4/rules.ts'

/**
 * The solver's boards: the bits of the game's own layout (column c, row r is bit 7·c + r, and row 6
 * a guard that is never set), cut between two columns instead of after bit 31.
 *
 *         low half           high half
 *      6  13  20  27   │   6  13  20     guard row
 *     ─────────────────┼─────────────
 *      5  12  19  26   │   5  12  19     row 5
 *      ⋮   ⋮   ⋮   ⋮   │   ⋮   ⋮   ⋮
 *      0   7  14  21   │   0   7  14     row 0
 *
 * A sum then carries from no column into another, and so from no half into the other: the free
 * places are one addition a half, and so is the key of a position.
 */

const LOW_COLUMNS = 4
/** Bits of the low half. A shift by s brings what leaves one half into the other by 28 − s. */
export const LOW_BITS = LOW_COLUMNS * COLUMN_BITS

/** The six squares of each column, by half: one of the two is 0. */
export const COLUMN_LO = Int32Array.from({ length: COLUMNS }, (_, c) =>
  c < LOW_COLUMNS ? columnAt(c) : 0,
)
export const COLUMN_HI = Int32Array.from({ length: COLUMNS }, (_, c) =>
  c < LOW_COLUMNS ? 0 : columnAt(c - LOW_COLUMNS),
)

/** All squares of each half, without the guard row. */
export const BOARD_LO = COLUMN_LO.reduce((all, column) => all | column, 0)
export const BOARD_HI = COLUMN_HI.reduce((all, column) => all | column, 0)

/**
 * The lowest square of each column. Added to the occupied squares it gives the places where a
 * piece would come to lie, and the guard bit of a full column.
 */
export const BOTTOM_LO = BOARD_LO & ~(BOARD_LO << 1)
export const BOTTOM_HI = BOARD_HI & ~(BOARD_HI << 1)

/** A position without its history: the pieces of the side to move, and of both sides. */
export interface Halves {
  readonly meLo: number
  readonly meHi: number
  readonly maskLo: number
  readonly maskHi: number
  /** Pieces on the board. */
  readonly stones: number
}

export function halvesOf(p: Connect4Position): Halves {
  const first = playerWord(p, 0)
  const second = playerWord(p, 1)
  const [me, they] = (p.pieces & 1) === 0 ? [first, second] : [second, first]
  return {
    meLo: low(me.lo),
    meHi: high(me.lo, me.hi),
    maskLo: low(me.lo | they.lo),
    maskHi: high(me.lo | they.lo, me.hi | they.hi),
    stones: p.pieces,
  }
}

function low(lo: number): number {
  return lo & ((1 << LOW_BITS) - 1)
}

function high(lo: number, hi: number): number {
  return (hi << (32 - LOW_BITS)) | (lo >>> LOW_BITS)
}

function columnAt(index: number): number {
  return ((1 << ROWS) - 1) << (COLUMN_BITS * index)
}
