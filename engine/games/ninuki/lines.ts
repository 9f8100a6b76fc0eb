import { FACTS, type PatternFacts } from './patterns.ts'

/**
 * What a line of stones is worth (Epitech 2012, *Rapport gomoku ninuki*, §4).
 *
 * A **run** is own stones without a gap, as long as it goes. A **line** is
 * - a run with no own stone behind one empty cell at either end; or
 * - two runs of at most three with one empty cell, the hole, between them; or
 * - a run of four, whatever lies behind its ends.
 * With `a` stones in the longer run and `b` in the other (so many that a + b is at most 4,
 * since five cells are all that a five needs) it is worth F(a, b) = 5^(a+b) + 5^a, and
 * - F(a, b) if the cells beyond both its ends are empty;
 * - F(a − 1, b), one less, if only one is: a half-open three is worth an open two;
 * - nothing if neither is, unless filling the hole makes five: then one less.
 *
 * A run of five or more is no line: it is a five.
 */
export function lineValue(a: number, b: number): number {
  return 5 ** (a + b) + 5 ** a
}

/** Of a side that has a five which the opponent may still break, however many there are. */
export const FIVE_VALUE = lineValue(5, 0)

/** A line or a five as seen from the first stone of its (upper) run. */
export interface Line {
  /** Stones of the run behind the hole, towards the start of the line; 0 without a hole. */
  readonly below: number
  /** Stones from this one on; for a five at least 5. */
  readonly run: number
  /** How many of the cells beyond the ends are empty. */
  readonly openEnds: number
  /** 0 for a five, which is counted apart. */
  readonly value: number
}

/**
 * The line that begins at a stone (with a hole, its upper run does), if any: by the patterns
 * seen forwards, in direction 0 to 3, and backwards. Index `forwards · 32 + backwards`.
 */
export const LINES: readonly (Line | undefined)[] = Array.from({ length: 32 * 32 }, (_, index) =>
  lineAt(FACTS[index >> 5], FACTS[index & 31]),
)

/** In LINE_SUMS a five adds one to the bits above a side's value, which stays below 2²⁰. */
export const FIVE_SHIFT = 20

/** What each of LINES adds to its side's sum: value and number of fives in one int32. */
export const LINE_SUMS = Int32Array.from(LINES, (line) =>
  line === undefined ? 0 : line.run >= 5 ? 1 << FIVE_SHIFT : line.value,
)

function lineAt(forwards: PatternFacts, backwards: PatternFacts): Line | undefined {
  if (backwards.near > 0) return undefined
  const run = 1 + forwards.near
  if (run >= 5) return { below: 0, run, openEnds: 0, value: 0 }
  const below = backwards.far
  if (run === 4 || (below === 0 && forwards.far === 0)) {
    const openEnds = Number(forwards.hole) + Number(backwards.hole)
    return { below: 0, run, openEnds, value: worth(run, 0, openEnds, false) }
  }
  // Below it lies a four, which counts alone; or above it lies a run that will count the two.
  if (below === 4 || below === 0) return undefined
  const openEnds = Number(forwards.hole) + Number(backwards.open)
  const a = Math.max(run, below)
  const b = Math.min(run, below, 4 - a)
  return { below, run, openEnds, value: worth(a, b, openEnds, run + below >= 4) }
}

function worth(a: number, b: number, openEnds: number, holeMakesFive: boolean): number {
  if (openEnds === 2) return lineValue(a, b)
  return openEnds === 1 || holeMakesFive ? lineValue(a - 1, b) : 0
}
