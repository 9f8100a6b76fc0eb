import { at, box, disc, svg } from './svg.ts'
import { capsules } from './square.ts'
import type { SquareModel } from './square-geometry.ts'

/** Pixels of a small board that is as wide as asked: its height follows from its squares. */
export function miniSize(
  model: Pick<SquareModel, 'columns' | 'rows'>,
  width: number,
): { readonly width: number; readonly height: number } {
  return { width, height: (width * model.rows) / model.columns }
}

/**
 * A board small enough for a node of a tree: no coordinates, at most four elements (frame, one
 * path a side, last move or winning line), its top left corner at (0, 0) of the group.
 *
 * @param width  pixels; 28 to 40 reads well for seven columns
 */
export function miniBoard(document: Document, model: SquareModel, width: number): SVGGElement {
  const { columns, rows } = model
  const cell = width / columns
  const height = cell * rows
  const x = (square: number) => ((square % columns) + 0.5) * cell
  const y = (square: number) => (rows - 0.5 - Math.floor(square / columns)) * cell

  const around = capsules(model, x, y, cell * 0.5)
  const last = around === '' ? (model.last ?? []) : []
  let dark = ''
  let light = ''
  for (let square = 0; square < columns * rows; square++) {
    // The last stone is smaller by what its square needs.
    const stone = disc(x(square), y(square), cell * (last.includes(square) ? 0.32 : 0.42))
    if (model.stones[square] === 0) dark += stone
    else if (model.stones[square] === 1) light += stone
  }
  const children: SVGElement[] = [
    svg(document, 'rect', { class: 'mini-frame', width: at(width), height: at(height) }),
  ]
  if (dark !== '') children.push(svg(document, 'path', { class: 'mini-a', d: dark }))
  if (light !== '') children.push(svg(document, 'path', { class: 'mini-b', d: light }))
  if (around !== '') children.push(svg(document, 'path', { class: 'mini-win', d: around }))
  else if (last.length > 0) {
    const d = last.map((square) => box(x(square), y(square), cell * 0.5)).join('')
    children.push(svg(document, 'path', { class: 'mini-last', d }))
  }
  return svg(document, 'g', { class: 'mini' }, children)
}
