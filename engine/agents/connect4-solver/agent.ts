import { NO_MOVE } from '../../core/game.ts'
import type { Connect4Position } from '../../games/connect4/rules.ts'
import { deepening } from '../../search/deepening.ts'
import { WIN } from '../../search/score.ts'
import { subjectFrom, type SearchOptions } from '../../search/types.ts'
import type { Agent } from '../agent.ts'
import { Connect4Solver, type Solved } from './solver.ts'

export interface SolverAgentOptions {
  /** Nodes that solving a position may take, at least 1. */
  readonly nodes: number
  /** Megabytes of the solver's table, above 0. */
  readonly tableMegabytes: number
  /** The deepening search for positions that take more. */
  readonly search: SearchOptions
}

/**
 * Plays Connect 4 perfectly where the position is solved within its nodes, and where it is at least
 * shown to be won it plays to win; else by deepening, as when far from the end. The value of a
 * solved position counts as a search's does: WIN less the plies to the end.
 */
export function connect4SolverAgent(options: SolverAgentOptions): Agent<Connect4Position> {
  const { nodes, tableMegabytes, search } = options
  return {
    id: 'solver',
    game: 'connect4',
    origin: 'level',
    parameters: {
      search: 'solver',
      solverNodes: nodes,
      solverTableMegabytes: tableMegabytes,
      depth: search.depth,
      ...(search.nodes === undefined ? {} : { nodes: search.nodes }),
    },
    begin(kit) {
      const solver = new Connect4Solver(tableMegabytes)
      return (position, { progress, clock }) => {
        const hooks = {
          ...(progress === undefined ? {} : { progress }),
          ...(clock === undefined ? {} : { clock }),
        }
        const solved = solver.solve(position, { nodes }, hooks)
        const { best, score, low } = solved
        if (best !== NO_MOVE && (score !== undefined || low > 0)) {
          return { move: best, ...valueOf(solved), nodes: solved.nodes, line: [best] }
        }
        const found = deepening(subjectFrom(kit, position), search, hooks)
        return {
          move: found.move,
          value: found.value,
          nodes: solved.nodes + found.nodes,
          line: found.line,
        }
      }
    },
  }
}

function valueOf({ score, plies }: Solved): { readonly value?: number } {
  if (score === undefined || plies === undefined) return {}
  if (score === 0) return { value: 0 }
  return { value: score > 0 ? WIN - plies : plies - WIN }
}
