/** How a square board can be turned: by quarters and, from the fifth on, mirrored as well. */
export const TURNS = 8

/** Where a square comes to when a board of so many columns is turned, columns and rows from 0. */
function turnedSquare(
  [column, row]: readonly [column: number, row: number],
  size: number,
  turn: number,
): readonly [column: number, row: number] {
  let [x, y] = [column, row]
  for (let quarter = 0; quarter < turn % 4; quarter++) [x, y] = [y, size - 1 - x]
  return [turn < 4 ? x : size - 1 - x, y]
}

/** The name of a square on the turned board. */
export function turnedName(name: string, size: number, turn: number): string {
  const square = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1] as const
  const [column, row] = turnedSquare(square, size, turn)
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** Rows from the top, joined by `/`, of the turned board. */
export function turnedRows(text: string, turn: number): string {
  const rows = text.split('/').map((row) => [...row])
  const size = rows.length
  const made = rows.map((row) => row.map(() => ''))
  for (const [down, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const [x, y] = turnedSquare([column, size - 1 - down], size, turn)
      made[size - 1 - y][x] = cell
    }
  }
  return made.map((row) => row.join('')).join('/')
}
