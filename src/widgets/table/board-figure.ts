import {
  ContractError,
  ok,
  type GameKit,
  type GameOptions,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import { moveAt } from '../../boards/moves.ts'
import type { Lifting } from '../../figure/figure-element.ts'
import { formatLifted, readLifted, type Lift, type LIFTED } from '../../state/lifted.ts'
import type { Schema, StateOf } from '../../state/schema.ts'
import { GameRecord } from './game-record.ts'
import { TableFigure } from './table-figure.ts'
import type { Scene } from './scene.ts'

/** The state of such a figure has its position as the game writes it. */
export type BoardSchema = Schema & {
  readonly position: { readonly type: 'text' }
  /** Where the options of its game can be set to allow what they refuse. */
  readonly lifted?: typeof LIFTED
}

/**
 * A figure with a table on which the reader plays both sides: the position is always a right one,
 * and each move can be taken back. Its `begin` calls `open` with the game.
 */
export abstract class BoardFigure<P, S extends BoardSchema> extends TableFigure<S> {
  private opened: { readonly kit: GameKit<P>; readonly given: GameOptions } | undefined
  /** Absent until the first position is taken. */
  protected record: GameRecord<P> | undefined

  /** @param given  the options that the page gives; the reader may set others */
  protected async open(kit: GameKit<P>, given: GameOptions = {}): Promise<void> {
    await this.lay(kit)
    this.opened = { kit, given }
  }

  private get page() {
    if (this.opened === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.opened
  }

  protected get kit(): GameKit<P> {
    return this.page.kit
  }

  protected get game(): GameRecord<P> {
    if (this.record === undefined) throw new ContractError(this.localName, 'has no position yet')
    return this.record
  }

  /** What is on the board now: only the game changes it. */
  protected get position(): P {
    return this.game.position
  }

  protected get isOver(): boolean {
    return this.kit.game.outcome(this.position) !== undefined
  }

  /** Of a game that was read each move can be taken back by itself. */
  protected override take(state: StateOf<S>, read = false): Result<StateOf<S>> {
    const { record, page } = this
    const text = String(state.position)
    const { lifted = '' }: { readonly lifted?: unknown } = state
    const same = record !== undefined && formatLifted(record.options, page.given) === lifted
    const options = same ? record.options : { ...page.given, ...readLifted(String(lifted)) }
    const before = record?.text
    const taken =
      record === undefined
        ? page.kit.game.parse(text, options)
        : read
          ? record.read(text, options)
          : record.put(text, options)
    if (!taken.ok) return taken
    // The first position has nothing before it.
    this.record ??= new GameRecord(page.kit, options, text)
    if (this.record.text !== before) this.table.letGo()
    return ok({ ...state, position: this.record.text })
  }

  protected come(): StateOf<S> {
    return this.placed({ position: this.game.text })
  }

  /** The state with another position, or with other options. */
  private placed(change: object, options = this.game.options): StateOf<S> {
    const lifted = formatLifted(options, this.page.given)
    return { ...this.state, ...change, ...(this.lifts && { lifted }) }
  }

  private get lifts(): boolean {
    return Object.hasOwn(this.state, 'lifted')
  }

  protected override lifting(lift: Lift): Lifting | undefined {
    const way = this.lifts ? super.lifting(lift) : undefined
    if (way === undefined) return undefined
    const { game } = this
    // A text for a board of another size leaves nothing of what lies on this one.
    const anew = () => {
      const set = game.setOptions({ ...game.options, [lift.option]: lift.value })
      if (set.ok) this.follow()
      return set.ok
    }
    return { game: way.game, set: () => way.set() || anew() }
  }

  protected play(move: Move): void {
    this.game.play(move)
    this.follow(true)
  }

  /** The side to move plays on a square, or in its column. */
  protected pick(square: number): void {
    const move = moveAt(this.kit, this.position, square)
    if (move.ok) this.play(move.value)
    else this.refuse(move.error, () => this.pick(square))
  }

  /** Puts a position of the page in place, which has the options of the page. */
  protected put(text: string): void {
    this.change(this.placed({ position: text }, {}))
  }

  protected override get reader(): ((text: string) => void) | undefined {
    return (text: string) => this.type(text, (position) => this.placed({ position }))
  }

  clear(): void {
    this.game.restart()
    this.follow()
  }

  get canClear(): boolean {
    return this.game.canRestart
  }

  /** The board with the position, and what stands below it. */
  protected board(
    scene: Omit<Scene, 'position' | 'active' | 'since'>,
    arriving = false,
  ): readonly unknown[] {
    const { game, position, isOver } = this
    return this.show(
      { position, active: !isOver, since: game.played.slice(-1), ...scene },
      arriving,
    )
  }
}
