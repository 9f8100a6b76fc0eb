import { solverOf } from '../agents/solvers.ts'
import type { Solver } from '../agents/solving.ts'
import { ContractError } from '../core/errors.ts'
import type { GameKit, Move } from '../core/game.ts'
import { after } from '../core/after.ts'
import type { Grader } from './graded.ts'

/**
 * A move that keeps what the position is worth when both play their best: a win, or else the draw.
 * What follows is the game to its end, so played.
 */
export const gradeExact: Grader = (kit, position, move) => {
  const solver = solverOf(kit.game.id)
  if (solver === undefined) throw new ContractError('gradeExact', `${kit.game.id} has no solver`)
  const before = signOf(solver, kit, position)
  return after(kit, position, move, () => {
    const now = 0 - signOf(solver, kit, position)
    const reason = now > 0 ? 'wins' : now < 0 ? 'loses' : before > 0 ? 'win-gone' : 'draws'
    return { right: now === before && now >= 0, reason, line: toTheEnd(solver, kit, position) }
  })
}

/** 1 where the side to move wins, 0 for a draw, -1 where it loses. */
function signOf<P>(solver: Solver<unknown>, { game }: GameKit<P>, position: P): number {
  const outcome = game.outcome(position)
  if (outcome === undefined) return Math.sign(solver.solve(position).score ?? NaN)
  if (outcome.winner === 'draw') return 0
  return outcome.winner === game.toMove(position) ? 1 : -1
}

function toTheEnd<P>(solver: Solver<unknown>, kit: GameKit<P>, position: P): Move[] {
  if (kit.game.outcome(position) !== undefined) return []
  const { best } = solver.solve(position)
  return [best, ...after(kit, position, best, () => toTheEnd(solver, kit, position))]
}
