import { DIRECTIONS } from '../../core/grid.ts'

/**
 * The lines of a board of `size` × `size` points, each a row of bits: a point is one bit in
 * each of four lines, one for each direction of `core/grid.ts`. The first point of a line, its
 * lowest or leftmost, is bit 0. A line has at most 19 points, so its bits fit an int32.
 */
export interface Geometry {
  readonly size: number
  readonly points: number
  /** Every line, by number: rows, columns, `/` diagonals, `\` diagonals. */
  readonly lineCount: number
  /** `lineOf[point · 4 + direction]` and `bitOf[…]`: the line through a point, and its bit there. */
  readonly lineOf: Uint8Array
  readonly bitOf: Uint8Array
  /** How many points a line has, 1 to `size`. */
  readonly lengths: Uint8Array
  /** The points of each line, bit 0 first. */
  readonly linePoints: readonly (readonly number[])[]
  /** The middle point, or the four around the middle of an even board; ascending. */
  readonly centre: readonly number[]
}

const made = new Map<number, Geometry>()

/** The geometry of a board of 5 to 22 a side. Made once a size: treat it as a constant. */
export function geometryOf(size: number): Geometry {
  const known = made.get(size)
  if (known !== undefined) return known
  const geometry = make(size)
  made.set(size, geometry)
  return geometry
}

function make(size: number): Geometry {
  const points = size * size
  const lineOf = new Uint8Array(points * 4)
  const bitOf = new Uint8Array(points * 4)
  const linePoints: number[][] = []
  DIRECTIONS.forEach(([right, up], direction) => {
    for (let point = 0; point < points; point++) {
      const column = point % size
      const row = (point - column) / size
      if (inside(column - right, row - up, size)) continue
      const line: number[] = []
      for (let i = 0; inside(column + i * right, row + i * up, size); i++) {
        const next = point + i * (up * size + right)
        lineOf[next * 4 + direction] = linePoints.length
        bitOf[next * 4 + direction] = i
        line.push(next)
      }
      linePoints.push(line)
    }
  })
  const lengths = Uint8Array.from(linePoints, (line) => line.length)
  return {
    size,
    points,
    lineCount: linePoints.length,
    lineOf,
    bitOf,
    lengths,
    linePoints,
    centre: centreOf(size),
  }
}

function inside(column: number, row: number, size: number): boolean {
  return column >= 0 && column < size && row >= 0 && row < size
}

function centreOf(size: number): number[] {
  const high = size >> 1
  if (size % 2 === 1) return [high * size + high]
  const low = high - 1
  return [low * size + low, low * size + high, high * size + low, high * size + high]
}
