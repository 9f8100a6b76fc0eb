import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Move } from '../core/game.ts'
import { keyOf, MOST_PLACES, SharedDeal } from './deal.ts'
import { requireSearchOptions, unusedOption } from './options.ts'
import { putFirst, Run } from './run.ts'
import { pliesToEnd } from './score.ts'
import type { SplitFound, SplitName, SplitStart, SplitTask } from './split-worker.ts'
import type { Bound } from './tracer.ts'
import type { Counters, SearchName, SearchOptions, SearchResult, Subject } from './types.ts'

/** The searches whose root can be split; the others visit the same nodes in any order. */
export const SPLIT_SEARCHES: readonly SplitName[] = ['alphabeta', 'pvs', 'deepening']

export function isSplitName(name: SearchName): name is SplitName {
  return SPLIT_SEARCHES.some((each) => each === name)
}

/** Plies at which nodes are split: the root's, and the next along the eldest moves. */
const LEVELS = 4

/** A node with fewer plies to go is searched faster than it is shared out. */
const LEAST_DEPTH = 2

interface Found {
  /** View of the side to move. */
  readonly score: number
  readonly line: readonly Move[]
}

/** Says what the workers are to do next: all of it at once, and worker i the i-th task. */
type Work<T> = Generator<readonly SplitTask[], T | undefined, readonly SplitFound[]>
export type SplitPlan = Generator<readonly SplitTask[], SearchResult, readonly SplitFound[]>

/**
 * Parallel search: the moves of the root are shared out among workers (root splitting). "Young
 * brothers wait" (Feldmann, Monien, Mysliwietz & Vornberger 1989): the eldest move is searched
 * first, since without its score the others would be searched in vain. As that would leave all
 * workers but one idle, the node after the eldest is split likewise, and so on for LEVELS plies
 * (principal variation splitting, Marsland & Campbell 1982).
 *
 * With shared cells the moves of a node are there for whoever is free, and every bound is known
 * to all at once. Without them they are dealt out in rounds, each of twice as many moves as the
 * one before, and what a round has found is known to all in the next.
 *
 * The value is that of the search on one thread, and so is the move: `deal.ts` says why. Only
 * where `deepening` orders the root by what it has learned, from a table or by killers, may it
 * come upon another move of the same value. One worker visits exactly the nodes of one thread
 * where no table is filled and no order is learned from depth to depth.
 *
 * `deepening` splits each depth. The window of its aspiration is for the eldest line alone. Each
 * worker has a table of its own.
 *
 * A limit in milliseconds is for each worker to keep, and a stopped search answers as on one
 * thread. A limit of nodes is refused: what it leaves undone would be a matter of chance.
 */
export class RootSplit<P> {
  /** What each worker is told first. */
  readonly start: SplitStart
  /** The best move of the root so far, or NO_MOVE, and its score for the side to move, or 0. */
  move: Move = NO_MOVE
  score = 0

  private readonly subject: Subject<P>
  private readonly run: Run<P>
  private readonly workers: number
  private readonly deal: SharedDeal | undefined
  private readonly counters: Counters[] = []
  /** Whether the root is ordered anew for each depth, by what the one before has shown. */
  private readonly learns: boolean

  /**
   * @param workers  1 or more
   * @param cells    SHARED_CELLS over a SharedArrayBuffer; without them bounds are passed on between rounds
   */
  constructor(
    algorithm: SplitName,
    subject: Subject<P>,
    options: SearchOptions,
    workers: number,
    cells?: Int32Array,
  ) {
    requireSearchOptions(subject, options, true)
    const unused = unusedOption(algorithm, options)
    if (unused !== undefined) refuse(`${algorithm} has no option ${unused}`)
    if (options.window !== undefined) refuse('a window at the root is for one thread')
    if (options.nodes !== undefined) refuse('a limit of nodes is for one thread')
    if (!Number.isInteger(workers) || workers < 1) refuse(`${workers} workers`)
    this.start = { algorithm, options, ...(cells === undefined ? {} : { cells }) }
    this.subject = subject
    const { depth, ordering, candidates, beam, wins, exclude } = options
    this.run = new Run(
      subject,
      {
        depth,
        ...(ordering === undefined ? {} : { ordering }),
        ...(candidates === undefined ? {} : { candidates }),
        ...(beam === undefined ? {} : { beam }),
        ...(wins === undefined ? {} : { wins }),
        ...(exclude === undefined ? {} : { exclude }),
      },
      {},
    )
    this.workers = workers
    if (cells !== undefined) this.deal = new SharedDeal(cells)
    this.learns = options.tableMegabytes !== undefined || ordering === 'killers'
  }

  /** Whoever runs the workers hands each batch of tasks to them, and all their answers back. */
  *plan(): SplitPlan {
    const { algorithm, options } = this.start
    let depth = algorithm === 'deepening' ? Math.min(1, options.depth) : options.depth
    let done = yield* this.node([], depth, undefined)
    if (this.run.stopped !== undefined || done === undefined) {
      // Of deepening's first ply only what is done whole counts, as on one thread.
      const score = algorithm === 'deepening' ? undefined : done?.score
      return this.finish(score, 'lower', options.depth, done?.line ?? [])
    }
    while (depth < options.depth && pliesToEnd(done.score) === undefined) {
      const deeper: Found | undefined = yield* this.node([], depth + 1, done)
      if (this.run.stopped !== undefined || deeper === undefined) break
      done = deeper
      depth++
    }
    return this.finish(done.score, 'exact', depth, done.line)
  }

  /**
   * What the position at hand, reached by `path`, is worth; once the search is stopped the best
   * of the moves that are done, if any is.
   *
   * @param before  what it was worth with less depth
   */
  private *node(path: readonly Move[], depth: number, before: Found | undefined): Work<Found> {
    const { game, position } = this.subject
    const ply = path.length
    if (ply === LEVELS || depth < LEAST_DEPTH) return yield* this.whole(path, depth, before)
    const count = this.run.expand(depth, ply)
    if (count > MOST_PLACES) return yield* this.whole(path, depth, before)
    this.run.enter()
    if (count === 0) return { score: this.run.score, line: [] }

    const buffer = this.run.moves(ply)
    if (this.learns && before !== undefined) putFirst(buffer, count, before.line[0])
    const moves = Array.from(buffer.subarray(0, count))
    const eldest = moves[0]
    game.play(position, eldest)
    const known = before?.line[0] === eldest ? afterMove(before) : undefined
    const first = yield* this.node([...path, eldest], depth - 1, known)
    game.undo(position)
    if (this.run.stopped !== undefined || first === undefined) return undefined

    const best = { score: 0 - first.score, line: [eldest, ...first.line] }
    if (ply === 0) this.lead(best)
    if (count === 1) return best
    return yield* this.brothers(path, depth, moves, best)
  }

  private *brothers(
    path: readonly Move[],
    depth: number,
    moves: readonly Move[],
    first: Found,
  ): Work<Found> {
    let best = first
    let key = keyOf(first.score, 0)
    this.deal?.begin(key)
    let to = 1
    for (let most = this.workers; to < moves.length && this.run.stopped === undefined; most *= 2) {
      const from = to
      to = this.deal === undefined ? Math.min(from + most, moves.length) : moves.length
      const workers = Math.min(this.workers, to - from)
      const shared = { kind: 'brothers', path, depth, moves, from, to, key, workers } as const
      const answers = yield Array.from({ length: workers }, (_, worker) => ({ ...shared, worker }))
      for (const each of answers) {
        if (each.line.length === 0 || keyOf(each.score, each.place) <= key) continue
        key = keyOf(each.score, each.place)
        best = each
      }
      this.hear(answers)
      if (path.length === 0) this.lead(best)
    }
    return best
  }

  private *whole(path: readonly Move[], depth: number, before: Found | undefined): Work<Found> {
    const guess = before === undefined ? {} : { guess: before.score }
    const answers = yield [{ kind: 'whole', path, depth, ...guess }]
    this.hear(answers)
    return this.run.stopped === undefined ? answers[0] : undefined
  }

  private hear(answers: readonly SplitFound[]): void {
    answers.forEach(({ counters, stopped }, worker) => {
      this.counters[worker] = counters
      if (stopped !== undefined) this.run.stopped = stopped
    })
  }

  private lead({ score, line }: Found): void {
    this.score = score
    this.move = line[0]
  }

  private finish(
    score: number | undefined,
    bound: Bound,
    depth: number,
    line: readonly Move[],
  ): SearchResult {
    const result = this.run.finish(this.start.algorithm, score, bound, { depth, line })
    return { ...result, ...this.counters.reduce(sumOf, this.run.counters()) }
  }
}

/** From the other side's view, once the best move is played. */
function afterMove({ score, line }: Found): Found {
  return { score: 0 - score, line: line.slice(1) }
}

function sumOf(a: Counters, b: Counters): Counters {
  return {
    nodes: a.nodes + b.nodes,
    leaves: a.leaves + b.leaves,
    cutoffs: a.cutoffs + b.cutoffs,
    tableHits: a.tableHits + b.tableHits,
    tableStores: a.tableStores + b.tableStores,
  }
}

function refuse(what: string): never {
  throw new ContractError('RootSplit', what)
}
