import { fail, ok, type Result } from './errors.ts'
import { Translation, type Translated } from './translated.ts'

/**
 * Boards as people draw them: a row a line, cells side by side or with spaces, commas or bars
 * between them, numbers of rows and columns beside them; `X` and `O`, `x` and `o`, `1` and `2`,
 * `R` and `Y`, `B` and `W`. Put into the board text of `board-text.ts`.
 */

const FIRST = /^[Xx×1Rr●B#@]$/
const SECOND = /^(?:[OoYyWw○2]|-1)$/
const EMPTY = /^[._\-0+·*]?$/
const ROW = /^[\s0-9|]*[XxOo×○●.·_|+RrYyBbWw012#@*,; -]+[\s|]*[0-9]*\s*$/

/** Whether a clean text has rows of a board one below the other. */
export function isGrid(text: string): boolean {
  if (/^\s*[[({]/.test(text)) return false
  const rows = text.split('\n').filter((row) => row.trim() !== '')
  const drawn = rows.filter((row) => ROW.test(row) && !/[a-z][0-9]/i.test(row))
  // The last line may say whose turn it is; lines between rows and names of columns are few.
  if (drawn.length < 2 || drawn.length < rows.length - 3) return false
  return drawn.some((row) => /[.·_|XxOo○●]/.test(row)) || drawn.length > 4
}

interface Cell {
  readonly text: string
  readonly at: number
}

/**
 * The board text of a grid. Without a side to move the counts say whose turn it is: the first side
 * begins. What follows the side is kept.
 *
 * @param columns  how many there are; undefined where the first row says so
 * @param rows     likewise; undefined where there are as many as columns
 * @param told     whether the counts of stones tell whose turn it is; else the text must
 */
export function gridToBoard(
  text: string,
  columns: number | undefined,
  rows: number | undefined,
  told = true,
): Result<Translated> {
  const grid: Cell[][] = []
  let wide = columns
  let tailAt = text.length
  let at = 0
  for (const line of text.split('\n')) {
    const start = at
    at += line.length + 1
    if (line.trim() === '' || isFrame(line, wide)) continue
    if (grid.length > 0 && grid.length === (rows ?? wide)) {
      tailAt = start
      break
    }
    const { cells, rest } = cellsIn(line, start, wide)
    if (cells.length === 0) continue
    wide ??= cells.length
    grid.push(cells)
    if (line.slice(rest).trim() === '') continue
    tailAt = start + rest
    break
  }
  return boardOf(grid, text, tailAt, told)
}

/** Whether a line only stands between rows, or names the columns. */
function isFrame(line: string, columns: number | undefined): boolean {
  const drawn = line.replace(/[\s|]/g, '')
  if (/^[-=+_]+$/.test(drawn)) {
    const mixed = /[-=]/.test(drawn) && /[=+]/.test(drawn)
    return (
      mixed || /[-=_]{2}\s*\|/.test(line) || (columns !== undefined && drawn.length !== columns)
    )
  }
  const words = line.replaceAll('|', ' ').trim().split(/\s+/)
  const names = words.length === 1 ? [...words[0]] : words
  if (names.length < 3) return false
  const [first] = names
  if (/^[01]$/.test(first)) return names.every((name, i) => name === String(Number(first) + i))
  return names.every((name, i) => name.toLowerCase() === String.fromCharCode(97 + i))
}

/** The cells of a row, `columns` of them at most, and where what follows them begins. */
function cellsIn(line: string, start: number, columns: number | undefined) {
  return line.includes('|') ? barred(line, start, columns) : spaced(line, start, columns)
}

function barred(line: string, start: number, columns: number | undefined) {
  const isOuter = (beside: string) => /^\s*[0-9]*\s*$/.test(beside)
  const first = line.indexOf('|')
  const last = line.lastIndexOf('|')
  // `X|O|.` has bars only between its cells.
  const between = line.split('|').length === columns
  const from = !between && isOuter(line.slice(0, first)) ? first + 1 : 0
  const to = !between && isOuter(line.slice(last + 1)) && last >= from ? last : line.length
  const cells: Cell[] = []
  let at = start + from
  for (const part of line.slice(from, to).split('|')) {
    cells.push({ text: part.trim(), at: at + part.search(/\S|$/) })
    at += part.length + 1
  }
  return { cells, rest: line.length }
}

function spaced(line: string, start: number, columns: number | undefined) {
  const words = [...line.matchAll(/[^\s,;]+/g)]
  const one = (word: string) => word.length === 1 || word === '-1'
  const side = words.findIndex(([word]) => !one(word))
  // Cells side by side are one word, perhaps with the number of the row before it.
  const together = side >= 0 && !/^[0-9]{1,2}$/.test(words[side][0]) ? words[side] : undefined
  if (together !== undefined && (side === 0 || /^[0-9]+$/.test(words[0][0]))) {
    const rest = words[side + 1]?.index ?? line.length
    const cells = Array.from(together[0], (text, i) => ({ text, at: start + together.index + i }))
    // A row of two cells of one letter each is hardly one word.
    return { cells, rest: /^[0-9]{1,2}$/.test(line.slice(rest).trim()) ? line.length : rest }
  }
  const numbered = columns !== undefined && words.length > columns && /^[0-9]/.test(words[0][0])
  const row = numbered ? words.slice(1) : words
  const cells = row.slice(0, columns).map(({ 0: text, index }) => ({ text, at: start + index }))
  const rest = columns === undefined ? undefined : row[columns]
  const after = rest === undefined || /^[0-9]{1,2}$/.test(rest[0]) ? line.length : rest.index
  return { cells, rest: after }
}

function boardOf(
  grid: readonly Cell[][],
  text: string,
  tailAt: number,
  byCounts: boolean,
): Result<Translated> {
  const marks = marksOf(grid.flat().map((cell) => cell.text))
  const board = new Translation()
  const counts = [0, 0]
  for (const [i, row] of grid.entries()) {
    if (i > 0) board.add('/', row[0].at)
    for (const cell of row) {
      const side = marks(cell.text)
      if (side === undefined) {
        return fail('board/unknown-letter', cell.at, { letter: cell.text.slice(0, 20) })
      }
      if (side >= 0) counts[side]++
      board.add(side === 0 ? 'X' : side === 1 ? 'O' : '.', cell.at)
    }
  }
  const words = /^\s*(?:(?:side )?(?:to move|turn|next|player)\s*[:=]?\s*)?/i
  const wordAt = tailAt + (words.exec(text.slice(tailAt))?.[0].length ?? 0)
  const word = /^\S*/.exec(text.slice(wordAt))?.[0] ?? ''
  const told = FIRST.test(word) ? 0 : SECOND.test(word) ? 1 : undefined
  if (told === undefined && word !== '') {
    return fail('board/unknown-side', wordAt, { letter: word.slice(0, 20) })
  }
  if (told === undefined && !byCounts) return fail('board/no-side', tailAt)
  board.add(` ${(told ?? (counts[0] > counts[1] ? 1 : 0)) === 0 ? 'X' : 'O'}`, wordAt)
  const after = wordAt + word.length
  const rest = text
    .slice(after)
    .replace(/^\s*(?:to (?:move|play)|moves|plays)\b\.?/i, (said) => ' '.repeat(said.length))
  for (let i = 0; i < rest.length; i++) board.add(rest.charAt(i), after + i)
  return ok(board.done(text.length))
}

/**
 * Whose a mark is, -1 for an empty cell, undefined for none: `0` is the second side's beside an X
 * where another mark says that a cell is empty, and `b` is blank beside x and o.
 */
export function marksOf(all: readonly string[]): (text: string) => 0 | 1 | -1 | undefined {
  const has = (mark: RegExp) => all.some((text) => mark.test(text))
  const crosses = has(/^[Xx×]$/)
  const blankB = crosses || has(/^[Oo○]$/) || !has(/^[Ww○]$/)
  const naughtZero = crosses && !has(/^[Oo○2]$/) && has(/^[._·]?$/)
  return (text) => {
    if (text === '0' && naughtZero) return 1
    if (text === 'b') return blankB ? -1 : 0
    return FIRST.test(text) ? 0 : SECOND.test(text) ? 1 : EMPTY.test(text) ? -1 : undefined
  }
}
