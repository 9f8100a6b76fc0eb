import {
  ContractError,
  ok,
  type GameKit,
  type GameOptions,
  type Move,
  type Result,
} from '../../engine/index.ts'
import { ghostAt, moveAt } from '../boards/moves.ts'
import type { SquareModel } from '../boards/square.ts'
import { formatLifted, readLifted, type Lift, type LIFTED } from '../state/lifted.ts'
import type { Schema, StateOf } from '../state/schema.ts'
import { FigureElement } from './figure-element.ts'
import { pliesTo } from './plies.ts'

/** The state of such a figure has its position as the game writes it. */
export type BoardSchema = Schema & {
  readonly position: { readonly type: 'text' }
  /** Where the options of its game can be set to allow what they refuse. */
  readonly lifted?: typeof LIFTED
}

/** Of a board that is pointed at, as far as a figure around it must know it. */
interface Board {
  readonly element: HTMLElement
  focus(): void
}

function liftedIn(state: Readonly<Record<string, unknown>>): string {
  const { lifted = '' } = state
  return String(lifted)
}

/**
 * A figure with a board on which the reader plays both sides: the position is always a right one,
 * and each move can be taken back. Its `begin` calls `open` with the game.
 */
export abstract class BoardFigure<P, S extends BoardSchema> extends FigureElement<S> {
  /** What the reader plays on. */
  protected abstract readonly board: Board
  protected override readonly undoes: readonly (keyof StateOf<S>)[] = ['position', 'lifted']
  /** The square under the pointer or the focus. */
  protected pointed: number | undefined
  private game: { readonly kit: GameKit<P>; readonly options: GameOptions | undefined } | undefined
  private placed: { readonly position: P; readonly lifted: string } | undefined

  /** What a board of this figure reports, by default. */
  protected readonly events = {
    pick: (square: number) => void this.pick(square),
    point: (square: number | undefined) => this.point(square),
  }

  protected open(kit: GameKit<P>, options?: GameOptions): void {
    this.game = { kit, options }
  }

  /** The options of the page, and those that allow what they refuse. */
  protected get options(): GameOptions | undefined {
    return this.optionsWith(this.placed?.lifted ?? '')
  }

  private optionsWith(lifted: string): GameOptions | undefined {
    const given = this.game?.options
    return lifted === '' ? given : { ...given, ...readLifted(lifted) }
  }

  protected override lifting(lift: Lift) {
    if (!Object.hasOwn(this.state, 'lifted')) return undefined
    const set = () => {
      const options = { ...this.options, [lift.option]: lift.value }
      const state = { ...this.state, lifted: formatLifted(options, this.game?.options) }
      // A text for a board of another size leaves nothing of what lies on this one.
      return this.change(state) || this.change({ ...state, position: '' })
    }
    return { game: this.kit.game.id, set }
  }

  protected get kit(): GameKit<P> {
    if (this.game === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.game.kit
  }

  /** What is on the board now: `play` and `take` change it, and nothing else may. */
  protected get position(): P {
    if (this.placed === undefined) throw new ContractError(this.localName, 'has no position yet')
    return this.placed.position
  }

  protected get isOver(): boolean {
    return this.kit.game.outcome(this.position) !== undefined
  }

  protected override take(state: StateOf<S>): Result<StateOf<S>> {
    const { game } = this.kit
    const text = String(state.position)
    const lifted = liftedIn(state)
    // What is on the board already has its last move, which a text may not tell.
    const { placed } = this
    if (placed?.lifted === lifted && game.format(placed.position) === text) return ok(state)
    const read = game.parse(text, this.optionsWith(lifted))
    if (!read.ok) return read
    this.placed = { position: read.value, lifted }
    return ok(this.at(state))
  }

  protected override leadingTo(state: StateOf<S>): readonly StateOf<S>[] {
    return pliesTo(this.kit, this.position).map((position) => ({ ...state, position }))
  }

  /** A state with the position that is on the board. */
  private at(state: StateOf<S>): StateOf<S> {
    return { ...state, position: this.kit.game.format(this.position) }
  }

  /** The side to move plays on a square, or in its column. */
  protected pick(square: number): boolean {
    const move = moveAt(this.kit, this.position, square)
    return move.ok ? this.play(move.value) : this.refuse(move.error, () => this.pick(square))
  }

  protected play(move: Move): boolean {
    this.kit.game.play(this.position, move)
    return this.change(this.at(this.state), true)
  }

  protected point(square: number | undefined): void {
    this.pointed = square
    this.redraw()
  }

  /** Puts a position of the page in place. */
  protected put(text: string): boolean {
    const { state } = this
    return this.change({ ...state, position: text, ...(liftedIn(state) !== '' && { lifted: '' }) })
  }

  /** The same with what the reader has typed or pasted. */
  protected paste(text: string): void {
    this.type(text, (position) => ({ ...this.state, position }))
  }

  clear(): void {
    this.change({ ...this.state, position: this.cleared })
  }

  get canClear(): boolean {
    return this.kit.game.format(this.position) !== this.cleared
  }

  private get cleared(): string {
    return this.kit.game.format(this.kit.game.initial(this.options))
  }

  /** A square board with the stone that would be put where the pointer is. */
  protected ghosted(model: SquareModel): SquareModel {
    const ghost =
      this.pointed === undefined || this.isOver
        ? undefined
        : ghostAt(this.kit, this.position, this.pointed)
    return ghost === undefined ? model : { ...model, ghost }
  }

  protected override heir(): void {
    this.board.focus()
  }
}
