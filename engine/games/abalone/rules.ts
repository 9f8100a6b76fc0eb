import { lowestBit32 } from '../../core/bits.ts'
import { ContractError } from '../../core/errors.ts'
import type { Move, Outcome, Player } from '../../core/game.ts'
import { HEX_CELLS, HEX_NEXT } from '../../core/hex.ts'
import {
  BITS_PER_WORD,
  CELL_OF_BIT,
  WORDS,
  EMPTY,
  LOSING,
  lift,
  other,
  put,
  turn,
  type AbalonePosition,
} from './position.ts'
import { isRepeated, remember } from './repetition.ts'

/**
 * Abalone, by Laurent Lévi and Michel Lalet (1987), and the variant of the course INF8175
 * (Polytechnique Montréal, 2023). The board of 61 cells, its numbers and directions are drawn in
 * `core/hex.ts`. Options (`options.ts`) and their defaults, then those of `inf8175`:
 *
 *     variant standard · start classic · broadside yes, no · selfEject no, yes
 *     maxPlies 0 (no limit), 50 · first black, white
 *     repetition no, no
 *
 * One, two or three marbles that lie in a line move by one cell.
 * - In line: along their own line. Fewer enemy marbles right in front (one before two, one or
 *   two before three) are pushed, if an empty cell or the edge is behind them.
 * - Broadside, by option: two or three marbles side by side, each to an empty cell.
 * A marble that goes over the edge is lost; one's own goes over it only with `selfEject`. Six
 * lost marbles lose the game. A side that has no move draws. A limit of plies ends the game:
 * fewer lost marbles win, then marbles nearer the centre, else it is a draw. With `repetition` so is
 * a position that comes up for the third time.
 *
 * A move is 12 bits, and means the same in every position:
 *
 *     bits  11 … 6   5 4 3   2 1 0
 *            cell    shape   direction
 *
 * shape 0: in line. `cell` is the last marble of the group, which goes to the cell next to it
 *     in the direction; everything in front moves up. How many there are is for the position
 *     to say, so a single marble's step is of this kind and of no other.
 * shape 1 + 2·line: two marbles broadside, `cell` and the next along `line`, a direction from
 *     0 to 2: so `cell` is the lowest-numbered of them, and no move can be written twice.
 * shape 2 + 2·line: three marbles broadside.
 *
 * The canonical order is that of these numbers, ascending.
 */

/**
 * At most 14 · 6 moves in line. 14 cells have at most 29 pairs of neighbours, and no more rows
 * of three than pairs: 2 · 29 groups in 4 directions.
 */
export const MAX_MOVES = 14 * 6 + 2 * 29 * 4

export function packMove(cell: number, shape: number, direction: number): Move {
  return (cell << 6) | (shape << 3) | direction
}

export function cellOf(m: Move): number {
  return m >> 6
}

export function shapeOf(m: Move): number {
  return (m >> 3) & 7
}

export function directionOf(m: Move): number {
  return m & 7
}

/** Of a broadside's shape: the direction from its first marble to its last, 0 to 2. */
export function lineOf(shape: number): number {
  return (shape - 1) >> 1
}

/** Of a broadside's shape: how many marbles move, 2 or 3. */
export function widthOf(shape: number): number {
  return 3 - (shape & 1)
}

/** Set in the answer of `shove` where the foremost marble goes over the edge. */
const OVER_EDGE = 16

/**
 * What moving the marble on `from` and all in front of it does: `own | enemy << 2`, the marbles
 * of each side that move (1 to 3, 0 to 2), with OVER_EDGE where one is lost. 0: not legal.
 */
export function shove(p: AbalonePosition, from: number, direction: number): number {
  const { cells, side } = p
  let own = 1
  let cell = HEX_NEXT[from * 6 + direction]
  while (cells[cell] === side) {
    if (own === 3) return 0
    own++
    cell = HEX_NEXT[cell * 6 + direction]
  }
  if (cells[cell] === EMPTY) return own
  if (cells[cell] < 0) return p.rules.selfEject ? own | OVER_EDGE : 0
  const enemySide = 1 - side
  let enemy = 0
  while (cells[cell] === enemySide) {
    enemy++
    if (enemy === own) return 0
    cell = HEX_NEXT[cell * 6 + direction]
  }
  if (cells[cell] === side) return 0
  return own | (enemy << 2) | (cells[cell] === EMPTY ? 0 : OVER_EDGE)
}

/** Writes the legal moves to `out` in canonical order; 0 when the game has ended. */
export function generateMoves(p: AbalonePosition, out: Int32Array): number {
  if (isOver(p)) return 0
  const { broadside } = p.rules
  let count = 0
  for (let word = 0; word < WORDS; word++) {
    for (let rest = p.bits[p.side * WORDS + word]; rest !== 0; rest &= rest - 1) {
      const cell = CELL_OF_BIT[word * BITS_PER_WORD + lowestBit32(rest)]
      for (let direction = 0; direction < 6; direction++) {
        if (shove(p, cell, direction) !== 0) out[count++] = packMove(cell, 0, direction)
      }
      if (broadside) count = broadsides(p, cell, out, count)
    }
  }
  return count
}

/** Writes the broadside moves whose first marble is on `cell`; returns the new count. */
function broadsides(p: AbalonePosition, cell: number, out: Int32Array, from: number): number {
  const { cells, side } = p
  let count = from
  for (let line = 0; line < 3; line++) {
    const second = HEX_NEXT[cell * 6 + line]
    if (cells[second] !== side) continue
    // Three can go only where the first two can.
    let open = 0
    for (let direction = 0; direction < 6; direction++) {
      if (direction === line || direction === line + 3) continue
      if (cells[HEX_NEXT[cell * 6 + direction]] !== EMPTY) continue
      if (cells[HEX_NEXT[second * 6 + direction]] !== EMPTY) continue
      open |= 1 << direction
      out[count++] = packMove(cell, 1 + 2 * line, direction)
    }
    const third = HEX_NEXT[second * 6 + line]
    if (cells[third] !== side) continue
    for (let direction = 0; direction < 6; direction++) {
      if (((open >> direction) & 1) === 0) continue
      if (cells[HEX_NEXT[third * 6 + direction]] !== EMPTY) continue
      out[count++] = packMove(cell, 2 + 2 * line, direction)
    }
  }
  return count
}

/** Plays a legal move. The stack keeps it with what `shove` said of it, 12 bits further up. */
export function playMove(p: AbalonePosition, m: Move): void {
  if (p.played === p.history.length) {
    const longer = new Int32Array(p.history.length * 2)
    longer.set(p.history)
    p.history = longer
  }
  let effect = 0
  if (shapeOf(m) === 0) {
    effect = shove(p, cellOf(m), directionOf(m))
    if (effect === 0) throw new ContractError('abalone.play', `move ${m} is not legal`)
    shift(p, cellOf(m), directionOf(m), effect)
  } else {
    const { side } = p
    const direction = directionOf(m)
    const width = widthOf(shapeOf(m))
    const line = lineOf(shapeOf(m))
    for (let cell = cellOf(m), i = 0; i < width; i++, cell = HEX_NEXT[cell * 6 + line]) {
      lift(p, cell, side)
      put(p, HEX_NEXT[cell * 6 + direction], side)
    }
  }
  p.history[p.played++] = m | (effect << 12)
  turn(p, 1)
  if (p.rules.repetition) remember(p, effect >= OVER_EDGE)
}

/** The moves that can be taken back, oldest first. */
export function movesPlayed(p: AbalonePosition): Move[] {
  return Array.from(p.history.subarray(0, p.played), (entry) => entry & 0xfff)
}

/** Takes back the last move played. */
export function undoMove(p: AbalonePosition): void {
  if (p.played === 0) throw new ContractError('abalone.undo', 'no move has been played')
  turn(p, -1)
  const entry = p.history[--p.played]
  const direction = directionOf(entry)
  const from = (entry >> 6) & 63
  if (shapeOf(entry) === 0) {
    unshift(p, from, direction, entry >> 12)
    return
  }
  const { side } = p
  const width = widthOf(shapeOf(entry))
  const line = lineOf(shapeOf(entry))
  for (let cell = from, i = 0; i < width; i++, cell = HEX_NEXT[cell * 6 + line]) {
    lift(p, HEX_NEXT[cell * 6 + direction], side)
    put(p, cell, side)
  }
}

/**
 * Marbles of one side all look the same, so a line that moves up changes at most three cells:
 * the one left behind, the one where the foremost enemy goes, and the one between the sides.
 */
function shift(p: AbalonePosition, from: number, direction: number, effect: number): void {
  const { side } = p
  const enemySide = other(side)
  const front = ahead(from, direction, effect & 3)
  const enemy = (effect >> 2) & 3
  const over = effect >= OVER_EDGE
  lift(p, from, side)
  if (enemy > 0) {
    lift(p, front, enemySide)
    if (over) p.lost[enemySide]++
    else put(p, ahead(front, direction, enemy), enemySide)
  } else if (over) {
    p.lost[side]++
    return
  }
  put(p, front, side)
}

function unshift(p: AbalonePosition, from: number, direction: number, effect: number): void {
  const { side } = p
  const enemySide = other(side)
  const front = ahead(from, direction, effect & 3)
  const enemy = (effect >> 2) & 3
  const over = effect >= OVER_EDGE
  if (enemy > 0) {
    lift(p, front, side)
    if (over) p.lost[enemySide]--
    else lift(p, ahead(front, direction, enemy), enemySide)
    put(p, front, enemySide)
  } else if (over) {
    p.lost[side]--
  } else {
    lift(p, front, side)
  }
  put(p, from, side)
}

/** The cell so many steps on. */
export function ahead(cell: number, direction: number, steps: number): number {
  let reached = cell
  for (let i = 0; i < steps; i++) reached = HEX_NEXT[reached * 6 + direction]
  return reached
}

/** Six lost, the limit of plies, or the third time. */
function isOver(p: AbalonePosition): boolean {
  const { maxPlies } = p.rules
  if (p.lost[0] >= LOSING || p.lost[1] >= LOSING) return true
  return (maxPlies > 0 && p.ply >= maxPlies) || isRepeated(p)
}

/** Whether the side to move has a move. Where a broadside is legal, so is its first marble's step. */
function canMove(p: AbalonePosition): boolean {
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    if (p.cells[cell] !== p.side) continue
    for (let direction = 0; direction < 6; direction++) {
      if (shove(p, cell, direction) !== 0) return true
    }
  }
  return false
}

function ending(reason: string, winner: Player | 'draw'): Outcome {
  return { winner, reason, squares: [] }
}

// Made once: searches ask for them at every leaf.
const SIX_LOST = [ending('six-lost', 1), ending('six-lost', 0)] as const
const FEWER_LOST = [ending('limit-lost', 0), ending('limit-lost', 1)] as const
const NEARER = [ending('limit-distance', 0), ending('limit-distance', 1)] as const
const LIMIT = ending('limit', 'draw')
const NO_MOVES = ending('no-moves', 'draw')
const REPETITION = ending('repetition', 'draw')

/**
 * Reasons: `six-lost`; at the limit of plies `limit-lost` (the winner lost fewer),
 * `limit-distance` (as many, but the winner's are nearer the centre), `limit` (a draw);
 * `repetition` and `no-moves` (draws).
 */
export function outcomeOf(p: AbalonePosition): Outcome | undefined {
  const { lost, distance, rules } = p
  if (lost[0] >= LOSING) return SIX_LOST[0]
  if (lost[1] >= LOSING) return SIX_LOST[1]
  if (isOver(p)) {
    if (rules.maxPlies === 0 || p.ply < rules.maxPlies) return REPETITION
    if (lost[0] !== lost[1]) return FEWER_LOST[lost[0] < lost[1] ? 0 : 1]
    if (distance[0] !== distance[1]) return NEARER[distance[0] < distance[1] ? 0 : 1]
    return LIMIT
  }
  return canMove(p) ? undefined : NO_MOVES
}
