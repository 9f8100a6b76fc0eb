import { at, disc, svg } from './svg.ts'
import { capsules, type SquareModel } from './square.ts'

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

  let dark = ''
  let light = ''
  for (let square = 0; square < columns * rows; square++) {
    if (model.stones[square] === 0) dark += disc(x(square), y(square), cell * 0.42)
    else if (model.stones[square] === 1) light += disc(x(square), y(square), cell * 0.42)
  }
  const children: SVGElement[] = [
    svg(document, 'rect', { class: 'mini-frame', width: at(width), height: at(height) }),
  ]
  if (dark !== '') children.push(svg(document, 'path', { class: 'mini-a', d: dark }))
  if (light !== '') children.push(svg(document, 'path', { class: 'mini-b', d: light }))
  const around = capsules(model, x, y, cell * 0.5)
  if (around !== '') children.push(svg(document, 'path', { class: 'mini-win', d: around }))
  else if (model.last !== undefined && model.last.length > 0) {
    const side = at(cell)
    const corner = (square: number) => `${at(x(square) - cell / 2)} ${at(y(square) - cell / 2)}`
    const frames = model.last.map((square) => `M${corner(square)}h${side}v${side}h-${side}z`)
    children.push(svg(document, 'path', { class: 'mini-last', d: frames.join('') }))
  }
  return svg(document, 'g', { class: 'mini' }, children)
}
