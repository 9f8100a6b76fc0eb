import { mostMoves } from '../core/after.ts'
import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Between, type Move } from '../core/game.ts'
import { orderBetween } from './order-between.ts'
import { gatherCandidates } from './candidates.ts'
import type { Iteration } from './types.ts'
import { requireSearchOptions } from './options.ts'
import type { MoveOrder } from './ordering.ts'
import { createOrder } from './orders.ts'
import { Quiet } from './quiet.ts'
import { INFINITE, outcomeScore } from './score.ts'
import { boundCode, EXACT, LOWER, type Bound, type Tracer } from './tracer.ts'
import { NO_SLOT, TranspositionTable } from './transposition.ts'
import type { Counters, SearchName, SearchOptions, SearchResult, Subject } from './types.ts'

/** What a search is given besides its options; none of it is data. */
export interface SearchHooks {
  readonly trace?: Tracer
  /** Milliseconds from any origin; needed where `options.ms` is given. */
  readonly clock?: () => number
  /** Called every PROGRESS_INTERVAL nodes with the number of nodes so far. */
  readonly progress?: (nodes: number) => void
  /** Called by `deepening` for each depth that is done. */
  readonly iteration?: (iteration: Iteration) => void
  /** Called when a move of the root is better than those before it; by `deepening` at each depth. */
  readonly better?: (soFar: RootBest) => void
}

/** The best of the root's moves that are done. */
export interface RootBest {
  readonly move: Move
  /** In the search's own view. */
  readonly value: number
  /** The line that is worth this, the move first. */
  readonly line: readonly Move[]
}

/** Nodes between two looks at the clock: at a million nodes a second, about one millisecond. */
const PROGRESS_INTERVAL = 1024

/**
 * Searches the node at hand, reached by `move`, `ply` plies from the root with `depth` to go, in
 * the window (alpha, beta).
 */
export type Visit = (move: Move, depth: number, ply: number, alpha: number, beta: number) => number

/**
 * The book-keeping that every depth-first search shares: which moves are looked at and in what
 * order, counters, limits, table and principal variation. The searches themselves hold nothing
 * but the technique.
 */
export class Run<P> {
  nodes = 0
  leaves = 0
  cutoffs = 0
  stopped: 'nodes' | 'time' | undefined
  /** Score of the leaf that `expand` has just judged, or of `answers`; side to move's view. */
  score = 0
  /** 1 where that leaf ended the game. */
  terminal = 0
  /** What the score of `answers` is: EXACT, LOWER or UPPER. */
  bound = 0

  private readonly subject: Subject<P>
  private readonly options: SearchOptions
  private readonly hooks: SearchHooks
  /** Moves that a node has at most. */
  private readonly room: number
  private readonly buffers: Int32Array[] = []
  /** Moves that are set aside while the others move up. */
  private readonly far: Int32Array
  private readonly order: MoveOrder<P> | undefined
  private readonly beam: number
  /** Whether a win is worth the same at any ply. */
  private readonly flat: boolean
  private readonly table: TranspositionTable | undefined
  /** The table answers for no more plies than hashes do. */
  private readonly reach: number
  private readonly quiet: Quiet<P> | undefined
  /** Positions that are no nodes of what is searched; see `alternating.ts`. */
  private readonly between: Between<P> | undefined
  /** `lines[ply]`: best line found at that ply; `lengths[ply]` of its entries count. */
  private readonly lines: Int32Array[] = []
  private readonly lengths: Int32Array
  private readonly deadline: number
  private readonly nodeLimit: number
  private nextCheck: number

  constructor(subject: Subject<P>, options: SearchOptions, hooks: SearchHooks) {
    requireSearchOptions(subject, options, hooks.clock !== undefined)
    const { depth, nodes, ms, tableMegabytes } = options
    this.subject = subject
    this.options = options
    this.hooks = hooks
    this.lengths = new Int32Array(depth + 2)
    this.room = mostMoves(subject.game, subject.position)
    this.far = new Int32Array(this.room)
    this.between = subject.game.between
    const order = createOrder(subject, options.ordering ?? 'none')
    this.order = order && this.between ? orderBetween(order, this.between) : order
    this.beam = options.beam ?? Infinity
    this.flat = options.wins === 'flat'
    this.reach = subject.game.hashReach?.(subject.position) ?? Infinity
    if (options.quiet === true) this.quiet = new Quiet(subject, this.flat)
    if (tableMegabytes !== undefined) {
      this.table = new TranspositionTable(tableMegabytes, options.replace)
    }
    for (let ply = 0; ply <= depth; ply++) this.lines.push(new Int32Array(depth - ply + 1))
    this.nodeLimit = nodes ?? Infinity
    this.deadline = ms === undefined ? Infinity : (hooks.clock?.() ?? 0) + ms
    this.nextCheck = Math.min(PROGRESS_INTERVAL, this.nodeLimit)
  }

  /** Counts one node; sets `stopped` when a limit is reached. */
  enter(): void {
    if (this.isBetween) return
    if (this.nodes >= this.nextCheck) this.check()
    if (this.stopped === undefined) this.nodes++
  }

  /**
   * Prepares the node at hand: writes its moves, in the order they are to be tried, to
   * `moves(ply)` and returns how many there are. Moves that `candidates` and `beam` leave out
   * are behind them. Returns 0 for a leaf, judged in `score`.
   */
  expand(depth: number, ply: number): number {
    const { game, evaluation, position } = this.subject
    this.lengths[ply] = 0
    const outcome = game.outcome(position)
    if (outcome !== undefined) {
      this.terminal = 1
      this.score = outcomeScore(outcome, game.toMove(position), this.flat ? 0 : ply)
      this.leaves++
      return 0
    }
    if (depth > 0) {
      const moves = this.moves(ply)
      const all = game.moves(position, moves)
      if (all > 0) {
        const { candidates } = this.options
        const open = ply === 0 ? this.leaveOut(moves, all) : all
        const near =
          candidates === undefined
            ? open
            : gatherCandidates(this.subject, moves, open, candidates, this.far)
        this.order?.sort(position, moves, near, ply)
        const count = near < this.beam ? near : this.beam
        if (count < all) {
          this.hooks.trace?.drop(moves, count, all)
        }
        return count
      }
    }
    // What is judged in between is the node that is to come.
    if (this.isBetween) this.nodes++
    this.terminal = 0
    this.score =
      this.quiet === undefined ? evaluation.evaluate(position) : this.quietly(this.quiet, ply)
    this.leaves++
    return 0
  }

  /** The value of the leaf at hand when it is quiet; sets `stopped` when the limit is reached. */
  private quietly(quiet: Quiet<P>, ply: number): number {
    quiet.most = this.nodeLimit - this.nodes
    const value = quiet.value(ply)
    if (quiet.nodes >= quiet.most) this.stopped = 'nodes'
    return value
  }

  /** Moves what the root is not to look at behind its other moves; returns how many these are. */
  private leaveOut(moves: Int32Array, all: number): number {
    const { exclude } = this.options
    if (exclude === undefined || exclude.length === 0) return all
    let kept = 0
    let out = 0
    for (let i = 0; i < all; i++) {
      if (exclude.includes(moves[i])) this.far[out++] = moves[i]
      else moves[kept++] = moves[i]
    }
    if (kept === 0) throw new ContractError('search', 'every move of the root is excluded')
    for (let i = 0; i < out; i++) moves[kept + i] = this.far[i]
    return kept
  }

  /** Plies that stand for one, at most, of what is searched. */
  get stride(): number {
    return this.between?.stride ?? 1
  }

  /** Whether the node at hand only hands on what the one before it has been told. */
  get passesOn(): boolean {
    return this.between !== undefined && this.between.after(this.subject.position)
  }

  /** Whether the node at hand is none of what is searched. */
  get isBetween(): boolean {
    return this.between !== undefined && this.between.at(this.subject.position)
  }

  /** The move buffer of a ply. */
  moves(ply: number): Int32Array {
    return (this.buffers[ply] ??= new Int32Array(this.room))
  }

  /** Told of the move that made a cut at a node with `depth` plies left: orders learn from it. */
  refuted(move: Move, depth: number, ply: number): void {
    this.order?.cutoff?.(this.subject.position, move, depth, ply)
  }

  /** The slot of the table that holds the node at hand, or NO_SLOT. Leaves are not looked up. */
  find(depth: number): number {
    if (this.table === undefined || depth === 0 || this.isBetween) return NO_SLOT
    const { game, position } = this.subject
    return this.table.find(game.hashLo(position), game.hashHi(position))
  }

  /** Whether a slot settles the node at hand: then by `score`, which is what `bound` says. */
  answers(slot: number, depth: number, ply: number, alpha: number, beta: number): boolean {
    if (this.table === undefined || slot === NO_SLOT || depth > this.reach) return false
    const from = this.flat ? 0 : ply
    if (!this.table.answers(slot, depth, from, alpha, beta)) return false
    this.score = this.table.score(slot, from)
    this.bound = this.table.bound(slot)
    this.lengths[ply] = 0
    return true
  }

  /** Puts the move that a slot remembers before the other `count`, which keep their order. */
  bringForward(slot: number, count: number, ply: number): void {
    if (this.table === undefined || slot === NO_SLOT) return
    putFirst(this.moves(ply), count, this.table.move(slot))
  }

  /** Stores what was found at the node at hand; returns the slot, or NO_SLOT. */
  remember(depth: number, ply: number, score: number, bound: number, move: Move): number {
    // What the root is worth without some of its moves is not what the position is worth.
    if (this.table === undefined || (ply === 0 && this.options.exclude)) return NO_SLOT
    if (this.isBetween) return NO_SLOT
    const { game, position } = this.subject
    const { table } = this
    const lo = game.hashLo(position)
    return table.store(lo, game.hashHi(position), depth, this.flat ? 0 : ply, score, bound, move)
  }

  /** Makes `move`, worth `value`, then the best line one ply on, the best line of this ply. */
  improve(ply: number, move: Move, value: number): void {
    const line = this.lines[ply]
    const length = this.lengths[ply + 1]
    const own = this.isBetween ? 0 : 1
    line[0] = move
    for (let i = 0; i < length; i++) line[i + own] = this.lines[ply + 1][i]
    this.lengths[ply] = length + own
    // Negating a draw gives −0.
    if (ply === 0) this.hooks.better?.({ move, value: value + 0, line: this.line() })
  }

  /** The best line from a ply on, as it stands. */
  line(ply = 0): Move[] {
    return Array.from(this.lines[ply].subarray(0, this.lengths[ply]))
  }

  counters(): Counters {
    return {
      nodes: this.nodes,
      leaves: this.leaves,
      cutoffs: this.cutoffs,
      tableHits: this.table?.hits ?? 0,
      tableStores: this.table?.stores ?? 0,
      ...(this.quiet === undefined ? {} : { beyond: this.quiet.nodes }),
    }
  }

  /**
   * The answer. `value` and `bound` are the root's, `value` undefined or NOTHING_YET where nothing
   * is known of it as the search was stopped; `of` says of which depth they are and with which line, if it is not the last
   * one searched.
   */
  finish(
    algorithm: SearchName,
    value: number | undefined,
    bound: Bound,
    of?: Pick<Iteration, 'depth' | 'line'>,
  ): SearchResult {
    const line = of?.line ?? this.line()
    const nothing = this.stopped !== undefined && Math.abs(value ?? INFINITE) >= INFINITE
    const known = value !== undefined && !nothing
    return {
      algorithm,
      depth: known ? (of?.depth ?? this.options.depth) : 0,
      value: known ? value + 0 : undefined, // −0, from negating a draw, becomes 0
      bound,
      move: line[0] ?? this.firstMove(),
      line: known ? line : [],
      ...this.counters(),
      ...(this.stopped === undefined ? {} : { stopped: this.stopped }),
    }
  }

  /**
   * The answer of a search of the root in the window of the options. A search that was stopped is
   * known only to be worth what its best move is above alpha.
   */
  conclude(algorithm: SearchName, value: number): SearchResult {
    const [alpha, beta] = this.options.window ?? WHOLE_WINDOW
    if (this.stopped !== undefined) {
      return this.finish(algorithm, value > alpha ? value : undefined, 'lower')
    }
    // A root that is a leaf answers its own score in any window.
    if (this.nodes === 1) return this.finish(algorithm, value, 'exact')
    const bound = boundCode(value, alpha, beta, this.options.fail === 'hard')
    return this.finish(
      algorithm,
      value,
      bound === EXACT ? 'exact' : bound === LOWER ? 'lower' : 'upper',
    )
  }

  /** What a search that was stopped before its first move was done still answers. */
  private firstMove(): Move {
    if (this.stopped === undefined) return NO_MOVE
    const count = this.expand(1, 0)
    return count > 0 ? this.moves(0)[0] : NO_MOVE
  }

  private check(): void {
    if (this.nodes >= this.nodeLimit) {
      this.stopped = 'nodes'
      return
    }
    if (this.hooks.clock !== undefined && this.hooks.clock() >= this.deadline) this.stopped = 'time'
    this.hooks.progress?.(this.nodes)
    this.nextCheck = Math.min(this.nodes + PROGRESS_INTERVAL, this.nodeLimit)
  }
}

/** The window of a search that is asked for the value, whatever it is. */
export const WHOLE_WINDOW: readonly [number, number] = [-INFINITE, INFINITE]

/** The worst score there is: what a node is worth before any child has been seen. */
export const NOTHING_YET = -INFINITE

/** Moves `move`, if it is among the first `count`, before the others, which keep their order. */
export function putFirst(moves: Int32Array, count: number, move: Move): void {
  let at = 0
  while (at < count && moves[at] !== move) at++
  if (at === count) return
  for (; at > 0; at--) moves[at] = moves[at - 1]
  moves[0] = move
}
