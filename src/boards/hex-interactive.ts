import { HEX_CELLS, HEX_OFF, HEX_ROW, hexCell, hexPoint } from '../../engine/index.ts'
import type { BoardEvents } from './interactive.ts'
import { hexagon, hexGeometry, hexLayers, leavingMarble, stepOffset, type HexModel } from './hex.ts'
import { at, svg } from './svg.ts'

/** Milliseconds that marbles take to move by one cell. */
const PUSH = 240
const ROWS = 9

export interface HexView {
  readonly model: HexModel
  /** What a screen reader calls the board. */
  readonly label: string
  /** What it hears of each cell. */
  readonly names: readonly string[]
  /** Whether cells can be picked now. */
  readonly active: boolean
}

/**
 * A board of hexagons to point at, as `InteractiveBoard` is for squares: a grid with one tab stop
 * and arrow keys, and under it the picture. Up and down go to the nearest cell of the next row,
 * so that going up twice goes straight up. It knows no rule.
 */
export class InteractiveHex {
  /** What goes into the page. */
  readonly element: HTMLElement
  private readonly grid: SVGSVGElement
  private readonly document: Document
  private readonly events: BoardEvents
  private readonly picture: SVGGElement
  private readonly cells: SVGPathElement[] = []
  private view: HexView | undefined
  private focused = hexCell(4, 4)
  /** Where up and down keep to, sideways. */
  private course = 0

  constructor(document: Document, events: BoardEvents) {
    this.document = document
    this.events = events
    this.picture = svg(document, 'g', { 'aria-hidden': 'true' })
    this.grid = svg(document, 'svg', { class: 'drawing board', role: 'grid' }, [this.picture])
    // As on the board of squares, the parent listens to the focus.
    this.element = document.createElement('div')
    this.element.append(this.grid)
    this.element.addEventListener('click', (event) => this.pickAt(event.target))
    this.element.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') this.events.point(this.cellOf(event.target))
    })
    this.element.addEventListener('pointerleave', () => this.events.point(undefined))
    this.element.addEventListener('focusin', (event) => this.focusMoved(event.target))
    this.element.addEventListener('focusout', () => this.events.point(undefined))
    this.element.addEventListener('keydown', (event) => this.key(event))
  }

  /** Shows a board. With `arriving`, the marbles of the last move are seen moving. */
  show(view: HexView, arriving = false): void {
    if (this.view === undefined) this.layCells(view.model)
    this.view = view
    this.grid.setAttribute('aria-label', view.label)
    this.grid.classList.toggle('active', view.active)
    for (const [cell, path] of this.cells.entries())
      path.setAttribute('aria-label', view.names[cell])
    this.picture.replaceChildren(...hexLayers(this.document, view.model))
    if (arriving) this.arrive(view.model)
  }

  /** Puts the keyboard's focus on the cell that last had it. */
  focus(): void {
    this.cells[this.focused].focus()
  }

  private layCells(model: HexModel): void {
    const g = hexGeometry(model)
    this.grid.setAttribute('width', at(g.width))
    this.grid.setAttribute('height', at(g.height))
    this.grid.setAttribute('viewBox', `0 0 ${at(g.width)} ${at(g.height)}`)
    const rows = Array.from({ length: ROWS }, () => svg(this.document, 'g', { role: 'row' }))
    for (let cell = 0; cell < HEX_CELLS; cell++) {
      const path = svg(this.document, 'path', {
        class: 'board-cell',
        role: 'gridcell',
        tabindex: cell === this.focused ? 0 : -1,
        'data-square': cell,
        d: hexagon(g, cell, 1),
      })
      this.cells.push(path)
      rows[HEX_ROW[cell]].append(path)
    }
    this.grid.replaceChildren(this.picture, ...rows.toReversed())
  }

  private cellOf(target: EventTarget | null): number | undefined {
    const text = target instanceof Element ? target.getAttribute('data-square') : null
    return text === null ? undefined : Number(text)
  }

  private pickAt(target: EventTarget | null): void {
    const cell = this.cellOf(target)
    if (cell !== undefined && this.view?.active === true) this.events.pick(cell)
  }

  private focusMoved(target: EventTarget | null): void {
    const cell = this.cellOf(target)
    if (cell === undefined) return
    this.cells[this.focused].setAttribute('tabindex', '-1')
    this.cells[cell].setAttribute('tabindex', '0')
    this.focused = cell
    if (this.cells[cell].matches(':focus-visible')) this.events.point(cell)
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const row = rowOf(HEX_ROW[this.focused])
    const place = row.indexOf(this.focused)
    const along = (to: number) => {
      const cell = row[Math.max(0, Math.min(row.length - 1, to))]
      this.course = hexPoint(cell).x
      this.cells[cell].focus()
    }
    switch (event.key) {
      case 'ArrowLeft':
        along(place - 1)
        break
      case 'ArrowRight':
        along(place + 1)
        break
      case 'Home':
        along(0)
        break
      case 'End':
        along(row.length - 1)
        break
      case 'ArrowUp':
        this.climb(1)
        break
      case 'ArrowDown':
        this.climb(-1)
        break
      case 'Enter':
      case ' ':
        this.pickAt(event.target)
        break
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  private climb(by: number): void {
    const row = HEX_ROW[this.focused] + by
    if (row < 0 || row >= ROWS) return
    const here = hexPoint(this.focused).x
    // A pick by pointer, or a row's end, may have left the course: it then starts from here.
    if (Math.abs(here - this.course) > 0.6) this.course = here
    const off = (cell: number) => Math.abs(hexPoint(cell).x - this.course)
    this.cells[rowOf(row).reduce((best, cell) => (off(cell) < off(best) ? cell : best))].focus()
  }

  private arrive(model: HexModel): void {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    const timing = { duration: PUSH, easing: 'ease-in-out' }
    for (const step of model.steps ?? []) {
      const { dx, dy } = stepOffset(model, step.direction)
      if (step.to === HEX_OFF) {
        const { marble } = leavingMarble(this.document, model, step)
        this.picture.append(marble)
        const away = { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 }
        const leaving = marble.animate([{ transform: 'none', opacity: 1 }, away], timing)
        leaving.onfinish = () => marble.remove()
        continue
      }
      const back = { transform: `translate(${-dx}px, ${-dy}px)` }
      this.picture
        .querySelector(`[data-at="${step.to}"]`)
        ?.animate([back, { transform: 'none' }], timing)
    }
    const ring = this.picture.querySelector('.board-last')
    ring?.animate([{ opacity: 0 }, { opacity: 0 }, { opacity: 1 }], timing)
  }
}

/** The cells of a row, from the left. */
function rowOf(row: number): number[] {
  const cells: number[] = []
  for (let diagonal = 0; diagonal < ROWS; diagonal++) {
    const cell = hexCell(row, diagonal)
    if (cell !== HEX_OFF) cells.push(cell)
  }
  return cells
}
