/** How much stronger one side of a match is, in Elo points, with a 95 % interval. */
export interface EloEstimate {
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964

/**
 * The Elo difference (Elo 1978) at which the first side is expected to score `mean`, which is
 * between 0 and 1: its score is 1 / (1 + 10^(−d / 400)).
 */
export function eloOf(mean: number): number {
  return -400 * Math.log10(1 / mean - 1) + 0
}

/**
 * The Elo difference that a match speaks for.
 *
 * Games come in pairs that share an opening with the colours swapped, so the two are not
 * independent and what is counted is the pair: `pairs[k]` of them brought the first side k / 2
 * points of 2. (That is the pentanomial model of chess programs' tests.)
 *
 * Half a pair lost and half a pair won are added to those played (the half-point rule of
 * Krichevsky & Trofimov 1981), so that n wins of n speak for a finite difference. From the pairs'
 * mean score s and variance v, both of one game, comes how many independent yes-or-no trials would
 * leave as much doubt, s (1 − s) m / v for m pairs; and from those Wilson's interval (1927), which
 * stays within 0 and 1. Its ends and s are then told in Elo.
 *
 * @param pairs  five counts, 0 or more; a game without its second is half a pair
 */
export function eloOfPairs(pairs: ArrayLike<number>): EloEstimate {
  let weight = 0
  let sum = 0
  for (let k = 0; k <= 4; k++) {
    weight += counted(pairs, k)
    sum += (counted(pairs, k) * k) / 4
  }
  const mean = sum / weight
  let squares = 0
  for (let k = 0; k <= 4; k++) squares += counted(pairs, k) * (k / 4 - mean) ** 2
  const trials = (mean * (1 - mean) * weight * weight) / squares
  const { low, high } = wilson(mean, trials)
  return { elo: eloOf(mean), low: eloOf(low), high: eloOf(high) }
}

function counted(pairs: ArrayLike<number>, k: number): number {
  return pairs[k] + (k === 0 || k === 4 ? 0.5 : 0)
}

/** Where the mean of yes-or-no trials may lie that came out as `mean`. */
function wilson(mean: number, trials: number): { readonly low: number; readonly high: number } {
  const share = (Z * Z) / trials
  const centre = mean + share / 2
  const reach = Z * Math.sqrt((mean * (1 - mean)) / trials + share / (4 * trials))
  return { low: (centre - reach) / (1 + share), high: (centre + reach) / (1 + share) }
}
