import type { GameKit } from '../../../engine/index.ts'
import type { HexEvents } from '../../boards/hex-interactive.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import { ghostAt } from '../../boards/moves.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import { heatOf, noted, numbersOf, type Face } from './shown.ts'

export type MakeFace = (document: Document, events: HexEvents, words: BoardWords) => Face

/** What makes a game's board. Hexagons are code of their own, which comes with the first of them. */
export async function loadFace({ board }: GameKit<unknown>): Promise<MakeFace> {
  return board?.shape === 'hex' ? (await import('./hex-face.ts')).hexFace : squareFace
}

/** A board of squares. */
export function squareFace(document: Document, events: HexEvents, words: BoardWords): Face {
  const board = new InteractiveBoard(document, events)
  return {
    element: board.element,
    focus: () => board.focus(),
    show(kit, position, shown, arriving) {
      const {
        label,
        active,
        room = BOARD_ROOM,
        aim,
        marks = [],
        over = {},
        hintSquare,
        line,
        halfTurn = false,
      } = shown
      const model = boardModel(kit, position, { room })
      if (model === undefined) return
      const pointed = aim ?? shown.pointed
      const plays = active && shown.plays !== false && pointed !== undefined
      const ghost = plays ? ghostAt(kit, position, pointed) : undefined
      const heat = heatOf(model.stones.length, shown)
      const side = kit.game.toMove(position)
      const drawn = {
        ...model,
        ...over,
        halfTurn,
        marks: [...(over.marks ?? []), ...marks],
        ...(typeof line === 'object' && {
          line,
          labels: numbersOf(model.stones.length, line, over.labels),
        }),
        ...(heat && { heat }),
        // A number on a square is not to be covered.
        ...(ghost && !over.labels?.[ghost.square] && { ghost }),
        ...(active && hintSquare !== undefined && { hint: { square: hintSquare, side } }),
        ...(active && aim !== undefined && { aim }),
      }
      const names = noted(squareNames(kit, position, drawn, words), over)
      board.show({ model: drawn, label, names, active }, arriving)
    },
  }
}
