import {
  bitsOf,
  defaultPatterns,
  EMPTY,
  findMask,
  masksOf,
  or,
  slideCost,
  type PatternMask,
  type SlideCost,
  type Word,
} from '../../../engine/index.ts'
import { FIVE } from './known.ts'
import type { Stones } from './stones.ts'

/** Patterns that are counted together: five in a line, or all that the agent looks for. */
export const SETS = ['five', 'agent'] as const
export type PatternSet = (typeof SETS)[number]

export interface CostRow {
  readonly name: string
  /** The drawing, in its first direction. */
  readonly rows: readonly string[]
  /** Directions it is looked for in, one that reads differently backwards twice. */
  readonly directions: number
  /** Places tried, for both sides. */
  readonly places: number
  /** Operations for both sides. */
  readonly operations: number
  readonly found: readonly [number, number]
}

export interface CostModel {
  readonly stones: Stones
  readonly set: PatternSet
  readonly rows: readonly CostRow[]
  readonly total: CostRow
  /** The bits of all fives there are; none where fives are not looked for. */
  readonly fives: readonly number[]
}

/** What looking for a set of patterns takes, for both sides, on the board as it stands. */
export function costModel(stones: Stones, set: PatternSet): CostModel {
  const rows =
    set === 'five'
      ? masksOf(FIVE).map((mask) => costRow(stones, [mask]))
      : defaultPatterns().map((pattern) => costRow(stones, masksOf(pattern)))
  const sum = (of: (row: CostRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    stones,
    set,
    rows,
    fives: set === 'five' ? bitsOf(fivesOf(stones)) : [],
    total: {
      name: '',
      rows: [],
      directions: sum((row) => row.directions),
      places: sum((row) => row.places),
      operations: sum((row) => row.operations),
      found: [sum((row) => row.found[0]), sum((row) => row.found[1])],
    },
  }
}

function fivesOf([x, o]: Stones): Word {
  return masksOf(FIVE)
    .flatMap((mask) => [...findMask(x, o, mask), ...findMask(o, x, mask)])
    .reduce(or, EMPTY)
}

function costRow([x, o]: Stones, masks: readonly PatternMask[]): CostRow {
  const forX = masks.map((mask) => slideCost(x, o, mask))
  const forO = masks.map((mask) => slideCost(o, x, mask))
  return {
    name: masks[0].name,
    rows: masks[0].rows,
    directions: masks.length,
    places: sumOf([...forX, ...forO], (cost) => cost.places),
    operations: sumOf([...forX, ...forO], (cost) => cost.shifts + cost.ands + cost.compares),
    found: [sumOf(forX, (cost) => cost.matches), sumOf(forO, (cost) => cost.matches)],
  }
}

function sumOf(costs: readonly SlideCost[], of: (cost: SlideCost) => number): number {
  return costs.reduce((total, cost) => total + of(cost), 0)
}
