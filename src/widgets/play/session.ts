import {
  pliesToEnd,
  type GameKit,
  type GameOptions,
  type Move,
  type Outcome,
  type Player,
  type Result,
  type SearchResult,
} from '../../../engine/index.ts'
import { GameRecord, isPass, type Played } from '../table/game-record.ts'

export type Seat = 'you' | 'engine'

/** What the engine said of its last move. */
export interface Report {
  /** As the game writes it. */
  readonly move: string
  /** The move has no square. */
  readonly pass: boolean
  readonly nodes: number
  /** Plies that the value is of; absent where they were not counted. */
  readonly depth?: number
  /** An agent has moved, which may leave moves of both sides out. */
  readonly selective: boolean
  /** It was stopped before all moves were searched to that depth. */
  readonly partial: boolean
  /** The reader did not let the search finish. */
  readonly stopped: boolean
  /** The engine's view; undefined where it was stopped before it had judged a move. */
  readonly value: number | undefined
  /**
   * Plies from here, after its move, until the engine wins (positive) or loses (negative);
   * undefined where it has not seen the end.
   */
  readonly end: number | undefined
}

/** Where the engine has made a move, and which. */
export interface Searched {
  /** The position before the move, as the game writes it, and the plies that led to it. */
  readonly position: string
  readonly ply: number
  /** As the game writes it. */
  readonly move: string
}

/** A game, and who plays first in it. */
interface Match<P> {
  readonly record: GameRecord<P>
  readonly begins: Seat
}

/**
 * A game between the reader and the engine: whose turn it is, what can be taken back and played
 * again, and the game before it. It knows neither the page nor the worker; whoever has searched
 * hands the engine's move in.
 */
export class PlaySession<P> {
  readonly kit: GameKit<P>
  /** The engine's last word; undefined before its first move, and after a reload. */
  report: Report | undefined
  private now: Match<P>
  private before: Match<P> | undefined

  constructor(kit: GameKit<P>, begins: Seat, options?: GameOptions) {
    this.kit = kit
    this.now = matchOf(kit, begins, options)
  }

  get options(): GameOptions {
    return this.now.record.options
  }

  get position(): P {
    return this.now.record.position
  }

  get begins(): Seat {
    return this.now.begins
  }

  get reader(): Player {
    return this.begins === 'you' ? 0 : 1
  }

  get outcome(): Outcome | undefined {
    return this.kit.game.outcome(this.position)
  }

  get turn(): Seat | 'over' {
    if (this.outcome !== undefined) return 'over'
    return this.kit.game.toMove(this.position) === this.reader ? 'you' : 'engine'
  }

  /** Plies played. */
  get ply(): number {
    return this.now.record.played.length
  }

  /** The moves as one text: run together where a move is a single figure. */
  get moves(): string {
    return this.now.record.moves
  }

  /** The position as a text. */
  get text(): string {
    return this.now.record.text
  }

  /** The game put aside, as a link has it; undefined for none. */
  get past(): { readonly moves: string; readonly begins: Seat } | undefined {
    return this.before && { moves: this.before.record.moves, begins: this.before.begins }
  }

  /** The engine's last move; undefined before its first. */
  get searched(): Searched | undefined {
    const { played } = this.now.record
    const ply = played.findLastIndex(({ mover }) => mover !== this.reader)
    if (ply < 0) return undefined
    const { before, text } = played[ply]
    return { position: before, ply, move: text }
  }

  /** The reader's last move and the answer to it, in this order. */
  get since(): readonly Played[] {
    const { played } = this.now.record
    const from = played.findLastIndex(({ mover }) => mover === this.reader)
    return played.slice(Math.max(0, from))
  }

  /** Plays the moves of a text from the start; on an error the session is as it was. */
  load(moves: string, begins: Seat, options = this.options): Result<void> {
    const read = this.kit.game.parse('', options)
    if (!read.ok) return read
    const match = matchOf(this.kit, begins, options)
    const loaded = match.record.load(options, '', moves)
    if (loaded.ok) this.put(match)
    return loaded
  }

  /** Goes on with other options, in both games; refused where this one cannot. */
  keepWith(options: GameOptions): Result<void> {
    this.before?.record.keepWith(options)
    return this.now.record.keepWith(options)
  }

  /** Takes the moves of a text for the game put aside; on an error the session is as it was. */
  loadPast(moves: string, begins: Seat): Result<void> {
    const match = matchOf(this.kit, begins, this.options)
    const loaded = match.record.load(this.options, '', moves)
    if (loaded.ok && moves !== '') this.before = match
    return loaded
  }

  /** Plays a legal move of the side to move. */
  play(move: Move): void {
    this.now.record.play(move)
  }

  /** Plays what the engine found. */
  answer(
    result: Partial<Pick<SearchResult, 'algorithm' | 'depth'>> &
      Pick<SearchResult, 'move' | 'nodes'> & {
        readonly value: number | undefined
        readonly partial?: true
      },
    stopped: boolean,
  ): void {
    const { game } = this.kit
    const mover = game.toMove(this.position)
    const value = ownView(result.algorithm, mover, result.value)
    const plies = value === undefined ? undefined : pliesToEnd(value)
    this.report = {
      move: game.formatMove(this.position, result.move),
      pass: isPass(this.kit, this.position, result.move),
      nodes: result.nodes,
      ...(result.depth !== undefined && { depth: result.depth }),
      selective: result.algorithm === undefined,
      partial: result.partial === true,
      stopped,
      value,
      end: plies === undefined || value === undefined ? undefined : Math.sign(value) * (plies - 1),
    }
    this.play(result.move)
  }

  /** The move to make where a search was stopped before it had judged one: nearest the middle. */
  firstMove(): Move {
    const { game, centrality } = this.kit
    const moves = new Int32Array(game.maxMoves)
    const legal = moves.subarray(0, game.moves(this.position, moves))
    if (centrality === undefined) return legal[0]
    const near = (move: Move) => centrality(this.position, move)
    return legal.reduce((best, move) => (near(move) > near(best) ? move : best))
  }

  /** Whether the reader has made a move. */
  get canUndo(): boolean {
    return hasMoved(this.now)
  }

  get canRedo(): boolean {
    return this.now.record.canRedo
  }

  /** Takes back to the reader's last turn. */
  undo(): void {
    if (!this.canUndo) return
    this.report = undefined
    do this.now.record.undo()
    while (this.turn !== 'you')
  }

  /** Plays what was taken back, to the reader's next turn or as far as it had come. */
  redo(): void {
    if (!this.canRedo) return
    this.report = undefined
    do this.now.record.redo()
    while (this.canRedo && this.turn !== 'you')
  }

  /** Starts again; a game in which the reader has moved is put aside. */
  restart(begins: Seat): void {
    if (hasMoved(this.now)) this.before = this.now
    this.put(matchOf(this.kit, begins, this.options))
  }

  /** Takes up the game put aside, and puts this one aside where there is something in it. */
  bringBack(): void {
    const { now, before } = this
    if (before === undefined) return
    this.before = hasMoved(now) || now.record.canRedo ? now : undefined
    this.put(before)
  }

  private put(match: Match<P>): void {
    this.now = match
    this.report = undefined
  }
}

function matchOf<P>(kit: GameKit<P>, begins: Seat, options?: GameOptions): Match<P> {
  return { record: new GameRecord(kit, options), begins }
}

function hasMoved<P>({ record, begins }: Match<P>): boolean {
  const reader = begins === 'you' ? 0 : 1
  return record.played.some(({ mover }) => mover === reader)
}

/** A score of a search as the side to move sees it. */
function ownView(
  algorithm: SearchResult['algorithm'] | undefined,
  mover: Player,
  value: number | undefined,
): number | undefined {
  if (value === undefined) return undefined
  return algorithm === 'minimax' && mover === 1 ? 0 - value : value
}
