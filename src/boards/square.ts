import { straightLines } from './lines.ts'
import { heat, markOutline, marks } from './shades.ts'
import { geometry, type Geometry, type SquareModel } from './square-geometry.ts'
import { at, boardDrawing, box, corners, cross, disc, svg } from './svg.ts'

/** Draws a board, named as `boardDrawing` says. */
export function squareBoard(document: Document, model: SquareModel, label?: string): SVGSVGElement {
  return boardDrawing(document, geometry(model), label, squareLayers(document, model))
}

/** What a board is made of, back to front; for drawings that put it in an <svg> of their own. */
export function squareLayers(document: Document, model: SquareModel): SVGElement[] {
  const g = geometry(model)
  const cellFrame = (square: number) => box(g.x(square), g.y(square), g.cell / 2 - 1.5)
  return [
    ...heat(document, model.heat, (square) => box(g.x(square), g.y(square), g.cell / 2)),
    ...ground(document, model, g),
    ...coordinates(document, model, g),
    ...targets(document, model, g),
    ...aim(document, model, g),
    ...stones(document, model, g),
    ...marks(document, model.marks, (mark) => markOutline(g, mark, 0.44, cellFrame)),
    ...winning(document, model, g),
    ...labels(document, model, g),
  ]
}

function ground(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const { columns, rows, ground: kind } = model
  const inset = kind === 'points' ? g.cell / 2 : 0
  const left = at(g.left + inset)
  const top = at(g.top + inset)
  const right = at(g.left + columns * g.cell - inset)
  const bottom = at(g.top + rows * g.cell - inset)

  let lines = ''
  for (let column = 1; column < columns; column++) {
    lines += `M${at(g.left + column * g.cell + inset)} ${top}V${bottom}`
  }
  const levels = kind === 'slots' ? 0 : rows
  for (let row = 1; row < levels; row++) {
    lines += `M${left} ${at(g.top + row * g.cell + inset)}H${right}`
  }
  const walls = `M${left} ${top}V${bottom}H${right}V${top}`
  const layer: SVGElement[] = [
    svg(document, 'path', { class: 'board-lines', d: lines }),
    svg(document, 'path', { class: 'board-frame', d: kind === 'slots' ? walls : `${walls}z` }),
  ]
  if (kind === 'slots') {
    let empty = ''
    for (let square = 0; square < columns * rows; square++) {
      if (!isStone(model.stones[square])) empty += disc(g.x(square), g.y(square), g.cell * 0.37)
    }
    const name = model.heat === undefined ? 'board-slots' : 'board-slots open'
    layer.push(svg(document, 'path', { class: name, d: empty }))
  }
  return layer
}

function coordinates(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const layer: SVGElement[] = []
  // The lines of points end half a square before the edge; a stone there must not reach the labels.
  const inset = model.ground === 'points' ? Math.min(g.cell * 0.25, g.cell * 0.07 + 4) : 0
  const baseline = g.top + model.rows * g.cell + 17 - inset
  model.columnLabels?.forEach((text, column) => {
    layer.push(svg(document, 'text', { x: at(g.x(column)), y: at(baseline) }, [text]))
  })
  model.rowLabels?.forEach((text, row) => {
    const y = g.y(row * model.columns) + 4.5
    const attributes = { x: at(g.left - 8 + inset), y: at(y), 'text-anchor': 'end' }
    layer.push(svg(document, 'text', attributes, [text]))
  })
  if (layer.length === 0) return layer
  const group = { class: 'board-coordinates', 'aria-hidden': 'true', 'text-anchor': 'middle' }
  return [svg(document, 'g', group, layer)]
}

function targets(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const squares = model.targets ?? []
  if (squares.length === 0) return []
  const d = squares.map((square) => disc(g.x(square), g.y(square), g.cell * 0.07)).join('')
  return [svg(document, 'path', { class: 'board-targets', d })]
}

function isStone(stone: number): boolean {
  return stone === 0 || stone === 1
}

/** The two sides differ in lightness and in the sign they carry. One path a side. */
function stones(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const groups: SVGElement[] = []
  const last = new Set(model.last)
  const turned = model.turned ?? []
  for (const side of [0, 1]) {
    const squares: number[] = []
    for (let square = 0; square < model.columns * model.rows; square++) {
      const alone = last.has(square) || turned.includes(square)
      if (model.stones[square] === side && !alone) squares.push(square)
    }
    if (squares.length > 0) groups.push(stoneGroup(document, model, g, side, squares, 'stones'))
  }
  for (const square of turned) {
    groups.push(stonesOn(document, model, model.stones[square], [square], 'turned'))
  }
  for (const square of last) {
    const side = model.stones[square]
    if (!isStone(side)) continue
    groups.push(stoneGroup(document, model, g, side, [square], 'stones last'))
    if (model.winning?.includes(square)) continue
    const d = corners(g.x(square), g.y(square), radius(model, g) + 2)
    groups.push(svg(document, 'path', { class: 'board-last', d }))
  }
  const { ghost, hint, line = [] } = model
  for (const { square, side } of line) {
    groups.push(stoneGroup(document, model, g, side, [square], 'stones planned'))
  }
  if (hint !== undefined) {
    if (hint.square !== ghost?.square) {
      groups.push(stoneGroup(document, model, g, hint.side, [hint.square], 'stones ghost'))
    }
    const d = disc(g.x(hint.square), g.y(hint.square), g.cell * 0.44)
    groups.push(svg(document, 'path', { class: 'board-hint', d }))
  }
  if (ghost !== undefined) {
    groups.push(stoneGroup(document, model, g, ghost.side, [ghost.square], 'stones ghost'))
  }
  return groups
}

/** Stones of a side, to be moved by themselves; `data-at` is the square of the first. */
export function stonesOn(
  document: Document,
  model: SquareModel,
  side: number,
  squares: readonly number[],
  name: string,
): SVGElement {
  const group = stoneGroup(document, model, geometry(model), side, squares, `stones ${name}`)
  group.setAttribute('data-at', String(squares[0]))
  return group
}

function radius(model: SquareModel, g: Geometry): number {
  return g.cell * (model.ground === 'points' ? 0.43 : 0.37)
}

function stoneGroup(
  document: Document,
  model: SquareModel,
  g: Geometry,
  side: number,
  squares: readonly number[],
  name: string,
): SVGElement {
  const r = radius(model, g)
  const { look } = model
  const discs = squares.map((square) => disc(g.x(square), g.y(square), r)).join('')
  // Signs by themselves are as large as stones.
  const size = look === 'signs' ? 2 : 1
  const signs = squares
    .filter((square) => (model.labels?.[square] ?? '') === '')
    .map((square) =>
      side === 0
        ? cross(g.x(square), g.y(square), r * 0.32 * size)
        : disc(g.x(square), g.y(square), r * 0.42 * size),
    )
    .join('')
  const kind = look === 'signs' ? ' bare' : ''
  return svg(document, 'g', { class: `${name} ${side === 0 ? 'side-a' : 'side-b'}${kind}` }, [
    ...(look === 'signs' ? [] : [svg(document, 'path', { class: 'stone', d: discs })]),
    ...(look === 'stones' ? [] : [svg(document, 'path', { class: 'sign', d: signs })]),
  ])
}

/** Lines across the board that meet on a square, and what stands at their ends, larger. */
function aim(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const { aim: square, columns, rows } = model
  if (square === undefined) return []
  const x = g.x(square)
  const y = g.y(square)
  const gap = g.cell / 2
  const points = model.ground === 'points'
  const edge = points ? gap : 0
  const right = at(g.left + columns * g.cell - edge)
  const bottom = at(g.top + rows * g.cell - edge)
  const across = `M${at(g.left + edge)} ${at(y)}H${right}`
  const along = `M${at(x)} ${at(g.top + edge)}V${bottom}`
  const frame = `M${at(x - gap)} ${at(y - gap)}h${at(g.cell)}v${at(g.cell)}h${at(0 - g.cell)}z`
  const row = model.rowLabels?.[Math.floor(square / columns)] ?? ''
  const column = model.columnLabels?.[square % columns] ?? ''
  const inset = points ? g.cell * 0.25 : 0
  const ends = [
    svg(document, 'text', { x: at(g.left - 8 + inset), y: at(y + 5), 'text-anchor': 'end' }, [row]),
    svg(
      document,
      'text',
      { x: at(x), y: at(g.top + rows * g.cell + 17 - inset), 'text-anchor': 'middle' },
      [column],
    ),
  ]
  return [
    svg(document, 'path', { class: 'board-aim', d: across + along + frame }),
    svg(document, 'g', { class: 'board-aim-ends' }, ends),
  ]
}

/** Each winning line is held in a capsule, which leaves its stones to be seen. */
function winning(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const d = capsules(model, g.x, g.y, g.cell * 0.46)
  return d === '' ? [] : [svg(document, 'path', { class: 'board-win', d })]
}

/**
 * The outlines of the winning lines, at `reach` pixels from them, as one path; empty for none.
 * `x` and `y` give the middle of a square.
 */
export function capsules(
  model: Pick<SquareModel, 'winning' | 'columns'>,
  x: (square: number) => number,
  y: (square: number) => number,
  reach: number,
): string {
  return straightLines(model.winning ?? [], model.columns)
    .map((line) => {
      const from = line[0]
      const to = line[line.length - 1]
      if (from === to) return disc(x(from), y(from), reach)
      const scale = reach / Math.hypot(x(to) - x(from), y(to) - y(from))
      const sideX = (y(to) - y(from)) * scale
      const sideY = (x(from) - x(to)) * scale
      const arc = `A${at(reach)} ${at(reach)} 0 0 1`
      const point = (square: number, sign: number) =>
        `${at(x(square) + sign * sideX)} ${at(y(square) + sign * sideY)}`
      const far = `L${point(to, 1)}${arc} ${point(to, -1)}`
      return `M${point(from, 1)}${far}L${point(from, -1)}${arc} ${point(from, 1)}z`
    })
    .join('')
}

function labels(document: Document, model: SquareModel, g: Geometry): SVGElement[] {
  const layer: SVGElement[] = []
  model.labels?.forEach((text, square) => {
    if (text === '') return
    const planned = model.line?.find((stone) => stone.square === square)
    const side = planned?.side ?? model.stones[square]
    const isShaded = (model.heat?.[square] ?? 0) !== 0
    const ground = side === 0 ? ' on-a' : side === 1 ? ' on-b' : isShaded ? ' on-shade' : ''
    // The number of a stone has a disc to itself, and must be read on the smallest boards.
    const size = isStone(side) && text.length <= 2 ? 0.48 : 0.33
    const attributes = {
      class: `board-label${ground}`,
      x: at(g.x(square)),
      y: at(g.y(square) + g.cell * size * 0.36),
      'font-size': at(g.cell * size),
      'text-anchor': 'middle',
    }
    layer.push(svg(document, 'text', attributes, [text]))
  })
  return layer
}
