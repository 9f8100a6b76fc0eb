import { nothing, type TemplateResult } from 'lit-html'
import type { GameKit, Move, Result } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import { ghostAt, moveAt } from '../../boards/moves.ts'
import { boards } from '../../i18n/en/boards.ts'

/** What a table shows: a position, and whether the reader is to move in it. */
export interface Scene {
  readonly kit: GameKit<unknown>
  readonly position: unknown
  /** What a screen reader calls the board. */
  readonly label: string
  readonly active: boolean
}

export interface TableEvents {
  /** The reader's move, or why it cannot be made. */
  readonly move: (move: Result<Move>) => void
  /** The reader has taken something in hand or put it down: what was wrong before is past. */
  readonly handled: () => void
  /** What the reader points at, or has in hand, is another. */
  readonly changed: () => void
}

/** Where the reader's moves are made. */
export interface Table {
  /** The board, which draws itself. */
  readonly element: HTMLElement
  /** Draws the scene, and gives what is to stand below the board. */
  show(scene: Scene, arriving: boolean): TemplateResult | typeof nothing
  /** Puts down what is in hand. */
  letGo(): void
  focus(): void
}

/** The table of a game. Marbles take more than one click, so their code comes with their board. */
export async function loadTable(kit: GameKit<unknown>, events: TableEvents): Promise<Table> {
  if (kit.board?.shape !== 'hex') return new SquareTable(events)
  const { hexTable } = await import('./hex-table.ts')
  return hexTable(kit.game.id, events)
}

/** A board on which a move is one click. */
class SquareTable implements Table {
  private readonly board: InteractiveBoard
  private scene: Scene | undefined
  private pointed: number | undefined

  constructor(events: TableEvents) {
    this.board = new InteractiveBoard(document, {
      pick: (square) => {
        if (this.scene === undefined) return
        events.move(moveAt(this.scene.kit, this.scene.position, square))
      },
      point: (square) => {
        this.pointed = square
        events.changed()
      },
    })
  }

  get element(): HTMLElement {
    return this.board.element
  }

  show(scene: Scene, arriving: boolean): typeof nothing {
    this.scene = scene
    const { kit, position, label, active } = scene
    const squares = boardModel(kit, position, { room: BOARD_ROOM })
    if (squares === undefined) return nothing
    const { pointed } = this
    const ghost = active && pointed !== undefined ? ghostAt(kit, position, pointed) : undefined
    const model = ghost === undefined ? squares : { ...squares, ghost }
    const names = squareNames(kit, position, squares, boards)
    this.board.show({ model, label, names, active }, arriving)
    return nothing
  }

  letGo(): void {
    // Nothing is ever in hand: a click is a move.
  }

  focus(): void {
    this.board.focus()
  }
}
