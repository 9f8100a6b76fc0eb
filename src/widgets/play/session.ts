import {
  ok,
  pliesToEnd,
  type GameKit,
  type GameOptions,
  type Move,
  type Outcome,
  type Player,
  type Result,
  type SearchResult,
} from '../../../engine/index.ts'

export type Seat = 'you' | 'engine'

/** What the engine said of its last move. */
export interface Report {
  /** As the game writes it. */
  readonly move: string
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

/** A game that has been put aside, to be taken up again. */
export interface Past {
  readonly moves: string
  readonly begins: Seat
}

/** Stones that a move took off the board. */
export interface Taken {
  readonly by: Player
  readonly squares: readonly number[]
}

/** Where the engine has made a move, and which. */
export interface Searched {
  /** The position before the move, as the game writes it, and the plies that led to it. */
  readonly position: string
  readonly ply: number
  /** As the game writes it. */
  readonly move: string
}

interface Played {
  readonly mover: Player
  /** The squares from which the move took stones. */
  readonly taken: readonly number[]
  /** As the game writes it. */
  readonly text: string
  /** The position before the move, as the game writes it. */
  readonly before: string
}

/**
 * A game between the reader and the engine: whose turn it is, what can be taken back. It knows
 * neither the page nor the worker; whoever has searched hands the engine's move in.
 */
export class PlaySession<P> {
  readonly kit: GameKit<P>
  readonly position: P
  begins: Seat
  /** The engine's last word; undefined before its first move, and after a reload. */
  report: Report | undefined
  past: Past | undefined
  private readonly options: GameOptions | undefined
  private readonly played: Played[] = []

  constructor(kit: GameKit<P>, begins: Seat, options?: GameOptions) {
    this.kit = kit
    this.begins = begins
    this.options = options
    this.position = kit.game.initial(options)
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
    return this.played.length
  }

  /** The moves as one text: run together where a move is a single figure. */
  get moves(): string {
    return this.played.map(({ text }) => text).join(this.joint)
  }

  /** The position as a text. */
  get text(): string {
    return this.kit.game.format(this.position)
  }

  /** The engine's last move; undefined before its first. */
  get searched(): Searched | undefined {
    const ply = this.played.findLastIndex(({ mover }) => mover !== this.reader)
    if (ply < 0) return undefined
    const { before, text } = this.played[ply]
    return { position: before, ply, move: text }
  }

  /** What the reader's last move and the answer to it have taken, in this order. */
  get taken(): Taken[] {
    const from = this.played.findLastIndex(({ mover }) => mover === this.reader)
    return this.played
      .slice(Math.max(0, from))
      .filter(({ taken }) => taken.length > 0)
      .map(({ mover, taken }) => ({ by: mover, squares: taken }))
  }

  /** Plays the moves of a text from the start; on an error the session is as it was. */
  load(moves: string, begins: Seat): Result<void> {
    const { game } = this.kit
    const position = game.initial(this.options)
    const read: Move[] = []
    for (const text of moves === '' ? [] : moves.split(this.joint)) {
      const move = game.parseMove(position, text)
      if (!move.ok) return move
      game.play(position, move.value)
      read.push(move.value)
    }
    this.clear()
    this.begins = begins
    for (const move of read) this.play(move)
    return ok(undefined)
  }

  /** Plays a legal move of the side to move. */
  play(move: Move): void {
    const { game, board } = this.kit
    const { position } = this
    const mover = game.toMove(position)
    const text = game.formatMove(position, move)
    const before = game.format(position)
    game.play(position, move)
    this.played.push({ mover, text, before, taken: board?.lastTaken?.(position) ?? [] })
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

  /** Whether the reader has made a move, or has a game to take up again. */
  get canUndo(): boolean {
    return this.hasMoved() || this.past !== undefined
  }

  /** Whether undo would take up the game put aside, rather than take back a move. */
  get bringsBack(): boolean {
    return !this.hasMoved() && this.past !== undefined
  }

  /** Takes back to the reader's last turn; with no move to take back, the game put aside. */
  undo(): void {
    this.report = undefined
    if (this.hasMoved()) {
      do this.takeBack()
      while (this.turn !== 'you')
    } else if (this.past !== undefined) {
      const { moves, begins } = this.past
      this.past = undefined
      this.load(moves, begins)
    }
  }

  /** Starts again; a game in which the reader has moved is put aside. */
  restart(begins: Seat): void {
    if (this.hasMoved()) this.past = { moves: this.moves, begins: this.begins }
    this.clear()
    this.begins = begins
  }

  private get joint(): string {
    return this.kit.board?.ground === 'slots' ? '' : '.'
  }

  private hasMoved(): boolean {
    return this.played.some(({ mover }) => mover === this.reader)
  }

  private clear(): void {
    while (this.played.length > 0) this.takeBack()
    this.report = undefined
  }

  private takeBack(): void {
    this.kit.game.undo(this.position)
    this.played.pop()
  }
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
