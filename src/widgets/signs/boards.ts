import type { GameKit } from '../../../engine/index.ts'
import { miniBoard, miniSize } from '../../boards/mini.ts'
import { boardModel } from '../../boards/model.ts'

/** A small board that stands in place of a node's symbol. */
export interface NodeBoard {
  /** Pixels high where it is so wide. */
  readonly height: (width: number) => number
  /** Its top left corner is at (0, 0). */
  readonly draw: (document: Document, width: number) => SVGGElement
}

/** The board of a position; undefined where the game has none. */
export function nodeBoard<P>(kit: GameKit<P>, position: P): NodeBoard | undefined {
  const model = boardModel(kit, position, { bare: true })
  return (
    model && {
      height: (width) => miniSize(model, width).height,
      draw: (document, width) => miniBoard(document, model, width),
    }
  )
}
