import { NO_MOVE } from '../../core/game.ts'
import type { Connect4Position } from '../../games/connect4/rules.ts'
import { deepening } from '../../search/deepening.ts'
import { WIN } from '../../search/score.ts'
import { subjectFrom, type SearchOptions } from '../../search/types.ts'
import type { Agent, Means } from '../agent.ts'
import { bestOf, firstLook, tellingHooks } from '../best-so-far.ts'
import { Connect4Solver, pliesOf, type SolveHooks } from './solver.ts'

export interface SolverAgentOptions {
  /** Nodes that solving a position may take, at least 1. */
  readonly nodes: number
  /** Megabytes of the solver's table, above 0. */
  readonly tableMegabytes: number
  /** The deepening search for positions that take more. */
  readonly search: SearchOptions
}

/** Plies of the search that has a move in hand before the solver begins: a few thousand nodes. */
const FIRST_LOOK = 6

/**
 * Plays Connect 4 perfectly where the position is solved within its nodes, and where it is at least
 * shown to be won it plays to win; else by deepening, as when far from the end. The value of a
 * solved position counts as a search's does: WIN less the plies to the end, or less the most that
 * they can be where a win is all that is shown.
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
      return (position, means) => {
        const subject = subjectFrom(kit, position)
        const looked = firstLook('deepening', subject, search, FIRST_LOOK, means)
        const solved = solver.solve(position, { nodes }, solving(position, looked.spent, means))
        const spent = looked.spent + solved.nodes
        const { best: move, score, low } = solved
        if (move !== NO_MOVE && (score !== undefined || low > 0)) {
          return { move, value: valueOf(position, low), nodes: spent, line: [move], by: 'solver' }
        }
        const before = { ...looked, spent }
        const hooks = tellingHooks('deepening', subject, search.depth, before, means)
        const found = deepening(subject, search, hooks)
        return {
          ...bestOf(found, kit.game.toMove(position)),
          nodes: spent + found.nodes,
          line: found.line,
        }
      }
    },
  }
}

/** Of the solver: a move that is shown to win would be played, and no other. */
function solving(p: Connect4Position, spent: number, { progress, best }: Means): SolveHooks {
  return {
    ...(progress && { progress: (nodes) => progress(spent + nodes) }),
    ...(best && {
      bound: (move, low) => {
        if (low > 0) best({ move, value: valueOf(p, low) })
      },
    }),
  }
}

/** As a search's, of a score or of a bound above 0: WIN less the plies to the end. */
function valueOf(p: Connect4Position, score: number): number {
  if (score === 0) return 0
  const plies = pliesOf(p, score)
  return score > 0 ? WIN - plies : plies - WIN
}
