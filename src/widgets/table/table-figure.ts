import {
  ContractError,
  type GameKit,
  type GameOptions,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import type { Lift } from '../../state/lifted.ts'
import type { Schema, StateOf } from '../../state/schema.ts'
import { fetched } from '../../figure/fetched.ts'
import { FigureElement, type Lifting } from '../../figure/figure-element.ts'
import type { Scene } from './scene.ts'
import { loadTable, type Table } from './table.ts'

/** A game whose changes can be taken back, as a figure has it. */
interface Taken {
  readonly kit: GameKit<unknown>
  readonly options: GameOptions
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
  keepWith(options: GameOptions): Result<void>
}

/** Fetches the table of a game, at which a figure says what is wrong with a move. */
export function tableOf<S extends Schema>(
  figure: FigureElement<S>,
  kit: GameKit<unknown>,
  play: (move: Move) => void,
): Promise<Table> {
  const events = {
    move: (move: Result<Move>, again: () => void) => {
      if (move.ok) play(move.value)
      else figure.refuse(move.error, again)
    },
    changed: (handled: boolean) => {
      // What is wrong with a text is wrong until another is written.
      if (handled && figure.typed === undefined) figure.refuse()
      else figure.redraw()
    },
  }
  return fetched(figure, () => loadTable(kit, events))
}

/**
 * A figure with a table. Its game keeps its own history, move by move, so undo and redo are the
 * game's. Its `begin` calls `lay`; after any change of the game it calls `follow`.
 */
export abstract class TableFigure<S extends Schema> extends FigureElement<S> {
  private fetchedTable: Table | undefined

  protected abstract get game(): Taken
  /** The state that the game has come to. */
  protected abstract come(): StateOf<S>
  /** Plays the reader's move. */
  protected abstract play(move: Move): void

  get table(): Table {
    if (this.fetchedTable === undefined) throw new ContractError(this.localName, 'has no table yet')
    return this.fetchedTable
  }

  /** Fetches the table of a game. */
  protected async lay(kit: GameKit<unknown>): Promise<Table> {
    this.fetchedTable = await tableOf(this, kit, (move) => this.play(move))
    return this.fetchedTable
  }

  /** Draws a scene: the board, and what stands below it. */
  protected show(scene: Scene, arriving: boolean): readonly unknown[] {
    const { options } = this.game
    return [this.table.element, this.table.show({ options, ...scene }, arriving)]
  }

  /** The game is another: nothing is in hand, the link is written, all is drawn. */
  follow(arriving = false): void {
    this.table.letGo()
    this.change(this.come(), arriving)
  }

  /** The same game goes on with an option of its own, or it is said why it cannot. */
  protected override lifting({ option, value }: Lift): Lifting | undefined {
    const { game } = this
    const set = () => {
      const kept = game.keepWith({ ...game.options, [option]: value })
      if (!kept.ok) return this.refuse(kept.error)
      this.follow()
      return true
    }
    return { game: game.kit.game.id, set }
  }

  override get canUndo(): boolean {
    return this.game.canUndo
  }

  override get canRedo(): boolean {
    return this.game.canRedo
  }

  override undo(): void {
    this.game.undo()
    this.follow()
  }

  override redo(): void {
    this.game.redo()
    this.follow(true)
  }

  protected override heir(): void {
    this.table.focus()
  }
}
