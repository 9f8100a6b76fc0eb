import type { NinukiPosition } from '../games/ninuki/position.ts'
import type { Agent } from './agent.ts'
import { randomAgent } from './random.ts'
import { searchingAgent, type Way } from './searching.ts'

const GAME = 'ninuki'

function level(n: 1 | 2 | 3 | 4 | 5, way: Way): Agent<NinukiPosition> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way)
}

export const ninukiAgents: readonly Agent<NinukiPosition>[] = [
  randomAgent(GAME),
  // Of the report (Epitech 2012), which names no depth: at three plies 40 moves a node are a second.
  searchingAgent(
    { id: 'influence', game: GAME, origin: 'report' },
    { search: 'alphabeta', depth: 3, ordering: 'influence', candidates: 2, beam: 40, threads: 2 },
  ),
  level(1, { search: 'minimax', depth: 1, candidates: 1, ties: 'random' }),
  level(2, { search: 'alphabeta', depth: 2, candidates: 2, ties: 'random' }),
  level(3, { search: 'alphabeta', depth: 3, candidates: 2, ordering: 'evaluation', beam: 8 }),
  level(4, {
    search: 'deepening',
    depth: 12,
    nodes: 4_000,
    candidates: 2,
    ordering: 'evaluation',
    beam: 10,
    tableMegabytes: 4,
  }),
  level(5, {
    search: 'deepening',
    depth: 16,
    nodes: 40_000,
    candidates: 2,
    ordering: 'evaluation',
    beam: 14,
    tableMegabytes: 16,
  }),
]
