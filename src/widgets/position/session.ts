import {
  ContractError,
  ok,
  type GameKit,
  type GameOptions,
  type Result,
} from '../../../engine/index.ts'
import { moveAt } from '../../boards/moves.ts'
import { typedPosition } from '../../figure/text-input.ts'

/**
 * A position that the reader sets up, by playing both sides or by a text. It is always a right
 * one: what cannot be played or read is refused, with the reason.
 */
export class PositionSession<P> {
  readonly kit: GameKit<P>
  private readonly options: GameOptions | undefined
  private current: P
  /** Texts of the positions before this one, the latest last. */
  private readonly before: string[] = []

  /** @param text  what is set up first; throws where its game cannot read it */
  constructor(kit: GameKit<P>, text: string, options?: GameOptions) {
    this.kit = kit
    this.options = options
    const read = kit.game.parse(text, options)
    if (!read.ok) throw new ContractError('PositionSession', `'${text}': ${read.error.code}`)
    this.current = read.value
  }

  get position(): P {
    return this.current
  }

  /** As the game writes it: moves, or a board where the moves are not known. */
  get text(): string {
    return this.kit.game.format(this.current)
  }

  get canUndo(): boolean {
    return this.before.length > 0
  }

  get canClear(): boolean {
    return this.text !== this.kit.game.format(this.kit.game.initial(this.options))
  }

  /** Puts the position of a text in place; on an error nothing changes. */
  read(text: string): Result<void> {
    const read = this.kit.game.parse(text, this.options)
    if (!read.ok) return read
    const before = this.text
    this.current = read.value
    if (this.text !== before) this.before.push(before)
    return ok(undefined)
  }

  /** The same with what a reader has typed, who has to type something. */
  type(text: string): Result<void> {
    const typed = typedPosition(text)
    return typed.ok ? this.read(typed.value) : typed
  }

  /** The side to move plays on a square, or in its column. */
  pick(square: number): Result<void> {
    const move = moveAt(this.kit, this.current, square)
    if (!move.ok) return move
    this.before.push(this.text)
    this.kit.game.play(this.current, move.value)
    return ok(undefined)
  }

  clear(): void {
    this.before.push(this.text)
    this.current = this.kit.game.initial(this.options)
  }

  undo(): void {
    const text = this.before.pop()
    if (text === undefined) return
    const read = this.kit.game.parse(text, this.options)
    if (read.ok) this.current = read.value
  }
}
