import { html, nothing, type TemplateResult } from 'lit-html'
import type { GameKit, Move, Result } from '../../../engine/index.ts'
import { movedBy } from '../../boards/aim.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import { ghostAt, moveAt } from '../../boards/moves.ts'
import type { Mark, SquareModel } from '../../boards/square.ts'
import { aim as aimWords } from '../../i18n/en/aim.ts'
import { boards } from '../../i18n/en/boards.ts'
import { errors } from '../../i18n/en/errors.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { aimTemplate, type AimActions } from '../hands/aim-view.ts'

/** What a table shows: a position, and whether the reader is to move in it. */
export interface Scene {
  readonly kit: GameKit<unknown>
  readonly position: unknown
  /** What a screen reader calls the board. */
  readonly label: string
  readonly active: boolean
  /** A move that the reader has been advised to make: drawn as a ghost, until it is made or left. */
  readonly hint: Move | undefined
  /** Squares from which stones have gone since the reader was last to move, marked where empty. */
  readonly taken: readonly number[]
}

/** What a game has besides its stones. */
export interface Extras {
  facts(kit: GameKit<unknown>, position: unknown): TemplateResult | typeof nothing
  /** Empty for none. */
  warning(kit: GameKit<unknown>, position: unknown): string
  marks(position: unknown): readonly Mark[]
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
  if (kit.board?.shape !== 'hex') {
    const captures = kit.board?.lastTaken !== undefined
    const extras = captures ? await (await import('./captures.ts')).captureExtras(kit) : undefined
    return new SquareTable(events, extras)
  }
  const { hexTable } = await import('./hex-table.ts')
  return hexTable(kit.game.id, events)
}

/** A board on which a move is one click; by a finger on a small square, a stone to be placed. */
class SquareTable implements Table {
  private readonly board: InteractiveBoard
  private readonly events: TableEvents
  private readonly extras: Extras | undefined
  private scene: Scene | undefined
  private pointed: number | undefined
  private aim: number | undefined

  constructor(events: TableEvents, extras?: Extras) {
    this.events = events
    this.extras = extras
    this.board = new InteractiveBoard(document, {
      pick: (square) => this.pick(square),
      point: (square) => {
        this.pointed = square
        events.changed()
      },
      aim: (square) => this.hold(square),
    })
    this.board.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.actions.cancel()
    })
  }

  get element(): HTMLElement {
    return this.board.element
  }

  show(scene: Scene, arriving: boolean): TemplateResult | typeof nothing {
    this.scene = scene
    const { kit, position, label, active } = scene
    const squares = boardModel(kit, position, { room: BOARD_ROOM })
    if (squares === undefined) return nothing
    const aim = active ? this.aim : undefined
    const pointed = aim ?? this.pointed
    const ghost = active && pointed !== undefined ? ghostAt(kit, position, pointed) : undefined
    const hint = active ? hintOf(scene) : undefined
    const marks = [...(this.extras?.marks(position) ?? []), ...takenMarks(scene, squares)]
    const model = {
      ...squares,
      marks,
      ...(ghost && { ghost }),
      ...(hint && { hint }),
      ...(aim !== undefined && { aim }),
    }
    const names = squareNames(kit, position, model, boards)
    this.board.show({ model, label, names, active }, arriving)
    if (aim === undefined && this.extras === undefined) return nothing
    const name = aim === undefined ? '' : (kit.board?.squareName(position, aim) ?? '')
    return html`
      ${
        aim === undefined
          ? nothing
          : html`
              <p class="hint hands-says" aria-live="polite">
                ${aimSentence(kit, position, aim, name)}
              </p>
              ${aimTemplate({ name }, this.actions, aimWords)}
            `
      }
      <div class="play-facts">${this.extras?.facts(kit, position)}</div>
      <p class="hint hands-says" aria-live="polite">${this.extras?.warning(kit, position)}</p>
    `
  }

  letGo(): void {
    this.aim = undefined
  }

  focus(): void {
    this.board.focus()
  }

  private pick(square: number): void {
    if (this.scene === undefined) return
    this.events.move(moveAt(this.scene.kit, this.scene.position, square))
  }

  /** Holds a stone over a square; what was wrong with another square is past. */
  private hold(square: number | undefined): void {
    this.aim = square
    this.events.handled()
    this.events.changed()
  }

  private readonly actions: AimActions = {
    nudge: (right, up) => {
      const { aim, scene } = this
      const size = scene?.kit.board?.size(scene.position)
      if (aim !== undefined && size !== undefined) this.hold(movedBy(size, aim, right, up))
    },
    place: () => {
      if (this.aim !== undefined) this.pick(this.aim)
      this.focus()
    },
    cancel: () => {
      if (this.aim === undefined) return
      this.hold(undefined)
      this.focus()
    },
  }
}

function aimSentence(
  kit: GameKit<unknown>,
  position: unknown,
  square: number,
  name: string,
): string {
  const move = moveAt(kit, position, square)
  return move.ok ? aimWords.over(name) : aimWords.refused(errorSentence(errors, move.error))
}

function hintOf({ kit, position, hint }: Scene): SquareModel['hint'] {
  const square = hint === undefined ? undefined : kit.board?.targets(position, hint)[0]
  return square === undefined ? undefined : { square, side: kit.game.toMove(position) }
}

function takenMarks({ taken }: Scene, { stones }: SquareModel): Mark[] {
  return taken
    .filter((square) => stones[square] === -1)
    .map((square) => ({ square, shape: 'cross', tone: 'beta' }))
}
