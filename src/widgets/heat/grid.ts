import type { SquareModel } from '../../boards/square-geometry.ts'
import { STRONGEST } from './legend.ts'

/** @param grid  64 numbers above 0, from a8 along the rows */
export function gridBoard(grid: readonly number[]): SquareModel {
  const most = Math.max(...grid)
  const least = Math.min(...grid)
  // Squares count from a1: the rows the other way.
  const bySquare = grid.map((_, square) => grid[8 * (7 - (square >> 3)) + (square & 7)])
  return {
    columns: 8,
    rows: 8,
    cell: 40,
    stones: bySquare.map(() => -1),
    labels: bySquare.map(String),
    heat: bySquare.map((worth) => ((worth - least) / (most - least)) * STRONGEST),
    columnLabels: [...'abcdefgh'],
    rowLabels: [...'12345678'],
  }
}
