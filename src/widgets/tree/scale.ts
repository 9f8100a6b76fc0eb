import { INFINITE, pliesToEnd, type ScoreRange } from '../../../engine/index.ts'

/**
 * The one scale that every window of a figure is drawn on, from 0 (left, −∞) to 1 (right, ∞).
 * Evaluations take the middle. Won and lost games, which outrank every evaluation, have a strip of
 * their own beyond them, the nearer win further out; a strip without such scores is left out.
 */
export interface ScoreScale {
  /** Where a score of Max's view lies. A score outside what the scale was made for is clamped. */
  at(score: number): number
  /** Whole numbers to mark, from the least evaluation to the largest: all, if they are few. */
  readonly ticks: readonly number[]
  /** Whether lost, and won, games have a strip. */
  readonly losses: boolean
  readonly wins: boolean
}

/** Room between an end (±∞) and the first finite score. */
const MARGIN = 0.09
/** Width of the strip of won games, and its distance from the evaluations. */
const STRIP = 0.12
const GAP = 0.05
const MOST_TICKS = 10

/**
 * The scale for these scores, all of Max's view.
 *
 * @param ranked  they are ranks that stand for other values: only they are marked
 */
export function scoreScale(scores: ScoreRange, ranked = false): ScoreScale {
  const { nearest, furthest, wins, losses } = scores
  let { low, high } = scores
  if (low > high) low = high = 0
  const ticks = !ranked ? ticksOf(low, high) : (scores.few ?? [...new Set([low, high])])
  if (low === high) {
    low--
    high++
  }

  const left = losses ? MARGIN + STRIP + GAP : MARGIN
  const right = wins ? 1 - MARGIN - STRIP - GAP : 1 - MARGIN
  return {
    ticks,
    wins,
    losses,
    at(score) {
      if (score >= INFINITE) return 1
      if (score <= -INFINITE) return 0
      const plies = pliesToEnd(score)
      if (plies !== undefined) {
        const span = Math.max(1, furthest - nearest)
        const out =
          MARGIN + (STRIP * clamp((plies - nearest) / span)) / (furthest > nearest ? 1 : 2)
        return score > 0 ? 1 - out : out
      }
      return left + (right - left) * clamp((score - low) / (high - low))
    },
  }
}

function ticksOf(low: number, high: number): number[] {
  if (high - low <= MOST_TICKS) return Array.from({ length: high - low + 1 }, (_, i) => low + i)
  return low < 0 && high > 0 ? [low, 0, high] : [low, high]
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
