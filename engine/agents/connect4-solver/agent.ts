import type { Connect4Position } from '../../games/connect4/rules.ts'
import { WIN } from '../../search/score.ts'
import type { Agent } from '../agent.ts'
import { solverAgent, type SolverAgentOptions } from '../solver-agent.ts'
import { Connect4Book } from './book.ts'
import { Connect4Solver, pliesOf } from './solver.ts'

/**
 * Plays Connect 4 perfectly where it can. The value of a solved position counts as a search's
 * does: WIN less the plies to the end, or less the most that they can be where a win is all that
 * is shown.
 */
export function connect4SolverAgent(
  options: SolverAgentOptions,
  bookLines?: readonly string[],
): Agent<Connect4Position> {
  // Made when it is first asked: every page and worker of Connect 4 lists this agent, and few play it.
  let book: Connect4Book | undefined
  return solverAgent(
    {
      game: 'connect4',
      firstLook: 6,
      ...(bookLines && { known: (p) => (book ??= new Connect4Book(bookLines)).moveIn(p) }),
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
