import type { Gomoku8 } from '../games/gomoku8/rules.ts'
import type { Agent } from './agent.ts'
import { oneAheadAgent } from './one-ahead.ts'
import { equalBudgetAgents } from './equal-budget.ts'
import { randomAgent } from './random.ts'
import { searchingAgent, type Way } from './searching.ts'

const GAME = 'gomoku8'

function level(n: 1 | 2 | 3 | 4 | 5, way: Way): Agent<Gomoku8> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way)
}

/** Of the report (2019): alpha-beta, fail-hard, in the order of the squares. */
function report(id: 'medium' | 'hard', depth: number): Agent<Gomoku8> {
  const way: Way = { search: 'alphabeta', depth, fail: 'hard' }
  return searchingAgent({ id, game: GAME, origin: 'report' }, way)
}

export const gomoku8Agents: readonly Agent<Gomoku8>[] = [
  randomAgent(GAME),
  oneAheadAgent('wins', GAME),
  oneAheadAgent('guards', GAME),
  report('medium', 2),
  report('hard', 4),
  level(1, { search: 'minimax', depth: 1, candidates: 1, ties: 'random' }),
  level(2, { search: 'alphabeta', depth: 2, candidates: 2, ties: 'random' }),
  level(3, { search: 'alphabeta', depth: 4, candidates: 2, ordering: 'evaluation', beam: 8 }),
  level(4, {
    search: 'deepening',
    depth: 12,
    nodes: 20_000,
    candidates: 2,
    ordering: 'evaluation',
    beam: 12,
    tableMegabytes: 4,
    threats: 5_000,
  }),
  level(5, {
    search: 'deepening',
    depth: 16,
    nodes: 200_000,
    candidates: 2,
    ordering: 'evaluation',
    beam: 20,
    tableMegabytes: 16,
    threats: 100_000,
  }),
  ...equalBudgetAgents(GAME),
]
