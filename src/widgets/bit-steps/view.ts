import { hasBit, or, toHex } from '../../../engine/index.ts'
import { element, part } from '../../figure/dom.ts'
import type { BitStepsWords } from '../../i18n/bit-steps.ts'
import { bitBoardLayers, emptyBoard } from '../bits/bit-board.ts'
import { drawCells } from '../bits/bit-cells.ts'
import { bitStrip } from '../bits/bit-strip.ts'
import { COLUMNS, nameOf, placesOf } from '../bits/places.ts'
import type { Frame, Row, Stones } from './frame.ts'
import type { Kind } from './schema.ts'
import { sumsView } from './sums-view.ts'

/** What is drawn: the stones, and the step that the figure stands at. */
export interface BitStepsModel {
  readonly kind: Kind
  readonly stones: Stones
  readonly frame: Frame
  /** The square in the tab order. */
  readonly current: number
}

/** Draws the board and the program’s words at one step, or draws them anew into `root`. */
export function bitStepsView(
  document: Document,
  { kind, stones, frame, current }: BitStepsModel,
  words: BitStepsWords,
  root: HTMLElement = empty(document, kind, words),
): HTMLElement {
  const { x, o } = stones
  part(root, 'drawn').replaceChildren(
    ...bitBoardLayers(document, {
      columnBits: 7,
      guard: words.guardRow,
      discs: frame.discs,
      ...(kind === 'count' && { halves: [words.count.lowBits, words.count.highBits] as const }),
    }),
  )
  const filled = or(x, o)
  const cells = placesOf()
    .filter((place) => place.kind === 'square')
    .map((place) => ({
      bit: place.bit,
      label: words.square(
        nameOf(place),
        place.bit,
        kind !== 'threats' ? '' : hasBit(x, place.bit) ? 'X' : hasBit(o, place.bit) ? 'O' : '',
      ),
      on: hasBit(filled, place.bit),
    }))
  const layer = root.querySelector<SVGElement>('.cells')
  if (layer !== null) drawCells(layer, cells, 7, 'checkbox', current)
  part(root, 'bit-steps-rows').replaceChildren(
    ...(frame.sums === undefined
      ? frame.rows.map((each, i) => row(document, each, i === frame.rows.length - 1))
      : [sumsView(document, x, frame.sums, words)]),
  )
  return root
}

function empty(document: Document, kind: Kind, words: BitStepsWords): HTMLElement {
  const board = emptyBoard(document, COLUMNS, 'group', words.board[kind])
  return element(document, 'div', { class: 'bit-steps' }, [
    element(document, 'div', { class: 'bit-steps-board' }, [board]),
    element(document, 'div', { class: 'bit-steps-rows' }),
  ])
}

/** A line of the program: its text, the word that it makes in digits, and its bits. */
function row(document: Document, { code, word, bits, now }: Row, last: boolean): HTMLElement {
  const state = now ? ' now' : word === undefined && bits.length === 0 ? ' unmade' : ''
  return element(document, 'div', { class: `bit-steps-row${state}` }, [
    element(document, 'p', { class: 'bit-steps-name' }, [
      element(document, 'code', {}, [code]),
      element(document, 'code', { class: 'bit-steps-hex' }, [
        word === undefined ? '' : `0x${toHex(word)}`,
      ]),
    ]),
    bitStrip(document, { high: 48, low: 0, bits, columnBits: 7, unit: 11, letters: last }),
  ])
}
