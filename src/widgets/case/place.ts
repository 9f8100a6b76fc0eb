import {
  ContractError,
  ok,
  randomMover,
  rngOf,
  type GameKit,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import { moveAt } from '../../boards/moves.ts'
import { pliesTo } from '../../figure/plies.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { Searched } from './model.ts'
import type { CaseSpec } from './schema.ts'

/** The cells of a hexagonal board; what lies beyond them is off the board. */
const CELLS = 61

/** The position that both programs search, and what a reader does to it by hand. */
export class Place {
  private readonly kit: GameKit<unknown>
  private readonly spec: CaseSpec
  private readonly extras: GameExtras<unknown>
  private readonly earlier: string[] = []
  private held: unknown
  private hand: readonly number[] = []

  /** Begins where the page does. */
  constructor(kit: GameKit<unknown>, spec: CaseSpec, extras: GameExtras<unknown>) {
    this.kit = kit
    this.spec = spec
    this.extras = extras
    const given = this.read(spec.position)
    if (!given.ok) throw new ContractError('Place', `${spec.id}: ${given.error.code}`)
    this.held = given.value
  }

  get position(): unknown {
    return this.held
  }

  get text(): string {
    return this.kit.game.format(this.held)
  }

  get over(): boolean {
    return this.kit.game.outcome(this.held) !== undefined
  }

  get canUndo(): boolean {
    return this.earlier.length > 0
  }

  /** Cells in hand, where a move takes more than one click. */
  get chosen(): readonly number[] {
    return this.hand
  }

  /** Where what is in hand can go. */
  get targets(): readonly number[] {
    const { kit, held, hand, extras } = this
    const us = kit.game.toMove(held)
    return (extras.ways?.(kit, held, hand) ?? [])
      .flatMap(({ steps }) => steps.filter(({ player }) => player === us))
      .flatMap(({ to }) => (to < CELLS && !hand.includes(to) ? [to] : []))
  }

  /**
   * Another position, which can be taken back; of one that was written first move by move. Where
   * the text is none, all stays.
   */
  set(text: string, written: boolean): Result<true> {
    const read = this.read(text)
    if (!read.ok) return read
    this.earlier.push(this.text, ...(written ? pliesTo(this.kit, read.value) : []))
    this.put(read.value)
    return ok(true)
  }

  /** Whether there was something to take back. */
  undo(): boolean {
    const text = this.earlier.pop()
    const read = text === undefined ? undefined : this.read(text)
    if (read?.ok !== true) return false
    this.put(read.value)
    return true
  }

  /** @param move  legal here */
  play(move: Move): void {
    const before = this.text
    const after = this.read(before)
    if (!after.ok) throw new ContractError('Place', `${before}: ${after.error.code}`)
    this.kit.game.play(after.value, move)
    this.earlier.push(before)
    this.put(after.value)
  }

  /** Plays what was answered as its agent does: if it cannot be, the first move that can. */
  playAnswer({ move, legal }: Searched): void {
    const { game } = this.kit
    const moves = new Int32Array(game.maxMoves)
    game.moves(this.held, moves)
    this.play(legal ? move : moves[0])
  }

  /** A random move; where stones can be near one another, one near a stone. */
  playRandom(seed: number): void {
    this.play(randomMover(this.kit, rngOf(seed))(this.held))
  }

  /** A click on a cell; answers whether it has made a move. */
  pick(cell: number): Result<boolean> {
    const { kit, held, extras } = this
    if (this.over) return ok(false)
    if (extras.choose === undefined) return this.playIf(moveAt(kit, held, cell))
    const choice = extras.choose(kit, held, this.hand, cell)
    if (choice.kind === 'move') return this.playIf(ok(choice.move))
    if (choice.kind === 'wrong') return this.playIf(kit.game.parseMove(held, choice.text))
    this.hand = choice.cells
    return ok(false)
  }

  private playIf(move: Result<Move>): Result<boolean> {
    if (!move.ok) return move
    this.play(move.value)
    return ok(true)
  }

  private put(position: unknown): void {
    this.held = position
    this.hand = []
  }

  private read(text: string): Result<unknown> {
    return this.kit.game.parse(text, this.spec.gameOptions)
  }
}
