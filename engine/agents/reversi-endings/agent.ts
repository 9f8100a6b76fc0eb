import { stones, type Reversi } from '../../games/reversi/rules.ts'
import { WIN } from '../../search/score.ts'
import type { Agent } from '../agent.ts'
import { solverAgent, type SolverAgentOptions } from '../solver-agent.ts'
import { ReversiEndings } from './solver.ts'

/** Empty squares from which on the solver is asked: with more it would seldom come to an end. */
const MOST_EMPTY = 18

/**
 * Plays the endings of Reversi for as many stones as can be had. The value of a solved position
 * counts as a search's does: WIN less the most plies that the game can still take.
 */
export function reversiEndingsAgent(options: SolverAgentOptions): Agent<Reversi> {
  return solverAgent(
    {
      game: 'reversi',
      firstLook: 3,
      solver: (megabytes) => new ReversiEndings(megabytes),
      worthSolving: (p) => emptySquares(p) <= MOST_EMPTY,
      valueOf(p, score) {
        // Between any two passes a stone is put down.
        const plies = 2 * emptySquares(p)
        return score === 0 ? 0 : score > 0 ? WIN - plies : plies - WIN
      },
    },
    options,
  )
}

function emptySquares(p: Reversi): number {
  return p.board.size * p.board.size - stones(p, 0) - stones(p, 1)
}
