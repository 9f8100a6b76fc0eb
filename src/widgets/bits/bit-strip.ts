import { at, disc, drawing, svg } from '../../boards/svg.ts'
import type { DiscKind } from './bit-board.ts'
import { COLUMNS, LETTERS, placeOf, type ColumnBits } from './places.ts'

export interface StripBit {
  readonly bit: number
  readonly kind: DiscKind
  /** Where it was one step before, for its motion. */
  readonly from?: number
}

/** Bits of a word in a row, the highest at the left as numbers are written. */
export interface StripModel {
  readonly high: number
  readonly low: number
  /** The bits that are set, and those that have just been lost below bit 0. */
  readonly bits: readonly StripBit[]
  readonly columnBits: ColumnBits
  /** Bits that there are, 64 where nothing is said: those above are left blank. */
  readonly size?: number
  /** Pixels of one bit; 12 where nothing is said. */
  readonly unit?: number
  /** Writes the columns' letters below. */
  readonly letters?: boolean
  /** Keeps room at the right for bits that fall off. */
  readonly leaving?: boolean
}

const HEIGHT = 18
const BELOW = 20

/**
 * A drawing of a word. Set is filled, unset is a point; a short tick parts the columns of the
 * board, a long one the two halves of the word. Each bit carries `data-lit` for highlighting.
 */
export function bitStrip(document: Document, model: StripModel): SVGSVGElement {
  const { unit, left, width } = measures(model)
  const height = HEIGHT + (model.letters === true ? BELOW : 4)
  return drawing(
    document,
    'bits-strip',
    { width, height },
    {
      'aria-hidden': 'true',
    },
    [
      ...ticks(document, model, left, unit),
      ...points(document, model, left, unit),
      ...blocks(document, model, left, unit),
      ...hits(document, model, left, unit),
    ],
  )
}

function measures(model: StripModel) {
  const unit = model.unit ?? 12
  const count = model.high - model.low + 1
  const left = 2
  const width = left + count * unit + (model.leaving === true ? 2 * unit + 3 : 2)
  return { unit, left, width }
}

/** The middle of a bit, from the left. */
function xOf(bit: number, model: StripModel, left: number, unit: number): number {
  return left + (model.high - bit + 0.5) * unit
}

function ticks(document: Document, model: StripModel, left: number, unit: number): SVGElement[] {
  let short = ''
  let long = ''
  const letters: SVGElement[] = []
  for (let bit = model.low; bit <= model.high + 1; bit++) {
    const x = at(xOf(bit, model, left, unit) + unit / 2)
    if (bit === 32 && bit > model.low && bit <= model.high) long += `M${x} 0V${HEIGHT + 4}`
    else if (bit % model.columnBits === 0 && bit <= COLUMNS * model.columnBits) {
      short += `M${x} ${HEIGHT - 3}v7`
    }
  }
  if (model.letters === true) {
    for (let column = 0; column < COLUMNS; column++) {
      const low = Math.max(model.low, column * model.columnBits)
      const high = Math.min(model.high, (column + 1) * model.columnBits - 1)
      if (high - low < 1) continue
      const x = xOf((low + high) / 2, model, left, unit)
      letters.push(
        svg(document, 'text', { x: at(x), y: HEIGHT + 15, 'text-anchor': 'middle' }, [
          LETTERS[column] ?? '',
        ]),
      )
    }
  }
  return [
    svg(document, 'path', { class: 'line-faint', d: short }),
    svg(document, 'path', { class: 'bits-half', d: long }),
    svg(document, 'g', { class: 'board-coordinates' }, letters),
  ]
}

function points(document: Document, model: StripModel, left: number, unit: number): SVGElement[] {
  const taken = new Set(model.bits.map((each) => each.bit))
  let used = ''
  let unused = ''
  for (let bit = model.low; bit <= model.high; bit++) {
    if (taken.has(bit) || bit >= (model.size ?? 64)) continue
    const x = xOf(bit, model, left, unit)
    const place = placeOf(bit, model.columnBits)
    if (place.kind === 'square') used += disc(x, HEIGHT / 2, 1.25)
    else unused += `M${at(x - 2)} ${HEIGHT / 2}h4`
  }
  return [
    svg(document, 'path', { class: 'bits-point', d: used }),
    svg(document, 'path', { class: 'line-faint', d: unused }),
  ]
}

function blocks(document: Document, model: StripModel, left: number, unit: number): SVGElement[] {
  const side = Math.min(unit - 2, 11)
  return model.bits.map((each) => {
    const x = xOf(Math.max(each.bit, model.low - 2), model, left, unit)
    return svg(document, 'rect', {
      class: `bits-disc ${each.kind}`,
      x: at(x - side / 2),
      y: at((HEIGHT - side) / 2),
      width: at(side),
      height: at(side),
      rx: 1.5,
      'data-dx': each.from === undefined ? undefined : at((each.bit - each.from) * unit),
    })
  })
}

/** What the pointer finds: the whole height of each bit. */
function hits(document: Document, model: StripModel, left: number, unit: number): SVGElement[] {
  return Array.from({ length: model.high - model.low + 1 }, (_, i) => {
    const bit = model.high - i
    return svg(document, 'rect', {
      class: 'bits-hit',
      x: at(xOf(bit, model, left, unit) - unit / 2),
      y: 0,
      width: at(unit),
      height: HEIGHT,
      'data-lit': bit,
    })
  })
}
