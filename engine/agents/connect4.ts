import type { Connect4Position } from '../games/connect4/rules.ts'
import type { Agent } from './agent.ts'
import { connect4SolverAgent } from './connect4-solver/agent.ts'
import { BOOK_LINES } from './connect4-solver/book-lines.ts'
import { oneAheadAgent } from './one-ahead.ts'
import { equalBudgetAgents } from './equal-budget.ts'
import { randomAgent } from './random.ts'
import { searchingAgent, type Way } from './searching.ts'

const GAME = 'connect4'

function level(n: 1 | 2 | 3 | 4, way: Way): Agent<Connect4Position> {
  return searchingAgent({ id: `level-${n}`, game: GAME, origin: 'level' }, way)
}

const SOLVING = {
  nodes: 4_000_000,
  tableMegabytes: 32,
  search: { depth: 42, nodes: 300_000, ordering: 'killers', tableMegabytes: 16 },
} as const

export const connect4Agents: readonly Agent<Connect4Position>[] = [
  randomAgent(GAME),
  oneAheadAgent('wins', GAME),
  oneAheadAgent('guards', GAME),
  // The report (2021) searches by plain minimax and names no depth: this one takes a moment.
  searchingAgent({ id: 'minimax', game: GAME, origin: 'report' }, { search: 'minimax', depth: 5 }),
  level(1, { search: 'minimax', depth: 1, ties: 'random' }),
  level(2, { search: 'alphabeta', depth: 3, ties: 'random' }),
  level(3, { search: 'alphabeta', depth: 6, ordering: 'centre' }),
  level(4, {
    search: 'deepening',
    depth: 42,
    nodes: 60_000,
    ordering: 'killers',
    tableMegabytes: 4,
  }),
  { ...connect4SolverAgent(SOLVING), id: 'level-5' },
  {
    ...connect4SolverAgent(SOLVING, BOOK_LINES),
    id: 'with-book',
    origin: 'technique',
  },
  ...equalBudgetAgents(GAME),
]
