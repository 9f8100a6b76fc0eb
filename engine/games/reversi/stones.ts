/**
 * Words of stones, and what a move does to them. Square (column c, row r) is bit 8·r + c, on
 * both sizes of the board; a small board lies in the corner at a1:
 *
 *     8   56 57 58 59 60 61 62 63      hi
 *     7   48 49 50 51 52 53 54 55      hi      right is +1, left −1
 *     6   40 41 42 43 44 45 │46 47     hi      up is +8, down −8
 *     5   32 33 34 35 36 37 │38 39     hi      / is +9 (up and right)
 *     4   24 25 26 27 28 29 │30 31     lo      \ is +7 (up and left)
 *     3   16 17 18 19 20 21 │22 23     lo
 *     2    8  9 10 11 12 13 │14 15     lo
 *     1    0  1  2  3  4  5 │ 6  7     lo      │ and above: off a board of six
 *          a  b  c  d  e  f   g  h
 *
 * 64 squares fill the word, so there is no room for a guard column: a shift by 1, 7 or 9 that
 * leaves a row at one side comes in at the other. But only stones that have a neighbour on both
 * sides can be flanked along such a line, so the flanked side's stones on the first and last
 * column are left out of it (`inner`), and nothing is carried over the edge.
 */
export interface Geometry {
  readonly size: number
  /** Every square of the board. */
  readonly lo: number
  readonly hi: number
  /** A row of four in either half, without the board's first and last column. */
  readonly inner: number
}

export const BOARD_8: Geometry = { size: 8, lo: -1, hi: -1, inner: 0x7e7e7e7e }
export const BOARD_6: Geometry = { size: 6, lo: 0x3f3f3f3f, hi: 0x3f3f, inner: 0x1e1e1e1e }

/** A word that a function writes to, lo and hi, so that nothing is allocated. */
export type Halves = Int32Array

/**
 * Writes to `out` the squares where the side of the first word can move: the empty ones from
 * which, in one direction at least, stones of the second word lead to one of the first.
 */
export function reachable(
  board: Geometry,
  ownLo: number,
  ownHi: number,
  otherLo: number,
  otherHi: number,
  out: Halves,
): void {
  const innerLo = otherLo & board.inner
  const innerHi = otherHi & board.inner
  out[0] = 0
  out[1] = 0
  passOver(ownLo, ownHi, innerLo, innerHi, 1, out)
  passOver(ownLo, ownHi, otherLo, otherHi, 8, out)
  passOver(ownLo, ownHi, innerLo, innerHi, 7, out)
  passOver(ownLo, ownHi, innerLo, innerHi, 9, out)
  out[0] &= board.lo & ~(ownLo | otherLo)
  out[1] &= board.hi & ~(ownHi | otherHi)
}

/**
 * Adds to `out` the squares one step beyond a run of `over` that begins beside `from`, `s` bits
 * a step, both ways. A run has six stones at most. All runs grow at once, from one stone to two,
 * four and six: a run of `over` that is two long may be passed in one shift by two steps.
 */
function passOver(
  fromLo: number,
  fromHi: number,
  overLo: number,
  overHi: number,
  s: number,
  out: Halves,
): void {
  const c = 32 - s
  const s2 = 2 * s
  const c2 = 32 - s2
  // Up: a half moves to the left, and what leaves the low half enters the high one.
  let lo = overLo & (fromLo << s)
  let hi = overHi & ((fromHi << s) | (fromLo >>> c))
  hi |= overHi & ((hi << s) | (lo >>> c))
  lo |= overLo & (lo << s)
  let pairLo = overLo & (overLo << s)
  let pairHi = overHi & ((overHi << s) | (overLo >>> c))
  hi |= pairHi & ((hi << s2) | (lo >>> c2))
  lo |= pairLo & (lo << s2)
  hi |= pairHi & ((hi << s2) | (lo >>> c2))
  lo |= pairLo & (lo << s2)
  let ontoLo = lo << s
  let ontoHi = (hi << s) | (lo >>> c)
  // Down: the same the other way.
  lo = overLo & ((fromLo >>> s) | (fromHi << c))
  hi = overHi & (fromHi >>> s)
  lo |= overLo & ((lo >>> s) | (hi << c))
  hi |= overHi & (hi >>> s)
  pairLo = overLo & ((overLo >>> s) | (overHi << c))
  pairHi = overHi & (overHi >>> s)
  lo |= pairLo & ((lo >>> s2) | (hi << c2))
  hi |= pairHi & (hi >>> s2)
  lo |= pairLo & ((lo >>> s2) | (hi << c2))
  hi |= pairHi & (hi >>> s2)
  ontoLo |= (lo >>> s) | (hi << c)
  ontoHi |= hi >>> s
  out[0] |= ontoLo
  out[1] |= ontoHi
}

/**
 * Writes to `out` the stones of the second word that turn when the side of the first puts one
 * on `bit`, an empty square: those of the runs that lead from it to an own stone.
 */
export function turnedBy(
  board: Geometry,
  bit: number,
  ownLo: number,
  ownHi: number,
  otherLo: number,
  otherHi: number,
  out: Halves,
): void {
  const innerLo = otherLo & board.inner
  const innerHi = otherHi & board.inner
  const lo = bit < 32 ? 1 << bit : 0
  const hi = bit < 32 ? 0 : 1 << (bit & 31)
  out[0] = 0
  out[1] = 0
  flank(lo, hi, ownLo, ownHi, innerLo, innerHi, 1, out)
  flank(lo, hi, ownLo, ownHi, otherLo, otherHi, 8, out)
  flank(lo, hi, ownLo, ownHi, innerLo, innerHi, 7, out)
  flank(lo, hi, ownLo, ownHi, innerLo, innerHi, 9, out)
}

/** `passOver` from one stone, adding the run itself where an own stone lies beyond it. */
function flank(
  fromLo: number,
  fromHi: number,
  ownLo: number,
  ownHi: number,
  overLo: number,
  overHi: number,
  s: number,
  out: Halves,
): void {
  const c = 32 - s
  const s2 = 2 * s
  const c2 = 32 - s2
  let lo = overLo & (fromLo << s)
  let hi = overHi & ((fromHi << s) | (fromLo >>> c))
  if ((lo | hi) !== 0) {
    hi |= overHi & ((hi << s) | (lo >>> c))
    lo |= overLo & (lo << s)
    const pairLo = overLo & (overLo << s)
    const pairHi = overHi & ((overHi << s) | (overLo >>> c))
    hi |= pairHi & ((hi << s2) | (lo >>> c2))
    lo |= pairLo & (lo << s2)
    hi |= pairHi & ((hi << s2) | (lo >>> c2))
    lo |= pairLo & (lo << s2)
    if (((ownLo & (lo << s)) | (ownHi & ((hi << s) | (lo >>> c)))) !== 0) {
      out[0] |= lo
      out[1] |= hi
    }
  }
  lo = overLo & ((fromLo >>> s) | (fromHi << c))
  hi = overHi & (fromHi >>> s)
  if ((lo | hi) !== 0) {
    lo |= overLo & ((lo >>> s) | (hi << c))
    hi |= overHi & (hi >>> s)
    const pairLo = overLo & ((overLo >>> s) | (overHi << c))
    const pairHi = overHi & (overHi >>> s)
    lo |= pairLo & ((lo >>> s2) | (hi << c2))
    hi |= pairHi & (hi >>> s2)
    lo |= pairLo & ((lo >>> s2) | (hi << c2))
    hi |= pairHi & (hi >>> s2)
    if (((ownLo & ((lo >>> s) | (hi << c))) | (ownHi & (hi >>> s))) !== 0) {
      out[0] |= lo
      out[1] |= hi
    }
  }
}

const COLUMN_A = 0x01010101
const COLUMN_H = 0x80808080 | 0

/**
 * Writes to `out` the squares of a word and all that touch one, in any of the eight directions.
 * On a small board squares off it are among them.
 */
export function touching(lo: number, hi: number, out: Halves): void {
  lo |= ((lo << 1) & ~COLUMN_A) | ((lo >>> 1) & ~COLUMN_H)
  hi |= ((hi << 1) & ~COLUMN_A) | ((hi >>> 1) & ~COLUMN_H)
  out[0] = lo | (lo << 8) | (lo >>> 8) | (hi << 24)
  out[1] = hi | (hi << 8) | (hi >>> 8) | (lo >>> 24)
}
