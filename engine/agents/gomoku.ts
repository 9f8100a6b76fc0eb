import { reportFrom } from '../games/gomoku/report.ts'
import type { Gomoku } from '../games/gomoku/rules.ts'
import type { Agent } from './agent.ts'
import { randomAgent } from './random.ts'
import { searchingAgent, type Judge, type Way } from './searching.ts'

const GAME = 'gomoku'

const JUDGE: Judge<Gomoku> = { name: 'report', from: reportFrom }

function level(n: 1 | 2 | 3 | 4 | 5, way: Way, judge?: Judge<Gomoku>): Agent<Gomoku> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way, judge)
}

/** Of the 19×19 report: three plies over the points near a stone, ties broken at random. */
function report(id: 'minimax' | 'pruned', search: 'minimax' | 'alphabeta'): Agent<Gomoku> {
  const way: Way = { search, depth: 3, candidates: 3, ties: 'random' }
  return searchingAgent({ id, game: GAME, origin: 'report' }, way, JUDGE)
}

export const gomokuAgents: readonly Agent<Gomoku>[] = [
  randomAgent(GAME),
  report('minimax', 'minimax'),
  report('pruned', 'alphabeta'),
  level(1, { search: 'minimax', depth: 1, candidates: 1, ties: 'random' }, JUDGE),
  level(2, { search: 'alphabeta', depth: 2, candidates: 2, ties: 'random' }),
  level(3, { search: 'alphabeta', depth: 4, candidates: 2, ordering: 'evaluation', beam: 8 }),
  level(4, {
    search: 'deepening',
    depth: 12,
    nodes: 5_000,
    candidates: 2,
    ordering: 'evaluation',
    beam: 12,
    tableMegabytes: 4,
    threats: 2_000,
  }),
  level(5, {
    search: 'deepening',
    depth: 16,
    nodes: 50_000,
    candidates: 2,
    ordering: 'evaluation',
    beam: 16,
    tableMegabytes: 16,
    threats: 100_000,
  }),
]
