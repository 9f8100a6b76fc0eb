import { fail, ok, type Result } from './errors.ts'
import { letterAt, skipDigits, type Read } from './text.ts'

/**
 * Boards of squares. Square `row · columns + column`, row 0 at the bottom, column 0 at the left:
 *
 *     row 2   6 7 8        a3 b3 c3
 *     row 1   3 4 5        a2 b2 c2
 *     row 0   0 1 2        a1 b1 c1
 *
 * Names are a column letter, `a` to `z` with `i`, and a row number from 1. Game servers often
 * leave `i` out, as boards of Go do: `Letters` says which.
 */

/** The values of the option `letters`, where a game has it. */
export const LETTERS = ['with-i', 'no-i'] as const
export type Letters = (typeof LETTERS)[number]

const COLUMN_I = 8

const CODE_A = 'a'.charCodeAt(0)

/** `e4` for the square in column 4, row 3. */
export function squareName(square: number, columns: number, letters: Letters = 'with-i'): string {
  const column = square % columns
  const letter = column + (letters === 'no-i' && column >= COLUMN_I ? 1 : 0)
  return String.fromCharCode(CODE_A + letter) + String((square - column) / columns + 1)
}

/**
 * Reads the square whose name begins at `at` of the text, in either case. Takes as many
 * digits as there are (at most three), so names may follow one another: `a1b12c3`.
 */
export function readSquare(
  text: string,
  at: number,
  columns: number,
  rows: number,
  letters: Letters = 'with-i',
): Result<Read<number>> {
  const letter = letterAt(text, at)
  const index = (letter.charCodeAt(0) | 32) - CODE_A
  if (!/^[a-z]$/i.test(letter)) return fail('square/no-letter', at, { letter })
  if (letters === 'no-i' && index === COLUMN_I) return fail('square/letter-i', at)
  const column = index - (letters === 'no-i' && index > COLUMN_I ? 1 : 0)
  if (column >= columns) return fail('square/no-such-column', at, { letter, columns })
  const next = Math.min(skipDigits(text, at + 1), at + 4)
  const digits = text.slice(at + 1, next)
  if (digits === '') return fail('square/no-number', next, { letter })
  const row = Number(digits) - 1
  if (row < 0 || row >= rows) return fail('square/no-such-row', at + 1, { row: digits, rows })
  return ok({ value: row * columns + column, next })
}

/**
 * Every run of `length` squares in a line, each from its lowest square: all rows first, then
 * columns, then both diagonals. A 7 × 6 board has 69 runs of four.
 */
export function lines(columns: number, rows: number, length: number): readonly number[][] {
  const found: number[][] = []
  const directions = length === 1 ? [[1, 0] as const] : DIRECTIONS
  for (const [right, up] of directions) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const lastColumn = column + right * (length - 1)
        const lastRow = row + up * (length - 1)
        if (lastColumn < 0 || lastColumn >= columns || lastRow >= rows) continue
        const first = row * columns + column
        found.push(Array.from({ length }, (_, i) => first + i * (up * columns + right)))
      }
    }
  }
  return found
}

/** The four directions of a line as steps (right, up): `—`, `|`, `/`, `\`. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const

/** The eight steps to a neighbour: the four directions, and then their opposites in the same order. */
export const NEIGHBOURS: readonly (readonly [right: number, up: number])[] = [
  ...DIRECTIONS,
  ...DIRECTIONS.map(([right, up]) => [0 - right, 0 - up] as const),
]

/**
 * How near the middle a square is: 0 at the exact centre, else minus the squared distance to
 * it in half squares, an integer. Larger is nearer.
 */
export function centrality(square: number, columns: number, rows: number): number {
  const column = square % columns
  const row = (square - column) / columns
  const dx = 2 * column - (columns - 1)
  const dy = 2 * row - (rows - 1)
  return 0 - (dx * dx + dy * dy)
}
