import type { Move } from '../core/game.ts'
import { FixedDeal, floorFor, keyOf, SHARED_CELLS } from './deal.ts'
import { RootSplit } from './root-split.ts'
import {
  SplitWorker,
  type BrothersTask,
  type SplitFound,
  type SplitName,
  type SplitTask,
} from './split-worker.ts'
import type { SearchOptions, SearchResult, Subject } from './types.ts'

/** What one worker does in one go of a search that is split. Plain data. */
export interface SplitShare {
  /** From 0. */
  readonly worker: number
  /** When it begins and ends: nodes that a worker which never waits has visited meanwhile. */
  readonly from: number
  readonly to: number
  /** The moves from the root to what is searched. */
  readonly line: readonly Move[]
  /** Plies to look ahead from where the last of them was chosen. */
  readonly depth: number
  /**
   * What the last move has to exceed, as far as the worker knows, in the view of who chooses it;
   * absent where the window is open, since nothing is known.
   */
  readonly floor?: number
  /** Its score, exact and in that view, where it exceeds that. */
  readonly better?: number
  /** The nodes that one worker which searches all visits for the same. */
  readonly alone: number
}

export interface SplitLanes {
  readonly shares: readonly SplitShare[]
  /** When the last worker is done. */
  readonly length: number
  readonly result: SearchResult
  /** Nodes of one worker that searches all of it, which is also how long that takes. */
  readonly alone: number
}

/**
 * A root split whose workers take turns in this thread, as if each node took each of them equally
 * long: what they do then follows from the position alone, on any machine. With `shared` a bound is
 * known to all once the move that gave it is done, and of use from each worker's next move on;
 * without, as `RootSplit` says.
 *
 * @param subject  a subject of its own for whoever asks, at the same position
 */
export function splitLanes<P>(
  subject: () => Subject<P>,
  algorithm: SplitName,
  options: SearchOptions,
  workers: number,
  shared: boolean,
): SplitLanes {
  const one = new Simulation(subject, algorithm, options, 1, false)
  const alone = new Map(one.shares.map((share) => [nameOf(share), share.to - share.from]))
  const split = new Simulation(subject, algorithm, options, workers, shared)
  return {
    shares: split.shares.map((share) => ({ ...share, alone: alone.get(nameOf(share)) ?? 0 })),
    length: split.now,
    result: split.result,
    alone: one.now,
  }
}

function nameOf({ line, depth }: Pick<SplitShare, 'line' | 'depth'>): string {
  return `${depth}:${line.join()}`
}

class Simulation<P> {
  readonly shares: Omit<SplitShare, 'alone'>[] = []
  readonly result: SearchResult
  now = 0
  private readonly shared: boolean
  private readonly crew: readonly SplitWorker<P>[]
  /** Nodes of each worker so far. */
  private readonly nodes: number[]

  constructor(
    subject: () => Subject<P>,
    algorithm: SplitName,
    options: SearchOptions,
    workers: number,
    shared: boolean,
  ) {
    this.shared = shared
    // Nobody else looks at these cells: they only say that a bound is shared.
    const cells = shared ? new Int32Array(SHARED_CELLS) : undefined
    const split = new RootSplit(algorithm, subject(), options, workers, cells)
    const start = { algorithm, options }
    this.crew = Array.from({ length: workers }, () => new SplitWorker(subject(), start))
    this.nodes = this.crew.map(() => 0)
    const plan = split.plan()
    let step = plan.next()
    while (step.done !== true) step = plan.next(this.work(step.value))
    this.result = step.value
  }

  private work(tasks: readonly SplitTask[]): SplitFound[] {
    const brothers = tasks.filter((task) => task.kind === 'brothers')
    if (brothers.length > 0) return this.brothers(brothers)
    return tasks.map((task, worker) => {
      const found = this.crew[worker].do(task)
      const from = this.now
      this.now += this.spent(worker, found)
      this.shares.push({ worker, from, to: this.now, line: task.path, depth: task.depth })
      return found
    })
  }

  private brothers(tasks: readonly BrothersTask[]): SplitFound[] {
    const [{ path, depth, moves, from, to, key }] = tasks
    const clocks = tasks.map(() => this.now)
    /** The place of each worker's next move, where moves are dealt out before. */
    const next = tasks.map((_, worker) => from + worker)
    const raised: { readonly worker: number; readonly at: number; readonly key: number }[] = []
    const best = tasks.map((task, worker) => this.search(worker, task, to, key))
    let place = from
    for (;;) {
      const going = this.shared
        ? place < to
          ? [...clocks.keys()]
          : []
        : [...clocks.keys()].filter((worker) => next[worker] < to)
      if (going.length === 0) break
      const worker = going.reduce((first, each) => (clocks[each] < clocks[first] ? each : first))
      const mine = this.shared ? place++ : next[worker]
      next[worker] += tasks.length
      const known = raised
        .filter((each) => (this.shared ? each.at <= clocks[worker] : each.worker === worker))
        .reduce((most, each) => Math.max(most, each.key), key)
      const begun = clocks[worker]
      const found = this.search(worker, tasks[worker], mine, known)
      clocks[worker] += this.spent(worker, found)
      const better = found.line.length > 0
      if (better) raised.push({ worker, at: clocks[worker], key: keyOf(found.score, mine) })
      const { score, place: at } = best[worker]
      best[worker] =
        better && keyOf(found.score, mine) > keyOf(score, at)
          ? found
          : { ...best[worker], counters: found.counters }
      this.shares.push({
        worker,
        from: begun,
        to: clocks[worker],
        line: [...path, moves[mine]],
        depth,
        floor: floorFor(known, mine),
        ...(better && { better: found.score }),
      })
    }
    this.now = Math.max(...clocks)
    return best
  }

  /** Has a worker search the move at a place; none where that is past the last. */
  private search(worker: number, task: BrothersTask, place: number, key: number): SplitFound {
    const alone = { ...task, from: place, to: Math.min(place + 1, task.to), key }
    const search = this.crew[worker].brothers(alone, new FixedDeal(place, 0, 1, key))
    for (;;) {
      const { done, value } = search.next()
      if (done === true) return value
    }
  }

  /** The nodes of what has just been found. */
  private spent(worker: number, { counters }: SplitFound): number {
    const spent = counters.nodes - this.nodes[worker]
    this.nodes[worker] = counters.nodes
    return spent
  }
}
