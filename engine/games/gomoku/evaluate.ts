import type { Evaluation, Player, Term, Weighing } from '../../core/game.ts'
import { weightSpecs } from '../../core/options.ts'
import { memoized } from './memo.ts'
import { fivePoints, LINE, toMove, type Gomoku } from './rules.ts'
import { shapesOf, type Kind, type Shape } from './shapes.ts'

/**
 * What a shape is worth. One stone more is worth ten times as much, and a closed end costs one
 * stone: a four with one way to five is worth an open three. A stone alone is worth one for
 * each place where it could still be part of five, which draws the first stones to the middle.
 *
 * Each stone is part of at most four shapes and none is worth more than 1000 a stone, so 181
 * stones are worth less than EVALUATION_LIMIT.
 */
export const WEIGHTS: Readonly<Record<Exclude<Kind, 'five' | 'one'>, number>> = {
  'open-four': 4000,
  four: 400,
  'open-three': 400,
  three: 40,
  'open-two': 40,
  two: 4,
}

/** What five in a line is worth; nothing else counts then. */
const FIVE_SCORE = 100_000

type Weights = typeof WEIGHTS

export function valueOf(shape: Shape, weights: Weights = WEIGHTS): number {
  switch (shape.kind) {
    case 'five':
      return FIVE_SCORE
    case 'one':
      return shape.places
    default:
      return weights[shape.kind]
  }
}

/**
 * An evaluation by these weights, at most MOST_A_STONE for each stone: the shapes of the side to move less the
 * other's, by their open and closed ends (`shapes.ts`). Swapping the sides changes its sign.
 */
function gomokuEvaluation(weights: Weights): Evaluation<Gomoku> {
  const lineScore = memoized((x, o, length, exact) => scoreLine(x, o, length, exact, weights))

  function evaluate(p: Gomoku): number {
    // The side that has just moved has the five.
    if (p.end === LINE) return -FIVE_SCORE
    const { bits } = p
    const { lengths, lineCount } = p.geometry
    const exact = p.options.exact ? 1 : 0
    let score = 0
    for (let line = 0; line < lineCount; line++) {
      const x = bits[line * 2]
      const o = bits[line * 2 + 1]
      if ((x | o) !== 0) score += lineScore(x, o, lengths[line], exact)
    }
    return p.plies & 1 ? 0 - score : score
  }

  function explain(p: Gomoku): Term[] {
    const mover = toMove(p)
    if (p.end === LINE) {
      const side: Player = mover === 0 ? 1 : 0
      return [{ name: 'five', squares: fivePoints(p, side), side, contribution: -FIVE_SCORE }]
    }
    const { linePoints, lengths } = p.geometry
    const terms: Term[] = []
    for (const side of [0, 1] as const) {
      linePoints.forEach((points, line) => {
        const own = p.bits[line * 2 + side]
        const enemy = p.bits[line * 2 + 1 - side]
        for (const shape of shapesOf(own, enemy, lengths[line], p.options.exact)) {
          const squares = points.filter((_, i) => (shape.stones >>> i) & 1)
          const value = valueOf(shape, weights)
          const contribution = side === mover ? value : 0 - value
          terms.push({ name: shape.kind, squares, side, contribution })
        }
      })
    }
    return terms
  }

  return { evaluate, explain }
}

/** X's shapes on a line less O's. */
export function scoreLine(
  x: number,
  o: number,
  length: number,
  exactly: number,
  weights: Weights = WEIGHTS,
): number {
  const exact = exactly === 1
  let score = 0
  for (const shape of shapesOf(x, o, length, exact)) score += valueOf(shape, weights)
  for (const shape of shapesOf(o, x, length, exact)) score -= valueOf(shape, weights)
  return score
}

const STONES: Weights = {
  'open-four': 4,
  four: 4,
  'open-three': 3,
  three: 3,
  'open-two': 2,
  two: 2,
}
const MOST_A_STONE = 1000

/** The default evaluation, `lines`. */
export const lines = gomokuEvaluation(WEIGHTS)

export const weighing: Weighing<Gomoku> = {
  specs: Object.entries(WEIGHTS).flatMap(([name, value]) =>
    weightSpecs({ [name]: value }, 0, MOST_A_STONE * STONES[name as keyof Weights]),
  ),
  by: (weights) => gomokuEvaluation({ ...WEIGHTS, ...weights }),
}
