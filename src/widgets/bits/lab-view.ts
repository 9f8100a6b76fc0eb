import { bitsOf, hasBit, toHex, type Word } from '../../../engine/index.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { element, part } from '../../figure/dom.ts'
import { bitBoardLayers, emptyBoard, placeLabel } from './bit-board.ts'
import { drawCells } from './bit-cells.ts'
import { bitStrip } from './bit-strip.ts'
import { grouped, toNumber } from './number.ts'
import { COLUMNS, placesOf } from './places.ts'

export interface LabModel {
  readonly word: Word
  /** The place in the tab order, 0 to 48. */
  readonly current: number
  /** Whether the halves of the word are told, which a first look can do without. */
  readonly halves: boolean
}

/** A sum of powers with more terms than this is left out: nobody reads it. */
const MOST_POWERS = 8

/** Draws the lab, or draws it anew into `root`. */
export function labView(
  document: Document,
  model: LabModel,
  words: BitsWords,
  root: HTMLElement = empty(document, words),
): HTMLElement {
  const { word } = model
  const bits = bitsOf(word)
  part(root, 'drawn').replaceChildren(
    ...bitBoardLayers(document, {
      columnBits: 7,
      numbers: true,
      ...(model.halves && { halves: words.lab.halves }),
      guard: words.lab.guardRow,
      discs: bits.map((bit) => ({ bit, kind: 'set' })),
    }),
  )
  const cells = placesOf().map((place) => ({
    bit: place.bit,
    label: words.place(placeLabel(place, words), place.bit),
    on: hasBit(word, place.bit),
  }))
  const layer = root.querySelector<SVGElement>('.cells')
  if (layer !== null) drawCells(layer, cells, 7, 'checkbox', model.current)

  part(root, 'bits-lab-decimal').replaceChildren(grouped(toNumber(word)))
  const sum = bits.length > 1 && bits.length <= MOST_POWERS ? powers(document, bits) : []
  part(root, 'bits-lab-powers').replaceChildren(...sum)
  const hex = toHex(word)
  const [high, low] = [part(root, 'bits-lab-high'), part(root, 'bits-lab-low')]
  if (model.halves) {
    half(document, high, 63, word, hex.slice(0, 8), word.hi, words)
    half(document, low, 31, word, hex.slice(8), word.lo, words)
  } else {
    high.replaceChildren(strip(document, 63, word))
    low.replaceChildren(strip(document, 31, word))
  }
  return root
}

function empty(document: Document, words: BitsWords): HTMLElement {
  const board = emptyBoard(document, COLUMNS, 'group', words.lab.board)
  const halves = ['bits-lab-high', 'bits-lab-low'].map((name) =>
    element(document, 'div', { class: name }),
  )
  return element(document, 'div', { class: 'bits-lab' }, [
    element(document, 'div', { class: 'bits-lab-board' }, [board]),
    element(document, 'div', { class: 'bits-lab-number' }, [
      element(document, 'p', { class: 'bits-lab-decimal' }),
      element(document, 'p', { class: 'bits-lab-powers' }),
      ...halves,
    ]),
  ])
}

/** `= 2⁴⁰ + 2²¹`, highest first. */
function powers(document: Document, bits: readonly number[]): (Node | string)[] {
  return bits
    .toReversed()
    .flatMap((bit, i) => [i === 0 ? '= 2' : ' + 2', element(document, 'sup', {}, [String(bit)])])
}

function half(
  document: Document,
  host: Element,
  high: number,
  word: Word,
  hex: string,
  int32: number,
  words: BitsWords,
): void {
  host.replaceChildren(
    element(document, 'p', { class: 'bits-lab-half' }, [
      element(document, 'span', {}, [high === 63 ? words.lab.high : words.lab.low]),
      element(document, 'code', {}, [`0x${hex}`]),
      element(document, 'span', {}, [
        `${words.lab.as} `,
        element(document, 'code', {}, [minus(grouped(int32))]),
      ]),
    ]),
    strip(document, high, word),
  )
}

/** 32 bits of the word in a row, from this one down. */
function strip(document: Document, high: number, word: Word): Element {
  const low = high - 31
  const bits = bitsOf(word)
    .filter((bit) => bit >= low && bit <= high)
    .map((bit) => ({ bit, kind: 'set' as const }))
  return bitStrip(document, { high, low, bits, columnBits: 7, unit: 14, letters: true })
}

/** A minus sign in place of the hyphen. */
function minus(text: string): string {
  return text.replace('-', '−')
}
