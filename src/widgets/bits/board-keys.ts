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
  return bitAt(within(column + step[0], columns), within(row + step[1], rows), columnBits)
}

/** Lets arrows move between the places of a board, and a press or space or enter choose one. */
export function listenToCells(
  root: HTMLElement,
  reach: () => { readonly columns: number; readonly rows: number; readonly columnBits: ColumnBits },
  chosen: (bit: number) => void,
  moved: (bit: number) => void,
): void {
  root.addEventListener('click', (event) => {
    const bit = bitOf(event.target)
    if (bit !== undefined) chosen(bit)
  })
  root.addEventListener('keydown', (event) => {
    const bit = bitOf(event.target)
    if (bit === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === ' ' || event.key === 'Enter') chosen(bit)
    else {
      const { columns, rows, columnBits } = reach()
      const next = neighbour(event.key, bit, columns, rows, columnBits)
      if (next === undefined) return
      moved(next)
      root.querySelector<SVGElement>(`[data-bit="${next}"]`)?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  })
}

function within(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value))
}

function bitOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-bit]') : null
  return cell === null ? undefined : Number(cell.getAttribute('data-bit'))
}
