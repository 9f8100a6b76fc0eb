/**
 * Two claims of the 8×8 report put to matches: that its program is hardly to be beaten and most
 * games are drawn; and that an evaluation that is poor loses, however far one looks ahead.
 */
import { ContractError } from '../engine/index.ts'
import { scored } from './match-score.ts'
import taken from './heatmaps-hard.json' with { type: 'json' }

/**
 * Each side by what it is: the report's levels, and `squares`, which looks as far ahead as `hard`
 * and judges by the places of the stones alone.
 */
export const PAIRINGS = [
  ['hard', 'medium'],
  ['hard', 'hard'],
  ['squares', 'medium'],
] as const
export type Side = (typeof PAIRINGS)[number][number]

export interface StoredMatch {
  readonly upper: Side
  readonly lower: Side
  /** Points of the upper one, a digit a game: 2 won, 1 drawn, 0 lost. */
  readonly points: string
}

/** What `npm run bench hard` writes. */
export interface Taken {
  readonly machine: string
  readonly date: string
  readonly seed: number
  readonly openingPlies: number
  readonly matches: readonly StoredMatch[]
}

export const hardRun = taken as Taken

export const hardResults = hardRun.matches.map(({ upper, lower, points }) =>
  scored(
    {
      upper,
      lower,
      /** How to play it again, where both sides are agents of the command line. */
      command:
        upper === 'squares'
          ? 'npm run bench hard'
          : `npm run --silent cutoff -- match gomoku8 ${upper} ${lower} --games ${points.length} --seed ${hardRun.seed}`,
    },
    points,
  ),
)

const grid = hardResults.find(({ upper }) => upper === 'squares')
if (grid === undefined)
  throw new ContractError('the chapter on heatmaps', 'no match of the squares alone')
/** Whether the squares alone, looking further ahead, come out stronger than the patterns. */
export const depthWins = grid.low > 0
