import type { Move } from '../../core/game.ts'
import { EMPTY, FACTS, FREE_THREE, PATTERN_OF, VIEWS } from './patterns.ts'
import { squareOf, type NinukiPosition } from './position.ts'

/** A free three, and the line it lies in. */
export interface FreeThree {
  /** 0 to 3: →, ↑, ↗, ↖. */
  readonly direction: number
  /** Its three stones, the one that is placed among them, ascending. */
  readonly squares: readonly number[]
}

/**
 * The free threes that a stone of the side to move would make on an empty square, at most one in
 * each of the four lines through it; none on an occupied one. Two or more are a double three,
 * whatever the options say and whether or not the move captures.
 */
export function freeThreesOf(p: NinukiPosition, m: Move): FreeThree[] {
  const cell = p.cellOf[m]
  const threes: FreeThree[] = []
  if (p.cells[cell] !== EMPTY) return threes
  const table = p.toMove * VIEWS
  for (let direction = 0; direction < 4; direction++) {
    const forwards = PATTERN_OF[table + p.views[cell * 8 + direction]]
    const backwards = PATTERN_OF[table + p.views[cell * 8 + direction + 4]]
    if (FREE_THREE[forwards * 32 + backwards] === 0) continue
    const [a, b] = [FACTS[forwards], FACTS[backwards]]
    const missing = 2 - a.near - b.near
    const step = p.steps[direction]
    const squares = [m]
    for (let i = 1; i <= a.near; i++) squares.push(squareOf(p, cell + i * step))
    for (let i = 1; i <= b.near; i++) squares.push(squareOf(p, cell - i * step))
    // What is missing lies behind the hole at one end; where it could be either, the first will do.
    const [run, sign] = a.far === missing && a.open ? [a.near, 1] : [b.near, -1]
    for (let i = 1; i <= missing; i++) squares.push(squareOf(p, cell + sign * (run + 1 + i) * step))
    threes.push({ direction, squares: squares.toSorted((one, two) => one - two) })
  }
  return threes
}
