import { at, disc, svg } from './svg.ts'
import type { SquareModel } from './square.ts'

/** Pixels of a small board that is as wide as asked: its height follows from its squares. */
export function miniSize(
  model: Pick<SquareModel, 'columns' | 'rows'>,
  width: number,
): { readonly width: number; readonly height: number } {
  return { width, height: (width * model.rows) / model.columns }
}

/**
 * A board small enough for a node of a tree: no coordinates, at most five elements (frame, one
 * path a side, last move, winning line), its top left corner at (0, 0) of the group.
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
    else if (model.stones[square] === 1) light += disc(x(square), y(square), cell * 0.42 - 0.4)
  }
  const children: SVGElement[] = [
    svg(document, 'rect', { class: 'mini-frame', width: at(width), height: at(height) }),
  ]
  if (dark !== '') children.push(svg(document, 'path', { class: 'mini-a', d: dark }))
  if (light !== '') children.push(svg(document, 'path', { class: 'mini-b', d: light }))
  const last = model.last ?? []
  if (last.length > 0) {
    const frames = last.map((square) => {
      const side = at(cell)
      return `M${at(x(square) - cell / 2)} ${at(y(square) - cell / 2)}h${side}v${side}h-${side}z`
    })
    children.push(svg(document, 'path', { class: 'mini-last', d: frames.join('') }))
  }
  const line = [...(model.winning ?? [])].sort((a, b) => a - b)
  if (line.length > 1) {
    const to = line[line.length - 1]
    const d = `M${at(x(line[0]))} ${at(y(line[0]))}L${at(x(to))} ${at(y(to))}`
    children.push(svg(document, 'path', { class: 'mini-win', d }))
  }
  return svg(document, 'g', { class: 'mini' }, children)
}
