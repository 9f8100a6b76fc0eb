import { Connect4Solver } from './connect4-solver/solver.ts'
import { ReversiEndings } from './reversi-endings/solver.ts'
import type { Solver } from './solving.ts'

const makers: Readonly<Record<string, () => Solver<unknown>>> = {
  connect4: () => new Connect4Solver(),
  reversi: () => new ReversiEndings(),
}

/** The games that have a solver. */
export const solvedGames: readonly string[] = Object.keys(makers)

/** A solver for a game by its id, or undefined: it takes the positions of that game alone. */
export function solverOf(game: string): Solver<unknown> | undefined {
  return Object.hasOwn(makers, game) ? makers[game]() : undefined
}
