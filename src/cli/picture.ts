import {
  HEX_CELLS,
  HEX_DIAGONAL,
  HEX_ROW,
  hexName,
  type Board,
  type GameKit,
} from '../../engine/index.ts'
import { sideName } from '../boards/model.ts'
import { outline, type Outlined } from './outline.ts'

/** A position as a picture made of letters, with its coordinates. */
export function picture<P>(kit: GameKit<P>, p: P): string {
  if (kit.board === undefined) return treePicture(kit, p)
  const letters = [sideName(kit, p, 0), sideName(kit, p, 1)]
  const board = kit.board
  const at = (square: number) => letters[board.at(p, square)] ?? '.'
  return board.shape === 'hex' ? hexPicture(at) : squarePicture(board, p, at)
}

/**
 *      3 . . .
 *      2 . X O
 *      1 . . .
 *        a b c
 */
function squarePicture<P>(board: Board<P>, p: P, at: (square: number) => string): string {
  const { columns, rows } = board.size(p)
  const width = String(rows).length
  const lines: string[] = []
  for (let row = rows - 1; row >= 0; row--) {
    const squares = Array.from({ length: columns }, (_, column) => at(row * columns + column))
    lines.push(`${String(row + 1).padStart(width)} ${squares.join(' ')}`)
  }
  const below = (name: (column: number) => string) => {
    lines.push(' '.repeat(width + 1) + Array.from({ length: columns }, (_, c) => name(c)).join(' '))
  }
  below((column) => board.squareName(p, column).charAt(0))
  // Where a move names a column, its number stands there as well.
  if (board.ground === 'slots') below((column) => String(column + 1))
  return lines.join('\n')
}

/**
 * Rows are named at their left. The diagonals, which go up and to the right, are named at their
 * lower ends: those of row `a` below it, the others at the ends of rows `a` to `d`.
 */
function hexPicture(at: (cell: number) => string): string {
  const lines: string[] = []
  for (let row = HEX_ROW[HEX_CELLS - 1]; row >= 0; row--) {
    const cells: number[] = []
    for (let cell = 0; cell < HEX_CELLS; cell++) if (HEX_ROW[cell] === row) cells.push(cell)
    const last = HEX_DIAGONAL[cells[cells.length - 1]] + 1
    const name = hexName(cells[0]).charAt(0)
    const end = row < HEX_ROW[HEX_CELLS - 1] / 2 ? ` ${last + 1}` : ''
    lines.push(`${' '.repeat(9 - cells.length)}${name} ${cells.map(at).join(' ')}${end}`)
  }
  const first = Array.from({ length: 5 }, (_, diagonal) => diagonal + 1)
  return `${lines.join('\n')}\n${' '.repeat(7)}${first.join(' ')}`
}

/** What is below the position, as an outline: who is to move, and what each leaf is worth to Max. */
function treePicture<P>(kit: GameKit<P>, p: P): string {
  const { game, evaluation } = kit
  const buffers: Int32Array[] = []
  function below(ply: number): Outlined {
    const moves = (buffers[ply] ??= new Int32Array(game.maxMoves))
    const count = game.moves(p, moves)
    const mover = game.toMove(p)
    if (count === 0) {
      const score = evaluation.evaluate(p)
      return { label: String(mover === 0 ? score : 0 - score), children: [] }
    }
    const children: Outlined[] = []
    for (let i = 0; i < count; i++) {
      game.play(p, moves[i])
      children.push(below(ply + 1))
      game.undo(p)
    }
    return { label: sideName(kit, p, mover), children }
  }
  return outline(below(0))
}
