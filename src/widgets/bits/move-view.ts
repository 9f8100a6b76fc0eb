import { bitsOf, connect4, toHex, type Word } from '../../../engine/index.ts'
import { describeBoard } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import { boards } from '../../i18n/boards.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { element, part } from '../../figure/dom.ts'
import type { DiscKind } from './bit-board.ts'
import { bitStrip } from './bit-strip.ts'
import { moveBoard, type MoveModel } from './move-model.ts'

/**
 * Draws a game's two words and its last move as an XOR, or draws them anew into `root`. The board
 * is drawn once: in the page it is an `InteractiveBoard`.
 */
export function moveView(
  document: Document,
  model: MoveModel,
  words: BitsWords,
  root: HTMLElement = empty(document, model),
): HTMLElement {
  const { move } = words
  const { last } = model
  const heights = model.heights.map((bit) =>
    element(document, 'span', { class: bit === undefined ? 'full' : undefined }, [
      bit === undefined ? move.fullColumn : String(bit),
    ]),
  )
  part(root, 'bits-move-heights').replaceChildren(...heights)
  part(root, 'bits-move-heights-name').replaceChildren(move.heights)

  const side = last?.side ?? connect4.sides[0]
  const nothing = { lo: 0, hi: 0 }
  const bit = last?.bit
  part(root, 'bits-move-words').replaceChildren(
    row(document, move.before(side), last?.before ?? nothing, bit, 'set'),
    row(
      document,
      bit === undefined ? move.noMove : move.bit(bit),
      last?.mask ?? nothing,
      bit,
      'copy',
    ),
    row(document, move.after(side), last?.after ?? nothing, bit, 'set', 'bits-move-result'),
  )
  const both = model.words.map((word, player) =>
    element(document, 'p', { class: 'bits-move-word' }, [
      `${connect4.sides[player] ?? ''} `,
      element(document, 'code', {}, [`0x${toHex(word)}`]),
    ]),
  )
  part(root, 'bits-move-both').replaceChildren(...both)
  return root
}

function empty(document: Document, { position }: MoveModel): HTMLElement {
  const board = moveBoard(position)
  const label = describeBoard(connect4, position, board, boards)
  const div = (name: string, children: readonly Node[] = []) =>
    element(document, 'div', { class: name }, children)
  return div('bits-move', [
    div('bits-move-game', [
      div('bits-move-board', [squareBoard(document, board, label)]),
      div('bits-move-heights'),
      element(document, 'p', { class: 'bits-move-heights-name' }),
    ]),
    div('bits-move-xor', [div('bits-move-words'), div('bits-move-both')]),
  ])
}

function row(
  document: Document,
  name: string,
  word: Word,
  turned: number | undefined,
  kind: DiscKind,
  extra = '',
): HTMLElement {
  const bits = bitsOf(word).map((bit) => ({ bit, kind: bit === turned ? 'copy' : kind }) as const)
  return element(document, 'div', { class: `bits-move-row ${extra}` }, [
    element(document, 'code', {}, [name]),
    bitStrip(document, { high: 48, low: 0, bits, columnBits: 7, unit: 12, letters: extra !== '' }),
  ])
}
