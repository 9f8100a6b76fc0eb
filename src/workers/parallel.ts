import {
  ContractError,
  NO_MOVE,
  ok,
  RootSplit,
  SHARED_CELLS,
  subjectFrom,
  withTurns,
  type GameKit,
  type GameOptions,
  type Result,
  type SearchOptions,
  type SearchResult,
  type SplitFound,
  type SplitName,
  type SplitPlan,
} from '../../engine/index.ts'
import { EngineClient } from './client.ts'
import type { Port } from './protocol.ts'
import type { Progress } from './protocol.ts'
import { guarded } from './serve.ts'
import { spawnEngine } from './spawn.ts'

export interface ParallelRequest {
  /** A move list or a board text, as the game reads it. */
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly algorithm: SplitName
  readonly options: SearchOptions
}

export interface ParallelHost {
  /** Starts a worker; the browser's if it is absent. */
  readonly spawn?: () => Port
  /** Share a bound in memory where that is allowed; yes if it is absent. */
  readonly shared?: boolean
}

/** Whether workers may see the same memory: in a browser only on a page that is isolated. */
export function mayShareMemory(): boolean {
  return typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated !== false
}

/**
 * One search at a time by several workers, which start with the first one and stay: each keeps
 * what its code has been compiled to. After `stop` the search that was under way settles with
 * `worker/stopped` (await it before the next); where one worker breaks all of them end.
 */
export class ParallelEngine<P> {
  private readonly kit: GameKit<P>
  private readonly shared: boolean
  private readonly clients: readonly EngineClient[]
  private searching = false

  /** @param workers  1 or more; no more are started than the machine has cores */
  constructor(kit: GameKit<P>, workers: number, { spawn, shared }: ParallelHost = {}) {
    if (!Number.isInteger(workers) || workers < 1) {
      throw new ContractError('ParallelEngine', `${workers} workers`)
    }
    this.kit = kit
    this.shared = shared !== false && mayShareMemory()
    const { id } = kit.game
    const length = Math.min(workers, navigator.hardwareConcurrency)
    this.clients = Array.from(
      { length },
      () => new EngineClient(id, spawn ?? (() => spawnEngine(id))),
    )
  }

  get workers(): number {
    return this.clients.length
  }

  /**
   * @param progress  told the nodes of all workers, and the best move that all have agreed on
   * @throws ContractError while another search is under way
   */
  async search(
    request: ParallelRequest,
    progress?: (progress: Progress) => void,
  ): Promise<Result<SearchResult>> {
    if (this.searching) throw new ContractError('ParallelEngine', 'one search at a time')
    this.searching = true
    try {
      const split = this.split(request)
      if (!split.ok) return split
      const done = await this.run(request, split.value, progress)
      if (!done.ok) this.stop()
      return done
    } finally {
      this.searching = false
    }
  }

  /** Ends the workers, and with them whatever they were doing. */
  stop(): void {
    for (const client of this.clients) client.stop()
  }

  private split(request: ParallelRequest): Result<RootSplit<P>> {
    const { position, gameOptions, algorithm, options } = request
    return guarded(() => {
      const read = this.kit.game.parse(position, gameOptions)
      if (!read.ok) return read
      const turns = withTurns(this.kit, read.value)
      if (!turns.ok) return turns
      const subject = subjectFrom(this.kit, read.value)
      const cells = this.shared
        ? new Int32Array(new SharedArrayBuffer(SHARED_CELLS * Int32Array.BYTES_PER_ELEMENT))
        : undefined
      return ok(new RootSplit(algorithm, subject, options, this.workers, cells))
    })
  }

  private async run(
    { position, gameOptions }: ParallelRequest,
    split: RootSplit<P>,
    progress: ((progress: Progress) => void) | undefined,
  ): Promise<Result<SearchResult>> {
    const { start } = split
    const to = { position, start, ...(gameOptions === undefined ? {} : { gameOptions }) }
    const joined = allOf(await Promise.all(this.clients.map((client) => client.join(to))))
    if (!joined.ok) return joined

    const nodes = new Float64Array(this.workers)
    const heard = (worker: number) => (said: Progress) => {
      nodes[worker] = said.nodes
      const sum = nodes.reduce((a, b) => a + b)
      const { move, score: value } = split
      progress?.({ nodes: sum, ...(move !== NO_MOVE && { best: { move, value } }) })
    }
    const plan: SplitPlan = split.plan()
    let step = plan.next()
    while (step.done !== true) {
      const shares = step.value.map((task, i) => this.clients[i].share(task, heard(i)))
      const found: Result<SplitFound[]> = allOf(await Promise.all(shares))
      if (!found.ok) return found
      step = plan.next(found.value)
    }
    return ok(step.value)
  }
}

/** All values, or the first error. */
function allOf<T>(results: readonly Result<T>[]): Result<T[]> {
  const values: T[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return ok(values)
}
