/** Monte-Carlo tree search against alpha-beta at an equal budget: which matches, and what came out. */
import { eloOfPairs, type EloEstimate } from '../engine/index.ts'
import { pairsOf, tallyOf } from './match-score.ts'
import taken from './chance-matches.json' with { type: 'json' }

/** The games, and the opponents in each, by their ids in `engine/agents/equal-budget.ts`. */
export const GAMES = ['connect4', 'reversi', 'gomoku8'] as const
export const OPPONENTS = ['blind', 'judging'] as const
/** Who plays all of them: the first agent of each match. */
export const FIRST = 'monte-carlo'

export interface StoredMatch {
  readonly game: (typeof GAMES)[number]
  readonly opponent: (typeof OPPONENTS)[number]
  /** Points of the first agent, a digit a game: 2 won, 1 drawn, 0 lost. */
  readonly points: string
  /** Positions a move, of the first agent and of its opponent. */
  readonly nodes: readonly number[]
  /** Milliseconds of the processor a game. */
  readonly time: number
}

/** What `npm run bench chance` writes. */
export interface Taken {
  readonly date: string
  readonly machine: string
  readonly seed: number
  readonly openingPlies: number
  readonly matches: readonly StoredMatch[]
}

export const stored: Taken = taken as Taken

export interface Played extends StoredMatch, EloEstimate {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Each match, with how much stronger the first agent came out. */
export const played: readonly Played[] = stored.matches.map((match) => ({
  ...match,
  games: match.points.length,
  ...tallyOf(match.points),
  ...eloOfPairs(pairsOf(match.points)),
}))
