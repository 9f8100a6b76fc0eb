import {
  Connect4Solver,
  type SolveHooks,
  type SolveOptions,
  type Solved,
} from './connect4-solver/solver.ts'

/** Solves the positions of one game. */
export interface Solver<P> {
  solve(position: P, options?: SolveOptions, hooks?: SolveHooks): Solved
  /** Forgets everything, as if it were new. */
  clear(): void
}

/** A solver for a game by its id, or undefined: it takes the positions of that game alone. */
export function solverOf(game: string): Solver<unknown> | undefined {
  return game === 'connect4' ? new Connect4Solver() : undefined
}
