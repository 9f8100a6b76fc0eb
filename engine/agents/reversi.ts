import type { Reversi } from '../games/reversi/rules.ts'
import type { Agent } from './agent.ts'
import { equalBudgetAgents } from './equal-budget.ts'
import { randomAgent } from './random.ts'
import { reversiEndingsAgent } from './reversi-endings/agent.ts'
import { searchingAgent, type Way } from './searching.ts'

const GAME = 'reversi'

function level(n: 1 | 2 | 3 | 4, way: Way): Agent<Reversi> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way)
}

export const reversiAgents: readonly Agent<Reversi>[] = [
  randomAgent(GAME),
  level(1, { search: 'minimax', depth: 1, ties: 'random' }),
  level(2, { search: 'alphabeta', depth: 2, ties: 'random' }),
  level(3, { search: 'alphabeta', depth: 4, ordering: 'evaluation' }),
  level(4, {
    search: 'deepening',
    depth: 60,
    nodes: 20_000,
    ordering: 'killers',
    tableMegabytes: 4,
  }),
  {
    ...reversiEndingsAgent({
      nodes: 2_000_000,
      tableMegabytes: 32,
      search: { depth: 60, nodes: 200_000, ordering: 'killers', tableMegabytes: 16 },
    }),
    id: 'level-5',
  },
  ...equalBudgetAgents(GAME),
]
