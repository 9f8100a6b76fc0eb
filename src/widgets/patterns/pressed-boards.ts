import { InteractiveBoard } from '../../boards/interactive.ts'
import type { BoardSpec } from './figure.ts'

/** The boards of a figure, each to be pressed on, in the places that the first frame has for them. */
export class PressedBoards {
  private readonly press: (slot: string, square: number) => void
  private readonly boards = new Map<string, InteractiveBoard>()

  /** @param press  hears which square of which board was pressed */
  constructor(press: (slot: string, square: number) => void) {
    this.press = press
  }

  show(root: HTMLElement, { slot, model, label, names, overlay }: BoardSpec): void {
    const board = this.boards.get(slot) ?? this.laid(root, slot)
    board.show({ model, label, names, active: true })
    if (overlay !== undefined) board.element.querySelector('svg > g')?.append(overlay)
  }

  private laid(root: HTMLElement, slot: string): InteractiveBoard {
    const pick = (square: number) => this.press(slot, square)
    const board = new InteractiveBoard(document, { pick })
    this.boards.set(slot, board)
    root.querySelector(`.on-${slot} .patterns-place`)?.replaceChildren(board.element)
    return board
  }
}
