import { lowestBit32, popcount32 } from '../../core/bits.ts'
import { ContractError } from '../../core/errors.ts'
import {
  EVALUATION_LIMIT,
  type Evaluation,
  type Player,
  type Term,
  type Weighing,
} from '../../core/game.ts'
import { HEX_CELLS, HEX_NEXT, hexPoint } from '../../core/hex.ts'
import { weightSpecs } from '../../core/options.ts'
import { countInDanger, countUndefended, inDanger } from './danger.ts'
import {
  BITS_PER_WORD,
  CELL_OF_BIT,
  LOSING,
  MARBLES,
  WORDS,
  other,
  type AbalonePosition,
} from './position.ts'

/**
 * The heuristic of an agent for the course INF8175 (Leblanc & Garancini 2023):
 *
 *     H = k · [ −lost_own + α1 · lost_enemy
 *               + α2 · (d_enemy − d_own) / (d_enemy + d_own)
 *               + α3 · (p_own − p_enemy) / (p_own + p_enemy) ]
 *
 * d: sum of the distances of a side's marbles to the centre; p: how many pairs of them touch.
 * A fraction whose denominator is 0 counts as 0. The report prints d_own − d_enemy, which would
 * reward being far from the centre; its program has the sign used here.
 *
 * One is a marble; scores are thousandths of a marble.
 */
export interface AbaloneWeights {
  /** Weight of the marbles that the enemy has lost; one's own weigh 1. */
  readonly alpha1: number
  /** Weight of the distances to the centre. Negative: the sign as printed. */
  readonly alpha2: number
  /** Weight of the touching pairs. */
  readonly alpha3: number
  /** Scales the whole. */
  readonly k: number
  /** How distances are measured: in steps from cell to cell, or as the crow flies. */
  readonly distance: 'steps' | 'straight'
  /** Local terms, in marbles each; absent or 0 they are left out. */
  readonly local?: LocalWeights
}

/**
 * Weights of what the report would add, each times what the enemy has more of than oneself.
 *
 *     H + k · [ danger · (g_enemy − g_own) + undefended · (u_enemy − u_own) ]
 *
 * g: marbles that the other side could push off next; u: those of them that no move can save
 * (`danger.ts`).
 */
interface LocalWeights {
  readonly danger: number
  readonly undefended: number
}

/**
 * The report's own. With α1 = ½ the two sides do not see the same: what one gains is not what the
 * other loses. Its k is meant to keep H within the range of the final score, ±6, for which it
 * would have to be 6/6.5: as it is, H can fall to −7.04.
 */
export const REPORT_WEIGHTS: AbaloneWeights = {
  alpha1: 0.5,
  alpha2: 0.25,
  alpha3: 0.25,
  k: 6.5 / 6,
  distance: 'straight',
}

/** The report's, but fair: α1 = 1, so that either side's score is minus the other's. */
export const DEFAULT_WEIGHTS: AbaloneWeights = { ...REPORT_WEIGHTS, alpha1: 1, distance: 'steps' }

/** Straight distance from each cell to the centre, in steps. */
const STRAIGHT = Float64Array.from({ length: HEX_CELLS }, (_, cell) => {
  const { x, y } = hexPoint(cell)
  return Math.hypot(x, y)
})

/** How many pairs of a player's marbles touch: the marbles AND the marbles moved by one cell. */
export function touchingPairs(p: AbalonePosition, player: Player): number {
  const a = p.bits[player * WORDS]
  const b = p.bits[player * WORDS + 1]
  const c = p.bits[player * WORDS + 2]
  return (
    // To the right.
    popcount32(a & (a >>> 1)) +
    popcount32(b & (b >>> 1)) +
    popcount32(c & (c >>> 1)) +
    // To the upper left, 9 bits: the lowest row of the next word comes in above.
    popcount32(a & ((a >>> 9) | (b << 18))) +
    popcount32(b & ((b >>> 9) | (c << 18))) +
    popcount32(c & (c >>> 9)) +
    // To the upper right, 10 bits.
    popcount32(a & ((a >>> 10) | (b << 17))) +
    popcount32(b & ((b >>> 10) | (c << 17))) +
    popcount32(c & (c >>> 10))
  )
}

/** Sum of the straight distances of a player's marbles to the centre, in steps. */
export function straightDistance(p: AbalonePosition, player: Player): number {
  let sum = 0
  for (let word = 0; word < WORDS; word++) {
    for (let rest = p.bits[player * WORDS + word]; rest !== 0; rest &= rest - 1) {
      sum += STRAIGHT[CELL_OF_BIT[word * BITS_PER_WORD + lowestBit32(rest)]]
    }
  }
  return sum
}

/** An evaluation that can also tell what it has before it rounds. */
export interface AbaloneEvaluation extends Evaluation<AbalonePosition> {
  /**
   * H in thousandths of a marble, not rounded. Positions that are equally good may differ in the
   * last bits, since their sums are added in another order.
   */
  unrounded(p: AbalonePosition): number
}

/**
 * An evaluation by these weights. Each of the terms is rounded to an integer by itself, so
 * `evaluate` may call two positions equal that H sets apart by less than a few thousandths;
 * `unrounded` does not.
 *
 * Whose H? Without `owner`, the side to move's: with α1 = 1 the evaluation is antisymmetric, with
 * another α1 it is not, and a negamax search over it is not minimax. With `owner`, always that
 * player's H, negated where the other is to move: antisymmetric with any weights, and what the
 * report's agent computes for the side that it plays.
 */
export function abaloneEvaluation(weights: AbaloneWeights, owner?: Player): AbaloneEvaluation {
  const { alpha1, alpha2, alpha3, k, distance, local } = weights
  const shares = Math.abs(alpha2) + Math.abs(alpha3)
  const near = Math.abs(local?.danger ?? 0) + Math.abs(local?.undefended ?? 0)
  const most = 1000 * Math.abs(k) * (LOSING * (1 + Math.abs(alpha1)) + shares + MARBLES * near) + 3
  if (!(most <= EVALUATION_LIMIT)) {
    throw new ContractError('abaloneEvaluation', `weights ${JSON.stringify(weights)} are too large`)
  }
  const straight = distance === 'straight'
  const names = local === undefined ? TERM_NAMES : [...TERM_NAMES, ...LOCAL_NAMES]
  // The terms, not yet rounded; kept, so that `evaluate` allocates nothing.
  const terms = new Float64Array(names.length)

  function weigh(p: AbalonePosition): void {
    const own = owner ?? p.side
    const enemy = other(own)
    const scale = own === p.side ? 1000 * k : -1000 * k
    const ownDistance = straight ? straightDistance(p, own) : p.distance[own]
    const enemyDistance = straight ? straightDistance(p, enemy) : p.distance[enemy]
    terms[0] = -scale * p.lost[own]
    terms[1] = scale * alpha1 * p.lost[enemy]
    terms[2] = scale * alpha2 * share(enemyDistance, ownDistance)
    terms[3] = scale * alpha3 * share(touchingPairs(p, own), touchingPairs(p, enemy))
    if (local === undefined) return
    const { danger, undefended } = local
    terms[4] = danger === 0 ? 0 : scale * danger * (countInDanger(p, enemy) - countInDanger(p, own))
    terms[5] =
      undefended === 0
        ? 0
        : scale * undefended * (countUndefended(p, enemy) - countUndefended(p, own))
  }

  return {
    evaluate(p) {
      weigh(p)
      let sum = 0
      for (let i = 0; i < terms.length; i++) sum += rounded(terms[i])
      return sum
    },

    unrounded(p) {
      weigh(p)
      let sum = 0
      for (let i = 0; i < terms.length; i++) sum += terms[i]
      return sum
    },

    explain(p) {
      weigh(p)
      const own = owner ?? p.side
      const favoured = (contribution: number) => (contribution < 0 ? other(p.side) : p.side)
      return names.map((name, i): Term => {
        const contribution = rounded(terms[i])
        switch (name) {
          case 'own-lost':
            return { name, squares: [], side: own, contribution }
          case 'enemy-lost':
            return { name, squares: [], side: other(own), contribution }
          case 'centre':
            return { name, squares: marbles(p), side: favoured(contribution), contribution }
          case 'pairs':
            return { name, squares: inPairs(p), side: favoured(contribution), contribution }
          case 'danger':
          case 'undefended': {
            const squares = [...inDanger(p, 0), ...inDanger(p, 1)]
            return { name, squares, side: favoured(contribution), contribution }
          }
        }
      })
    },
  }
}

/**
 * Names of the report's four terms. `own` is the owner or, without one, the side to move. The lost marbles
 * lie on no square. The two fractions weigh both sides' marbles: their squares are all that
 * enter, and their side is the one that they speak for.
 */
const TERM_NAMES = ['own-lost', 'enemy-lost', 'centre', 'pairs'] as const
/** Local terms; they, too, weigh both sides' marbles. */
const LOCAL_NAMES = ['danger', 'undefended'] as const

/** What Abalone is judged by unless told otherwise. */
export const EVALUATION = abaloneEvaluation(DEFAULT_WEIGHTS)

/** The usual weights in hundredths; those of local terms are 0. */
const HUNDREDTHS = { 'enemy-lost': 100, centre: 25, pairs: 25, danger: 0, undefended: 0 } as const

/** Local terms are left out where both are 0. */
export const weighing: Weighing<AbalonePosition> = {
  specs: weightSpecs(HUNDREDTHS, -400, 400),
  by(weights) {
    const all = { ...HUNDREDTHS, ...weights }
    const local = { danger: all.danger / 100, undefended: all.undefended / 100 }
    return abaloneEvaluation({
      ...DEFAULT_WEIGHTS,
      alpha1: all['enemy-lost'] / 100,
      alpha2: all.centre / 100,
      alpha3: all.pairs / 100,
      ...(local.danger === 0 && local.undefended === 0 ? {} : { local }),
    })
  },
}

/** (a − b) / (a + b), within ±1. */
function share(a: number, b: number): number {
  return a + b === 0 ? 0 : (a - b) / (a + b)
}

/**
 * Halves away from zero, unlike Math.round: the rounding of −x must be minus that of x. An int32,
 * so that 0 is never −0.
 */
function rounded(x: number): number {
  return (x < 0 ? -Math.floor(0.5 - x) : Math.floor(x + 0.5)) | 0
}

function marbles(p: AbalonePosition): number[] {
  const squares: number[] = []
  for (let cell = 0; cell < HEX_CELLS; cell++) if (p.cells[cell] >= 0) squares.push(cell)
  return squares
}

function inPairs(p: AbalonePosition): number[] {
  return marbles(p).filter((cell) => {
    for (let d = 0; d < 6; d++) {
      if (p.cells[HEX_NEXT[cell * 6 + d]] === p.cells[cell]) return true
    }
    return false
  })
}
