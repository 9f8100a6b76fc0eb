/** The stored matches of evaluations with few patterns and with many, and who plays them. */
import {
  gomoku8,
  gomoku8EvaluationOf,
  searchingAgent,
  type Agent,
  type Gomoku8,
} from '../../../engine/index.ts'
import { patternsOf, REFERENCE, setOf, type PatternSet } from './sets.ts'
import taken from './matches.json' with { type: 'json' }

/** `nodes`: both sides search as many. `time`: both have the same time, and slide their patterns. */
export type Condition = 'nodes' | 'time'

/** One match of a set, which is the first agent, against the reference. */
export interface PatternMatch {
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
  readonly matches: readonly PatternMatch[]
}

export const stored: Taken = taken as Taken

/** What all of them search by, the nodes apart. */
export const WAY = {
  search: 'deepening',
  depth: 12,
  candidates: 1,
  ordering: 'killers',
} as const

/** The agent that judges by a set, and has so many nodes for a move. */
function agentOfSet(set: PatternSet, nodes: number): Agent<Gomoku8> {
  const evaluation = gomoku8EvaluationOf(patternsOf(set))
  const about = { id: `${set.id}-${nodes}`, game: gomoku8.game.id, origin: 'level' } as const
  return searchingAgent(about, { ...WAY, nodes }, { name: set.id, from: () => evaluation })
}

/** Both sides of a match. */
export function sidesOf({ set, budgets }: PatternMatch): readonly [Agent<Gomoku8>, Agent<Gomoku8>] {
  return [agentOfSet(setOf(set), budgets[0]), agentOfSet(setOf(REFERENCE), budgets[1])]
}
