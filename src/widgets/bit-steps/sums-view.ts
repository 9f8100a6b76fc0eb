import { bitSums, type Word } from '../../../engine/index.ts'
import { at, drawing, svg } from '../../boards/svg.ts'
import { element } from '../../figure/dom.ts'
import type { BitStepsWords } from '../../i18n/bit-steps.ts'
import { SUM_ROWS } from './count.ts'

const UNIT = 11
const HEIGHT = 21
const GAP = 4
const BITS = 32

/** The sums of both halves of a word, as many rows as have been made. */
export function sumsView(
  document: Document,
  word: Word,
  made: number,
  words: BitStepsWords,
): HTMLElement {
  const half = (name: string, x: number) =>
    element(document, 'div', { class: 'bit-steps-half' }, [
      element(document, 'p', { class: 'bit-steps-name' }, [name]),
      sums(document, x, made),
    ])
  return element(document, 'div', { class: 'bit-steps-sums' }, [
    half(words.count.high, word.hi),
    half(words.count.low, word.lo),
  ])
}

function sums(document: Document, x: number, made: number): SVGSVGElement {
  const rows = [...bitSums(x), [bitSums(x)[0]?.reduce((sum, bit) => sum + bit, 0) ?? 0]]
  const width = BITS * UNIT + 2
  const height = SUM_ROWS * (HEIGHT + GAP)
  const drawn = rows.flatMap((fields, row) =>
    row < made ? fields.flatMap((sum, i) => field(document, sum, i, fields.length, row)) : [],
  )
  return drawing(document, 'bit-steps-drawing', { width, height }, { 'aria-hidden': 'true' }, drawn)
}

/** A field and its sum: below the two fields that have been added. */
function field(
  document: Document,
  sum: number,
  place: number,
  fields: number,
  row: number,
): SVGElement[] {
  const width = (BITS / fields) * UNIT
  const x = 1 + place * width
  const y = 1 + row * (HEIGHT + GAP)
  const some = sum > 0 ? ' some' : ''
  return [
    svg(document, 'rect', {
      class: `bit-steps-field${some}`,
      x: at(x + 0.5),
      y: at(y),
      width: at(width - 1),
      height: HEIGHT - 2,
      rx: 2,
    }),
    svg(
      document,
      'text',
      {
        class: `bit-steps-sum${some}`,
        x: at(x + width / 2),
        y: at(y + HEIGHT / 2 + 3),
        'text-anchor': 'middle',
      },
      [String(sum)],
    ),
  ]
}
