import { bitsOf, type Word } from '../../core/bits.ts'
import { ContractError } from '../../core/errors.ts'
import {
  EVALUATION_LIMIT,
  type Evaluation,
  type Player,
  type Term,
  type Weighing,
} from '../../core/game.ts'
import { weightSpecs } from '../../core/options.ts'
import { asLinePattern, lineTables, type LineTables } from './line-tables.ts'
import { LINE_COUNT } from './lines.ts'
import { findMask } from './matching.ts'
import { DEFAULT_PATTERNS, heaviest, masksOf, MOST_OF_GRID, parsePatterns } from './patterns.ts'
import type { Pattern, PatternMask } from './patterns.ts'
import { bitOfSquare, fiveSquares, LINE, toMove, wordOfSide, type Gomoku8 } from './rules.ts'

/** What five in a line is worth: less than a won game in a search (the report's figure). */
export const FIVE_SCORE = 100_000

/** What a stone is worth for where it stands, from a8 along the rows (the report's figure 5). */
// oxfmt-ignore
export const GRID: readonly number[] = [
  1, 2, 3, 4, 4, 3, 2, 1,
  2, 3, 4, 5, 5, 4, 3, 2,
  3, 4, 5, 6, 6, 5, 4, 3,
  4, 5, 6, 7, 7, 6, 5, 4,
  4, 5, 6, 7, 7, 6, 5, 4,
  3, 4, 5, 6, 6, 5, 4, 3,
  2, 3, 4, 5, 5, 4, 3, 2,
  1, 2, 3, 4, 4, 3, 2, 1,
]

const VALUE_OF_BIT = GRID.toReversed()

/**
 * The report's evaluation with any patterns: what the side to move has less what the other
 * has. Where a side has five in a line nothing else counts, and it is worth FIVE_SCORE. Else
 * each match of each pattern is worth the pattern's weight, and each stone its square in GRID,
 * `square` times.
 *
 * `evaluate` looks up lines in tables made from the patterns; `explain` slides words over the
 * board as the report does. Patterns that do not lie in a line are slid in both.
 */
export function evaluationOf(patterns: readonly Pattern[], square = 1): Evaluation<Gomoku8> {
  const grid = MOST_OF_GRID * Math.max(1, Math.abs(square))
  if (heaviest(patterns) > EVALUATION_LIMIT - grid) {
    throw new ContractError('evaluationOf', 'patterns too heavy')
  }
  const values = VALUE_OF_BIT.map((value) => value * square)
  const masks = patterns.flatMap(masksOf)
  const slid = masks.filter((mask) => asLinePattern(mask) === undefined)
  const inLines = masks.map(asLinePattern).filter((pattern) => pattern !== undefined)
  // Made when first needed: it takes some 20 ms, which a page that only shows the rules saves.
  let tables: LineTables | undefined

  function evaluate(p: Gomoku8): number {
    // The side that has just moved has the five.
    if (p.end === LINE) return -FIVE_SCORE
    tables ??= lineTables(inLines, values)
    const { scores, start } = tables
    const { lines } = p
    let score = 0
    for (let line = 0; line < LINE_COUNT; line++) score += scores[start[line] + lines[line]]
    for (const mask of slid) {
      const x = wordOfSide(p, 0)
      const o = wordOfSide(p, 1)
      score += mask.weight * (findMask(x, o, mask).length - findMask(o, x, mask).length)
    }
    return p.plies & 1 ? 0 - score : score
  }

  return { evaluate, explain: (p) => explain(p, masks, values) }
}

function explain(p: Gomoku8, masks: readonly PatternMask[], values: readonly number[]): Term[] {
  const mover = toMove(p)
  if (p.end === LINE) {
    const side: Player = mover === 0 ? 1 : 0
    return [{ name: 'five', squares: fiveSquares(p, side), side, contribution: -FIVE_SCORE }]
  }
  const terms: Term[] = []
  for (const side of [0, 1] as const) {
    const own = wordOfSide(p, side)
    const enemy = wordOfSide(p, side === 0 ? 1 : 0)
    for (const mask of masks) {
      for (const match of findMask(own, enemy, mask)) {
        terms.push({
          name: mask.name,
          squares: squaresOf(match),
          side,
          contribution: side === mover ? mask.weight : 0 - mask.weight,
        })
      }
    }
    for (const square of squaresOf(own)) {
      const worth = values[bitOfSquare(square)]
      const contribution = side === mover ? worth : 0 - worth
      terms.push({ name: 'square', squares: [square], side, contribution })
    }
  }
  return terms
}

function squaresOf(word: Word): number[] {
  return bitsOf(word)
    .map(bitOfSquare)
    .toSorted((a, b) => a - b)
}

/** The evaluation with the report's weights. */
export const evaluation = evaluationOf(defaultPatterns())

/** The report's weights, by the name of the pattern; and what each number of GRID counts. */
const PATTERN_WEIGHTS = Object.fromEntries(
  defaultPatterns().map(({ name, weight }) => [name, weight]),
)

export const weighing: Weighing<Gomoku8> = {
  specs: [...weightSpecs(PATTERN_WEIGHTS, -200, 200), ...weightSpecs({ square: 1 }, -20, 20)],
  by({ square = 1, ...weights }) {
    const patterns = defaultPatterns().map((pattern) => ({
      ...pattern,
      weight: weights[pattern.name] ?? pattern.weight,
    }))
    return evaluationOf(patterns, square)
  },
}

/** The default patterns, read. */
export function defaultPatterns(): Pattern[] {
  const read = parsePatterns(DEFAULT_PATTERNS)
  if (!read.ok) throw new ContractError('defaultPatterns', read.error.code)
  return read.value
}
