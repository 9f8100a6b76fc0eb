import { HEX_CELLS, HEX_OFF, HEX_ROW, hexCell, hexPoint } from '../../engine/index.ts'
import type { BoardEvents } from './interactive.ts'
import { Grid, type GridView } from './grid.ts'
import { hexLayers } from './hex.ts'
import { stepOffset } from './hex-geometry.ts'
import { hexagon, hexGeometry, type HexModel } from './hex-geometry.ts'
import { HexDrag, type HexHold, type HexShift, type HexWay, type Place } from './hex-drag.ts'
import { HexMotion } from './hex-motion.ts'
import { HexTrail } from './hex-slides.ts'
import { at, svg } from './svg.ts'

const ROWS = 9
/** Pixels from the middle of what is written in a drawing to the line it stands on. */
const BASELINE = 4.5
/** Keys that lead the other way on a board that is turned. */
const OPPOSITE: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  Home: 'End',
  End: 'Home',
}

export interface HexView extends GridView {
  readonly model: HexModel
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
  private readonly grid: Grid
  private readonly document: Document
  private readonly events: HexEvents
  private readonly trail = new HexTrail()
  private readonly motion: HexMotion
  private readonly drag: HexDrag
  /** The way that the marbles are drawn along which are being dragged. */
  private lifted: HexWay | undefined
  /** How far along its way the reader has dragged a move that is about to be shown as made. */
  private done = 0
  private view: HexView | undefined
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
    this.grid = new Grid(document, {
      pick: (cell) => {
        if (this.view?.active === true) events.pick(cell)
      },
      point: (cell) => events.point?.(cell),
      key: (event, focused) => this.key(event.key, focused),
    })
    this.element = this.grid.element
    this.element.addEventListener('pointerdown', (event) => {
      const cell = this.grid.cellOf(event.target)
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
  }

  /**
   * Shows a board. With `arriving` a move has been made, and its marbles are seen moving; so are
   * those of moves that have been taken back.
   */
  show(view: HexView, arriving = false): void {
    const isLaid = this.view !== undefined && this.isTurned === isTurned(view)
    this.view = view
    if (!isLaid) this.layCells(view.model)
    const { model, active, own } = view
    this.grid.show(view)
    for (const [cell, path] of this.grid.cells.entries())
      path.classList.toggle('movable', active && own !== undefined && model.stones[cell] === own)
    const slides = this.trail.follow(model, arriving)
    if (slides !== undefined) this.motion.begin(slides, this.done)
    this.paint()
  }

  /** Puts the keyboard's focus on the cell that last had it. */
  focus(): void {
    this.grid.focus()
  }

  private layCells(model: HexModel): void {
    const g = hexGeometry(model)
    const rows = Array.from({ length: ROWS }, () => svg(this.document, 'g', { role: 'row' }))
    const cells = Array.from({ length: HEX_CELLS }, (_, cell) => {
      return svg(this.document, 'path', { d: hexagon(g, cell, 1) })
    })
    const { isTurned } = this
    // As they are read: from the top, and from the left.
    for (let i = 0; i < HEX_CELLS; i++) {
      const cell = isTurned ? HEX_CELLS - 1 - i : i
      rows[HEX_ROW[cell]].append(cells[cell])
    }
    const turn = `rotate(180 ${at(g.width / 2)} ${at(g.height / 2)})`
    for (const part of [this.grid.picture, ...rows]) {
      if (isTurned) part.setAttribute('transform', turn)
      else part.removeAttribute('transform')
    }
    this.grid.lay(g, cells, isTurned ? rows : rows.toReversed(), hexCell(4, 4))
  }

  /** Whether the board is seen from the other side: then all that is drawn is turned. */
  private get isTurned(): boolean {
    return this.view !== undefined && isTurned(this.view)
  }

  /** Puts a drawing into the picture; what is written stays upright. */
  private draw(model: HexModel): void {
    const { picture } = this.grid
    picture.replaceChildren(...hexLayers(this.document, model))
    if (!this.isTurned) return
    for (const text of picture.querySelectorAll('text')) {
      const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))]
      text.setAttribute('transform', `rotate(180 ${at(x)} ${at(y - BASELINE)})`)
    }
  }

  private key(key: string, focused: number): number | undefined {
    const row = rowOf(HEX_ROW[focused])
    const place = row.indexOf(focused)
    const along = (to: number) => {
      const cell = row[Math.max(0, Math.min(row.length - 1, to))]
      this.course = hexPoint(cell).x
      return cell
    }
    switch (this.isTurned ? (OPPOSITE[key] ?? key) : key) {
      case 'ArrowLeft':
        return along(place - 1)
      case 'ArrowRight':
        return along(place + 1)
      case 'Home':
        return along(0)
      case 'End':
        return along(row.length - 1)
      case 'ArrowUp':
        return this.climb(focused, 1)
      case 'ArrowDown':
        return this.climb(focused, -1)
      case 'Escape':
        // Whoever holds the board may have more to give up: the key is left to go on.
        this.drag.cancel()
    }
    return undefined
  }

  private climb(focused: number, by: number): number {
    const row = HEX_ROW[focused] + by
    if (row < 0 || row >= ROWS) return focused
    const here = hexPoint(focused).x
    // A pick by pointer, or a row's end, may have left the course: it then starts from here.
    if (Math.abs(here - this.course) > 0.6) this.course = here
    const off = (cell: number) => Math.abs(hexPoint(cell).x - this.course)
    return rowOf(row).reduce((best, cell) => (off(cell) < off(best) ? cell : best))
  }

  private hold(): HexHold | undefined {
    const { view } = this
    if (view?.active !== true || view.own === undefined) return undefined
    return { model: view.model, own: view.own, ways: view.ways ?? [] }
  }

  private pull(event: PointerEvent): void {
    const { drag } = this
    // The pointer may have been lifted beside the board, before the board had captured it.
    if (event.buttons === 0) {
      drag.cancel()
      return
    }
    const { width } = this.grid.drawing.getBoundingClientRect()
    const before = drag.active
    drag.move(event.pointerId, this.placeOf(event), width / this.grid.drawing.viewBox.baseVal.width)
    if (before || !drag.active) return
    // From now on no other element hears of the pointer; nor is its end a click on a cell.
    this.element.setPointerCapture(event.pointerId)
    this.events.point?.(undefined)
  }

  private go({ direction }: HexWay, done: number): void {
    this.done = done
    this.events.go?.(direction)
    this.done = 0
  }

  private placeOf({ clientX, clientY }: PointerEvent): Place {
    const { left, top, width } = this.grid.drawing.getBoundingClientRect()
    const scale = this.grid.drawing.viewBox.baseVal.width / width
    const [x, y] = [(clientX - left) * scale, (clientY - top) * scale]
    if (!this.isTurned) return { x, y }
    const { width: wide, height: high } = this.grid.drawing.viewBox.baseVal
    return { x: wide - x, y: high - y }
  }

  private paint(): void {
    if (this.view === undefined) return
    const { model } = this.view
    const { shift, active } = this.drag
    this.grid.drawing.classList.toggle('dragging', active)
    this.lifted = shift?.way
    if (shift === undefined) {
      this.draw({ ...model, loose: this.motion.cells })
      this.motion.run(this.grid.picture, model)
      return
    }
    const { steps } = shift.way
    const loose = steps.map(({ from }) => from)
    this.draw({ ...model, loose, ghosts: steps, targets: [], preview: [], hint: [] })
    this.shift(shift)
  }

  /** Draws the marbles that are being dragged where they have been dragged to. */
  private shift({ way, done }: HexShift): void {
    if (this.view === undefined) return
    const { dx, dy } = stepOffset(this.view.model, way.direction)
    const moved = `translate(${at(dx * done)} ${at(dy * done)})`
    for (const { from, to } of way.steps) {
      const marble = this.grid.picture.querySelector(`[data-at="${from}"]`)
      marble?.setAttribute('transform', moved)
      if (to === HEX_OFF) marble?.setAttribute('opacity', at(1 - 0.7 * done))
    }
    this.grid.picture.querySelector('.board-chosen')?.setAttribute('transform', moved)
  }

  private dragged(): void {
    const { shift } = this.drag
    if (shift !== undefined && shift.way === this.lifted) this.shift(shift)
    else this.paint()
  }
}

function isTurned({ model }: HexView): boolean {
  return model.halfTurn === true
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
