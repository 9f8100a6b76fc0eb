import type { Player, Term } from '../../core/game.ts'
import { lines } from '../../core/grid.ts'
import { toMove, type MnkPosition } from './rules.ts'

/**
 * Lines still open: a line of k squares on which only one side has stones can still be made,
 * and counts for that side, four times as much for each further stone (as in Connect 4). At
 * most 4⁷ a line of eight, and under 300,000 on any board up to 8×8.
 */
const FACTOR = 4

/** The lines of each size that has been asked for, by columns, rows and k. */
const known = new Map<string, readonly number[][]>()

/** Integer from the side to move's view. */
export function evaluate(p: MnkPosition): number {
  const mover = toMove(p)
  let sum = 0
  for (const squares of linesOf(p)) sum += worth(p, squares, mover)
  return sum
}

/** One term an open line. */
export function explain(p: MnkPosition): Term[] {
  const mover = toMove(p)
  const terms: Term[] = []
  for (const squares of linesOf(p)) {
    const contribution = worth(p, squares, mover)
    if (contribution === 0) continue
    const side: Player = contribution > 0 === (mover === 0) ? 0 : 1
    terms.push({ name: 'open-lines', squares, side, contribution })
  }
  return terms
}

/** Worth of a line from `mover`'s view: 0 where it is empty or has stones of both. */
function worth(p: MnkPosition, squares: readonly number[], mover: Player): number {
  let own = 0
  let other = 0
  for (let i = 0; i < squares.length; i++) {
    const side = p.cells[squares[i]]
    if (side === mover) own++
    else if (side !== -1) other++
  }
  if (own > 0 && other > 0) return 0
  if (own > 0) return FACTOR ** (own - 1)
  return other > 0 ? 0 - FACTOR ** (other - 1) : 0
}

function linesOf(p: MnkPosition): readonly number[][] {
  const { columns, rows, k } = p.size
  const size = `${columns},${rows},${k}`
  let found = known.get(size)
  if (found === undefined) {
    found = lines(columns, rows, k)
    known.set(size, found)
  }
  return found
}
