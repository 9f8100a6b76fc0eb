import { at, svg } from '../../boards/svg.ts'
import { CELL, spotOf } from './bit-board.ts'
import type { ColumnBits } from './places.ts'

/** A place that can be pressed. */
export interface Cell {
  readonly bit: number
  /** What a screen reader hears: `d1, bit 21`. */
  readonly label: string
  readonly on: boolean
}

/**
 * The places of a board that can be pressed, above its drawing. They stay while the drawing is
 * made anew, so that the focus stays too; one of them is in the tab order, arrows go to the rest.
 *
 * @param role  `checkbox` where a press turns a bit over, `radio` where it picks one
 * @param at_   the bit that is in the tab order
 */
export function drawCells(
  layer: SVGElement,
  cells: readonly Cell[],
  columnBits: ColumnBits,
  role: 'checkbox' | 'radio',
  current: number,
): void {
  const known = new Map([...layer.children].map((child) => [child.getAttribute('data-bit'), child]))
  const wanted = cells.map((cell) => {
    const kept = known.get(String(cell.bit))
    const made = kept ?? makeCell(layer.ownerDocument, cell.bit)
    const spot = spotOf(cell.bit, columnBits)
    made.setAttribute('transform', `translate(${at(spot.x)} ${at(spot.y)})`)
    made.setAttribute('role', role)
    made.setAttribute('aria-label', cell.label)
    made.setAttribute('aria-checked', String(cell.on))
    made.setAttribute('tabindex', cell.bit === current ? '0' : '-1')
    return made
  })
  const same =
    wanted.length === layer.children.length && wanted.every((c, i) => c === layer.children[i])
  if (!same) layer.replaceChildren(...wanted)
}

function makeCell(document: Document, bit: number): SVGElement {
  const half = CELL / 2
  return svg(document, 'g', { class: 'bits-cell', 'data-bit': bit, 'data-lit': bit }, [
    svg(document, 'rect', { x: -half, y: -half, width: CELL, height: CELL }),
  ])
}
