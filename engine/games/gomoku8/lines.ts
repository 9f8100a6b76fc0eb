/**
 * The 46 lines of the 8×8 board, so that what lies on a line is one number: a digit in base 3
 * a square (0 empty, 1 X, 2 O), the first square of the line the lowest digit.
 *
 * | lines   | which                     | first square of each    |
 * |---------|---------------------------|-------------------------|
 * | 0 – 7   | rows, from the top        | the leftmost            |
 * | 8 – 15  | columns, from the left    | the topmost             |
 * | 16 – 30 | `\` diagonals, from h8    | the topmost (leftmost)  |
 * | 31 – 45 | `/` diagonals, from a8    | the topmost (rightmost) |
 *
 * All arrays are indexed by bits of a word: bit 63 is a8, bit 0 is h1 (see `rules.ts`).
 */
export const LINE_COUNT = 46

/** The four directions, in the order of the lines above. */
export const ROW = 0
export const COLUMN = 1
export const DIAGONAL = 2
export const ANTIDIAGONAL = 3
export type Direction = 0 | 1 | 2 | 3

/** The squares of each line as bits, first square first. */
export const LINE_BITS: readonly (readonly number[])[] = allLines()

/** The direction of each line. */
export const LINE_DIRECTION: readonly Direction[] = LINE_BITS.map((_, line) =>
  line < 8 ? ROW : line < 16 ? COLUMN : line < 31 ? DIAGONAL : ANTIDIAGONAL,
)

/** `LINE_OF[bit · 4 + direction]`: the line through a square in a direction. */
export const LINE_OF = new Uint8Array(64 * 4)

/** `STEP_OF[bit · 4 + direction]`: what a stone of X there adds to the line's number. O adds twice that. */
export const STEP_OF = new Uint16Array(64 * 4)

LINE_BITS.forEach((bits, line) => {
  bits.forEach((bit, place) => {
    const at = bit * 4 + LINE_DIRECTION[line]
    LINE_OF[at] = line
    STEP_OF[at] = 3 ** place
  })
})

/** The bit of a square given by its row from the top and its column from the left. */
export function bitAt(rowFromTop: number, column: number): number {
  return 63 - 8 * rowFromTop - column
}

function allLines(): number[][] {
  const found: number[][] = []
  for (let row = 0; row < 8; row++) found.push(walk(row, 0, 0, 1))
  for (let column = 0; column < 8; column++) found.push(walk(0, column, 1, 0))
  for (let column = 7; column >= 0; column--) found.push(walk(0, column, 1, 1))
  for (let row = 1; row < 8; row++) found.push(walk(row, 0, 1, 1))
  for (let column = 0; column < 8; column++) found.push(walk(0, column, 1, -1))
  for (let row = 1; row < 8; row++) found.push(walk(row, 7, 1, -1))
  return found
}

function walk(fromRow: number, fromColumn: number, down: number, right: number): number[] {
  const bits: number[] = []
  let row = fromRow
  let column = fromColumn
  while (row < 8 && column >= 0 && column < 8) {
    bits.push(bitAt(row, column))
    row += down
    column += right
  }
  return bits
}
