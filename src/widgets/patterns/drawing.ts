import {
  fail,
  fromBits,
  masksOf,
  ok,
  parsePattern,
  type PatternMask,
  type Result,
  type Shape,
} from '../../../engine/index.ts'

/** A reader's grid has so many rows and columns. */
export const GRID = 5
/** What a square of a pattern asks for: own stone, enemy's, empty, or nothing. */
export type Letter = 'x' | 'o' | '.' | '?'

/** A pattern on the grid: GRID rows of GRID letters, from the top. */
export type Drawing = readonly string[]

/**
 * Reads rows joined by `/`, up to GRID of GRID letters: the rest of the grid asks for nothing.
 * At least one square asks for an own stone.
 */
export function readDrawing(text: string): Result<Drawing> {
  const read = parsePattern(`drawing 1 ${text.trim()}`)
  if (!read.ok) return fail(read.error.code, 0, read.error.params)
  const { rows } = read.value
  if (rows.length > GRID || rows[0].length > GRID)
    return fail('pattern/too-large', 0, { max: GRID })
  return ok(onGrid(rows))
}

/** Rows put into the top left corner of the grid. */
export function onGrid(rows: readonly string[]): Drawing {
  return Array.from({ length: GRID }, (_, y) => (rows[y] ?? '').padEnd(GRID, '?'))
}

/** The drawing as `readDrawing` takes it, without what asks for nothing right of and below it. */
export function formatDrawing(drawing: Drawing): string {
  const { bottom, right } = boxOf(drawing)
  return drawing
    .slice(0, bottom + 1)
    .map((row) => row.slice(0, right + 1))
    .join('/')
}

/** The drawing's rows pushed into the corner, and no larger than what they ask for. */
export function trimmed(drawing: Drawing): readonly string[] {
  const { top, bottom, left, right } = boxOf(drawing)
  return drawing.slice(top, bottom + 1).map((row) => row.slice(left, right + 1))
}

export function letterAt(drawing: Drawing, square: number): Letter {
  const letter = drawing[GRID - 1 - Math.floor(square / GRID)].charAt(square % GRID)
  return letter === 'x' || letter === 'o' || letter === '.' ? letter : '?'
}

/** The drawing with another letter on a square, which counts from the bottom left as boards do. */
export function withLetter(drawing: Drawing, square: number, letter: Letter): Drawing {
  const y = GRID - 1 - Math.floor(square / GRID)
  const x = square % GRID
  const row = drawing[y]
  return drawing.with(y, row.slice(0, x) + letter + row.slice(x + 1))
}

/** The drawing with only some letters kept; the others ask for nothing. */
export function keeping(rows: readonly string[], letters: string): readonly string[] {
  return rows.map((row) => [...row].map((each) => (letters.includes(each) ? each : '?')).join(''))
}

/** A pattern's words, from its rows as they stand, in the corner or not. */
export function maskOfRows(rows: readonly string[]): PatternMask {
  return masksOf({ name: 'drawing', weight: 1, rows, turned: false })[0]
}

/** The own stones of the drawing as they lie on the grid, in the size of the box round them. */
export function shapeAsDrawn(drawing: Drawing): Shape {
  const { top, bottom, left, right } = boxOf(keeping(drawing, 'x'))
  const bits = drawing.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === 'x' ? [63 - 8 * y - x] : [])),
  )
  return { word: fromBits(bits), width: right - left + 1, height: bottom - top + 1 }
}

/** The same pushed into the top left corner. */
export function shapeInCorner(drawing: Drawing): Shape {
  return shapeAsDrawn(onGrid(trimmed(keeping(drawing, 'x'))))
}

/** The smallest box round all that is asked for; rows from the top. */
function boxOf(drawing: readonly string[]) {
  const asks = (row: string) => /[^?]/.test(row)
  const columns = Array.from({ length: drawing[0].length }, (_, x) =>
    drawing.map((row) => row.charAt(x)).join(''),
  )
  return {
    top: drawing.findIndex(asks),
    bottom: drawing.findLastIndex(asks),
    left: columns.findIndex(asks),
    right: columns.findLastIndex(asks),
  }
}

/** In which a square's letter is turned. */
const TURNED: readonly Letter[] = ['?', 'x', '.', 'o']

/** @param letters  so many of them are gone through */
export function nextLetter(drawing: Drawing, square: number, letters: number): Drawing {
  const now = TURNED.indexOf(letterAt(drawing, square))
  return withLetter(drawing, square, TURNED[(now + 1) % letters])
}
