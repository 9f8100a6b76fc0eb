import type { Game, GameOptions } from '../../../engine/core/game.ts'
import { rngOf, type Rng } from '../../../engine/core/rng.ts'
import { FixedDeal, SHARED_CELLS, SharedDeal, type Deal } from '../../../engine/search/deal.ts'
import { RootSplit } from '../../../engine/search/root-split.ts'
import {
  SplitWorker,
  type BrothersTask,
  type SplitFound,
  type SplitName,
  type SplitTask,
} from '../../../engine/search/split-worker.ts'
import type { SearchOptions, SearchResult } from '../../../engine/search/types.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import type { SmallGame } from './small-games.ts'

export interface Simulation {
  readonly workers: number
  readonly shared: boolean
  /** Decides who is next, and how late each hears of the others. */
  readonly seed: number
}

/** Shared cells whose changes by others come late, by chance: one worker's own come at once. */
class LateDeal implements Deal {
  private readonly under: SharedDeal
  /** What the cell has held since the node was split. */
  private readonly history: number[]
  private readonly rng: Rng
  private seen = 0

  constructor(under: SharedDeal, history: number[], rng: Rng) {
    this.under = under
    this.history = history
    this.rng = rng
  }

  next(): number {
    return this.under.next()
  }

  best(): number {
    this.seen += this.rng.below(this.history.length - this.seen)
    return this.history[this.seen]
  }

  raise(key: number): void {
    this.under.raise(key)
    if (this.under.best() !== this.history.at(-1)) this.history.push(this.under.best())
    this.seen = this.history.length - 1
  }
}

/** Copies of the last position that was split; a search leaves each as it was. */
let last: Copies | undefined

interface Copies {
  readonly game: unknown
  readonly text: string
  readonly options: GameOptions | undefined
  readonly copies: unknown[]
}

/** So many positions as a text and options say, each its own. */
function copiesOf<P>(
  game: Game<P>,
  text: string,
  options: GameOptions | undefined,
  count: number,
): P[] {
  if (last?.game !== game || last.text !== text || last.options !== options) {
    last = { game, text, options, copies: [] }
  }
  const copies = last.copies as P[]
  while (copies.length < count) {
    const read = game.parse(text, options)
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
    copies.push(read.value)
  }
  return copies.slice(0, count)
}

/** A split search whose workers take turns by chance, in this thread. */
export function simulate(
  { kit, options: gameOptions }: Pick<SmallGame, 'kit' | 'options'>,
  position: unknown,
  algorithm: SplitName,
  options: SearchOptions,
  { workers, shared, seed }: Simulation,
  clock: () => number = () => 0,
): SearchResult {
  const { game } = kit
  const rng = rngOf(seed)
  const cells = new Int32Array(new SharedArrayBuffer(SHARED_CELLS * 4))
  const split = new RootSplit(
    algorithm,
    subjectFrom(kit, position),
    options,
    workers,
    shared ? cells : undefined,
  )
  const copies = copiesOf(game, game.format(position), gameOptions, workers)
  const crew = copies.map((copy) => new SplitWorker(subjectFrom(kit, copy), split.start, { clock }))

  function dealsFor(tasks: readonly BrothersTask[]): Deal[] {
    const history = [tasks[0].key]
    return tasks.map(({ from, worker, workers, key }) =>
      shared
        ? new LateDeal(new SharedDeal(cells), history, rng)
        : new FixedDeal(from, worker, workers, key),
    )
  }

  function inTurns(tasks: readonly BrothersTask[]): SplitFound[] {
    const deals = dealsFor(tasks)
    const found: SplitFound[] = []
    const going = tasks.map((task, i) => ({ i, steps: crew[i].brothers(task, deals[i]) }))
    while (going.length > 0) {
      const at = rng.below(going.length)
      const { i, steps } = going[at]
      const step = steps.next()
      if (step.done !== true) continue
      found[i] = step.value
      going.splice(at, 1)
    }
    return found
  }

  function work(tasks: readonly SplitTask[]): SplitFound[] {
    const brothers = tasks.filter((task) => task.kind === 'brothers')
    return brothers.length > 0 ? inTurns(brothers) : tasks.map((task, i) => crew[i].do(task))
  }

  const plan = split.plan()
  let step = plan.next()
  while (step.done !== true) step = plan.next(work(step.value))
  return step.value
}
