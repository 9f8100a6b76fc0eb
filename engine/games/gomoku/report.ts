import { popcount32 } from '../../core/bits.ts'
import type { Evaluation, Player, Term } from '../../core/game.ts'
import { memoized, type LineScore } from './memo.ts'
import { toMove, type Gomoku } from './rules.ts'

/**
 * The evaluation of the 19×19 report as it was meant, with the points it gives:
 *
 * | term         | when              | points                                               |
 * |--------------|-------------------|------------------------------------------------------|
 * | `centre`     | first 10 plies    | 7 for each own stone in the middle 5×5                |
 * | `threat`     | later             | −100 a stone for each enemy row of three or more with an open end |
 * | `alignment`  | always            | 5 for each own stone seen on a walk from each own stone |
 * | `enemy-line` | always            | −100, −50, −5 for each enemy row of four or more, three, two with an open end |
 *
 * A row is an unbroken run of stones; its end is open where the next point is empty. A walk
 * looks at five points from the stone on, one way along each of the four lines, and stops at
 * the second empty point, the second enemy stone, or the edge.
 *
 * Mended: a walk asks whether a point is on the board (the program asks whether it is empty,
 * so that each walk ends on the stone it begins with), and each row counts once (the program
 * counts all of them again for every stone and direction).
 *
 * Own means the side to move. It is not antisymmetric: what it says for one side is not the
 * opposite of what it says for the other, for own rows and enemy rows weigh differently.
 */
export const report: Evaluation<Gomoku> = reportWith(walk)

/** The same with another walk. */
export function reportWith(walk: Walk): Evaluation<Gomoku> {
  const lineScore = memoized((own, enemy, length, late) => {
    let score = 0
    for (const term of lineTerms(walk, own, enemy, length, late === 1)) score += term.contribution
    return score
  })
  return { evaluate: (p) => evaluate(lineScore, p), explain: (p) => explain(walk, p) }
}

/** The own stones seen from the one at `from`, given and answered as bits of a line. */
export type Walk = (own: number, enemy: number, length: number, from: number) => number

/** Plies in which the middle counts. */
const CENTRE_PLIES = 10

interface LineTerm {
  readonly name: 'alignment' | 'threat' | 'enemy-line'
  readonly own: boolean
  /** As bits of the line. */
  readonly stones: number
  readonly contribution: number
}

function evaluate(lineScore: LineScore, p: Gomoku): number {
  const { bits } = p
  const { lengths, lineCount } = p.geometry
  const mover = toMove(p)
  const late = p.plies < CENTRE_PLIES ? 0 : 1
  let score = 0
  for (let line = 0; line < lineCount; line++) {
    const own = bits[line * 2 + mover]
    const enemy = bits[line * 2 + 1 - mover]
    if ((own | enemy) !== 0) score += lineScore(own, enemy, lengths[line], late)
  }
  for (const term of centreTerms(p)) score += term.contribution
  return score
}

function explain(walk: Walk, p: Gomoku): Term[] {
  const mover = toMove(p)
  const other: Player = mover === 0 ? 1 : 0
  const terms = centreTerms(p)
  p.geometry.linePoints.forEach((points, line) => {
    const own = p.bits[line * 2 + mover]
    const enemy = p.bits[line * 2 + other]
    for (const term of lineTerms(walk, own, enemy, points.length, p.plies >= CENTRE_PLIES)) {
      const squares = points.filter((_, i) => (term.stones >>> i) & 1)
      const side = term.own ? mover : other
      terms.push({ name: term.name, squares, side, contribution: term.contribution })
    }
  })
  return terms
}

function centreTerms(p: Gomoku): Term[] {
  if (p.plies >= CENTRE_PLIES) return []
  const { size } = p.geometry
  const side = toMove(p)
  const terms: Term[] = []
  // On an even board the report's middle is the right and lower one of the four.
  const column = size >> 1
  const row = size - 1 - column
  for (let y = row - 2; y <= row + 2; y++) {
    for (let x = column - 2; x <= column + 2; x++) {
      const point = y * size + x
      if (p.cells[point] !== side) continue
      terms.push({ name: 'centre', squares: [point], side, contribution: 7 })
    }
  }
  return terms
}

function lineTerms(
  walk: Walk,
  own: number,
  enemy: number,
  length: number,
  late: boolean,
): LineTerm[] {
  const terms: LineTerm[] = []
  for (let from = 0; from < length; from++) {
    if (((own >>> from) & 1) === 0) continue
    const stones = walk(own, enemy, length, from)
    terms.push({ name: 'alignment', own: true, stones, contribution: 5 * popcount32(stones) })
  }
  for (let from = 0; from < length; from++) {
    if (((enemy >>> from) & 1) === 0) continue
    let end = from
    while (((enemy >>> end) & 1) === 1) end++
    const count = end - from
    const stones = ((1 << count) - 1) << from
    const openBefore = from > 0 && ((own >>> (from - 1)) & 1) === 0
    const openAfter = end < length && ((own >>> end) & 1) === 0
    from = end
    if (!(openBefore || openAfter) || count < 2) continue
    if (late && count >= 3) {
      terms.push({ name: 'threat', own: false, stones, contribution: -100 * count })
    }
    const points = count >= 4 ? 100 : count === 3 ? 50 : 5
    terms.push({ name: 'enemy-line', own: false, stones, contribution: -points })
  }
  return terms
}

/** The own stones that a walk from `from` sees, as bits of the line. */
function walk(own: number, enemy: number, length: number, from: number): number {
  let stones = 0
  let empty = 0
  let blocked = 0
  for (let at = from; at < from + 5 && at < length && empty < 2 && blocked < 2; at++) {
    if ((own >>> at) & 1) stones |= 1 << at
    else if ((enemy >>> at) & 1) blocked++
    else empty++
  }
  return stones
}
