import { lowestBit32 } from '../../core/bits.ts'
import { countOf, type Cells } from '../../core/board-text.ts'
import { ContractError } from '../../core/errors.ts'
import type { GameOptions, Move, OptionSpec, Outcome, Player } from '../../core/game.ts'
import { LETTERS } from '../../core/grid.ts'
import { requireOptions, type OptionValues } from '../../core/options.ts'
import { zobristKeys } from '../../core/zobrist.ts'
import { geometryOf, type Geometry } from './geometry.ts'

/**
 * Gomoku on a board of 5×5 to 22×22 points. X (Black) begins, sides put one stone each on an
 * empty point, five or more in a line win. A full board without a line is a draw, and so is
 * the end of both sides' stones where their number is limited.
 *
 * | option   | default | meaning                                                            |
 * |----------|---------|--------------------------------------------------------------------|
 * | `size`   | 19      | points a side                                                      |
 * | `stones` | 0       | stones a side; 0: as many as the board takes. The report's game: 60 |
 * | `centre` | yes     | the first stone lies on the middle point (one of four where `size` is even) |
 * | `exact`  | no      | only exactly five win; six or more do not                          |
 * | `letters` | with-i | whether columns are named with the letter `i` or, `no-i`, without    |
 *
 * Points are the board squares of `core/game.ts`, `row · size + column` from the bottom left,
 * and a move is its point. Moves come in ascending order. On 5×5:
 *
 *     5   20 21 22 23 24
 *     4   15 16 17 18 19
 *     3   10 11 12 13 14
 *     2    5  6  7  8  9
 *     1    0  1  2  3  4
 *          a  b  c  d  e
 *
 * A record that was read from a file may begin anywhere, whatever `centre` says.
 */
export const OPTIONS = [
  { name: 'size', type: 'integer', default: 19, min: 5, max: 22 },
  { name: 'stones', type: 'integer', default: 0, min: 0, max: 242 },
  { name: 'centre', type: 'boolean', default: true },
  { name: 'exact', type: 'boolean', default: false },
  { name: 'letters', type: 'choice', default: 'with-i', values: LETTERS },
] as const satisfies readonly OptionSpec[]

export type GomokuOptions = OptionValues<typeof OPTIONS>

export const GOES_ON = 0
export const LINE = 1
const FULL = 2
const NO_STONES = 3
type End = typeof GOES_ON | typeof LINE | typeof FULL | typeof NO_STONES

export interface Gomoku {
  readonly options: GomokuOptions
  /**
   * The size came with the text of the position, not from the option, or the game begins where
   * the option does not let it: its text must say so.
   */
  readonly ownStart: boolean
  readonly geometry: Geometry
  /** Whose stone is on each point, or -1. */
  readonly cells: Cells
  /** `bits[line · 2 + side]`: a side's stones on a line, as `geometry.ts` numbers its bits. */
  readonly bits: Int32Array
  /** Zobrist hash of the stones: lo, hi. */
  readonly hash: Int32Array
  /** Points played, oldest first, in `history[base … plies − 1]`. */
  readonly history: Int16Array
  /** Stones on the board. X moves when it is even. */
  plies: number
  /** Stones that were put down as a board, not played: they cannot be taken back. */
  readonly base: number
  /** How many stones end the game if no line does. */
  readonly lastPly: number
  end: End
}

export const MAX_POINTS = 22 * 22
const KEYS = zobristKeys(0x60_19, MAX_POINTS * 2)

/**
 * The game of the 19×19 report, and Renju's board with its first stone; its forbidden points are
 * not among the rules here.
 */
export const PRESETS = [
  { id: 'report', options: { size: 19, stones: 60, centre: true } },
  { id: 'renju', options: { size: 15, centre: true } },
] as const

export function initial(options?: GameOptions): Gomoku {
  return start(requireOptions('gomoku.initial', OPTIONS, options), false)
}

/** An empty board, on which `base` stones will be put down, not played. */
export function start(options: GomokuOptions, ownStart: boolean, base = 0): Gomoku {
  const geometry = geometryOf(options.size)
  const limit = options.stones === 0 ? geometry.points : 2 * options.stones
  return {
    options,
    ownStart,
    geometry,
    cells: new Int8Array(geometry.points).fill(-1),
    bits: new Int32Array(geometry.lineCount * 2),
    hash: new Int32Array(2),
    history: new Int16Array(geometry.points),
    plies: 0,
    base,
    lastPly: Math.min(limit, geometry.points),
    end: GOES_ON,
  }
}

export function toMove(p: Gomoku): Player {
  return (p.plies & 1) as Player
}

/** Whether the next stone must lie on the centre. */
export function mustOpenCentre(p: Gomoku): boolean {
  return p.plies === 0 && p.options.centre
}

export function moves(p: Gomoku, out: Int32Array): number {
  if (p.end !== GOES_ON) return 0
  if (mustOpenCentre(p)) {
    out.set(p.geometry.centre)
    return p.geometry.centre.length
  }
  const { cells } = p
  let count = 0
  for (let point = 0; point < cells.length; point++) {
    if (cells[point] === -1) out[count++] = point
  }
  return count
}

/** Whether a stone lies within `radius` king's steps of a point: the rows are read as bits. */
export function near(p: Gomoku, point: Move, radius: number): boolean {
  const { size } = p.geometry
  const column = point % size
  const row = (point - column) / size
  const left = Math.max(0, column - radius)
  const right = Math.min(size - 1, column + radius)
  const columns = ((2 << (right - left)) - 1) << left
  const top = Math.min(size - 1, row + radius)
  // The rows are the first lines, from the bottom (`geometry.ts`).
  for (let r = Math.max(0, row - radius); r <= top; r++) {
    if ((p.bits[r * 2] | p.bits[r * 2 + 1]) & columns) return true
  }
  return false
}

export function play(p: Gomoku, point: Move): void {
  const side = p.plies & 1
  p.cells[point] = side
  toggle(p, point, side)
  p.history[p.plies++] = point
  p.end = endAfter(p, point, side)
}

export function undo(p: Gomoku): void {
  if (p.plies === p.base) throw new ContractError('gomoku.undo', 'no move to take back')
  const point = p.history[--p.plies]
  p.cells[point] = -1
  toggle(p, point, p.plies & 1)
  // A move was played from here, so here the game went on.
  p.end = GOES_ON
}

/** Puts a stone into the lines and the hash, or takes it out. */
function toggle(p: Gomoku, point: number, side: number): void {
  const { bits, geometry } = p
  const { lineOf, bitOf } = geometry
  const at = point * 4
  bits[lineOf[at] * 2 + side] ^= 1 << bitOf[at]
  bits[lineOf[at + 1] * 2 + side] ^= 1 << bitOf[at + 1]
  bits[lineOf[at + 2] * 2 + side] ^= 1 << bitOf[at + 2]
  bits[lineOf[at + 3] * 2 + side] ^= 1 << bitOf[at + 3]
  p.hash[0] ^= KEYS.lo[point * 2 + side]
  p.hash[1] ^= KEYS.hi[point * 2 + side]
}

/** How the last stone has ended the game: only the four lines through it are looked at. */
function endAfter(p: Gomoku, point: number, side: number): End {
  const { bits, geometry, options } = p
  const { lineOf } = geometry
  for (let i = point * 4; i < point * 4 + 4; i++) {
    if (fivesIn(bits[lineOf[i] * 2 + side], options.exact) !== 0) return LINE
  }
  if (p.plies < p.lastPly) return GOES_ON
  return p.plies === geometry.points ? FULL : NO_STONES
}

/** Where five of a line's bits begin that win; `exact`: and are neither preceded nor followed by one. */
function fivesIn(line: number, exact: boolean): number {
  const five = line & (line >>> 1) & (line >>> 2) & (line >>> 3) & (line >>> 4)
  return exact ? five & ~(line << 1) & ~(line >>> 5) : five
}

export function outcome(p: Gomoku): Outcome | undefined {
  switch (p.end) {
    case GOES_ON:
      return undefined
    case LINE: {
      const winner: Player = toMove(p) === 0 ? 1 : 0
      return { winner, reason: 'line', squares: fivePoints(p, winner) }
    }
    case FULL:
      return { winner: 'draw', reason: 'full', squares: [] }
    case NO_STONES:
      return { winner: 'draw', reason: 'stones', squares: [] }
  }
}

/** The points of a side that are part of a winning line, ascending. */
export function fivePoints(p: Gomoku, side: Player): number[] {
  const { linePoints } = p.geometry
  const found = new Set<number>()
  for (let line = 0; line < linePoints.length; line++) {
    addFives(found, linePoints[line], p.bits[line * 2 + side], p.options.exact)
  }
  return [...found].toSorted((a, b) => a - b)
}

/** The same on a board by points. */
export function pointsInFives(options: GomokuOptions, cells: Cells, side: Player): number[] {
  const found = new Set<number>()
  for (const points of geometryOf(options.size).linePoints) {
    const line = points.reduce((bits, point, i) => bits | (cells[point] === side ? 1 << i : 0), 0)
    addFives(found, points, line, options.exact)
  }
  return [...found].toSorted((a, b) => a - b)
}

/** Adds the points of a line, whose stones are given as bits, that are part of five. */
function addFives(
  found: Set<number>,
  points: readonly number[],
  stones: number,
  exact: boolean,
): void {
  for (let fives = fivesIn(stones, exact); fives !== 0; fives &= fives - 1) {
    const first = lowestBit32(fives)
    for (const point of points.slice(first, first + 5)) found.add(point)
  }
}

/**
 * A position with stones put down as a board. The counts must be those of a game in which X
 * began, and what winning lines there are must be the last side's.
 */
export function fromCells(options: GomokuOptions, ownStart: boolean, cells: Cells): Gomoku {
  const p = start(options, ownStart, countOf(cells, 0) + countOf(cells, 1))
  p.cells.set(cells)
  cells.forEach((side, point) => {
    if (side !== -1) toggle(p, point, side)
  })
  p.plies = p.base
  if (fivePoints(p, toMove(p) === 0 ? 1 : 0).length > 0) p.end = LINE
  else if (p.plies >= p.lastPly) p.end = p.plies === p.geometry.points ? FULL : NO_STONES
  return p
}
