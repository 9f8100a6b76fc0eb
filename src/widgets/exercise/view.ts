import { bitsOf, hasBit, type Word } from '../../../engine/index.ts'
import type { ExerciseWords } from '../../i18n/exercise.ts'
import { bitBoardLayers, emptyBoard } from '../bits/bit-board.ts'
import { drawCells } from '../bits/bit-cells.ts'
import { nameOf, placesOf } from '../bits/places.ts'
import { element, part } from '../../figure/dom.ts'
import type { ExerciseBoard } from './exercise.ts'

/** The board of a pick or a build, as it stands. */
export interface BoardModel {
  readonly board: ExerciseBoard
  readonly kind: 'pick' | 'build'
  /** The bits set. */
  readonly word: Word
  /** The bit picked, if any. */
  readonly picked: number | undefined
  /** The place in the tab order. */
  readonly current: number
}

/** Draws the board of an exercise, or draws it anew into `root`. */
export function exerciseBoard(
  document: Document,
  model: BoardModel,
  words: ExerciseWords,
  root: HTMLElement = empty(document, model, words),
): HTMLElement {
  const { board, word, kind, picked } = model
  const { columnBits, columns, numbers } = board
  const marked = picked === undefined ? [] : [{ bit: picked, kind: 'picked' } as const]
  part(root, 'drawn').replaceChildren(
    ...bitBoardLayers(document, {
      columnBits,
      columns,
      numbers,
      discs: [...bitsOf(word).map((bit) => ({ bit, kind: 'set' }) as const), ...marked],
    }),
  )
  const layer = root.querySelector<SVGElement>('.cells')
  if (layer === null) return root
  const cells = placesOf(columnBits)
    .filter((place) => place.kind === 'square' && place.column < columns)
    .map((place) => {
      const stone = hasBit(word, place.bit)
      return {
        bit: place.bit,
        label: words.place(nameOf(place), place.bit, kind === 'pick' && stone),
        on: kind === 'pick' ? place.bit === picked : stone,
      }
    })
  drawCells(layer, cells, columnBits, kind === 'pick' ? 'radio' : 'checkbox', model.current)
  return root
}

/** The board as it stands before anything has been answered. */
export function firstBoard(board: ExerciseBoard, kind: 'pick' | 'build'): BoardModel {
  return { board, kind, word: board.word, picked: undefined, current: 0 }
}

function empty(document: Document, model: BoardModel, words: ExerciseWords): HTMLElement {
  const pick = model.kind === 'pick'
  const board = emptyBoard(
    document,
    model.board.columns,
    pick ? 'radiogroup' : 'group',
    pick ? words.pickBoard : words.buildBoard,
  )
  return element(document, 'div', { class: 'exercise-board' }, [board])
}
