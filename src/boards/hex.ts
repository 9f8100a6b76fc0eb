import { HEX_CELLS, HEX_NEXT, HEX_OFF, hexCell } from '../../engine/index.ts'
import {
  hexCorners,
  hexagon,
  hexGeometry,
  STEPS,
  type HexGeometry,
  type HexModel,
  type HexStep,
} from './hex-geometry.ts'
import { marbles } from './hex-marbles.ts'
import { heat, markOutline, marks } from './shades.ts'
import { at, boardDrawing, chain, disc, svg, type Point } from './svg.ts'

const ROWS = 9

/** Draws a board, named as `boardDrawing` says. */
export function hexBoard(document: Document, model: HexModel, label?: string): SVGSVGElement {
  return boardDrawing(document, hexGeometry(model), label, hexLayers(document, model))
}

/** What a board is made of, back to front; for drawings that put it in an <svg> of their own. */
export function hexLayers(document: Document, model: HexModel): SVGElement[] {
  const g = hexGeometry(model)
  const cellFrame = (cell: number) => hexagon(g, cell, 2)
  return [
    ...heat(document, model.heat, (cell) => hexagon(g, cell)),
    ...ground(document, g),
    ...(model.bare === true ? [] : [coordinates(document, g)]),
    ...marbles(document, model, g),
    ...labels(document, model, g),
    ...targets(document, model, g),
    ...marks(document, model.marks, (mark) => markOutline(g, mark, 0.46, cellFrame)),
    ...arrows(document, model.hint, g, 'board-arrow advised'),
    ...(model.layer?.(document, model, g) ?? []),
    ...arrows(document, model.preview, g, 'board-arrow'),
  ]
}

function ground(document: Document, g: HexGeometry): SVGElement[] {
  let lines = ''
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    // A cell draws the edges to its right and above. Those that it shares are next to each other.
    const shared = [0, 1, 2].filter((direction) => HEX_NEXT[cell * 6 + direction] !== HEX_OFF)
    if (shared.length === 0) continue
    lines += chain(hexCorners(g, cell).slice(shared[0], shared[0] + shared.length + 1))
  }
  return [
    svg(document, 'path', { class: 'board-lines', d: lines }),
    svg(document, 'path', { class: 'board-frame', d: outline(g) }),
  ]
}

/** Around the whole board, counter-clockwise from the lower left corner. */
function outline(g: HexGeometry): string {
  const points: Point[] = []
  const [first, left] = [hexCell(0, 0), 3]
  let cell = first
  let direction = left
  do {
    points.push(hexCorners(g, cell)[direction])
    const turned = (direction + 1) % 6
    const next = HEX_NEXT[cell * 6 + turned]
    if (next === HEX_OFF) direction = turned
    else [cell, direction] = [next, (direction + 5) % 6]
  } while (cell !== first || direction !== left)
  return `${chain(points)}z`
}

function labels(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  const texts = (model.labels ?? []).flatMap((label, cell) => {
    const place = { x: at(g.x(cell)), y: at(g.y(cell) + 4.5) }
    return label === '' ? [] : [svg(document, 'text', place, [label])]
  })
  if (texts.length === 0) return []
  return [svg(document, 'g', { class: 'board-labels', 'text-anchor': 'middle' }, texts)]
}

/** Letters left of the rows; numbers where a diagonal leaves the board to the lower right. */
function coordinates(document: Document, g: HexGeometry): SVGElement {
  const texts: SVGElement[] = []
  const label = (text: string, x: number, y: number) => {
    texts.push(svg(document, 'text', { x: at(x), y: at(y + 4.5) }, [text]))
  }
  for (let i = 0; i < ROWS; i++) {
    const first = hexCell(i, Math.max(0, i - 4))
    label(String.fromCharCode(97 + i), g.x(first) - g.cell / 2 - 11, g.y(first))
    const last = hexCell(Math.max(0, i - 4), i)
    const reach = g.cell / 2 + 12
    label(String(i + 1), g.x(last) + STEPS[5].x * reach, g.y(last) - STEPS[5].y * reach)
  }
  const group = { class: 'board-coordinates', 'aria-hidden': 'true', 'text-anchor': 'middle' }
  return svg(document, 'g', group, texts)
}

function targets(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  const cells = model.targets ?? []
  const free = cells.filter((cell) => model.stones[cell] !== 0 && model.stones[cell] !== 1)
  const taken = cells.filter((cell) => !free.includes(cell))
  const layer: SVGElement[] = []
  if (free.length > 0) {
    const d = free.map((cell) => disc(g.x(cell), g.y(cell), g.cell * 0.1)).join('')
    layer.push(svg(document, 'path', { class: 'board-targets', d }))
  }
  if (taken.length > 0) {
    const d = taken.map((cell) => hexagon(g, cell, 2)).join('')
    layer.push(svg(document, 'path', { class: 'board-mark line-faint', d }))
  }
  return layer
}

/** From the middle of each marble to the middle of where it would go. */
export function arrows(
  document: Document,
  steps: readonly HexStep[] = [],
  g: HexGeometry,
  name: string,
): SVGElement[] {
  if (steps.length === 0) return []
  const d = steps
    .map(({ from, direction }) => {
      const { x, y } = STEPS[direction]
      const point = (along: number, aside: number) => {
        const right = x * along + y * aside
        const down = -y * along + x * aside
        return `${at(g.x(from) + right * g.cell)} ${at(g.y(from) + down * g.cell)}`
      }
      const head = `M${point(0.6, -0.12)}L${point(0.76, 0)}L${point(0.6, 0.12)}`
      return `M${point(0.24, 0)}L${point(0.76, 0)}${head}`
    })
    .join('')
  return [
    svg(document, 'path', { class: 'board-arrow under', d }),
    svg(document, 'path', { class: name, d }),
  ]
}
