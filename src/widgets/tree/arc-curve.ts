import type { Cell, Point } from './geometry.ts'

/** A quadratic curve, by its ends and what it bends to. */
export interface Curve {
  readonly from: Point
  readonly bend: Point
  readonly to: Point
}

/** Bowed, so that it is no line of the tree. */
export function curveOf(from: Point, to: Point): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const bow = Math.min(60, length / 3) / (length || 1)
  return { from, bend: { x: from.x + dx / 2 + dy * bow, y: from.y + dy / 2 - dx * bow }, to }
}

/** Pixels of a label: of each letter, and its height. */
const LETTER = 6.5
const HEIGHT = 14

/** Where on the curve a label may lie, best first, and how far above or below it. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
const BESIDE = [0, -16, 16, -32, 32]
/** Where nodes stand in a column under the curve: left or right of it, in widths of both. */
const ASIDE = [0, -0.3, 0.3, -0.35, 0.35, -0.4, 0.4, -0.45, 0.45, -0.5, 0.5]

/**
 * Where a label of so many letters lies on a curve, or near it: the first place of them that no cell
 * of a node reaches, or where cells cover least of it. The place is the middle of its baseline.
 *
 * @param room  pixels that the drawing is wide
 */
export function freeLabel(
  curve: Curve,
  letters: number,
  nodes: readonly Point[],
  cell: Pick<Cell, 'width' | 'height'>,
  room: number,
): Point {
  const width = LETTER * letters
  const covered = ({ x, y }: Point) =>
    nodes.reduce((sum, node) => {
      const across = (width + cell.width) / 2 - Math.abs(x - node.x)
      const down = (HEIGHT + cell.height) / 2 - Math.abs(y - HEIGHT / 2 - node.y)
      return sum + Math.max(0, across) * Math.max(0, down)
    }, 0)
  const places = ASIDE.flatMap((aside) =>
    BESIDE.flatMap((beside) =>
      ALONG.map((along): Point => {
        const { x, y } = pointAt(curve, along)
        return { x: x + aside * (width + cell.width), y: y - 4 + beside }
      }),
    ),
  )
  const inside = places.filter(({ x }) => x >= width / 2 && x <= room - width / 2)
  const [first = pointAt(curve, 0.5), ...others] = inside
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), first)
}

function pointAt({ from, bend, to }: Curve, t: number): Point {
  const mix = (a: number, b: number, c: number) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) }
}
