import type { Connect4Position } from '../../games/connect4/rules.ts'
import { WIN } from '../../search/score.ts'
import type { Agent } from '../agent.ts'
import { solverAgent, type SolverAgentOptions } from '../solver-agent.ts'
import type { Connect4Book } from './book.ts'
import { Connect4Solver, pliesOf } from './solver.ts'

/**
 * Plays Connect 4 perfectly where it can. The value of a solved position counts as a search's
 * does: WIN less the plies to the end, or less the most that they can be where a win is all that
 * is shown.
 */
export function connect4SolverAgent(
  options: SolverAgentOptions,
  book?: Connect4Book,
): Agent<Connect4Position> {
  return solverAgent(
    {
      game: 'connect4',
      firstLook: 6,
      ...(book && { known: (p) => book.moveIn(p) }),
      solver: (megabytes) => new Connect4Solver(megabytes),
      valueOf(p, score) {
        if (score === 0) return 0
        const plies = pliesOf(p, score)
        return score > 0 ? WIN - plies : plies - WIN
      },
    },
    options,
  )
}
