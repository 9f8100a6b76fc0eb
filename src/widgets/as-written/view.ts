import { bitsOf, wordOf, type Word } from '../../../engine/index.ts'
import type { AsWrittenWords } from '../../i18n/as-written.ts'
import { bitBoardLayers, emptyBoard, type DiscKind } from '../bits/bit-board.ts'
import { drawCells } from '../bits/bit-cells.ts'
import { bitStrip } from '../bits/bit-strip.ts'
import { nameOf, placeOf, placesOf } from '../bits/places.ts'
import { element, part } from '../../figure/dom.ts'
import { fourAt } from '../win-test/model.ts'
import { WRITTEN_BITS, WRITTEN_COLUMNS, type WrittenModel } from './model.ts'

/** Draws the line with the wrong brackets, worked out on a word, or draws it anew into `root`. */
export function writtenView(
  document: Document,
  model: WrittenModel,
  words: AsWrittenWords,
  current: number,
  root: HTMLElement = empty(document, words),
): HTMLElement {
  const word = wordOf(model.terms[0], 0)
  const fours = lineOf(model)
  part(root, 'drawn').replaceChildren(
    ...bitBoardLayers(document, {
      columnBits: 7,
      columns: WRITTEN_COLUMNS,
      guard: words.guardRow,
      numbers: true,
      discs: bitsOf(word).map((bit) => ({ bit, kind: 'set' })),
      line: fours,
    }),
  )
  const layer = root.querySelector<SVGElement>('.cells')
  const set = new Set(bitsOf(word))
  const cells = placesOf()
    .filter((place) => place.kind === 'square' && place.column < WRITTEN_COLUMNS)
    .map(({ bit, ...place }) => ({
      bit,
      label: words.place(nameOf({ bit, ...place }), bit),
      on: set.has(bit),
    }))
  if (layer !== null) drawCells(layer, cells, 7, 'checkbox', current)
  part(root, 'as-written-rows').replaceChildren(...rows(document, model, words))
  return root
}

/** The first four in the direction of the model, or nothing. */
function lineOf(model: WrittenModel): readonly number[] {
  const [a, b, c, d] = model.terms
  const first = bitsOf(wordOf(a & b & c & d, 0))[0]
  return first === undefined ? [] : fourAt(first, model.shift)
}

function empty(document: Document, words: AsWrittenWords): HTMLElement {
  const board = emptyBoard(document, WRITTEN_COLUMNS, 'group', words.board)
  return element(document, 'div', { class: 'as-written' }, [
    element(document, 'div', { class: 'as-written-board' }, [board]),
    element(document, 'div', { class: 'as-written-rows' }),
  ])
}

function rows(document: Document, model: WrittenModel, words: AsWrittenWords): HTMLElement[] {
  const [a, b, c, d] = model.terms
  const { shift, last } = model
  const strip = (name: string, value: number, kind: DiscKind, letters = false) =>
    row(document, name, wordOf(value, 0), kind, letters)
  const wrong = model.verdict !== 'agree'
  const big =
    'value' in model.big ? model.big.value : words.throws(model.big.name, model.big.message)
  return [
    strip('b', a, 'set'),
    strip(`p = b >> ${shift}`, b, 'copy'),
    strip(`q = b >> ${2 * shift}`, c, 'copy'),
    strip(`r = b >> ${3 * shift}`, d, 'copy'),
    answer(
      document,
      words.meant,
      '(b & p & q & r) != 0',
      String(model.meant),
      verdict(model.meant),
    ),
    strip('b & p & q & r', a & b & c & d, 'result'),
    answer(
      document,
      words.asWritten,
      'b & p & q & r != 0',
      String(model.written),
      verdict(model.written !== 0),
      wrong,
    ),
    strip('r != 0', last, 'copy'),
    strip('b & p & q & (r != 0)', a & b & c & last, wrong ? 'wrong' : 'result', true),
    answer(document, words.big, 'b & p & q & r != 0', big),
  ]

  function verdict(four: boolean): string {
    return four ? words.yes : words.no
  }
}

function answer(
  document: Document,
  name: string,
  code: string,
  value: string,
  verdict?: string,
  wrong = false,
): HTMLElement {
  const said =
    verdict === undefined
      ? []
      : [
          element(document, 'strong', { class: wrong ? 'bits-shift-trap-wrong' : undefined }, [
            verdict,
          ]),
        ]
  return element(document, 'div', { class: 'as-written-answer' }, [
    element(document, 'p', {}, [name]),
    element(document, 'p', {}, [
      element(document, 'code', {}, [code]),
      ' → ',
      element(document, 'code', {}, [value]),
      ' ',
      ...said,
    ]),
  ])
}

function row(
  document: Document,
  name: string,
  word: Word,
  kind: DiscKind,
  letters: boolean,
): HTMLElement {
  const bits = bitsOf(word).map((bit) => ({ bit, kind }))
  return element(document, 'div', { class: 'as-written-row' }, [
    element(document, 'code', {}, [name]),
    bitStrip(document, { high: WRITTEN_BITS - 1, low: 0, bits, columnBits: 7, unit: 13, letters }),
  ])
}

/** What the two readings say of the board, in a sentence. */
export function writtenSentence(model: WrittenModel, words: AsWrittenWords): string {
  switch (model.verdict) {
    case 'agree':
      return words.agree(model.meant)
    case 'missed':
      return words.missedSays(
        lineOf(model)
          .map((bit) => nameOf(placeOf(bit)))
          .join(', '),
      )
    case 'false':
      return words.falseSays
  }
}
