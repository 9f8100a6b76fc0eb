import { hasBit } from '../../../engine/index.ts'
import type { MakeWay } from './ways.ts'

const COLUMNS = 7
const ROWS = 6
const SQUARES = COLUMNS * ROWS
/** A step along each line: to the right, up, and both diagonals. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** The squares of all lines of four, four a line. */
const LINES = Int8Array.from(
  STEPS.flatMap(([right, up]) =>
    Array.from({ length: SQUARES }, (_, square) => {
      const column = square % COLUMNS
      const row = (square - column) / COLUMNS
      const end = { column: column + 3 * right, row: row + 3 * up }
      const fits = end.column < COLUMNS && end.row >= 0 && end.row < ROWS
      return fits ? [0, 1, 2, 3].map((i) => (row + i * up) * COLUMNS + column + i * right) : []
    }).flat(),
  ),
)

/** A byte a square, as a program has it that knows nothing of bits. */
export const byArray: MakeWay = (boards) => {
  const all = boards.map((word) =>
    Uint8Array.from({ length: SQUARES }, (_, square) => {
      const column = square % COLUMNS
      return hasBit(word, (ROWS + 1) * column + (square - column) / COLUMNS) ? 1 : 0
    }),
  )
  const cells = new Uint8Array(SQUARES)
  const heights = new Uint8Array(COLUMNS)

  function count(depth: number, side: number): number {
    let sum = 0
    for (let column = 0; column < COLUMNS; column++) {
      const row = heights[column] ?? ROWS
      if (row === ROWS) continue
      if (depth === 1) {
        sum++
        continue
      }
      cells[row * COLUMNS + column] = side
      heights[column] = row + 1
      if (!makesFour(cells, column, row, side)) sum += count(depth - 1, 3 - side)
      heights[column] = row
      cells[row * COLUMNS + column] = 0
    }
    return sum
  }

  return {
    four: () => all.reduce((sum, board) => sum + (hasLine(board) ? 1 : 0), 0),
    stones: () => all.reduce((sum, board) => sum + stonesOn(board), 0),
    perft: (depth) => count(depth, 1),
  }
}

function hasLine(board: Uint8Array): boolean {
  for (let i = 0; i < LINES.length; i += 4) {
    if (
      board[LINES[i]] === 1 &&
      board[LINES[i + 1]] === 1 &&
      board[LINES[i + 2]] === 1 &&
      board[LINES[i + 3]] === 1
    ) {
      return true
    }
  }
  return false
}

function stonesOn(board: Uint8Array): number {
  let stones = 0
  for (let square = 0; square < SQUARES; square++) stones += board[square]
  return stones
}

/** Whether the stone just placed is one of four in a line: counts both ways from it. */
function makesFour(cells: Uint8Array, column: number, row: number, side: number): boolean {
  for (let i = 0; i < STEPS.length; i++) {
    const [right, up] = STEPS[i]
    const far = along(cells, column, row, right, up, side)
    if (1 + far + along(cells, column, row, -right, -up, side) >= 4) return true
  }
  return false
}

function along(
  cells: Uint8Array,
  column: number,
  row: number,
  right: number,
  up: number,
  side: number,
): number {
  let found = 0
  let c = column + right
  let r = row + up
  while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[r * COLUMNS + c] === side) {
    found++
    c += right
    r += up
  }
  return found
}
