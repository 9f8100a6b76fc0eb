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
import { at, cross, disc, boardDrawing, svg } from './svg.ts'

/** Where a link begins, in widths of a cell from the middle: beside the sign of the marble. */
const LINK_FROM = 0.22
const ROWS = 9

/** Draws a board, named as `boardDrawing` says. */
export function hexBoard(document: Document, model: HexModel, label?: string): SVGSVGElement {
  return boardDrawing(document, hexGeometry(model), label, hexLayers(document, model))
}

/** What a board is made of, back to front; for drawings that put it in an <svg> of their own. */
export function hexLayers(document: Document, model: HexModel): SVGElement[] {
  const g = hexGeometry(model)
  return [
    ...heat(document, model, g),
    ...ground(document, g),
    ...(model.bare === true ? [] : [coordinates(document, g)]),
    ...marbles(document, model, g),
    ...labels(document, model, g),
    ...links(document, model, g),
    ...targets(document, model, g),
    ...marks(document, model, g),
    ...arrows(document, model.hint, g, 'board-arrow advised'),
    ...arrows(document, model.preview, g, 'board-arrow'),
  ]
}

function heat(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  const layer: SVGElement[] = []
  const values = model.heat
  if (values === undefined) return layer
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    const value = values[cell]
    if (value === 0 || !Number.isFinite(value)) continue
    layer.push(
      svg(document, 'path', {
        class: value > 0 ? 'fill-alpha' : 'fill-beta',
        'fill-opacity': at(Math.min(1, Math.abs(value)) * 0.85),
        d: hexagon(g, cell),
      }),
    )
  }
  return layer
}

function ground(document: Document, g: HexGeometry): SVGElement[] {
  let lines = ''
  let frame = ''
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    const points = hexCorners(g, cell, 0)
    for (let direction = 0; direction < 6; direction++) {
      const edge = `M${points[direction]}L${points[(direction + 1) % 6]}`
      if (HEX_NEXT[cell * 6 + direction] === HEX_OFF) frame += edge
      else if (direction < 3) lines += edge
    }
  }
  return [
    svg(document, 'path', { class: 'board-lines', d: lines }),
    svg(document, 'path', { class: 'board-frame', d: frame }),
  ]
}

function labels(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  return (model.labels ?? []).flatMap((label, cell) => {
    const place = { x: at(g.x(cell)), y: at(g.y(cell) + 4.5), 'text-anchor': 'middle' }
    return label === '' ? [] : [svg(document, 'text', { class: 'board-label', ...place }, [label])]
  })
}

function links(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  return (['alpha', 'beta'] as const).flatMap((tone) => {
    const d = (model.links ?? [])
      .filter((link) => link.tone === tone)
      .map(({ from, direction }) => {
        const { x, y } = STEPS[direction]
        const start = `${at(g.x(from) + LINK_FROM * x * g.cell)} ${at(g.y(from) - LINK_FROM * y * g.cell)}`
        const length = (1 - 2 * LINK_FROM) * g.cell
        return `M${start}l${at(x * length)} ${at(-y * length)}`
      })
      .join('')
    if (d === '') return []
    return [
      svg(document, 'path', { class: 'board-link under', d }),
      svg(document, 'path', { class: `board-link line-${tone}`, d }),
    ]
  })
}

/** Letters left of the rows; numbers where a diagonal leaves the board to the lower right. */
function coordinates(document: Document, g: HexGeometry): SVGElement {
  const texts: SVGElement[] = []
  const label = (text: string, x: number, y: number) => {
    const attributes = { x: at(x), y: at(y + 4.5), 'text-anchor': 'middle' }
    texts.push(svg(document, 'text', attributes, [text]))
  }
  for (let i = 0; i < ROWS; i++) {
    const first = hexCell(i, Math.max(0, i - 4))
    label(String.fromCharCode(97 + i), g.x(first) - g.cell / 2 - 11, g.y(first))
    const last = hexCell(Math.max(0, i - 4), i)
    const reach = g.cell / 2 + 12
    label(String(i + 1), g.x(last) + STEPS[5].x * reach, g.y(last) - STEPS[5].y * reach)
  }
  return svg(document, 'g', { class: 'board-coordinates', 'aria-hidden': 'true' }, texts)
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

function marks(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  return (model.marks ?? []).map((mark) => {
    const x = g.x(mark.square)
    const y = g.y(mark.square)
    const tone = mark.tone ?? 'ink'
    const line = `board-mark line-${tone}`
    switch (mark.shape) {
      case 'dot':
        return svg(document, 'path', { class: `fill-${tone}`, d: disc(x, y, g.cell * 0.13) })
      case 'ring':
        return svg(document, 'path', { class: line, d: disc(x, y, g.cell * 0.46) })
      case 'cross':
        return svg(document, 'path', { class: line, d: cross(x, y, g.cell * 0.2) })
      case 'frame':
        return svg(document, 'path', { class: line, d: hexagon(g, mark.square, 2) })
    }
  })
}

/** From the middle of each marble to the middle of where it would go. */
function arrows(
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
