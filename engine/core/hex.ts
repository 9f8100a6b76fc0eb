import { fail, ok, type Result } from './errors.ts'
import { letterAt, type Read } from './text.ts'

/**
 * The board of 61 hexagons, five on a side. A cell has a row, `a` to `i` from the bottom, and
 * a diagonal, `1` to `9`, which leans left as it climbs. Cells are numbered along the rows from
 * the bottom left, so that of two cells in a line the lower, or the left one, comes first:
 *
 *     i           56  57  58  59  60              i5  i6  i7  i8  i9
 *     h         50  51  52  53  54  55            h4 … h9
 *     g       43  44  45  46  47  48  49          g3 … g9
 *     f     35  36  37  38  39  40  41  42        f2 … f9
 *     e   26  27  28  29  30  31  32  33  34      e1 … e9
 *     d     18  19  20  21  22  23  24  25        d1 … d8
 *     c       11  12  13  14  15  16  17          c1 … c7
 *     b          5   6   7   8   9  10            b1 … b6
 *     a            0   1   2   3   4              a1  a2  a3  a4  a5
 *
 * Directions are numbered against the clock from the right; the opposite of `d` is
 * `(d + 3) % 6`:
 *
 *       2   1
 *     3   ·   0
 *       4   5
 */
export const HEX_CELLS = 61

/** The number that stands for everything beyond the edge; a cell array has a place for it. */
export const HEX_OFF = 61

const HEX_DIRECTIONS = 6

const SIDE = 5
const ROWS = 2 * SIDE - 1
const CODE_A = 'a'.charCodeAt(0)

/** The steps of the six directions, as (row, diagonal). */
const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const

/** Of each row from the bottom: its first cell, and the first diagonal that crosses it. */
const FIRST_CELL = new Uint8Array(ROWS + 1)
const FIRST_DIAGONAL = new Uint8Array(ROWS)
for (let row = 0; row < ROWS; row++) {
  FIRST_DIAGONAL[row] = Math.max(0, row - SIDE + 1)
  FIRST_CELL[row + 1] = FIRST_CELL[row] + ROWS - Math.abs(row - SIDE + 1)
}

/** The row (0 is `a`) and the diagonal (0 is `1`) of each cell. */
export const HEX_ROW = new Uint8Array(HEX_CELLS)
export const HEX_DIAGONAL = new Uint8Array(HEX_CELLS)
for (let row = 0; row < ROWS; row++) {
  for (let cell = FIRST_CELL[row]; cell < FIRST_CELL[row + 1]; cell++) {
    HEX_ROW[cell] = row
    HEX_DIAGONAL[cell] = FIRST_DIAGONAL[row] + cell - FIRST_CELL[row]
  }
}

/** The cell in a row and a diagonal, both from 0; `HEX_OFF` where the board has none. */
export function hexCell(row: number, diagonal: number): number {
  if (row < 0 || row >= ROWS) return HEX_OFF
  const cell = FIRST_CELL[row] + diagonal - FIRST_DIAGONAL[row]
  return diagonal >= FIRST_DIAGONAL[row] && cell < FIRST_CELL[row + 1] ? cell : HEX_OFF
}

/** `HEX_NEXT[cell · 6 + direction]`: the cell one step on. A step from `HEX_OFF` stays there. */
export const HEX_NEXT = new Uint8Array((HEX_CELLS + 1) * HEX_DIRECTIONS).fill(HEX_OFF)

/** Fewest steps from each cell to the centre, e5: 0 to 4. */
export const HEX_DISTANCE = new Uint8Array(HEX_CELLS)

for (let cell = 0; cell < HEX_CELLS; cell++) {
  const up = HEX_ROW[cell] - (SIDE - 1)
  const right = HEX_DIAGONAL[cell] - (SIDE - 1)
  HEX_DISTANCE[cell] = Math.max(Math.abs(up), Math.abs(right), Math.abs(right - up))
  for (const [direction, [row, diagonal]] of STEPS.entries()) {
    HEX_NEXT[cell * HEX_DIRECTIONS + direction] = hexCell(
      HEX_ROW[cell] + row,
      HEX_DIAGONAL[cell] + diagonal,
    )
  }
}

/** The direction from a cell to one of its neighbours, 0 to 5; -1 where they do not touch. */
export function hexDirection(from: number, to: number): number {
  for (let d = 0; d < HEX_DIRECTIONS; d++) {
    if (HEX_NEXT[from * HEX_DIRECTIONS + d] === to && to !== HEX_OFF) return d
  }
  return -1
}

/**
 * Where the middle of a cell lies on a drawing: e5 at (0, 0), x to the right, y up, neighbours
 * one apart. A hexagon around it has corners at distance 1/√3, two of them straight up and down.
 */
export function hexPoint(cell: number): { readonly x: number; readonly y: number } {
  const up = HEX_ROW[cell] - (SIDE - 1)
  const right = HEX_DIAGONAL[cell] - (SIDE - 1)
  return { x: right - up / 2, y: (up * Math.sqrt(3)) / 2 }
}

/** `e5` for cell 30. */
export function hexName(cell: number): string {
  return String.fromCharCode(CODE_A + HEX_ROW[cell]) + String(HEX_DIAGONAL[cell] + 1)
}

/** Reads the cell, a letter in either case and a digit, that begins at `at` of the text. */
export function readHexCell(text: string, at: number): Result<Read<number>> {
  const letter = letterAt(text, at)
  if (!/^[a-z]$/i.test(letter)) return fail('cell/no-letter', at, { letter })
  const row = (letter.charCodeAt(0) | 32) - CODE_A
  if (row >= ROWS) return fail('cell/no-such-row', at, { letter })
  const digit = text.charAt(at + 1)
  if (!/^[0-9]$/.test(digit)) return fail('cell/no-number', at + 1, { letter })
  const cell = hexCell(row, Number(digit) - 1)
  if (cell === HEX_OFF) {
    const first = hexName(FIRST_CELL[row])
    const last = hexName(FIRST_CELL[row + 1] - 1)
    return fail('cell/no-such-cell', at, { cell: letter + digit, first, last })
  }
  return ok({ value: cell, next: at + 2 })
}

/**
 * The text of a board of hexagons: rows from the top, `i` first, joined by `/`; `.` for an empty
 * cell and a letter for each side.
 */
export function formatHexRows(
  at: (cell: number) => number,
  sides: readonly [string, string],
): string {
  const parts: string[] = []
  for (let row = ROWS - 1; row >= 0; row--) {
    let part = ''
    for (let cell = FIRST_CELL[row]; cell < FIRST_CELL[row + 1]; cell++) {
      part += sides[at(cell)] ?? '.'
    }
    parts.push(part)
  }
  return parts.join('/')
}

/**
 * Reads the rows that begin at `from` of the text, up to the end or the first space. The value
 * has one entry a cell: 0 or 1 for a side, -1 for empty.
 */
export function readHexRows(
  text: string,
  from: number,
  sides: readonly [string, string],
): Result<Read<Int8Array>> {
  const cells = new Int8Array(HEX_CELLS).fill(-1)
  let row = ROWS - 1
  let cell = FIRST_CELL[row]
  const params = () => ({
    row: String.fromCharCode(CODE_A + row),
    columns: FIRST_CELL[row + 1] - FIRST_CELL[row],
  })
  let at = from
  for (; at < text.length && !/\s/.test(text.charAt(at)); at++) {
    const letter = letterAt(text, at)
    if (letter === '/') {
      if (cell < FIRST_CELL[row + 1]) return fail('board/row-short', at, params())
      if (row === 0) return fail('board/too-many-rows', at, { rows: ROWS })
      row--
      cell = FIRST_CELL[row]
      continue
    }
    const side = letter === '.' ? -1 : sides.indexOf(letter)
    if (side === -1 && letter !== '.') return fail('board/unknown-letter', at, { letter })
    if (cell === FIRST_CELL[row + 1]) return fail('board/row-long', at, params())
    cells[cell++] = side
  }
  if (cell < FIRST_CELL[row + 1]) return fail('board/row-short', at, params())
  if (row > 0) return fail('board/too-few-rows', at, { rows: ROWS })
  return ok({ value: cells, next: at })
}
