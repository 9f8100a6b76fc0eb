import {
  fail,
  ninukiLinesInRow,
  ninukiLineValue,
  ok,
  type Result,
  type RowLine,
} from '../../../engine/index.ts'
import type { Mark, SquareModel } from '../../boards/square-geometry.ts'
import type { LineStripWords } from '../../i18n/line-strip.ts'
import { number } from '../../i18n/numbers.ts'

/** Places of the strip. */
export const PLACES = 11

const LETTERS = '.XO'
const COLUMNS = [...'abcdefghijk']

/** What lies on each place: 0 nothing, 1 X, 2 O. */
export type Row = readonly number[]

/** A row as text: `.` or `_` for an empty place, X and O in either case; spaces are passed over. */
export function readRow(text: string): Result<Row> {
  const row: number[] = []
  for (const [at, letter] of [...text].entries()) {
    if (/\s/.test(letter)) continue
    const content = LETTERS.indexOf(letter === '_' ? '.' : letter.toUpperCase())
    if (content < 0) return fail('lines/letter', at, { letter })
    row.push(content)
  }
  if (row.length !== PLACES) {
    return fail('lines/places', 0, { count: row.length, places: PLACES })
  }
  return ok(row)
}

export function formatRow(row: Row): string {
  return row.map((content) => LETTERS[content]).join('')
}

/** The row with the next content on a place: empty, X, O, and empty again. */
export function turned(row: Row, place: number): Row {
  return row.map((content, at) => (at === place ? (content + 1) % 3 : content))
}

/** The row with X for O and O for X. */
export function swapped(row: Row): Row {
  return row.map((content) => (content === 0 ? 0 : 3 - content))
}

/** Own lines less the enemy’s, from the first side’s view. */
function sumOf(lines: readonly RowLine[]): number {
  return lines.reduce((all, { side, value }) => all + (side === 0 ? value : -value), 0)
}

type LineClass = 'open' | 'half-open' | 'closed' | 'five'

function classOf({ a, openEnds }: RowLine): LineClass {
  if (a >= 5) return 'five'
  return openEnds === 2 ? 'open' : openEnds === 1 ? 'half-open' : 'closed'
}

interface StripLine {
  readonly side: string
  /** Its places, from the left: `c–e, g`. */
  readonly where: string
  readonly kind: string
  /** How it counts: `F(3, 0) = 125 + 125`; a dash where it counts nothing. */
  readonly formula: string
  readonly value: string
}

export interface StripModel {
  readonly board: SquareModel
  /** What a screen reader hears of each place. */
  readonly names: readonly string[]
  readonly lines: readonly StripLine[]
  /** X’s lines less O’s, in words. */
  readonly says: string
  /** Where the longest line stands among its neighbours in the order of F; empty without a line. */
  readonly order: string
}

export function stripModel(row: Row, words: LineStripWords): StripModel {
  const lines = ninukiLinesInRow(row)
  const stones = row.map((content) => content - 1)
  const names = COLUMNS.map((column, at) => `${column}, ${words.contents[row[at]]}`)
  const marks: Mark[] = lines.flatMap((line) =>
    classOf(line) === 'closed' && line.value === 0
      ? []
      : endsOf(row, line).map((square) => ({
          square,
          shape: 'dot' as const,
          tone: 'good' as const,
        })),
  )
  // What O sees is computed, not negated: from the row in which O’s stones are one’s own.
  const sums = [sumOf(lines), sumOf(ninukiLinesInRow(swapped(row)))] as const
  return {
    board: {
      columns: PLACES,
      rows: 1,
      ground: 'cells',
      cell: 46,
      stones,
      columnLabels: COLUMNS,
      marks,
      winning: lines.filter(({ a }) => a >= 5).flatMap(({ cells }) => cells),
    },
    names,
    lines: lines.map((line) => told(line, words)),
    says: saysOf(lines, sums, words),
    order: orderOf(lines, words),
  }
}

function saysOf(
  lines: readonly RowLine[],
  [x, o]: readonly [number, number],
  words: LineStripWords,
): string {
  if (lines.length === 0) return words.nothing
  const winners = [...new Set(lines.filter(({ a }) => a >= 5).map(({ side }) => side))]
  if (winners.length === 0)
    return words.sum(lines.length, words.signed(x), words.signed(o), words.signed(x + o))
  return words.five(
    lines.length,
    winners.map((side) => words.sides[side]),
  )
}

/** The empty places at which a line can grow: before, behind, and its hole. */
function endsOf(row: Row, { cells, a }: RowLine): number[] {
  if (a >= 5) return []
  const from = cells[0] - 1
  const to = cells[cells.length - 1] + 1
  const places = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return places.filter((place) => row[place] === 0)
}

function told(line: RowLine, words: LineStripWords): StripLine {
  const kind = classOf(line)
  const { b, value } = line
  return {
    side: words.sides[line.side],
    where: rangesOf(line.cells),
    kind: words.kinds[kind],
    formula: value === 0 ? '–' : formulaOf(countedOf(line), b),
    value: kind === 'five' ? words.won : words.signed(line.side === 0 ? value : -value),
  }
}

function formulaOf(a: number, b: number): string {
  return `F(${a}, ${b}) = ${number(5 ** (a + b))} + ${number(5 ** a)}`
}

function rangesOf(cells: readonly number[]): string {
  const ranges: string[] = []
  let from = 0
  for (let i = 1; i <= cells.length; i++) {
    if (cells[i] === cells[i - 1] + 1) continue
    const [first, last] = [COLUMNS[cells[from]], COLUMNS[cells[i - 1]]]
    ranges.push(first === last ? first : `${first}–${last}`)
    from = i
  }
  return ranges.join(', ')
}

/** F(a, b) < F(a, b + 1) < F(a + 1, b) < F(a + 1, b + 1), computed and compared. */
function orderOf(lines: readonly RowLine[], words: LineStripWords): string {
  const best = lines
    .filter(({ a, value }) => a < 5 && value !== 0)
    .toSorted((one, two) => two.a + two.b - (one.a + one.b) || two.a - one.a)[0]
  if (best === undefined) return ''
  const [a, b] = [countedOf(best), best.b]
  return a === 4
    ? words.longest(`F(${a}, ${b}) = ${number(ninukiLineValue(a, b))}`)
    : words.order(orderFrom(a, b))
}

/** The a of F with which a line counts. */
function countedOf(line: RowLine): number {
  return classOf(line) === 'open' ? line.a : line.a - 1
}

/** The four values in the order that the report asks for, with the sign that holds between them. */
export function orderFrom(a: number, b: number): string {
  const places = [
    [a, b],
    [a, b + 1],
    [a + 1, b],
    [a + 1, b + 1],
  ] as const
  return places
    .map(([x, y], i) => {
      const value = ninukiLineValue(x, y)
      const before = i === 0 ? undefined : ninukiLineValue(...places[i - 1])
      const sign =
        before === undefined ? '' : before < value ? ' < ' : before > value ? ' > ' : ' = '
      return `${sign}F(${x}, ${y}) = ${number(value)}`
    })
    .join('')
}
