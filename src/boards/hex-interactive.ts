import { HEX_CELLS, HEX_OFF, HEX_ROW, hexCell, hexPoint } from '../../engine/index.ts'
import type { BoardEvents } from './interactive.ts'
import { hexagon, hexGeometry, hexLayers, stepOffset, type HexModel } from './hex.ts'
import { HexDrag, type HexHold, type HexShift, type HexWay, type Place } from './hex-drag.ts'
import { HexMotion } from './hex-motion.ts'
import { HexTrail } from './hex-slides.ts'
import { at, svg } from './svg.ts'

const ROWS = 9

export interface HexView {
  readonly model: HexModel
  /** What a screen reader calls the board. */
  readonly label: string
  /** What it hears of each cell. */
  readonly names: readonly string[]
  /** Whether cells can be picked now. */
  readonly active: boolean
  /** The side whose marbles can be dragged while the board is active; none where absent. */
  readonly own?: number
  /** Where the marbles in hand can be dragged. */
  readonly ways?: readonly HexWay[]
}

export interface HexEvents extends BoardEvents {
  /** A pointer was drawn from one marble to another: they and those between are to be taken. */
  readonly take?: (from: number, to: number) => void
  /** The marbles in hand were dragged to the end of one of their ways. */
  readonly go?: (direction: number) => void
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
  private readonly events: HexEvents
  private readonly picture: SVGGElement
  private readonly cells: SVGPathElement[] = []
  private readonly trail = new HexTrail()
  private readonly motion: HexMotion
  private readonly drag: HexDrag
  /** The way that the marbles are drawn along which are being dragged. */
  private lifted: HexWay | undefined
  /** How far along its way the reader has dragged a move that is about to be shown as made. */
  private done = 0
  private view: HexView | undefined
  private focused = hexCell(4, 4)
  /** Where up and down keep to, sideways. */
  private course = 0

  constructor(document: Document, events: HexEvents) {
    this.document = document
    this.events = events
    this.motion = new HexMotion(document)
    this.drag = new HexDrag({
      hold: () => this.hold(),
      take: (from, to) => events.take?.(from, to),
      moved: () => this.dragged(),
      go: (way, done) => this.go(way, done),
    })
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
    this.element.addEventListener('pointerdown', (event) => {
      const cell = this.cellOf(event.target)
      if (cell === undefined || event.button !== 0 || !event.isPrimary) return
      this.drag.press(event.pointerId, cell, this.placeOf(event))
    })
    this.element.addEventListener('pointermove', (event) => this.pull(event))
    // On a marble that is held the finger moves it, and not the page. Browsers heed no
    // `touch-action` of a part of a drawing.
    const touched = (event: TouchEvent) => {
      if (this.drag.pressed) event.preventDefault()
    }
    this.element.addEventListener('touchmove', touched, { passive: false })
    this.element.addEventListener('pointerup', (event) => this.drag.release(event.pointerId))
    this.element.addEventListener('pointercancel', () => this.drag.cancel())
    this.element.addEventListener('focusin', (event) => this.focusMoved(event.target))
    this.element.addEventListener('focusout', () => this.events.point(undefined))
    this.element.addEventListener('keydown', (event) => this.key(event))
  }

  /**
   * Shows a board. With `arriving` a move has been made, and its marbles are seen moving; so are
   * those of moves that have been taken back.
   */
  show(view: HexView, arriving = false): void {
    if (this.view === undefined) this.layCells(view.model)
    this.view = view
    const { model, label, names, active, own } = view
    this.grid.setAttribute('aria-label', label)
    this.grid.classList.toggle('active', active)
    for (const [cell, path] of this.cells.entries()) {
      path.setAttribute('aria-label', names[cell])
      path.classList.toggle('movable', active && own !== undefined && model.stones[cell] === own)
    }
    const slides = this.trail.follow(model, arriving)
    if (slides !== undefined) this.motion.begin(slides, this.done)
    this.paint()
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
      case 'Escape':
        // Whoever holds the board may have more to give up.
        this.drag.cancel()
        return
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

  private hold(): HexHold | undefined {
    const { view } = this
    if (view?.active !== true || view.own === undefined) return undefined
    return { model: view.model, own: view.own, ways: view.ways ?? [] }
  }

  private pull(event: PointerEvent): void {
    const { drag } = this
    const { width } = this.grid.getBoundingClientRect()
    const before = drag.active
    drag.move(event.pointerId, this.placeOf(event), width / this.grid.viewBox.baseVal.width)
    if (before || !drag.active) return
    // From now on no other element hears of the pointer; nor is its end a click on a cell.
    this.element.setPointerCapture(event.pointerId)
    this.events.point(undefined)
  }

  private go({ direction }: HexWay, done: number): void {
    this.done = done
    this.events.go?.(direction)
    this.done = 0
  }

  private placeOf({ clientX, clientY }: PointerEvent): Place {
    const { left, top, width } = this.grid.getBoundingClientRect()
    const scale = this.grid.viewBox.baseVal.width / width
    return { x: (clientX - left) * scale, y: (clientY - top) * scale }
  }

  private paint(): void {
    if (this.view === undefined) return
    const { model } = this.view
    const { shift, active } = this.drag
    this.grid.classList.toggle('dragging', active)
    this.lifted = shift?.way
    if (shift === undefined) {
      const drawn = { ...model, loose: this.motion.cells }
      this.picture.replaceChildren(...hexLayers(this.document, drawn))
      this.motion.run(this.picture, model)
      return
    }
    const { steps } = shift.way
    const loose = steps.map(({ from }) => from)
    const drawn = { ...model, loose, ghosts: steps, targets: [], preview: [], hint: [] }
    this.picture.replaceChildren(...hexLayers(this.document, drawn))
    this.shift(shift)
  }

  /** Draws the marbles that are being dragged where they have been dragged to. */
  private shift({ way, done }: HexShift): void {
    if (this.view === undefined) return
    const { dx, dy } = stepOffset(this.view.model, way.direction)
    const moved = `translate(${at(dx * done)} ${at(dy * done)})`
    for (const { from, to } of way.steps) {
      const marble = this.picture.querySelector(`[data-at="${from}"]`)
      marble?.setAttribute('transform', moved)
      if (to === HEX_OFF) marble?.setAttribute('opacity', at(1 - 0.7 * done))
    }
    this.picture.querySelector('.board-chosen')?.setAttribute('transform', moved)
  }

  private dragged(): void {
    const { shift } = this.drag
    if (shift !== undefined && shift.way === this.lifted) this.shift(shift)
    else this.paint()
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
