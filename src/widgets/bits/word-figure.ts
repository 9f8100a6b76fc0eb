import type { Word } from '../../../engine/index.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import type { Schema } from '../../state/schema.ts'
import { listenToCells } from './board-keys.ts'
import { linkHighlights } from './highlight.ts'

/** A figure of a word of 64 bits, whose places on a board are turned over one by one. */
export abstract class WordFigure<S extends Schema> extends FigureElement<S> {
  protected word: Word = { lo: 0, hi: 0 }
  /** The bit whose place the arrow keys have come to, counted as on the board that is shown. */
  protected current = 0

  /** Turns the bit of a place over. */
  protected abstract turn(bit: number): void

  /** Has a board, and the arrow keys within `reach` on it, choose places, and lights their bits. */
  protected listen(board: HTMLElement, reach: Parameters<typeof listenToCells>[1]): void {
    linkHighlights(this)
    const choose = (bit: number) => {
      this.current = bit
      this.turn(bit)
    }
    listenToCells(board, reach, choose, (bit) => {
      this.current = bit
      this.redraw()
    })
  }
}
