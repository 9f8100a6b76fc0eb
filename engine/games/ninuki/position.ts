import type { Player } from '../../core/game.ts'
import { DIRECTIONS, type Letters } from '../../core/grid.ts'
import { zobristKeys } from '../../core/zobrist.ts'
import { FIVE_SHIFT, LINE_SUMS } from './lines.ts'
import { EMPTY, PATTERN_OF, REACH, VIEWS, WALL } from './patterns.ts'

/**
 * The board is kept in cells with a wall around it, so that no walk along a line has to ask
 * for the edge. One column of wall serves both sides: what leaves a row at the right comes
 * upon the wall that is left of the next. Size 3, were it allowed:
 *
 *     16 #  17 #  18 #  19 #  20 #
 *     12 #  13    14    15
 *      8 #   9    10    11           square 0 (a1) is cell 5, square 3 (a2) is cell 9
 *      4 #   5     6     7
 *      0 #   1 #   2 #   3 #
 *
 * A cell's right neighbour is one more, its upper neighbour `size + 1` more.
 * Directions 0 to 3 are →, ↑, ↗, ↖ and d + 4 is the opposite of d.
 */
export interface NinukiPosition {
  readonly size: number
  /** Whether a five that the opponent can break by a capture does not win yet. */
  readonly breakable: boolean
  /** Whether making two free threes is forbidden. */
  readonly doubleThree: boolean
  /** Whether it was read from a board text, so that its first moves are not known. */
  readonly fromBoard: boolean
  /** How columns are named. */
  readonly letters: Letters
  /** The size came with the record that it was read from, not from the option. */
  readonly ownSize: boolean
  /** Cell of each square. */
  readonly cellOf: Int32Array
  /** How far apart neighbouring cells are in each direction. */
  readonly steps: Int32Array
  /** EMPTY, 1 for X, 2 for O, or WALL, by cell. */
  readonly cells: Uint8Array
  /** What a cell sees in each direction (`patterns.ts`): index `cell · 8 + direction`. */
  readonly views: Uint16Array
  /** For each side the values of its lines, and above FIVE_SHIFT the number of its fives. */
  readonly sums: Int32Array
  /** Low and high half of the hash. */
  readonly hash: Int32Array
  /** Stones that each side has captured, even, 0 to 24. */
  readonly captured: Uint8Array
  /** How many squares are empty. */
  empty: number
  toMove: Player
  /** Whose five waits for the answer of the side to move, or -1. */
  pending: Player | -1
  /** Who has won, or -1. */
  winner: Player | -1
  /** For each move played RECORD numbers with which `undo` restores what was before. */
  readonly history: Int32Array
  played: number
}

export const RECORD = 6

const KEYS_OF_SQUARES = 2 * 19 * 19
const KEYS_OF_CAPTURES = KEYS_OF_SQUARES + 1
const KEYS_OF_PENDING = KEYS_OF_CAPTURES + 2 * 13
const KEYS = zobristKeys(0x6e696e75, KEYS_OF_PENDING + 2)

export function other(side: Player): Player {
  return side === 0 ? 1 : 0
}

/** What is seen on an empty board, by its size: the same for every rule. */
const emptyViews = new Map<number, Uint16Array>()

/** An empty board, X to move. */
export function emptyBoard(
  rules: Pick<NinukiPosition, 'size' | 'breakable' | 'doubleThree' | 'letters'>,
  fromBoard: boolean,
  ownSize = false,
): NinukiPosition {
  const { size, breakable, doubleThree, letters } = rules
  const stride = size + 1
  const cellOf = Int32Array.from({ length: size * size }, (_, square) =>
    cellAt(size, square % size, Math.floor(square / size)),
  )
  const forwards = DIRECTIONS.map(([right, up]) => up * stride + right)
  const cells = new Uint8Array(stride * (size + 2) + 1).fill(WALL)
  for (const cell of cellOf) cells[cell] = EMPTY
  const p: NinukiPosition = {
    size,
    breakable,
    doubleThree,
    fromBoard,
    letters,
    ownSize,
    cellOf,
    steps: Int32Array.from([...forwards, ...forwards.map((step) => -step)]),
    cells,
    views: new Uint16Array(cells.length * 8),
    sums: new Int32Array(2),
    hash: new Int32Array(2),
    captured: new Uint8Array(2),
    empty: size * size,
    toMove: 0,
    pending: -1,
    winner: -1,
    // A stone leaves the board only by capture: at most 8 by each side, and 16 by the last move.
    history: new Int32Array(RECORD * (size * size + 32)),
    played: 0,
  }
  const known = emptyViews.get(size)
  if (known === undefined) {
    for (const cell of cellOf) for (let d = 0; d < 8; d++) p.views[cell * 8 + d] = look(p, cell, d)
    emptyViews.set(size, p.views.slice())
  } else p.views.set(known)
  return p
}

function cellAt(size: number, column: number, row: number): number {
  return (row + 1) * (size + 1) + column + 1
}

export function squareOf(p: NinukiPosition, cell: number): number {
  const stride = p.size + 1
  return (Math.floor(cell / stride) - 1) * p.size + (cell % stride) - 1
}

/** What a cell sees in a direction, read from the cells and not from the views kept. */
export function look(p: NinukiPosition, cell: number, direction: number): number {
  const step = p.steps[direction]
  let view = 0
  let content = EMPTY
  for (let i = 0, next = cell + step; i < REACH; i++, next += step) {
    if (content !== WALL) content = p.cells[next]
    view |= content << (2 * i)
  }
  return view
}

/** How many fives a side has. */
export function fivesOf(p: NinukiPosition, side: Player): number {
  return p.sums[side] >> FIVE_SHIFT
}

/** Puts a stone on an empty cell: cells, views, sums and hash follow. */
export function put(p: NinukiPosition, cell: number, side: Player): void {
  p.cells[cell] = side + 1
  p.empty--
  change(p, cell, side)
  p.sums[side] += linesFrom(p, cell, side)
}

/** Takes a stone off: exactly what `put` did is undone. */
export function lift(p: NinukiPosition, cell: number, side: Player): void {
  p.cells[cell] = EMPTY
  p.empty++
  change(p, cell, side)
  p.sums[side] -= linesFrom(p, cell, side)
}

/**
 * Puts or lifts a stone and leaves sums and hash alone, for `undo`, which has kept the old ones:
 * less than half the work.
 */
export function flip(p: NinukiPosition, cell: number, side: Player): void {
  const { cells, views, steps } = p
  const stone = side + 1
  cells[cell] ^= stone
  p.empty += cells[cell] === EMPTY ? 1 : -1
  for (let d = 0; d < 8; d++) {
    const step = steps[d]
    let index = (cell + step) * 8 + (d ^ 4)
    for (let i = 0, q = cell + step; i < REACH && cells[q] !== WALL; i++, q += step) {
      views[index] ^= stone << (2 * i)
      index += step * 8
    }
  }
}

/** A cell's stone has come or gone: the cells that see it change, and what their stones count. */
function change(p: NinukiPosition, cell: number, side: Player): void {
  const { cells, views, steps, sums, hash } = p
  const stone = side + 1
  for (let d = 0; d < 8; d++) {
    const step = steps[d]
    for (let i = 0, q = cell + step; i < REACH; i++, q += step) {
      const content = cells[q]
      if (content === WALL) break
      const towards = q * 8 + (d ^ 4)
      const before = views[towards]
      const after = before ^ (stone << (2 * i))
      views[towards] = after
      if (content === EMPTY) continue
      const table = (content - 1) * VIEWS
      const was = PATTERN_OF[table + before]
      const is = PATTERN_OF[table + after]
      if (was === is) continue
      const away = PATTERN_OF[table + views[q * 8 + d]]
      sums[content - 1] +=
        d < 4
          ? LINE_SUMS[away * 32 + is] - LINE_SUMS[away * 32 + was]
          : LINE_SUMS[is * 32 + away] - LINE_SUMS[was * 32 + away]
    }
  }
  const key = squareOf(p, cell) * 2 + side
  hash[0] ^= KEYS.lo[key]
  hash[1] ^= KEYS.hi[key]
}

/** The sum of the lines that begin at a cell, if a side's stone is there. */
function linesFrom(p: NinukiPosition, cell: number, side: Player): number {
  const { views } = p
  const table = side * VIEWS
  let sum = 0
  for (let d = 0; d < 4; d++) {
    const forwards = PATTERN_OF[table + views[cell * 8 + d]]
    const backwards = PATTERN_OF[table + views[cell * 8 + d + 4]]
    sum += LINE_SUMS[forwards * 32 + backwards]
  }
  return sum
}

export function passTurn(p: NinukiPosition): void {
  p.toMove = other(p.toMove)
  toggle(p, KEYS_OF_SQUARES)
}

/** `stones` is even, 0 to 24. */
export function setCaptured(p: NinukiPosition, side: Player, stones: number): void {
  toggle(p, KEYS_OF_CAPTURES + side * 13 + p.captured[side] / 2)
  p.captured[side] = stones
  toggle(p, KEYS_OF_CAPTURES + side * 13 + stones / 2)
}

export function setPending(p: NinukiPosition, owner: Player | -1): void {
  if (p.pending !== -1) toggle(p, KEYS_OF_PENDING + p.pending)
  p.pending = owner
  if (owner !== -1) toggle(p, KEYS_OF_PENDING + owner)
}

function toggle(p: NinukiPosition, key: number): void {
  p.hash[0] ^= KEYS.lo[key]
  p.hash[1] ^= KEYS.hi[key]
}
