import { FINGER, movedBy } from './aim.ts'
import { Grid, type GridEvents, type GridView } from './grid.ts'
import { squareLayers } from './square.ts'
import { geometry, type SquareModel } from './square-geometry.ts'
import { SquareMotion } from './square-motion.ts'
import { at, svg } from './svg.ts'

/** Pixels of the screen that a finger moves before a tap becomes a drag. */
const DRAG = 10

export interface BoardEvents extends Pick<GridEvents, 'pick'> {
  /** A square is pointed at, or none. */
  readonly point?: GridEvents['point']
  /**
   * A finger is on a square too small to be sure of: a stone is to be held there, and not yet
   * placed. The holder shows it as `aim` of the model; a tap on that square picks it. Where this
   * is absent a tap always picks.
   */
  readonly aim?: (square: number) => void
}

export interface BoardView extends GridView {
  readonly model: SquareModel
}

/**
 * A board to point at: a grid of cells with one tab stop, arrow keys, and under it the picture.
 * Where a move names a column, the number keys pick one. It knows no rule: it says which square
 * was picked, and shows what it is told.
 */
export class InteractiveBoard {
  /** What goes into the page. */
  readonly element: HTMLElement
  private readonly grid: Grid
  private readonly document: Document
  private readonly events: BoardEvents
  private readonly motion: SquareMotion
  private view: BoardView | undefined
  private touching = false
  /** Where a finger came down, and over which square a stone was held then. */
  private drag: { readonly x: number; readonly y: number; readonly from: number } | undefined

  constructor(document: Document, events: BoardEvents) {
    this.document = document
    this.events = events
    this.motion = new SquareMotion(document)
    this.grid = new Grid(document, {
      pick: (square) => this.pick(square),
      point: (square) => events.point?.(square),
      key: (event, focused) => this.key(event.key, focused),
    })
    this.element = this.grid.element
    this.element.addEventListener(
      'keydown',
      () => {
        this.touching = false
      },
      { capture: true },
    )
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

  /** Shows a board. With `arriving`, the stones of the last move fall or appear, or turn. */
  show(view: BoardView, arriving = false): void {
    const before = this.view?.model
    const { model } = view
    this.view = view
    if (!isLaidAs(before, model)) this.layCells(model)
    this.grid.show(view)
    this.grid.drawing.classList.toggle('aiming', model.aim !== undefined)
    this.grid.picture.replaceChildren(...squareLayers(this.document, model))
    this.motion.run(this.grid.picture, model, arriving)
  }

  /** Puts the keyboard's focus on the square that last had it. */
  focus(): void {
    this.grid.focus()
  }

  private layCells(model: SquareModel): void {
    const g = geometry(model)
    const { columns } = model
    const rows = Array.from({ length: model.rows }, () => svg(this.document, 'g', { role: 'row' }))
    const cells = Array.from({ length: columns * model.rows }, (_, square) => {
      const cell = svg(this.document, 'rect', {
        x: at(g.x(square) - g.cell / 2 + 1),
        y: at(g.y(square) - g.cell / 2 + 1),
        width: at(g.cell - 2),
        height: at(g.cell - 2),
      })
      return cell
    })
    // As they are read: from the top, and from the left.
    const order = model.halfTurn === true ? cells.toReversed() : cells
    for (const [i, cell] of order.entries()) rows[Math.floor(i / columns)].append(cell)
    this.grid.lay(g, cells, rows.toReversed(), Math.floor(columns / 2))
  }

  private pick(square: number): void {
    if (this.view?.active !== true) return
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
    const cell = (view.model.halfTurn === true ? -1 : 1) * this.cellWidth()
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
    return this.grid.cells[0].getBoundingClientRect().width
  }

  private key(key: string, focused: number): number | undefined {
    const model = this.view?.model
    if (model === undefined) return undefined
    const { columns, rows, ground, halfTurn = false } = model
    // As the board is seen.
    const seen = (square: number) => (halfTurn ? columns * rows - 1 - square : square)
    const column = seen(focused) % columns
    const row = (seen(focused) - column) / columns
    const go = (toColumn: number, toRow: number) => seen(movedBy(model, 0, toColumn, toRow))
    switch (key) {
      case 'ArrowLeft':
        return go(column - 1, row)
      case 'ArrowRight':
        return go(column + 1, row)
      case 'ArrowUp':
        return go(column, row + 1)
      case 'ArrowDown':
        return go(column, row - 1)
      case 'Home':
        return go(0, row)
      case 'End':
        return go(columns - 1, row)
    }
    const number = ground === 'slots' && /^[1-9]$/.test(key) ? Number(key) : 0
    if (number < 1 || number > columns) return undefined
    const square = go(number - 1, row)
    this.grid.focus(square)
    this.pick(square)
    return square
  }
}

/** Whether the cells of a board lie where those of another do. */
function isLaidAs(one: SquareModel | undefined, other: SquareModel): boolean {
  const { columns, rows, halfTurn = false } = other
  return one?.columns === columns && one.rows === rows && (one.halfTurn ?? false) === halfTurn
}
