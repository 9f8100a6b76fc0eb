import { ContractError } from '../../core/errors.ts'
import type { Player } from '../../core/game.ts'
import { INFLUENCE_REACH, influenceOf } from '../../core/influence.ts'
import { LINE_SUMS } from './lines.ts'
import { EMPTY, PATTERN_OF, REACH, VIEWS, WALL } from './patterns.ts'
import { emptyBoard, type NinukiPosition } from './position.ts'

/**
 * The board as the report has it (Epitech 2012, *Rapport gomoku ninuki*, §1): one word of 64 bits
 * a cell, and nothing else. Here in two halves, since JavaScript's operators take 32 bits:
 *
 *     lo   bits  0 …  1   colour: empty 0, X 1, O 2
 *          bits  2 … 31   patterns in directions 0 to 5, five bits each
 *     hi   bits  0 …  9   patterns in directions 6 and 7
 *          bits 10 … 16   influence of X, 0 to MOST_INFLUENCE
 *          bits 17 … 23   influence of O
 *          bits 24 … 31   unused
 *
 * A pattern (`patterns.ts`) is that of the cell's own stone. Of an empty cell, where the report
 * says nothing, it is that of the nearest stone in its direction: `o` is its colour, and `oo_`
 * means that a stone of that colour put here has two beside it.
 *
 * Stones that come and go keep the words up. The next pattern cannot be told from the last, so
 * the five cells that a pattern is made of are read again wherever a stone was seen.
 */
export interface PackedCells {
  readonly size: number
  /** Cells, walls among them, as in `NinukiPosition`. */
  readonly lo: Int32Array
  readonly hi: Int32Array
  readonly cellOf: Int32Array
  readonly steps: Int32Array
}

/** What the word of a cell says. */
export interface PackedCell {
  readonly colour: number
  /** By direction. */
  readonly patterns: readonly number[]
  /** Of X and of O. */
  readonly influence: readonly [number, number]
}

/** Of 49 stones of one side around a cell, and on it. */
export const MOST_INFLUENCE = 96
/** Bits of a cell’s word, and those that are used. */
export const PACKED_BITS = { word: 64, used: 56 } as const

const COLOUR = 3
const PATTERN = 31
/** Patterns in the low half. */
const LOW = 6
const OF_X = 10
const OF_O = 17
const INFLUENCE = 127

/** An empty board. */
export function packedBoard(size: number): PackedCells {
  const rules = { size, breakable: true, doubleThree: true, letters: 'with-i' } as const
  const { cells, cellOf, steps } = emptyBoard(rules, false)
  const lo = Int32Array.from(cells)
  const b: PackedCells = { size, lo, hi: new Int32Array(lo.length), cellOf, steps }
  for (const cell of cellOf) for (let d = 0; d < 8; d++) setPattern(b, cell, d)
  return b
}

/** The same stones as those of a position. */
export function packed(p: NinukiPosition): PackedCells {
  const b = packedBoard(p.size)
  p.cellOf.forEach((cell, square) => {
    if (p.cells[cell] !== EMPTY) putPacked(b, square, p.cells[cell] === 1 ? 0 : 1)
  })
  return b
}

/** Puts a stone on an empty square. */
export function putPacked(b: PackedCells, square: number, side: Player): void {
  if ((b.lo[b.cellOf[square]] & COLOUR) !== EMPTY)
    throw new ContractError('putPacked', `square ${square}`)
  turn(b, square, side, 1)
}

/** Takes the stone off a square. */
export function liftPacked(b: PackedCells, square: number): void {
  const colour = b.lo[b.cellOf[square]] & COLOUR
  if (colour === EMPTY) throw new ContractError('liftPacked', `square ${square}`)
  turn(b, square, colour === 1 ? 0 : 1, -1)
}

function turn(b: PackedCells, square: number, side: Player, sign: 1 | -1): void {
  const { lo, hi, steps, size } = b
  const at = b.cellOf[square]
  lo[at] = (lo[at] & ~COLOUR) | (sign === 1 ? side + 1 : EMPTY)
  for (let d = 0; d < 8; d++) {
    setPattern(b, at, d)
    for (let i = 0, cell = at + steps[d]; i < REACH; i++, cell += steps[d]) {
      if ((lo[cell] & COLOUR) === WALL) break
      setPattern(b, cell, d ^ 4)
    }
  }
  // A field never overflows into the next: no cell has more than MOST_INFLUENCE of one side.
  const one = sign << (side === 0 ? OF_X : OF_O)
  const column = square % size
  const row = (square - column) / size
  const top = Math.min(size - 1, row + INFLUENCE_REACH)
  const right = Math.min(size - 1, column + INFLUENCE_REACH)
  for (let r = Math.max(0, row - INFLUENCE_REACH); r <= top; r++) {
    for (let c = Math.max(0, column - INFLUENCE_REACH); c <= right; c++) {
      hi[b.cellOf[r * size + c]] += one * influenceOf(c - column, r - row)
    }
  }
}

/** Reads the five cells in a direction and writes what they are to the cell. */
function setPattern({ lo, hi, steps }: PackedCells, cell: number, direction: number): void {
  let view = 0
  let content = EMPTY
  let own = lo[cell] & COLOUR
  for (let i = 0, next = cell + steps[direction]; i < REACH; i++, next += steps[direction]) {
    if (content !== WALL) content = lo[next] & COLOUR
    if (own === EMPTY && content !== WALL) own = content
    view |= content << (2 * i)
  }
  const pattern = PATTERN_OF[(own === 2 ? VIEWS : 0) + view]
  if (direction < LOW) {
    const shift = 2 + 5 * direction
    lo[cell] = (lo[cell] & ~(PATTERN << shift)) | (pattern << shift)
  } else {
    const shift = 5 * (direction - LOW)
    hi[cell] = (hi[cell] & ~(PATTERN << shift)) | (pattern << shift)
  }
}

function patternAt({ lo, hi }: PackedCells, cell: number, direction: number): number {
  return direction < LOW
    ? (lo[cell] >>> (2 + 5 * direction)) & PATTERN
    : (hi[cell] >>> (5 * (direction - LOW))) & PATTERN
}

/** The fields of a square’s word. */
export function readPacked(b: PackedCells, square: number): PackedCell {
  const cell = b.cellOf[square]
  return {
    colour: b.lo[cell] & COLOUR,
    patterns: Array.from({ length: 8 }, (_, d) => patternAt(b, cell, d)),
    influence: [(b.hi[cell] >>> OF_X) & INFLUENCE, (b.hi[cell] >>> OF_O) & INFLUENCE],
  }
}

/** What `sums` of a position holds, from the words: the lines of a side, and its fives above. */
export function packedSum(b: PackedCells, side: Player): number {
  let sum = 0
  for (const cell of b.cellOf) {
    if ((b.lo[cell] & COLOUR) !== side + 1) continue
    for (let d = 0; d < 4; d++)
      sum += LINE_SUMS[patternAt(b, cell, d) * 32 + patternAt(b, cell, d + 4)]
  }
  return sum
}
