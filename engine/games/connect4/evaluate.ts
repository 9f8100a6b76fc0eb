import { popcount32 } from '../../core/bits.ts'
import type { Evaluation, Player, Term, Weighing } from '../../core/game.ts'
import { lines } from '../../core/grid.ts'
import { weightSpecs } from '../../core/options.ts'
import { at } from './notation.ts'
import { COLUMNS, ROWS, SHIFTS, toMove, winSteps, type Connect4Position } from './rules.ts'
import { BOARD } from './words.ts'

/**
 * Lines still open. Of the 69 lines of four squares, one on which only one side has pieces can
 * still be made, and counts for that side by how many of the four it has. A line with pieces of
 * both is dead, and an empty one is nobody's.
 *
 * Each further piece is worth four times as much. Measured on 1,000 solved positions of 18 to
 * 27 plies: of those that are won, the evaluation has the winner's sign in 70 of 100, and for
 * factors from 3 to 10 in 69 to 71. The choice is not delicate.
 */
const WEIGHTS = { 'open-one': 1, 'open-two': 4, 'open-three': 16 } as const

/** What an open line is worth, by how many pieces it has. */
type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>

const NAMES = ['', 'open-one', 'open-two', 'open-three', ''] as const

const LINES = lines(COLUMNS, ROWS, 4)

// Where a line of four begins is where the win test finds one on a board full of one colour.
const VERTICAL = winSteps(BOARD, SHIFTS.vertical).four
const HORIZONTAL = winSteps(BOARD, SHIFTS.horizontal).four
const FALLING = winSteps(BOARD, SHIFTS.falling).four
const RISING = winSteps(BOARD, SHIFTS.rising).four

/** An evaluation by these weights, each within ±MOST_WEIGHT. */
function connect4Evaluation(weights: Weights): Evaluation<Connect4Position> {
  const forOne = weights['open-one']
  const forTwo = weights['open-two']
  const forThree = weights['open-three']
  // By the number of pieces; four are no longer open, but the game's end.
  const worths = [0, forOne, forTwo, forThree, 0]

  /** Integer from the side to move's view, within ±69 · 16. */
  function evaluate(p: Connect4Position): number {
    // By index, for taking a typed array apart goes through its iterator.
    const xLo = p.words[0]
    const xHi = p.words[1]
    const oLo = p.words[2]
    const oHi = p.words[3]
    const forX =
      balance(xLo, xHi, oLo, oHi, SHIFTS.vertical, VERTICAL.lo, VERTICAL.hi) +
      balance(xLo, xHi, oLo, oHi, SHIFTS.horizontal, HORIZONTAL.lo, HORIZONTAL.hi) +
      balance(xLo, xHi, oLo, oHi, SHIFTS.falling, FALLING.lo, FALLING.hi) +
      balance(xLo, xHi, oLo, oHi, SHIFTS.rising, RISING.lo, RISING.hi)
    return toMove(p) === 0 ? forX : 0 - forX
  }

  /** X's open lines less O's in the direction `s`; lines begin at the bits `startLo`, `startHi`. */
  function balance(
    xLo: number,
    xHi: number,
    oLo: number,
    oHi: number,
    s: number,
    startLo: number,
    startHi: number,
  ): number {
    const carry = 32 - s
    const xHi1 = xHi >>> s
    const xLo1 = (xLo >>> s) | (xHi << carry)
    const xHi2 = xHi1 >>> s
    const xLo2 = (xLo1 >>> s) | (xHi1 << carry)
    const xHi3 = xHi2 >>> s
    const xLo3 = (xLo2 >>> s) | (xHi2 << carry)
    const oHi1 = oHi >>> s
    const oLo1 = (oLo >>> s) | (oHi << carry)
    const oHi2 = oHi1 >>> s
    const oLo2 = (oLo1 >>> s) | (oHi1 << carry)
    const oHi3 = oHi2 >>> s
    const oLo3 = (oLo2 >>> s) | (oHi2 << carry)
    const low =
      worth(xLo, xLo1, xLo2, xLo3, startLo & ~(oLo | oLo1 | oLo2 | oLo3)) -
      worth(oLo, oLo1, oLo2, oLo3, startLo & ~(xLo | xLo1 | xLo2 | xLo3))
    // Only upright lines begin as far right as the high half: the others begin in a to d.
    if (startHi === 0) return low
    return (
      low +
      worth(xHi, xHi1, xHi2, xHi3, startHi & ~(oHi | oHi1 | oHi2 | oHi3)) -
      worth(oHi, oHi1, oHi2, oHi3, startHi & ~(xHi | xHi1 | xHi2 | xHi3))
    )
  }

  /**
   * Worth of the open lines of one half. Bit i of a, b, c, d is set where the line that begins
   * at i has a piece on its first to fourth square: all lines are counted at once, a bit each.
   */
  function worth(a: number, b: number, c: number, d: number, open: number): number {
    const odd = a ^ b ^ c ^ d
    const bothFirst = a & b
    const bothLast = c & d
    const apart = (a ^ b) & (c ^ d)
    const one = odd & ~(bothFirst | bothLast)
    const two = ((bothFirst ^ bothLast) | apart) & ~odd
    const three = odd & (bothFirst | bothLast)
    return (
      forOne * popcount32(one & open) +
      forTwo * popcount32(two & open) +
      forThree * popcount32(three & open)
    )
  }

  /** One term an open line: `open-one`, `open-two`, `open-three`. */
  function explain(p: Connect4Position): Term[] {
    const mover = toMove(p)
    const terms: Term[] = []
    for (const squares of LINES) {
      const counts = [0, 0]
      for (const square of squares) {
        const side = at(p, square)
        if (side !== -1) counts[side]++
      }
      const [x, o] = counts
      const worth = worths[x + o]
      if ((x > 0 && o > 0) || worth === 0) continue
      const side: Player = x > 0 ? 0 : 1
      const contribution = side === mover ? worth : 0 - worth
      terms.push({ name: NAMES[x + o], squares, side, contribution })
    }
    return terms
  }

  return { evaluate, explain }
}

/** 69 lines of it stay far within what an evaluation may be. */
const MOST_WEIGHT = 1000

export const evaluation = connect4Evaluation(WEIGHTS)

export const weighing: Weighing<Connect4Position> = {
  specs: weightSpecs(WEIGHTS, -MOST_WEIGHT, MOST_WEIGHT),
  by: (weights) => connect4Evaluation({ ...WEIGHTS, ...weights }),
}
