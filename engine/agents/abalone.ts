import {
  abaloneEvaluation,
  DEFAULT_WEIGHTS,
  REPORT_WEIGHTS,
  type AbaloneWeights,
} from '../games/abalone/evaluate.ts'
import type { AbalonePosition } from '../games/abalone/position.ts'
import type { Agent } from './agent.ts'
import { randomAgent } from './random.ts'
import { searchingAgent, type Judge, type Way } from './searching.ts'

const GAME = 'abalone'

function level(
  n: 1 | 2 | 3 | 4 | 5,
  way: Way,
  judge?: Judge<AbalonePosition>,
): Agent<AbalonePosition> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way, judge)
}

/** A marble is won by a threat, its answer and the push: who looks two plies ahead plans none. */
const THREE_PLIES = { search: 'alphabeta', depth: 3, ordering: 'evaluation' } as const

/**
 * Who looks three plies ahead and is ahead in marbles does not see how to go on, and shuffles about.
 * So the middle counts for more, which drives the other side to the edge, and so does a marble there
 * that can no longer be saved. `test/bench/abalone-endings.ts` measures what comes of it.
 */
const PRESSING = abaloneEvaluation({
  ...DEFAULT_WEIGHTS,
  alpha2: 1,
  local: { danger: 0, undefended: 0.3 },
})

const pressing: Judge<AbalonePosition> = { name: 'pressing', from: () => PRESSING }

/** The report's score: the own marbles that are lost, and nothing else. */
const SCORE: AbaloneWeights = { ...REPORT_WEIGHTS, alpha1: 0, alpha2: 0, alpha3: 0, k: 1 }

/** Judges by the points of the side that searches. */
function judgeOf(name: string, weights: AbaloneWeights): Judge<AbalonePosition> {
  const evaluations = [abaloneEvaluation(weights, 0), abaloneEvaluation(weights, 1)] as const
  return { name, from: ({ side }) => evaluations[side] }
}

const byScore = judgeOf('score', SCORE)
const byReport = judgeOf('report', REPORT_WEIGHTS)

/**
 * After the report (2023): its three agents, and below them one that judges by the score alone, as
 * its plain minimax does. Each differs from the one before in one thing. The report names no
 * depths, so all deepen until its budget of nodes binds.
 */
function report(
  n: 0 | 1 | 2 | 3,
  judge: Judge<AbalonePosition>,
  more: Partial<Way>,
): Agent<AbalonePosition> {
  const way: Way = { search: 'deepening', depth: 12, nodes: 100_000, ...more }
  return searchingAgent({ id: `agent-${n}`, game: GAME, origin: 'report' }, way, judge)
}

const TABLE = { tableMegabytes: 16 }

export const abaloneAgents: readonly Agent<AbalonePosition>[] = [
  randomAgent(GAME),
  report(0, byScore, {}),
  report(1, byReport, {}),
  report(2, byReport, TABLE),
  report(3, byReport, { ...TABLE, ordering: 'evaluation', beam: 20 }),
  level(1, { search: 'minimax', depth: 1, ties: 'random' }),
  level(2, { ...THREE_PLIES, beam: 4, ties: 'random' }, pressing),
  level(3, { ...THREE_PLIES, beam: 20 }, pressing),
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
