import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Move } from '../core/game.ts'
import { CentreOrder } from './ordering.ts'
import { INFINITE, MAX_PLY, outcomeScore } from './score.ts'
import type { Bound, Tracer } from './tracer.ts'
import type { AlgorithmName, SearchOptions, SearchResult, Subject } from './types.ts'

/** What a search is given besides its options; none of it is data. */
export interface SearchHooks {
  readonly trace?: Tracer
  /** Milliseconds from any origin; needed where `options.ms` is given. */
  readonly clock?: () => number
  /** Called every PROGRESS_INTERVAL nodes with the number of nodes so far. */
  readonly progress?: (nodes: number) => void
}

/** Nodes between two looks at the clock: at a million nodes a second, about one millisecond. */
const PROGRESS_INTERVAL = 1024

/**
 * The book-keeping that every depth-first search shares: move buffers, counters, limits and
 * the principal variation. The searches themselves hold nothing but the technique.
 */
export class Run<P> {
  nodes = 0
  leaves = 0
  cutoffs = 0
  stopped: 'nodes' | 'time' | undefined
  /** Score of the leaf that `expand` has just judged, side to move's view. */
  score = 0
  /** 1 where that leaf ended the game. */
  terminal = 0

  private readonly subject: Subject<P>
  private readonly options: SearchOptions
  private readonly hooks: SearchHooks
  private readonly buffers: Int32Array[] = []
  private readonly order: CentreOrder<P> | undefined
  /** `lines[ply]`: best line found at that ply; `lengths[ply]` of its entries count. */
  private readonly lines: Int32Array[] = []
  private readonly lengths: Int32Array
  private readonly deadline: number
  private readonly nodeLimit: number
  private nextCheck: number

  constructor(subject: Subject<P>, options: SearchOptions, hooks: SearchHooks) {
    const { depth, nodes, ms } = options
    if (!Number.isInteger(depth) || depth < 0 || depth > MAX_PLY) {
      throw new ContractError('search', `depth ${depth} is not an integer from 0 to ${MAX_PLY}`)
    }
    if (nodes !== undefined && !(nodes >= 1)) {
      throw new ContractError('search', `a limit of ${nodes} nodes leaves nothing to search`)
    }
    if (ms !== undefined && hooks.clock === undefined) {
      throw new ContractError('search', 'a limit in milliseconds needs a clock')
    }
    if (options.ordering === 'centre' && subject.centrality === undefined) {
      throw new ContractError('search', `${subject.game.id} has no centre to order moves by`)
    }
    this.subject = subject
    this.options = options
    this.hooks = hooks
    this.lengths = new Int32Array(depth + 2)
    if (options.ordering === 'centre' && subject.centrality !== undefined) {
      this.order = new CentreOrder(subject.centrality, subject.game.maxMoves)
    }
    for (let ply = 0; ply <= depth; ply++) this.lines.push(new Int32Array(depth - ply + 1))
    this.nodeLimit = nodes ?? Infinity
    this.deadline = ms === undefined ? Infinity : (hooks.clock?.() ?? 0) + ms
    this.nextCheck = Math.min(PROGRESS_INTERVAL, this.nodeLimit)
  }

  /** Counts one node; sets `stopped` when a limit is reached. */
  enter(): void {
    if (this.nodes >= this.nextCheck) this.check()
    if (this.stopped === undefined) this.nodes++
  }

  /**
   * Prepares the node at hand: writes its moves, in the order they are to be tried, to
   * `moves(ply)` and returns how many there are. Returns 0 for a leaf, judged in `score`.
   */
  expand(depth: number, ply: number): number {
    const { game, evaluation, position } = this.subject
    this.lengths[ply] = 0
    const outcome = game.outcome(position)
    if (outcome !== undefined) {
      this.terminal = 1
      this.score = outcomeScore(outcome, game.toMove(position), ply)
      this.leaves++
      return 0
    }
    if (depth > 0) {
      const moves = this.moves(ply)
      const count = game.moves(position, moves)
      if (count > 0) {
        this.order?.sort(position, moves, count)
        return count
      }
    }
    this.terminal = 0
    this.score = evaluation.evaluate(position)
    this.leaves++
    return 0
  }

  /** The move buffer of a ply. */
  moves(ply: number): Int32Array {
    return (this.buffers[ply] ??= new Int32Array(this.subject.game.maxMoves))
  }

  /** Makes `move`, then the best line one ply on, the best line of this ply. */
  improve(ply: number, move: Move): void {
    const line = this.lines[ply]
    const length = this.lengths[ply + 1]
    line[0] = move
    for (let i = 0; i < length; i++) line[i + 1] = this.lines[ply + 1][i]
    this.lengths[ply] = length + 1
  }

  /** The answer. `value` and `bound` are the root's. */
  finish(algorithm: AlgorithmName, value: number, bound: Bound): SearchResult {
    const line = Array.from(this.lines[0].subarray(0, this.lengths[0]))
    return {
      algorithm,
      depth: this.options.depth,
      value: value + 0, // −0, from negating a draw, becomes 0
      bound,
      move: line[0] ?? this.firstMove(),
      line,
      nodes: this.nodes,
      leaves: this.leaves,
      cutoffs: this.cutoffs,
      tableHits: 0,
      ...(this.stopped === undefined ? {} : { stopped: this.stopped }),
    }
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

/** The worst score there is: what a node is worth before any child has been seen. */
export const NOTHING_YET = -INFINITE
