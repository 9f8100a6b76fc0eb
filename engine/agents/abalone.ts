import {
  abaloneEvaluation,
  REPORT_WEIGHTS,
  type AbaloneWeights,
} from '../games/abalone/evaluate.ts'
import type { AbalonePosition } from '../games/abalone/position.ts'
import type { Agent } from './agent.ts'
import { randomAgent } from './random.ts'
import { searchingAgent, type Judge, type Way } from './searching.ts'

const GAME = 'abalone'

function level(n: 1 | 2 | 3 | 4 | 5, way: Way): Agent<AbalonePosition> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way)
}

/** The report's score: the own marbles that are lost, and nothing else. */
const SCORE: AbaloneWeights = { ...REPORT_WEIGHTS, alpha1: 0, alpha2: 0, alpha3: 0, k: 1 }

const byScore: Judge<AbalonePosition> = {
  name: 'score',
  by: (owner) => abaloneEvaluation(SCORE, owner),
}
const byReport: Judge<AbalonePosition> = {
  name: 'report',
  by: (owner) => abaloneEvaluation(REPORT_WEIGHTS, owner),
}

/**
 * Of the report (2023), each with one thing more than the one before. It names no depths: these are
 * the deepest even ones for which the budget of nodes mostly suffices.
 */
function report(n: 1 | 2 | 3 | 4, way: Way, judge: Judge<AbalonePosition>): Agent<AbalonePosition> {
  return searchingAgent({ id: `agent-${n}`, game: GAME, origin: 'report' }, way, judge)
}

const NODES = 100_000

export const abaloneAgents: readonly Agent<AbalonePosition>[] = [
  randomAgent(GAME),
  report(1, { search: 'minimax', depth: 2 }, byScore),
  report(2, { search: 'alphabeta', depth: 4, nodes: NODES }, byReport),
  report(3, { search: 'pvs', depth: 4, nodes: NODES, tableMegabytes: 16 }, byReport),
  report(
    4,
    {
      search: 'pvs',
      depth: 6,
      nodes: NODES,
      tableMegabytes: 16,
      ordering: 'evaluation',
      beam: 20,
    },
    byReport,
  ),
  level(1, { search: 'minimax', depth: 1, ties: 'random' }),
  level(2, { search: 'alphabeta', depth: 2 }),
  level(3, { search: 'alphabeta', depth: 3, ordering: 'evaluation', beam: 20 }),
  level(4, {
    search: 'deepening',
    depth: 12,
    nodes: 30_000,
    ordering: 'evaluation',
    beam: 20,
    tableMegabytes: 4,
  }),
  level(5, {
    search: 'deepening',
    depth: 16,
    nodes: 250_000,
    ordering: 'evaluation',
    beam: 20,
    tableMegabytes: 16,
  }),
]
