import { hexBoard } from '../../boards/hex.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import { squareBoard } from '../../boards/square.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import { element } from '../../figure/dom.ts'
import { set } from './keyed.ts'

/** Columns of a board that needs no more room than a corner of a panel. */
const SMALL = 9

/** A node's board beside its tree, where the boards in nodes are small; empty where it has none. */
export class LargeBoard {
  readonly element: HTMLElement
  private readonly document: Document
  private shown: SquareModel | HexModel | undefined

  constructor(document: Document) {
    this.document = document
    this.element = element(document, 'div', { class: 'tree-board' })
  }

  update({ board, hex }: { readonly board?: SquareModel; readonly hex?: HexModel }): void {
    const model = board ?? hex
    if (model === this.shown) return
    this.shown = model
    const large = hex !== undefined || (board !== undefined && board.columns > SMALL)
    set(this.element, 'class', large ? 'tree-board large' : 'tree-board')
    this.element.replaceChildren(
      ...((board && [squareBoard(this.document, { ...board, cell: large ? 24 : 28 })]) ?? []),
      ...((hex && [hexBoard(this.document, hex)]) ?? []),
    )
  }
}
