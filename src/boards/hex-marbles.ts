import { HEX_CELLS } from '../../engine/index.ts'
import type { HexGeometry, HexModel } from './hex-geometry.ts'
import { corners, cross, disc, svg } from './svg.ts'

const RADIUS = 0.4

/** The marbles, back to front: ghosts, those that lie still, those that can be moved, the rings. */
export function marbles(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  const loose = new Set(model.loose)
  const groups = ghosts(document, model, g)
  for (const player of [0, 1]) {
    const cells: number[] = []
    for (let cell = 0; cell < HEX_CELLS; cell++) {
      if (model.stones[cell] === player && !loose.has(cell)) cells.push(cell)
    }
    if (cells.length > 0) groups.push(marbleGroup(document, model, g, player, cells))
  }
  for (const cell of loose) {
    const player = model.stones[cell]
    if (player !== 0 && player !== 1) continue
    const marble = marbleGroup(document, model, g, player, [cell])
    marble.setAttribute('data-at', String(cell))
    groups.push(marble)
  }
  const ring = (name: string, cells: readonly number[], reach: number, shape = disc) => {
    if (cells.length === 0) return
    const d = cells.map((cell) => shape(g.x(cell), g.y(cell), g.cell * RADIUS + reach)).join('')
    groups.push(svg(document, 'path', { class: name, d }))
  }
  const chosen = model.chosen ?? []
  ring(
    'board-last',
    (model.last ?? []).filter((cell) => !chosen.includes(cell)),
    1,
    corners,
  )
  ring('board-chosen', chosen, 2)
  ring(
    'board-hint',
    filled(model).map(({ to }) => to),
    2,
  )
  return groups
}

function ghosts(document: Document, model: HexModel, g: HexGeometry): SVGElement[] {
  const advised = filled(model).map(({ to, player }) => ({ from: to, player }))
  return [...(model.ghosts ?? []), ...advised].map(({ from, player }) =>
    marbleGroup(document, model, g, player, [from], 'stones ghost'),
  )
}

/** The advised steps to cells that no marble lies on; the others go where a marble leaves. */
function filled({ hint = [], stones }: HexModel): NonNullable<HexModel['hint']> {
  return hint.filter(({ to }) => to < HEX_CELLS && stones[to] === -1)
}

/** Marbles of one side: the sides differ in lightness and in the sign they carry. */
export function marbleGroup(
  document: Document,
  model: Pick<HexModel, 'light'>,
  g: HexGeometry,
  player: number,
  cells: readonly number[],
  name = 'stones',
): SVGElement {
  const r = g.cell * RADIUS
  const dark = player !== (model.light ?? 1)
  const discs = cells.map((cell) => disc(g.x(cell), g.y(cell), r)).join('')
  const signs = cells.map((cell) =>
    dark ? cross(g.x(cell), g.y(cell), r * 0.28) : disc(g.x(cell), g.y(cell), r * 0.4),
  )
  return svg(document, 'g', { class: `${name} ${dark ? 'side-a' : 'side-b'}` }, [
    svg(document, 'path', { class: 'stone', d: discs }),
    svg(document, 'path', { class: 'sign', d: signs.join('') }),
  ])
}
