import { bitAt, placeOf, type ColumnBits } from './places.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * The bit an arrow key leads to on a board, or undefined for another key.
 *
 * @param columns  columns that can be reached, from the left
 * @param rows     rows that can be reached, from the bottom
 */
export function neighbour(
  key: string,
  bit: number,
  columns: number,
  rows: number,
  columnBits: ColumnBits,
): number | undefined {
  const step = ARROWS[key]
  if (step === undefined) return undefined
  const { column, row } = placeOf(bit, columnBits)
  const to = (value: number, by: number, count: number) =>
    Math.min(count - 1, Math.max(0, value + by))
  return bitAt(to(column, step[0], columns), to(row, step[1], rows), columnBits)
}

/** Lets arrows move between the places of a board, and a press or space or enter choose one. */
export function listenToCells(
  root: HTMLElement,
  reach: { readonly columns: number; readonly rows: number; readonly columnBits: ColumnBits },
  chosen: (bit: number) => void,
  moved: (bit: number) => void,
): void {
  const bitOf = (target: EventTarget | null) => {
    const cell = target instanceof Element ? target.closest('[data-bit]') : null
    return cell === null ? undefined : Number(cell.getAttribute('data-bit'))
  }
  root.addEventListener('click', (event) => {
    const bit = bitOf(event.target)
    if (bit !== undefined) chosen(bit)
  })
  root.addEventListener('keydown', (event) => {
    const bit = bitOf(event.target)
    if (bit === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === ' ' || event.key === 'Enter') chosen(bit)
    else {
      const next = neighbour(event.key, bit, reach.columns, reach.rows, reach.columnBits)
      if (next === undefined) return
      moved(next)
      root.querySelector<SVGElement>(`[data-bit="${next}"]`)?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  })
}
