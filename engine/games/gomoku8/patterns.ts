import { fromBits } from '../../core/bits.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import { EVALUATION_LIMIT } from '../../core/game.ts'
import { letterAt, tooLong } from '../../core/text.ts'
import { bitAt } from './lines.ts'
import type { Mask } from './matching.ts'

/**
 * A pattern as a person writes it, `NAME WEIGHT DRAWING`, for example `broken-four 50 xx.xx*`:
 *
 * - name: 1 to 24 of `a`–`z`, `0`–`9` and `-`, beginning with a letter;
 * - weight: −1000 to 1000, what each match is worth to the side whose stones make it;
 * - drawing: rows from the top, joined by `/`, each as long as the others, 1 to 8 rows of 1
 *   to 8 squares: `x` own, `o` enemy, `.` empty, `?` whatever. At least one `x`. A drawing of
 *   a single row may end in `*`: it stands for the row in all four directions, read both ways.
 */
export interface Pattern {
  readonly name: string
  readonly weight: number
  /** Rows of the drawing, from the top, without the star. */
  readonly rows: readonly string[]
  /** Whether it ended in a star. */
  readonly turned: boolean
}

/** A pattern in one of its directions, as words to slide. */
export interface PatternMask extends Mask {
  readonly name: string
  readonly weight: number
  /** The drawing that these words are, rows from the top. */
  readonly rows: readonly string[]
}

const MAX_PATTERNS = 100
const TEXT_LIMIT = 10_000
const MAX_WEIGHT = 1000
/** What the squares of all stones may add. */
export const MOST_OF_GRID = 256
/** No set of patterns may be worth more in any position. */
const MAX_TOTAL = EVALUATION_LIMIT - MOST_OF_GRID

/**
 * The report's weights. It names the kinds and leaves the exact shapes open; these are ours.
 * A match asks nothing of the squares it does not draw, so patterns nest: a four with both
 * ends open is found twice (100), and has in it threes and twos that count as well.
 *
 * An end is open where it is empty: three stones between two closed ends are worth only their
 * twos, whether an enemy stone or the edge closes them.
 */
export const DEFAULT_PATTERNS = `
four 50 xxxx.*
broken-four 50 xxx.x*
broken-four 50 xx.xx*
three 30 xxx.*
broken-three 30 xx.x*
two 5 xx*
`.trim()

/** Reads one pattern. `at` in an error counts from the start of this text. */
export function parsePattern(text: string): Result<Pattern> {
  const found = /^(\S+)(\s+)(\S+)(\s+)(\S+)$/.exec(text)
  if (found === null) return fail('pattern/not-three-parts')
  const [, name, gap, weightText, secondGap, drawing] = found
  const weightAt = name.length + gap.length
  const drawingAt = weightAt + weightText.length + secondGap.length
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(name)) return fail('pattern/name', 0)
  const weight = Number(weightText)
  if (!/^[+-]?[0-9]{1,5}$/.test(weightText) || Math.abs(weight) > MAX_WEIGHT) {
    return fail('pattern/weight', weightAt, { max: MAX_WEIGHT })
  }
  const turned = drawing.endsWith('*')
  const rows = (turned ? drawing.slice(0, -1) : drawing).split('/')
  const wrong = checkRows(rows, turned, drawingAt)
  return wrong ?? ok({ name, weight, rows, turned })
}

function checkRows(
  rows: readonly string[],
  turned: boolean,
  from: number,
): ReturnType<typeof fail> | undefined {
  let at = from
  for (const row of rows) {
    const strange = row.search(/[^xo.?]/)
    if (strange >= 0) {
      return fail('pattern/letter', at + strange, { letter: letterAt(row, strange) })
    }
    if (row.length < 1 || row.length > 8) return fail('pattern/width', at)
    if (row.length !== rows[0].length) return fail('pattern/ragged', at)
    at += row.length + 1
  }
  if (rows.length > 8) return fail('pattern/height', from)
  if (!rows.some((row) => row.includes('x'))) return fail('pattern/no-own', from)
  if (turned && rows.length > 1) return fail('pattern/star-on-rows', at - 1)
  return undefined
}

export function formatPattern(pattern: Pattern): string {
  const { name, weight, rows, turned } = pattern
  return `${name} ${weight} ${rows.join('/')}${turned ? '*' : ''}`
}

/** Reads patterns, one a line; empty lines are passed over. */
export function parsePatterns(text: string): Result<Pattern[]> {
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const patterns: Pattern[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const from = at + line.length - line.trimStart().length
    at += line.length + 1
    if (trimmed === '') continue
    if (patterns.length === MAX_PATTERNS) {
      return fail('pattern/too-many', from, { max: MAX_PATTERNS })
    }
    const pattern = parsePattern(trimmed)
    if (!pattern.ok) return fail(pattern.error.code, from + pattern.error.at, pattern.error.params)
    patterns.push(pattern.value)
  }
  const total = heaviest(patterns)
  if (total > MAX_TOTAL) return fail('pattern/too-heavy', 0, { total, max: MAX_TOTAL })
  return ok(patterns)
}

export function formatPatterns(patterns: readonly Pattern[]): string {
  return patterns.map(formatPattern).join('\n')
}

/** The words a pattern stands for: one set, or with a star one for each direction and way. */
export function masksOf(pattern: Pattern): PatternMask[] {
  if (!pattern.turned) return [maskOf(pattern, pattern.rows)]
  const [row] = pattern.rows
  const back = [...row].toReversed().join('')
  const ways = back === row ? [row] : [row, back]
  // A row of one square is the same in every direction.
  const turns = row.length === 1 ? [asRow] : [asRow, asColumn, asDiagonal, asAntidiagonal]
  return turns.flatMap((turn) => ways.map((way) => maskOf(pattern, turn(way))))
}

/** More than any position can be worth: every pattern matching at every place. */
export function heaviest(patterns: readonly Pattern[]): number {
  let total = 0
  for (const { weight, width, height } of patterns.flatMap(masksOf)) {
    total += Math.abs(weight) * (9 - width) * (9 - height)
  }
  return total
}

function maskOf({ name, weight }: Pattern, rows: readonly string[]): PatternMask {
  const bits: Record<string, number[]> = { x: [], o: [], '.': [], '?': [] }
  rows.forEach((row, y) => [...row].forEach((letter, x) => bits[letter].push(bitAt(y, x))))
  return {
    name,
    weight,
    rows,
    own: fromBits(bits.x),
    enemy: fromBits(bits.o),
    empty: fromBits(bits['.']),
    width: rows[0].length,
    height: rows.length,
  }
}

function asRow(way: string): string[] {
  return [way]
}

function asColumn(way: string): string[] {
  return [...way]
}

function asDiagonal(way: string): string[] {
  return [...way].map((letter, i) => '?'.repeat(i) + letter + '?'.repeat(way.length - 1 - i))
}

function asAntidiagonal(way: string): string[] {
  return [...way].map((letter, i) => '?'.repeat(way.length - 1 - i) + letter + '?'.repeat(i))
}
