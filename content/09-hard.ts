/** Matches of the 8×8 report's program at its usual depth: whether it is hardly beatable, mostly drawn. */
import taken from './09-hard.json' with { type: 'json' }

/** Its own medium level, and itself. */
export const OPPONENTS = ['medium', 'hard'] as const
export type Opponent = (typeof OPPONENTS)[number]

export interface StoredMatch {
  readonly opponent: Opponent
  /** Points of the report's program, a digit a game: 2 won, 1 drawn, 0 lost. */
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

export const hardResults = hardRun.matches.map(({ opponent, points }) => {
  const of = (digit: string) => [...points].filter((each) => each === digit).length
  return { opponent, games: points.length, wins: of('2'), draws: of('1'), losses: of('0') }
})
