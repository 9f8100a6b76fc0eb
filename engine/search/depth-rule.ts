import { ContractError } from '../core/errors.ts'
import type { Board } from '../core/game.ts'
import { HEX_CELLS } from '../core/hex.ts'

/** Look `depth` plies ahead while at least `free` squares are empty. */
export interface DepthStep {
  readonly free: number
  readonly depth: number
}

/**
 * The depth that follows the number of free squares: the fewer there are the fewer moves a node
 * has, and the deeper a search comes in the same time (Garrido, Gélin & Lor 2019 propose it).
 *
 * @param steps  free squares in falling order, the last 0; depths as of a search
 */
export function depthFor(steps: readonly DepthStep[], free: number): number {
  if (steps.at(-1)?.free !== 0) throw new ContractError('depthFor', 'no depth for a full board')
  for (let i = 1; i < steps.length; i++) {
    if (steps[i].free >= steps[i - 1].free) {
      throw new ContractError('depthFor', `${steps[i].free} free squares out of order`)
    }
  }
  const step = steps.find((each) => free >= each.free)
  if (step === undefined) throw new ContractError('depthFor', `${free} free squares`)
  return step.depth
}

/** How many squares of a board have no stone. */
export function freeSquares<P>(board: Pick<Board<P>, 'shape' | 'size' | 'at'>, p: P): number {
  const { columns, rows } = board.size(p)
  const squares = board.shape === 'hex' ? HEX_CELLS : columns * rows
  let free = 0
  for (let square = 0; square < squares; square++) if (board.at(p, square) === -1) free++
  return free
}
