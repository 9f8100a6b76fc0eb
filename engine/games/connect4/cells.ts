import { marksOf } from '../../core/grid-text.ts'
import { Translation, type Translated } from '../../core/translated.ts'
import { COLUMNS, ROWS, SQUARES } from './rules.ts'

/**
 * The 42 cells one after the other, as arrays of programs and sets of data have them, in whatever
 * marks `core/grid-text.ts` knows: by rows from the top or the bottom, or by columns. Inner
 * brackets tell rows from columns; else the order is the first of these in which no piece floats,
 * and columns from the bottom come first where cells are letters (`b,b,x,…`).
 */

/** `order[row from the top][column]`: which cell of the list that is. */
type Order = (row: number, column: number) => number

const ROWS_DOWN: Order = (row, column) => row * COLUMNS + column
const ROWS_UP: Order = (row, column) => (ROWS - 1 - row) * COLUMNS + column
const COLUMNS_UP: Order = (row, column) => column * ROWS + (ROWS - 1 - row)
const COLUMNS_DOWN: Order = (row, column) => column * ROWS + row

/** The board text of a list of cells; undefined where a clean text is none. */
export function cellsToBoard(text: string): Translated | undefined {
  const words = [...text.matchAll(/[^\s,;[\](){}]+/g)]
  // Sets of data end each line with its class.
  const classed = words.length === SQUARES + 1 && /^(?:win|loss|draw)$/i.test(words[SQUARES][0])
  if (words.length !== SQUARES && !classed) return undefined
  const cells = words.slice(0, SQUARES)
  const marks = marksOf(cells.map(([mark]) => mark))
  const sides = cells.map(([mark]) => marks(mark))
  if (sides.some((side) => side === undefined)) return undefined
  const order = ordersOf(
    text,
    cells.map(([mark]) => mark),
  ).find((each) => stands(sides, each))
  const board = new Translation()
  for (let row = 0; row < ROWS; row++) {
    if (row > 0) board.add('/', 0)
    for (let column = 0; column < COLUMNS; column++) {
      const cell = (order ?? ROWS_DOWN)(row, column)
      board.add(['.', 'X', 'O'][(sides[cell] ?? -1) + 1], cells[cell].index)
    }
  }
  const first = sides.filter((side) => side === 0).length
  const second = sides.filter((side) => side === 1).length
  board.add(first > second ? ' O' : ' X', text.length)
  return board.done(text.length)
}

function ordersOf(text: string, marks: readonly string[]): Order[] {
  const lists = Array.from(text.matchAll(/[[({]([^[\](){}]*)[\])}]/g), ([, inner]) => inner)
  if (lists.length === ROWS) return [ROWS_DOWN, ROWS_UP]
  if (lists.length === COLUMNS) return [COLUMNS_UP, COLUMNS_DOWN]
  const letters = marks.some((mark) => /^[a-z]$/i.test(mark))
  return letters
    ? [COLUMNS_UP, ROWS_DOWN, ROWS_UP, COLUMNS_DOWN]
    : [ROWS_DOWN, ROWS_UP, COLUMNS_UP, COLUMNS_DOWN]
}

/** Whether no piece floats. */
function stands(sides: readonly (0 | 1 | -1 | undefined)[], order: Order): boolean {
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 1; row < ROWS; row++) {
      if (sides[order(row, column)] === -1 && sides[order(row - 1, column)] !== -1) return false
    }
  }
  return true
}
