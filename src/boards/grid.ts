import { at, rem, svg } from './svg.ts'

export interface GridEvents {
  /** A cell was clicked, tapped, or chosen with a key. */
  readonly pick: (cell: number) => void
  /** The pointer or the focus is on a cell; undefined when on none. */
  readonly point: (cell: number | undefined) => void
  /**
   * Where a key leads from the cell with the focus; undefined where the key means nothing. Enter
   * and the space bar pick that cell, and are not asked about.
   */
  readonly key: (event: KeyboardEvent, focused: number) => number | undefined
}

/** What a screen reader hears of a grid. */
export interface GridView {
  /** What it calls the board. */
  readonly label: string
  /** What it hears of each cell. */
  readonly names: readonly string[]
  /** Whether cells can be picked now. */
  readonly active: boolean
}

/**
 * The cells of a board over its picture: a grid with one tab stop, in which keys move the focus.
 * It knows neither where cells lie nor what is on them.
 */
export class Grid {
  /** What goes into the page. */
  readonly element: HTMLElement
  /** Drawn under the cells. */
  readonly picture: SVGGElement
  readonly drawing: SVGSVGElement
  private laid: readonly SVGElement[] = []
  private readonly events: GridEvents
  private focused = 0

  constructor(document: Document, events: GridEvents) {
    this.events = events
    this.picture = svg(document, 'g', { 'aria-hidden': 'true' })
    this.drawing = svg(document, 'svg', { class: 'drawing board', role: 'grid' }, [this.picture])
    // Chromium puts a tab stop on an <svg> that listens to the focus: its parent listens.
    this.element = document.createElement('div')
    this.element.append(this.drawing)
    this.element.addEventListener('click', (event) => this.pickAt(event.target))
    this.element.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') events.point(this.cellOf(event.target))
    })
    this.element.addEventListener('pointerleave', () => events.point(undefined))
    this.element.addEventListener('focusin', (event) => this.focusMoved(event.target))
    this.element.addEventListener('focusout', () => events.point(undefined))
    this.element.addEventListener('keydown', (event) => this.pressed(event))
  }

  /** The elements of the cells, by cell. */
  get cells(): readonly SVGElement[] {
    return this.laid
  }

  /**
   * Puts the cells in place.
   *
   * @param cells  by cell
   * @param rows  elements that hold the cells, from the top
   * @param focused  the cell that has the tab stop
   */
  lay(
    { width, height }: { readonly width: number; readonly height: number },
    cells: readonly SVGElement[],
    rows: readonly SVGElement[],
    focused: number,
  ): void {
    this.drawing.setAttribute('width', rem(width))
    this.drawing.setAttribute('height', rem(height))
    this.drawing.setAttribute('viewBox', `0 0 ${at(width)} ${at(height)}`)
    const had = this.laid[this.focused]?.matches(':focus') ?? false
    // A board that is laid anew, since it is turned, keeps its tab stop.
    if (cells.length === this.laid.length) focused = this.focused
    this.drawing.replaceChildren(this.picture, ...rows)
    for (const [cell, element] of cells.entries()) {
      element.setAttribute('class', 'board-cell')
      element.setAttribute('role', 'gridcell')
      element.setAttribute('data-square', String(cell))
      element.setAttribute('tabindex', cell === focused ? '0' : '-1')
    }
    this.laid = cells
    this.focused = focused
    if (had) this.focus()
  }

  show({ label, names, active }: GridView): void {
    this.drawing.setAttribute('aria-label', label)
    this.drawing.classList.toggle('active', active)
    for (const [cell, element] of this.laid.entries())
      element.setAttribute('aria-label', names[cell])
  }

  /** Puts the keyboard's focus on a cell, or on the one that last had it. */
  focus(cell = this.focused): void {
    this.laid.at(cell)?.focus()
  }

  /** The cell that an element is; undefined where it is none. */
  cellOf(target: EventTarget | null): number | undefined {
    const text = target instanceof Element ? target.getAttribute('data-square') : null
    return text === null ? undefined : Number(text)
  }

  private pickAt(target: EventTarget | null): void {
    const cell = this.cellOf(target)
    if (cell !== undefined) this.events.pick(cell)
  }

  private focusMoved(target: EventTarget | null): void {
    const cell = this.cellOf(target)
    if (cell === undefined) return
    this.laid[this.focused].setAttribute('tabindex', '-1')
    this.laid[cell].setAttribute('tabindex', '0')
    this.focused = cell
    if (this.laid[cell].matches(':focus-visible')) this.events.point(cell)
  }

  private pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') this.pickAt(event.target)
    else {
      const to = this.events.key(event, this.focused)
      if (to === undefined) return
      this.focus(to)
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
