/** Matches between evaluations with few patterns and with many: how they are played, and what came out. */
import {
  ContractError,
  eloOfPairs,
  gomoku8,
  gomoku8EvaluationOf,
  parsePatterns,
  searchingAgent,
  type Agent,
  type EloEstimate,
  type Evaluation,
  type Gomoku8,
} from '../engine/index.ts'
import { SETS, type PatternSet } from './heatmaps-pattern-sets.ts'
import { pairsOf, tallyOf } from './match-score.ts'
import taken from './heatmaps-matches.json' with { type: 'json' }

/** `nodes`: both sides search as many. `time`: both have the same time, and slide their patterns. */
export type Condition = 'nodes' | 'time'

/** One match of a set, which is the first agent, against the reference. */
export interface StoredMatch {
  readonly set: string
  readonly condition: Condition
  /** Nodes a move: the set’s, and the reference’s. */
  readonly budgets: readonly number[]
  /** Points of the set, a digit a game: 2 won, 1 drawn, 0 lost. */
  readonly points: string
}

/** What `npm run bench patterns` writes. */
export interface Taken {
  readonly date: string
  readonly machine: string
  readonly seed: number
  readonly openingPlies: number
  /** Nanoseconds of the processor that a node takes where patterns are slid, by set. */
  readonly perNode: Readonly<Record<string, number>>
  readonly matches: readonly StoredMatch[]
}

export function setOf(id: string): PatternSet {
  const found = SETS.find((set) => set.id === id)
  if (found === undefined) throw new ContractError('setOf', id)
  return found
}

function evaluationOfSet(set: PatternSet): Evaluation<Gomoku8> {
  return gomoku8EvaluationOf(patternsOf(set))
}

export function patternsOf({ id, patterns }: PatternSet) {
  const read = parsePatterns(patterns)
  if (!read.ok) throw new ContractError('patternsOf', `${id}: ${read.error.code}`)
  return read.value
}

/** What all of them search by, the nodes apart. */
export const WAY = {
  search: 'deepening',
  depth: 12,
  candidates: 1,
  ordering: 'killers',
} as const

/** The agent that judges by a set, and has so many nodes for a move. */
export function agentOfSet(set: PatternSet, nodes: number): Agent<Gomoku8> {
  const evaluation = evaluationOfSet(set)
  const about = { id: `${set.id}-${nodes}`, game: gomoku8.game.id, origin: 'level' } as const
  return searchingAgent(about, { ...WAY, nodes }, { name: set.id, from: () => evaluation })
}

export const stored: Taken = taken as Taken

export interface Strength extends EloEstimate {
  readonly id: PatternSet['id']
  readonly condition: Condition
  readonly patterns: number
  readonly budget: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** How strong each set came out, as Elo points over the reference. */
export const strengths: readonly Strength[] = stored.matches.map(
  ({ set, condition, budgets, points }) => {
    const found = setOf(set)
    return {
      id: found.id,
      condition,
      patterns: patternsOf(found).length,
      budget: budgets[0],
      ...tallyOf(points),
      ...eloOfPairs(pairsOf(points)),
    }
  },
)
