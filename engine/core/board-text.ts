import { fail, ok, type Result } from './errors.ts'
import type { Player } from './game.ts'
import { letterAt, skipSpaces, type Read } from './text.ts'

/**
 * The text of a square board: rows from the top joined by `/`, `.` for empty, a letter for
 * each side; then a space and the side to move. What a game adds after that, it reads itself.
 *
 *     .X./.O./... X
 */

/** Who is on each square, or -1; squares are numbered as in `grid.ts`. */
export type Cells = Int8Array

/** Whether a text is meant as a board rather than as moves: it has a `/`, or begins like one. */
export function looksLikeBoard(text: string, sides: readonly [string, string]): boolean {
  const first = text.trimStart().charAt(0)
  return text.includes('/') || first === '.' || first === sides[0] || first === sides[1]
}

export function formatRows(
  at: (square: number) => Player | -1,
  columns: number,
  rows: number,
  sides: readonly [string, string],
): string {
  const parts: string[] = []
  for (let row = rows - 1; row >= 0; row--) {
    let part = ''
    for (let column = 0; column < columns; column++) {
      const side = at(row * columns + column)
      part += side === -1 ? '.' : sides[side]
    }
    parts.push(part)
  }
  return parts.join('/')
}

/** Reads the rows that begin at `from` of the text, up to the end or the first space. */
export function readRows(
  text: string,
  from: number,
  columns: number,
  rows: number,
  sides: readonly [string, string],
): Result<Read<Cells>> {
  const cells: Cells = new Int8Array(columns * rows).fill(-1)
  let row = rows - 1
  let column = 0
  let at = from
  for (; at < text.length && text.charAt(at) !== ' '; at++) {
    const letter = letterAt(text, at)
    if (letter === '/') {
      if (column < columns) return fail('board/row-short', at, { row: row + 1, columns })
      if (row === 0) return fail('board/too-many-rows', at, { rows })
      row--
      column = 0
      continue
    }
    const side = letter === sides[0] ? 0 : letter === sides[1] ? 1 : letter === '.' ? -1 : undefined
    if (side === undefined) return fail('board/unknown-letter', at, { letter })
    if (column === columns) return fail('board/row-long', at, { row: row + 1, columns })
    cells[row * columns + column] = side
    column++
  }
  if (column < columns) return fail('board/row-short', at, { row: row + 1, columns })
  if (row > 0) return fail('board/too-few-rows', at, { rows })
  return ok({ value: cells, next: at })
}

/** Reads spaces and then the side to move. */
export function readSide(
  text: string,
  from: number,
  sides: readonly [string, string],
): Result<Read<Player>> {
  const at = skipSpaces(text, from)
  if (at === text.length) return fail('board/no-side', at)
  const letter = letterAt(text, at)
  const side = letter === sides[0] ? 0 : letter === sides[1] ? 1 : undefined
  if (side === undefined) return fail('board/unknown-side', at, { letter })
  return ok({ value: side, next: at + 1 })
}

/** A board whose sides put down one stone a turn, the first side beginning. */
export interface AlternateBoard {
  readonly cells: Cells
  readonly mover: Player
  /** Where the rows begin in the text. */
  readonly start: number
}

/**
 * Reads a whole board text, rows and side to move and nothing after, and checks that the
 * counts are those of alternate turns and that it is the right side's.
 */
export function readAlternateBoard(
  text: string,
  columns: number,
  rows: number,
  sides: readonly [string, string],
): Result<AlternateBoard> {
  const start = skipSpaces(text, 0)
  const read = readRows(text, start, columns, rows, sides)
  if (!read.ok) return read
  const side = readSide(text, read.value.next, sides)
  if (!side.ok) return side
  const end = skipSpaces(text, side.value.next)
  if (end < text.length) return fail('board/extra-text', end)
  const cells = read.value.value
  const first = countOf(cells, 0)
  const second = countOf(cells, 1)
  const ahead = first - second
  if (ahead !== 0 && ahead !== 1) {
    return fail('board/wrong-counts', start, { x: first, o: second })
  }
  const mover: Player = ahead === 0 ? 0 : 1
  if (side.value.value !== mover) {
    return fail('board/wrong-side', side.value.next - 1, { side: sides[mover] })
  }
  return ok({ cells, mover, start })
}

/** How many squares a side has. */
export function countOf(cells: Cells, side: Player): number {
  let count = 0
  for (const cell of cells) if (cell === side) count++
  return count
}
