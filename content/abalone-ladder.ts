/** The ladder of four agents: which matches were played, and what came out. */
import { eloOfPairs, type EloEstimate } from '../engine/index.ts'
import { pairsOf, tallyOf } from './match-score.ts'
import taken from './abalone-ladder.json' with { type: 'json' }

/** The agents of the ladder from the bottom, by their ids in `engine/agents/abalone.ts`. */
export const RUNGS = ['random', 'agent-0', 'agent-1', 'agent-2', 'agent-3'] as const

export type Rung = (typeof RUNGS)[number]

/** A match of a rung against the one below it. */
export interface StoredMatch {
  readonly upper: Rung
  readonly lower: Rung
  /** Points of the upper one, a digit a game: 2 won, 1 drawn, 0 lost. */
  readonly points: string
  /** Nodes a move, of the upper and of the lower one. */
  readonly nodes: readonly number[]
  /** Milliseconds of the processor a move of either. */
  readonly time: number
  /** One game of it from the start, in the notation of the game, and who began: 0 is the upper. */
  readonly game: string
  readonly starter: number
  readonly gamePoints: number
}

/** What `npm run bench ladder` writes. */
export interface Taken {
  readonly date: string
  readonly machine: string
  readonly seed: number
  readonly openingPlies: number
  readonly matches: readonly StoredMatch[]
}

export const stored: Taken = taken as Taken

export interface Step extends StoredMatch, EloEstimate {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Each step of the ladder, with how much stronger the upper one came out. */
export const steps: readonly Step[] = stored.matches.map((match) => ({
  ...match,
  games: match.points.length,
  ...tallyOf(match.points),
  ...eloOfPairs(pairsOf(match.points)),
}))
