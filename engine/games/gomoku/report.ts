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

/** The same as one player's program has it: always that player's points, negated for the other. */
export function reportFor(owner: Player): Evaluation<Gomoku> {
  return reportWith(walk, owner)
}

/**
 * What the report's program searches a position by: the points of the side to move there, by the
 * terms that count there, at every leaf. So one search compares numbers made by one rule, even
 * where it looks past the tenth ply.
 */
export const reportFrom = searchesWith(walk)

/** The same with another walk. Each of the four evaluations is made once. */
export function searchesWith(walk: Walk): (root: Gomoku) => Evaluation<Gomoku> {
  const made = [0, 1].map((owner) =>
    [false, true].map((late) => reportWith(walk, owner as Player, late)),
  )
  return (root) => made[toMove(root)][isLate(root) ? 1 : 0]
}

/**
 * The evaluation with another walk. With an `owner` own means that player, whoever is to move: so
 * it is antisymmetric, and a negamax search over it is the report's minimax. With `late` the terms
 * are those of the first 10 plies or those after them, whatever the position's ply.
 */
function reportWith(walk: Walk, owner?: Player, late?: boolean): Evaluation<Gomoku> {
  const lineScore = memoized((own, enemy, length, flag) => {
    let score = 0
    for (const term of lineTerms(walk, own, enemy, length, flag === 1)) score += term.contribution
    return score
  })
  return {
    evaluate(p) {
      const own = owner ?? toMove(p)
      const score = evaluate(lineScore, p, own, late ?? isLate(p))
      return own === toMove(p) ? score : 0 - score
    },
    explain(p) {
      const own = owner ?? toMove(p)
      const terms = explain(walk, p, own, late ?? isLate(p))
      if (own === toMove(p)) return terms
      return terms.map((term) => ({ ...term, contribution: 0 - term.contribution }))
    },
  }
}

/** The own stones seen from the one at `from`, given and answered as bits of a line. */
export type Walk = (own: number, enemy: number, length: number, from: number) => number

/**
 * Plies in which the middle counts: ten turns, as the report says. Its listing counts turns from 1
 * and asks `turn < 10`, which is nine.
 */
const CENTRE_PLIES = 10

function isLate(p: Gomoku): boolean {
  return p.plies >= CENTRE_PLIES
}

interface LineTerm {
  readonly name: 'alignment' | 'threat' | 'enemy-line'
  readonly own: boolean
  /** As bits of the line. */
  readonly stones: number
  readonly contribution: number
}

function evaluate(lineScore: LineScore, p: Gomoku, side: Player, late: boolean): number {
  const { bits } = p
  const { lengths, lineCount } = p.geometry
  const flag = late ? 1 : 0
  let score = 0
  for (let line = 0; line < lineCount; line++) {
    const own = bits[line * 2 + side]
    const enemy = bits[line * 2 + 1 - side]
    if ((own | enemy) !== 0) score += lineScore(own, enemy, lengths[line], flag)
  }
  if (late) return score
  for (const point of middleOf(p.geometry.size)) if (p.cells[point] === side) score += IN_MIDDLE
  return score
}

function explain(walk: Walk, p: Gomoku, side: Player, late: boolean): Term[] {
  const other: Player = side === 0 ? 1 : 0
  const terms = late ? [] : centreTerms(p, side)
  p.geometry.linePoints.forEach((points, line) => {
    const own = p.bits[line * 2 + side]
    const enemy = p.bits[line * 2 + other]
    for (const term of lineTerms(walk, own, enemy, points.length, late)) {
      const squares = points.filter((_, i) => (term.stones >>> i) & 1)
      const { name, contribution } = term
      terms.push({ name, squares, side: term.own ? side : other, contribution })
    }
  })
  return terms
}

function centreTerms(p: Gomoku, side: Player): Term[] {
  return middleOf(p.geometry.size)
    .filter((point) => p.cells[point] === side)
    .map((point) => ({ name: 'centre', squares: [point], side, contribution: IN_MIDDLE }))
}

/** What a stone in the middle is worth. */
const IN_MIDDLE = 7

const middles = new Map<number, readonly number[]>()

/** The 25 points in the middle of a board, kept by its size. */
function middleOf(size: number): readonly number[] {
  const known = middles.get(size)
  if (known !== undefined) return known
  // On an even board the report's middle is the right and lower one of the four.
  const column = size >> 1
  const row = size - 1 - column
  const points: number[] = []
  for (let y = row - 2; y <= row + 2; y++) {
    for (let x = column - 2; x <= column + 2; x++) points.push(y * size + x)
  }
  middles.set(size, points)
  return points
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
