import { fromStart, gridForm } from '../../core/board-forms.ts'
import { ok } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { at, format, formatBoard } from './notation.ts'
import { COLUMNS, ROWS, SQUARES, toMove, type Connect4Position } from './rules.ts'

const LETTERS = 'abcdefg'
/** By rows from the top. */
const SQUARES_DOWN = Array.from({ length: SQUARES }, (_, i) => {
  const row = ROWS - 1 - Math.floor(i / COLUMNS)
  return row * COLUMNS + (i % COLUMNS)
})
/** By columns, each from the bottom. */
const SQUARES_BY_COLUMN = Array.from(
  { length: SQUARES },
  (_, i) => (i % ROWS) * COLUMNS + Math.floor(i / ROWS),
)

function columnsOf(p: Connect4Position): readonly number[] {
  return Array.from(p.moves.subarray(0, p.played))
}

/** Column and row of each move: `d1 d2 e1`. */
function squaresText(p: Connect4Position): string {
  const heights = new Map<number, number>()
  const names = columnsOf(p).map((column) => {
    const height = (heights.get(column) ?? 0) + 1
    heights.set(column, height)
    return LETTERS.charAt(column) + height
  })
  return names.join(' ')
}

const cells = (p: Connect4Position, squares: readonly number[], marks: readonly string[]) =>
  squares.map((square) => marks[at(p, square) + 1])

export const FORMS: readonly Form<Connect4Position>[] = [
  { id: 'moves', write: (p) => fromStart(p.fromBoard, () => format(p)) },
  { id: 'squares', write: (p) => fromStart(p.fromBoard, () => squaresText(p)) },
  { id: 'board', write: (p) => ok(formatBoard(p)) },
  gridForm({ toMove }, { size: () => ({ columns: COLUMNS, rows: ROWS }), at }),
  { id: 'list', write: (p) => ok(`[${cells(p, SQUARES_DOWN, ['0', '1', '2']).join(',')}]`) },
  { id: 'columns', write: (p) => ok(cells(p, SQUARES_BY_COLUMN, ['b', 'x', 'o']).join(',')) },
  { id: 'address', write: (p) => fromStart(p.fromBoard, () => `?pos=${format(p)}`) },
]
