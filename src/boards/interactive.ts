import { FINGER, movedBy } from './aim.ts'
import { geometry, squareLayers, type SquareModel } from './square.ts'
import { at, svg } from './svg.ts'

/** Milliseconds a stone takes to fall or appear. */
const ARRIVAL = 220
/** Pixels of the screen that a finger moves before a tap becomes a drag. */
const DRAG = 10

export interface BoardEvents {
  /** A square was clicked, tapped, or chosen with a key. */
  readonly pick: (square: number) => void
  /** The pointer or the focus is on a square; undefined when on none. */
  readonly point: (square: number | undefined) => void
  /**
   * A finger is on a square too small to be sure of: a stone is to be held there, and not yet
   * placed. The holder shows it as `aim` of the model; a tap on that square picks it. Where this
   * is absent a tap always picks.
   */
  readonly aim?: (square: number) => void
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
  private touching = false
  /** Where a finger came down, and over which square a stone was held then. */
  private drag: { readonly x: number; readonly y: number; readonly from: number } | undefined

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
    this.element.addEventListener('keydown', (event) => {
      this.touching = false
      this.key(event)
    })
    this.element.addEventListener('pointerdown', (event) => {
      this.touching = event.pointerType === 'touch'
      const from = this.touching ? this.view?.model.aim : undefined
      this.drag = from === undefined ? undefined : { x: event.clientX, y: event.clientY, from }
    })
    this.element.addEventListener('pointermove', (event) => this.dragTo(event))
    for (const end of ['pointerup', 'pointercancel'] as const) {
      this.element.addEventListener(end, () => {
        this.drag = undefined
      })
    }
  }

  /** Shows a board. With `arriving`, the stones of the last move fall or appear. */
  show(view: BoardView, arriving = false): void {
    const before = this.view?.model
    const { model, label, names, active } = view
    this.view = view
    if (before?.columns !== model.columns || before.rows !== model.rows) this.layCells(model)
    this.grid.setAttribute('aria-label', label)
    this.grid.classList.toggle('active', active)
    this.grid.classList.toggle('aiming', model.aim !== undefined)
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
    if (square === undefined || this.view?.active !== true) return
    const { aim } = this.events
    if (aim !== undefined && this.touching && this.cellWidth() < FINGER) {
      if (this.view.model.aim !== square) return aim(square)
    }
    this.events.pick(square)
  }

  /** The stone goes as the finger does, from wherever that came down: it need not be covered. */
  private dragTo(event: PointerEvent): void {
    const { drag, view } = this
    if (drag === undefined || view === undefined) return
    const right = event.clientX - drag.x
    const down = event.clientY - drag.y
    if (Math.hypot(right, down) < DRAG) return
    const cell = this.cellWidth()
    const square = movedBy(
      view.model,
      drag.from,
      Math.round(right / cell),
      Math.round(0 - down / cell),
    )
    if (square !== view.model.aim) this.events.aim?.(square)
  }

  /** Pixels of the screen. */
  private cellWidth(): number {
    return this.cells[0].getBoundingClientRect().width
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
    const { columns } = model
    const column = this.focused % columns
    const row = (this.focused - column) / columns
    const go = (toColumn: number, toRow: number) =>
      this.cells[movedBy(model, 0, toColumn, toRow)].focus()
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
