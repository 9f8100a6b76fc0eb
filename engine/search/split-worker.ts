import { NO_MOVE, type Move } from '../core/game.ts'
import { windowSearch } from './alphabeta.ts'
import {
  FixedDeal,
  floorFor,
  keyOf,
  placeOfKey,
  scoreOfKey,
  SharedDeal,
  type Deal,
} from './deal.ts'
import { aspire, ASPIRATION } from './deepening.ts'
import { scout } from './pvs.ts'
import { Run, type SearchHooks, type Visit } from './run.ts'
import { INFINITE } from './score.ts'
import type { Counters, SearchOptions, Subject } from './types.ts'

/** The searches whose root can be split. */
export type SplitName = 'alphabeta' | 'pvs' | 'deepening'

/** What a worker is told first, as data. */
export interface SplitStart {
  readonly algorithm: SplitName
  readonly options: SearchOptions
  /** SHARED_CELLS of shared memory; absent where there is none. */
  readonly cells?: Int32Array
}

interface SplitNode {
  /** The moves that lead to the node from the root. */
  readonly path: readonly Move[]
  /** Plies to look ahead from there. */
  readonly depth: number
}

/** Search a node from which nothing is shared. `guess` is what it may be worth. */
export interface WholeTask extends SplitNode {
  readonly kind: 'whole'
  readonly guess?: number
}

/** Search moves of a node that is split, as they are dealt. */
export interface BrothersTask extends SplitNode {
  readonly kind: 'brothers'
  /** All moves in the order of the search, the eldest first. */
  readonly moves: readonly Move[]
  /** The places of those that are dealt: from the first to before the second. */
  readonly from: number
  readonly to: number
  /** The key of the best of those before, which are done. */
  readonly key: number
  /** Which of how many workers this is. */
  readonly worker: number
  readonly workers: number
}

export type SplitTask = WholeTask | BrothersTask

/** What a worker has found; the score is the view of the side to move at the task's node. */
export interface SplitFound {
  /** Of a node that was searched whole its exact value, else that of the worker's best move. */
  readonly score: number
  /** Of that move among its brothers. */
  readonly place: number
  /** From the node on; empty where none of the worker's moves is better than what it knew. */
  readonly line: readonly Move[]
  /** Of all that this worker has done since it was told the search. */
  readonly counters: Counters
  readonly stopped?: 'nodes' | 'time'
}

/**
 * One of those who search a tree together. Keeps its table and what its order of moves has
 * learned from task to task. `subject.position` is played on and restored.
 */
export class SplitWorker<P> {
  private readonly subject: Subject<P>
  private readonly run: Run<P>
  private readonly visit: Visit
  private readonly start: SplitStart

  constructor(subject: Subject<P>, start: SplitStart, hooks: Omit<SearchHooks, 'trace'> = {}) {
    const { algorithm, options } = start
    this.subject = subject
    this.start = start
    this.run = new Run(subject, options, hooks)
    this.visit =
      algorithm === 'alphabeta'
        ? windowSearch(subject, options, this.run, {})
        : scout(subject, this.run, {})
  }

  do(task: SplitTask): SplitFound {
    if (task.kind === 'whole') return this.whole(task)
    const search = this.brothers(task, this.dealOf(task))
    for (;;) {
      const { done, value } = search.next()
      if (done === true) return value
    }
  }

  /** Searches moves of a split node; pauses whenever it has taken one. */
  *brothers(task: BrothersTask, deal: Deal): Generator<undefined, SplitFound, undefined> {
    const { path, depth, moves, to } = task
    const { run } = this
    const { game, position } = this.subject
    const ply = path.length
    const scouts = this.start.algorithm !== 'alphabeta' && depth > 1
    let best = task.key
    let line: readonly Move[] = []

    for (let place = deal.next(); place < to; place = deal.next()) {
      yield
      playAll(this.subject, path)
      game.play(position, moves[place])
      let floor = floorFor(deal.best(), place)
      let score = this.child(task, place, floor, scouts ? floor + 1 : INFINITE)
      if (scouts && score > floor && run.stopped === undefined) {
        // What others have found meanwhile may already be better than this move can be.
        floor = floorFor(deal.best(), place)
        score = this.child(task, place, floor, INFINITE)
      }
      game.undo(position)
      undoAll(this.subject, path)
      if (run.stopped !== undefined) break
      if (score > floor) {
        // Exact, as the window was open above.
        best = keyOf(score, place)
        deal.raise(best)
        run.improve(ply, moves[place], score)
        line = run.line(ply)
      }
    }
    return this.told(scoreOfKey(best), placeOfKey(best), line)
  }

  /** What a split node is worth by the move at `place`, which has been played. */
  private child(task: BrothersTask, place: number, alpha: number, beta: number): number {
    const { path, depth, moves } = task
    return 0 - this.visit(moves[place], depth - 1, path.length + 1, -beta, -alpha)
  }

  private whole({ path, depth, guess }: WholeTask): SplitFound {
    const { run } = this
    const ply = path.length
    const search = (alpha: number, beta: number) => this.visit(NO_MOVE, depth, ply, alpha, beta)
    playAll(this.subject, path)
    const score =
      this.start.algorithm === 'deepening'
        ? aspire(search, run, guess, this.start.options.aspiration ?? ASPIRATION)
        : search(-INFINITE, INFINITE)
    undoAll(this.subject, path)
    return this.told(score, 0, run.line(ply))
  }

  private told(score: number, place: number, line: readonly Move[]): SplitFound {
    const { stopped } = this.run
    const counters = this.run.counters()
    return {
      score: score + 0,
      place,
      line,
      counters,
      ...(stopped === undefined ? {} : { stopped }),
    }
  }

  private dealOf({ from, worker, workers, key }: BrothersTask): Deal {
    const { cells } = this.start
    return cells === undefined ? new FixedDeal(from, worker, workers, key) : new SharedDeal(cells)
  }
}

function playAll<P>({ game, position }: Subject<P>, path: readonly Move[]): void {
  for (const move of path) game.play(position, move)
}

function undoAll<P>({ game, position }: Subject<P>, path: readonly Move[]): void {
  for (let i = 0; i < path.length; i++) game.undo(position)
}
