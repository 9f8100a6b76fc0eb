import { at, cross, disc, svg, type Attributes } from './svg.ts'

/** A part of a drawing: what its look is called, and its outline. */
interface Part {
  readonly look: string
  readonly attributes: Attributes
  readonly d: string
}

/** Parts that look alike, each look as one path. */
function joined(document: Document, parts: readonly Part[]): SVGElement[] {
  const paths = new Map<string, { readonly attributes: Attributes; d: string }>()
  for (const { look, attributes, d } of parts) {
    const path = paths.get(look)
    if (path === undefined) paths.set(look, { attributes, d })
    else path.d += d
  }
  return [...paths.values()].map(({ attributes, d }) => svg(document, 'path', { ...attributes, d }))
}

/**
 * Cells shaded by a magnitude.
 *
 * @param values   a magnitude for each cell, -1 to 1: alpha's hue above 0, beta's below
 * @param outline  of a cell, as a part of a path
 */
export function heat(
  document: Document,
  values: ArrayLike<number> = [],
  outline: (cell: number) => string,
): SVGElement[] {
  const parts = Array.from(values).flatMap((value, cell): Part[] => {
    if (value === 0 || !Number.isFinite(value)) return []
    const name = value > 0 ? 'fill-alpha' : 'fill-beta'
    const opacity = at(Math.min(1, Math.abs(value)) * 0.85)
    const attributes = { class: name, 'fill-opacity': opacity }
    return [{ look: `${name} ${opacity}`, attributes, d: outline(cell) }]
  })
  return joined(document, parts)
}

/** Signs on cells; `outline` draws one, as a part of a path. */
export function marks<Sign extends { readonly shape: string; readonly tone?: string }>(
  document: Document,
  all: readonly Sign[] = [],
  outline: (mark: Sign) => string,
): SVGElement[] {
  const parts = all.map((mark): Part => {
    const { shape, tone = 'ink' } = mark
    const name = shape === 'dot' ? `fill-${tone}` : `board-mark line-${tone}`
    return { look: `${shape} ${tone}`, attributes: { class: name }, d: outline(mark) }
  })
  return joined(document, parts)
}

/**
 * A mark's outline on a board of whatever shape.
 *
 * @param g      where the middle of a cell is, and how wide a cell
 * @param ring   how far a ring is from the middle, in widths of a cell
 * @param frame  the outline of a cell, in which its frame lies
 */
export function markOutline(
  g: { readonly cell: number; x(square: number): number; y(square: number): number },
  {
    square,
    shape,
  }: { readonly square: number; readonly shape: 'dot' | 'ring' | 'cross' | 'frame' },
  ring: number,
  frame: (square: number) => string,
): string {
  const x = g.x(square)
  const y = g.y(square)
  switch (shape) {
    case 'dot':
      return disc(x, y, g.cell * 0.13)
    case 'ring':
      return disc(x, y, g.cell * ring)
    case 'cross':
      return cross(x, y, g.cell * 0.2)
    case 'frame':
      return frame(square)
  }
}
