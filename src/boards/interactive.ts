import { geometry, squareLayers, type SquareModel } from './square.ts'
import { at, svg } from './svg.ts'

/** Milliseconds a stone takes to fall or appear. */
const ARRIVAL = 220

export interface BoardEvents {
  /** A square was clicked, tapped, or chosen with a key. */
  readonly pick: (square: number) => void
  /** The pointer or the focus is on a square; undefined when on none. */
  readonly point: (square: number | undefined) => void
}

export interface BoardView {
  readonly model: SquareModel
  /** What a screen reader calls the board. */
  readonly label: string
  /** What it hears of each square. */
  readonly names: readonly string[]
  /** Whether squares can be picked now. */
  readonly active: boolean
}

/**
 * A board to point at: a grid of cells with one tab stop, arrow keys, and under it the picture.
 * Where a move names a column, the number keys pick one. It knows no rule: it says which square
 * was picked, and shows what it is told.
 */
export class InteractiveBoard {
  /** What goes into the page. */
  readonly element: HTMLElement
  private readonly grid: SVGSVGElement
  private readonly document: Document
  private readonly events: BoardEvents
  private readonly picture: SVGGElement
  private cells: SVGRectElement[] = []
  private view: BoardView | undefined
  private focused = 0

  constructor(document: Document, events: BoardEvents) {
    this.document = document
    this.events = events
    this.picture = svg(document, 'g', { 'aria-hidden': 'true' })
    this.grid = svg(document, 'svg', { class: 'drawing board', role: 'grid' }, [this.picture])
    // Chromium puts a tab stop on an <svg> that listens to the focus: its parent listens.
    this.element = document.createElement('div')
    this.element.append(this.grid)
    this.element.addEventListener('click', (event) => this.pickAt(event.target))
    this.element.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') this.events.point(this.squareOf(event.target))
    })
    this.element.addEventListener('pointerleave', () => this.events.point(undefined))
    this.element.addEventListener('focusin', (event) => this.focusMoved(event.target))
    this.element.addEventListener('focusout', () => this.events.point(undefined))
    this.element.addEventListener('keydown', (event) => this.key(event))
  }

  /** Shows a board. With `arriving`, the stones of the last move fall or appear. */
  show(view: BoardView, arriving = false): void {
    const before = this.view?.model
    const { model, label, names, active } = view
    this.view = view
    if (before?.columns !== model.columns || before.rows !== model.rows) this.layCells(model)
    this.grid.setAttribute('aria-label', label)
    this.grid.classList.toggle('active', active)
    for (const [square, cell] of this.cells.entries())
      cell.setAttribute('aria-label', names[square])
    this.picture.replaceChildren(...squareLayers(this.document, model))
    if (arriving) this.arrive(model)
  }

  /** Puts the keyboard's focus on the square that last had it. */
  focus(): void {
    this.cells[this.focused]?.focus()
  }

  private layCells(model: SquareModel): void {
    const g = geometry(model)
    this.grid.setAttribute('width', at(g.width))
    this.grid.setAttribute('height', at(g.height))
    this.grid.setAttribute('viewBox', `0 0 ${at(g.width)} ${at(g.height)}`)
    this.cells = []
    const rows: SVGGElement[] = []
    for (let row = 0; row < model.rows; row++) {
      const cells: SVGRectElement[] = []
      for (let column = 0; column < model.columns; column++) {
        const square = row * model.columns + column
        const cell = svg(this.document, 'rect', {
          class: 'board-cell',
          role: 'gridcell',
          tabindex: -1,
          'data-square': square,
          x: at(g.x(square) - g.cell / 2 + 1),
          y: at(g.y(square) - g.cell / 2 + 1),
          width: at(g.cell - 2),
          height: at(g.cell - 2),
        })
        cells.push(cell)
        this.cells[square] = cell
      }
      rows.unshift(svg(this.document, 'g', { role: 'row' }, cells))
    }
    this.grid.replaceChildren(this.picture, ...rows)
    this.focused = Math.floor(model.columns / 2)
    this.cells[this.focused].setAttribute('tabindex', '0')
  }

  private squareOf(target: EventTarget | null): number | undefined {
    const text = target instanceof Element ? target.getAttribute('data-square') : null
    return text === null ? undefined : Number(text)
  }

  private pickAt(target: EventTarget | null): void {
    const square = this.squareOf(target)
    if (square !== undefined && this.view?.active === true) this.events.pick(square)
  }

  private focusMoved(target: EventTarget | null): void {
    const square = this.squareOf(target)
    if (square === undefined) return
    this.cells[this.focused].setAttribute('tabindex', '-1')
    this.cells[square].setAttribute('tabindex', '0')
    this.focused = square
    if (this.cells[square].matches(':focus-visible')) this.events.point(square)
  }

  private key(event: KeyboardEvent): void {
    const model = this.view?.model
    if (model === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const { columns, rows } = model
    const column = this.focused % columns
    const row = (this.focused - column) / columns
    const go = (toColumn: number, toRow: number) => {
      const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
      this.cells[within(toRow, rows) * columns + within(toColumn, columns)].focus()
    }
    switch (event.key) {
      case 'ArrowLeft':
        go(column - 1, row)
        break
      case 'ArrowRight':
        go(column + 1, row)
        break
      case 'ArrowUp':
        go(column, row + 1)
        break
      case 'ArrowDown':
        go(column, row - 1)
        break
      case 'Home':
        go(0, row)
        break
      case 'End':
        go(columns - 1, row)
        break
      case 'Enter':
      case ' ':
        this.pickAt(event.target)
        break
      default: {
        const number = model.ground === 'slots' && /^[1-9]$/.test(event.key) ? Number(event.key) : 0
        if (number < 1 || number > columns) return
        go(number - 1, row)
        this.pickAt(this.cells[this.focused])
      }
    }
    event.preventDefault()
    event.stopPropagation()
  }

  private arrive(model: SquareModel): void {
    const stones = this.picture.querySelectorAll('.stones.last')
    if (stones.length === 0 || !matchMedia('(prefers-reduced-motion: no-preference)').matches)
      return
    const g = geometry(model)
    const square = model.last?.[0] ?? 0
    const fall = Math.round(g.y(square) - g.top + g.cell / 2)
    const frames =
      model.ground === 'slots'
        ? [{ transform: `translateY(${-fall}px)` }, { transform: 'none' }]
        : [{ opacity: 0 }, { opacity: 1 }]
    const easing = model.ground === 'slots' ? 'cubic-bezier(0.5, 0, 0.9, 0.6)' : 'ease-out'
    for (const stone of stones) stone.animate(frames, { duration: ARRIVAL, easing })
  }
}
