import { at, disc, drawing, svg } from '../../boards/svg.ts'
import { COLUMNS, LETTERS, nameOf, placeOf, ROWS, type ColumnBits, type Place } from './places.ts'

/** How a disc on a bit looks: by what it stands for. */
export type DiscKind =
  /** a bit of the word itself: filled */
  | 'set'
  /** a piece of the other side */
  | 'theirs'
  /** a bit that has been cleared */
  | 'gone'
  /** a bit that is set where it should not be */
  | 'wrong'
  /** a place that a reader has picked */
  | 'picked'
  /** the word, shown as a ring under something else */
  | 'ring'
  /** a bit of a shifted copy */
  | 'copy'
  /** a bit of the copy that AND has taken away */
  | 'dim'
  /** a bit of the copy that has left its column */
  | 'carried'
  /** a bit that has fallen off below bit 0 */
  | 'lost'
  /** a bit that is left after AND */
  | 'result'

export interface Disc {
  readonly bit: number
  readonly kind: DiscKind
  /** Where it was one step before, for its motion; below 0 it is not moved. */
  readonly from?: number
  /** For a lost bit, the place outside the board that it has gone to. */
  readonly out?: { readonly column: number; readonly row: number }
}

/** The bits of a word where they lie on a Connect 4 board. */
export interface BitBoardModel {
  readonly columnBits: ColumnBits
  /** Columns drawn, from the left; 7 where nothing is said. */
  readonly columns?: number
  readonly discs: readonly Disc[]
  /** Bits joined by a line, in order. */
  readonly line?: readonly number[]
  /** Whether that line is none on the board. */
  readonly broken?: boolean
  /** Whether each place carries its bit's number. */
  readonly numbers?: boolean
  /** Draws the border between the two halves of the word, with their names: low, high. */
  readonly halves?: readonly [string, string]
  /** What stands left of the guard row. */
  readonly guard?: string
}

export const CELL = 40
/** Room outside the board, so that a bit that leaves can be seen there. */
const MARGIN = { left: 40, right: 4, top: 24, bottom: 36 }

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of a place; the rows count from the bottom of a board that has its guard row. */
export function spotOf(bit: number, columnBits: ColumnBits): Spot {
  const { column, row } = placeOf(bit, columnBits)
  return spotAt(column, row)
}

function spotAt(column: number, row: number): Spot {
  return {
    x: MARGIN.left + (column + 0.5) * CELL,
    y: MARGIN.top + (ROWS + 0.5 - row) * CELL,
  }
}

/** A board to press on, with room for what is drawn of a word and, over it, for its cells. */
export function emptyBoard(
  document: Document,
  columns: number,
  role: 'group' | 'radiogroup',
  label: string,
): SVGSVGElement {
  const width = MARGIN.left + columns * CELL + MARGIN.right
  const height = MARGIN.top + (ROWS + 1) * CELL + MARGIN.bottom
  return drawing(
    document,
    'board',
    { width, height },
    {
      role,
      'aria-label': label,
    },
    [
      svg(document, 'g', { class: 'drawn', 'aria-hidden': 'true' }),
      svg(document, 'g', { class: 'cells' }),
    ],
  )
}

/** What is drawn of a word, back to front; nothing in it can be pressed. */
export function bitBoardLayers(document: Document, model: BitBoardModel): SVGElement[] {
  return [
    ...ground(document, model),
    ...discs(document, model),
    ...line(document, model),
    ...numbers(document, model),
  ]
}

function placesDrawn(model: BitBoardModel): Place[] {
  const columns = model.columns ?? COLUMNS
  return Array.from({ length: columns * model.columnBits }, (_, bit) =>
    placeOf(bit, model.columnBits),
  )
}

function ground(document: Document, model: BitBoardModel): SVGElement[] {
  const columns = model.columns ?? COLUMNS
  const left = MARGIN.left
  const right = left + columns * CELL
  const open = MARGIN.top + CELL
  const bottom = open + ROWS * CELL
  let walls = ''
  for (let column = 1; column < columns; column++) {
    walls += `M${at(left + column * CELL)} ${at(open)}V${at(bottom)}`
  }
  const layer: SVGElement[] = [
    svg(document, 'path', { class: 'board-lines', d: walls }),
    svg(document, 'path', {
      class: 'board-frame',
      d: `M${at(left)} ${at(open)}V${at(bottom)}H${at(right)}V${at(open)}`,
    }),
  ]
  if (model.columnBits > ROWS) {
    const top = MARGIN.top
    layer.push(
      svg(document, 'path', {
        class: 'bits-guard',
        d: `M${at(left)} ${at(open)}V${at(top)}H${at(right)}V${at(open)}`,
      }),
    )
  }
  const taken = new Set(model.discs.filter((d) => d.kind !== 'lost').map((d) => d.bit))
  const points = placesDrawn(model)
    .filter((place) => !taken.has(place.bit))
    .map((place) => {
      const { x, y } = spotAt(place.column, place.row)
      return disc(x, model.numbers === true ? y - 6 : y, 1.75)
    })
  layer.push(svg(document, 'path', { class: 'bits-point', d: points.join('') }))
  if (model.halves !== undefined) layer.push(...halves(document, model, model.halves))
  const letters = LETTERS.slice(0, columns).map((letter, column) =>
    svg(
      document,
      'text',
      { x: at(spotAt(column, 0).x), y: at(bottom + 18), 'text-anchor': 'middle' },
      [letter],
    ),
  )
  const rows = Array.from({ length: ROWS }, (_, row) =>
    svg(
      document,
      'text',
      { x: at(left - 9), y: at(spotAt(0, row).y + 4.5), 'text-anchor': 'end' },
      [String(row + 1)],
    ),
  )
  if (model.guard !== undefined && model.columnBits > ROWS) {
    rows.push(
      svg(
        document,
        'text',
        {
          class: 'bits-small',
          x: at(left - 9),
          y: at(spotAt(0, ROWS).y + 4),
          'text-anchor': 'end',
        },
        [model.guard],
      ),
    )
  }
  layer.push(
    svg(document, 'g', { class: 'board-coordinates', 'aria-hidden': 'true' }, [
      ...letters,
      ...rows,
    ]),
  )
  return layer
}

/** The border between bit 31 and bit 32 goes through a column: left of it is the low half. */
function halves(
  document: Document,
  model: BitBoardModel,
  names: readonly [string, string],
): SVGElement[] {
  const { column, row } = placeOf(32, model.columnBits)
  const x = MARGIN.left + column * CELL
  const y = MARGIN.top + (ROWS + 1 - row) * CELL
  const bottom = MARGIN.top + (ROWS + 1) * CELL
  const name = (dx: number, anchor: string, text: string) =>
    svg(
      document,
      'text',
      { class: 'bits-small', x: at(x + dx), y: MARGIN.top - 9, 'text-anchor': anchor },
      [text],
    )
  return [
    svg(document, 'path', {
      class: 'bits-half',
      d: `M${at(x)} ${MARGIN.top - 20}V${at(y)}h${CELL}V${at(bottom)}`,
    }),
    name(-7, 'end', names[0]),
    name(7, 'start', names[1]),
  ]
}

const RADIUS: Record<DiscKind, number> = {
  set: 14.5,
  theirs: 14.5,
  gone: 14.5,
  wrong: 14.5,
  picked: 17,
  ring: 16.5,
  copy: 12.5,
  dim: 12.5,
  carried: 12.5,
  // Between the edge of the drawing and the names of the rows.
  lost: 10,
  result: 12.5,
}

function discs(document: Document, model: BitBoardModel): SVGElement[] {
  return model.discs.map((d) => {
    const spot = discSpot(d, model.columnBits)
    const from = d.from === undefined || d.from < 0 ? undefined : spotOf(d.from, model.columnBits)
    return svg(document, 'circle', {
      class: `bits-disc ${d.kind}`,
      cx: at(spot.x),
      cy: at(spot.y),
      r: RADIUS[d.kind],
      'data-dx': from === undefined ? undefined : at(from.x - spot.x),
      'data-dy': from === undefined ? undefined : at(from.y - spot.y),
    })
  })
}

/**
 * A lost bit is shown just outside the board, in the direction in which it left, beside the names
 * of rows and columns.
 */
function discSpot(d: Disc, columnBits: ColumnBits): Spot {
  if (d.out === undefined) return spotOf(d.bit, columnBits)
  const { column, row } = d.out
  const { x, y } = spotAt(column, row)
  const bottom = MARGIN.top + (ROWS + 1) * CELL
  return {
    x: column < 0 ? RADIUS.lost + 1.5 : row < 0 ? x - CELL * 0.55 : x,
    // The name of the guard row fills the margin.
    y: row < 0 ? bottom + 16 : row < ROWS ? y : y + CELL / 2,
  }
}

function numbers(document: Document, model: BitBoardModel): SVGElement[] {
  if (model.numbers !== true) return []
  const filled = new Set(model.discs.filter((d) => d.kind === 'set').map((d) => d.bit))
  return placesDrawn(model).map((place) => {
    const { x, y } = spotAt(place.column, place.row)
    const set = filled.has(place.bit)
    return svg(
      document,
      'text',
      {
        class: set ? 'bits-number on' : 'bits-number',
        x: at(x),
        y: at(set ? y + 4.5 : y + 12),
        'text-anchor': 'middle',
        'data-lit': place.bit,
      },
      [String(place.bit)],
    )
  })
}

function line(document: Document, model: BitBoardModel): SVGElement[] {
  const bits = model.line ?? []
  if (bits.length < 2) return []
  const d = bits
    .map((bit, i) => {
      const { x, y } = spotOf(bit, model.columnBits)
      return `${i === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`
    })
    .join('')
  return [svg(document, 'path', { class: model.broken === true ? 'bits-broken' : 'board-win', d })]
}

/** What a place is called: `d1`, or the guard bit of column d. */
export function placeLabel(place: Place, words: { guard: (column: string) => string }): string {
  return place.kind === 'guard' ? words.guard(nameOf(place)) : nameOf(place)
}
