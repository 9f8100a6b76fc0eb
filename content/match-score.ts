import { eloOfPairs } from '../engine/index.ts'
import { number } from '../src/i18n/numbers.ts'

/*
 * What a stored match came to. Its points are a digit a game: 2 won, 1 drawn, 0 lost; games that
 * follow each other in twos begin alike, with the sides exchanged.
 */

/** Pairs of games by the points they brought, as `eloOfPairs` counts them. */
export function pairsOf(points: string): number[] {
  const pairs = [0, 0, 0, 0, 0]
  for (let i = 0; i + 1 < points.length; i += 2) pairs[Number(points[i]) + Number(points[i + 1])]++
  return pairs
}

/** Games won, drawn and lost. */
export function tallyOf(points: string) {
  const of = (digit: string) => [...points].filter((each) => each === digit).length
  return { wins: of('2'), draws: of('1'), losses: of('0') }
}

const rounded = (value: number) => number(Math.round(value)).replace('-', '−')

/**
 * A match with its games, and Elo points with both ends of their interval. `elo` and `interval`
 * are written as the page's language writes numbers, when they are asked for.
 */
export function scored<T extends object>(match: T, points: string) {
  const { elo, low, high } = eloOfPairs(pairsOf(points))
  return {
    ...match,
    games: points.length,
    ...tallyOf(points),
    low,
    high,
    get elo() {
      return rounded(elo)
    },
    get interval() {
      return `${rounded(low)} to ${rounded(high)}`
    },
  }
}
