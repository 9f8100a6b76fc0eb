import {
  ANTIDIAGONAL,
  COLUMN,
  DIAGONAL,
  LINE_BITS,
  LINE_COUNT,
  LINE_DIRECTION,
  ROW,
  type Direction,
} from './lines.ts'
import type { PatternMask } from './patterns.ts'

/**
 * What sliding words find, looked up instead: a pattern that lies in one line is found by the
 * number of that line alone (`lines.ts`), so one table a line holds, for each of its numbers,
 * all matches of all patterns at once. 46 look-ups judge a position. Lines whose tables would
 * be equal share one: about 130 kB in all for the default patterns.
 */
export interface LineTables {
  /** All tables, one after the other: X's score less O's, by the line's number. */
  readonly scores: Int32Array
  /** Where the table of each line begins. */
  readonly start: Int32Array
}

/** A pattern that lies in one line: its direction, and its squares from the line's first. */
interface LinePattern {
  readonly direction: Direction
  readonly squares: string
  readonly weight: number
}

/** The pattern as squares along a line, or undefined where it does not lie in one. */
export function asLinePattern(mask: PatternMask): LinePattern | undefined {
  const { rows, width, height, weight } = mask
  const along = (direction: Direction, column: (y: number) => number): LinePattern => ({
    direction,
    squares: rows.map((row, y) => row.charAt(column(y))).join(''),
    weight,
  })
  const only = (column: (y: number) => number): boolean =>
    width === height &&
    rows.every((row, y) => [...row].every((letter, x) => letter === '?' || x === column(y)))

  if (height === 1) return { direction: ROW, squares: rows[0], weight }
  if (width === 1) return along(COLUMN, () => 0)
  if (only((y) => y)) return along(DIAGONAL, (y) => y)
  if (only((y) => width - 1 - y)) return along(ANTIDIAGONAL, (y) => width - 1 - y)
  return undefined
}

/**
 * @param patterns  those that lie in a line
 * @param squareValues  by bit: what a stone is worth for where it stands
 */
export function lineTables(
  patterns: readonly LinePattern[],
  squareValues: readonly number[],
): LineTables {
  const tables: Int32Array[] = []
  const starts = new Map<string, number>()
  const start = new Int32Array(LINE_COUNT)
  let end = 0
  for (let line = 0; line < LINE_COUNT; line++) {
    const bits = LINE_BITS[line]
    const direction = LINE_DIRECTION[line]
    const here = patterns.filter((pattern) => pattern.direction === direction)
    // Each square is in one row, so the rows' tables carry the values of the squares.
    const values = bits.map((bit) => (direction === ROW ? squareValues[bit] : 0))
    const key = JSON.stringify([values, here.map(({ squares, weight }) => [squares, weight])])
    let at = starts.get(key)
    if (at === undefined) {
      at = end
      const table = tableOf(here, values)
      tables.push(table)
      end += table.length
      starts.set(key, at)
    }
    start[line] = at
  }
  const scores = new Int32Array(end)
  let at = 0
  for (const table of tables) {
    scores.set(table, at)
    at += table.length
  }
  return { scores, start }
}

function tableOf(patterns: readonly LinePattern[], values: readonly number[]): Int32Array {
  const length = values.length
  const placed = patterns.flatMap((pattern) => placesOf(pattern, length))
  const table = new Int32Array(3 ** length)
  for (let code = 0; code < table.length; code++) {
    let x = 0
    let o = 0
    let score = 0
    for (let place = 0, rest = code; rest > 0; place++, rest = Math.floor(rest / 3)) {
      if (rest % 3 === 1) {
        x |= 1 << place
        score += values[place]
      } else if (rest % 3 === 2) {
        o |= 1 << place
        score -= values[place]
      }
    }
    for (const { own, enemy, empty, weight } of placed) {
      if (((x | o) & empty) !== 0) continue
      if ((x & own) === own && (o & enemy) === enemy) score += weight
      if ((o & own) === own && (x & enemy) === enemy) score -= weight
    }
    table[code] = score
  }
  return table
}

/** The bits a pattern asks for at each place of a line where it fits, first square bit 0. */
function placesOf({ squares, weight }: LinePattern, length: number) {
  const bitsOf = (wanted: string): number =>
    [...squares].reduce((bits, letter, i) => bits | (letter === wanted ? 1 << i : 0), 0)
  const own = bitsOf('x')
  const enemy = bitsOf('o')
  const empty = bitsOf('.')
  const places = Math.max(0, length - squares.length + 1)
  return Array.from({ length: places }, (_, at) => ({
    own: own << at,
    enemy: enemy << at,
    empty: empty << at,
    weight,
  }))
}
