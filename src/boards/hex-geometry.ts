import { hexPoint } from '../../engine/index.ts'
import type { Mark } from './square-geometry.ts'
import { chain, type Point } from './svg.ts'

/** One marble's step to a neighbouring cell, or off the board. */
export interface HexStep {
  readonly from: number
  /** `HEX_OFF` where the marble leaves the board. */
  readonly to: number
  /** 0 to 5, as in the engine's `core/hex.ts`. */
  readonly direction: number
  readonly player: number
}

/**
 * A board of 61 hexagons as it is to be drawn; it knows no rule. Cells are numbered along the
 * rows from the bottom left.
 */
export interface HexModel {
  /** Whose marble lies on each cell: 0, 1, or -1 for none. Length: 61. */
  readonly stones: ArrayLike<number>
  /** Whose marbles are the light ones; the second player's where nothing is said. */
  readonly light?: 0 | 1
  /** Cells of the last move. */
  readonly last?: readonly number[]
  /** How the marbles of the last move went; empty at the start. */
  readonly steps?: readonly HexStep[]
  /** Cells whose marbles are drawn one by one, so as to be moved. */
  readonly loose?: readonly number[]
  /** Marbles drawn faintly where they are not, or are about to leave. */
  readonly ghosts?: readonly Pick<HexStep, 'from' | 'player'>[]
  /** Marbles that are in the reader's hand. */
  readonly chosen?: readonly number[]
  /** Cells that can be gone to. */
  readonly targets?: readonly number[]
  /** A move that is not made yet, as an arrow for each marble. */
  readonly preview?: readonly HexStep[]
  /** A move that is advised: an arrow for each marble, and ghosts on the cells that it fills. */
  readonly hint?: readonly HexStep[]
  readonly marks?: readonly Mark[]
  /** A magnitude for each cell, -1 to 1: alpha's hue above 0, beta's below. */
  readonly heat?: ArrayLike<number>
  /** A few letters in the middle of a cell, by cell. */
  readonly labels?: readonly string[]
  /** What few boards show, drawn over all but a move that is not made yet. */
  readonly layer?: HexLayer | undefined
  /** Seen by who sits opposite; boards to point at are drawn so, and no others. */
  readonly halfTurn?: boolean
  /** Without the names of rows and diagonals outside. */
  readonly bare?: boolean
  /** Pixels from the middle of a cell to its neighbour's, 46 where nothing is said. */
  readonly cell?: number
}

/** Draws more on a board: see hex-layers.ts. */
export type HexLayer = (document: Document, model: HexModel, g: HexGeometry) => SVGElement[]

/** Where things are, in pixels of the drawing. */
export interface HexGeometry {
  readonly cell: number
  readonly width: number
  readonly height: number
  /** The middle of a cell. */
  readonly x: (cell: number) => number
  readonly y: (cell: number) => number
}

const DEFAULT_CELL = 46
const HALF_HEIGHT = 2 * Math.sqrt(3) + 1 / Math.sqrt(3)

/** One step to the right and up for each of the six directions, neighbours one apart. */
export const STEPS = Array.from({ length: 6 }, (_, direction) => ({
  x: Math.cos((direction * Math.PI) / 3),
  y: Math.sin((direction * Math.PI) / 3),
}))

export function hexGeometry(model: Pick<HexModel, 'cell' | 'bare'>): HexGeometry {
  const cell = model.cell ?? DEFAULT_CELL
  const edge = 2
  const side = edge + (model.bare === true ? 0 : 20)
  const below = edge + (model.bare === true ? 0 : 16)
  const middle = side + 4.5 * cell
  const centre = edge + HALF_HEIGHT * cell
  return {
    cell,
    width: 2 * middle,
    height: centre + HALF_HEIGHT * cell + below,
    x: (at) => middle + hexPoint(at).x * cell,
    y: (at) => centre - hexPoint(at).y * cell,
  }
}

/** The hexagon around a cell, as a part of a path; `inset` pixels smaller than the cell. */
export function hexagon(g: HexGeometry, cell: number, inset = 0): string {
  return `${chain(hexCorners(g, cell, inset))}z`
}

/** The corner between directions d - 1 and d is corner d. */
export function hexCorners(g: HexGeometry, cell: number, inset = 0): Point[] {
  const reach = (g.cell - 2 * inset) / Math.sqrt(3)
  return STEPS.map((_, corner) => {
    const angle = ((2 * corner - 1) * Math.PI) / 6
    return [g.x(cell) + reach * Math.cos(angle), g.y(cell) - reach * Math.sin(angle)]
  })
}

/** How far a step moves a marble on the drawing, in pixels to the right and down. */
export function stepOffset(
  model: Pick<HexModel, 'cell' | 'bare'>,
  direction: number,
): { readonly dx: number; readonly dy: number } {
  const { cell } = hexGeometry(model)
  return { dx: STEPS[direction].x * cell, dy: -STEPS[direction].y * cell }
}
