import type { GameKit } from '../../../engine/index.ts'
import { mayShareMemory, ParallelEngine } from '../../workers/parallel.ts'
import type { SplitSpec } from './spec.ts'

/** What one run on this machine has taken. */
export interface Timing {
  readonly threads: number
  readonly shared: boolean
  readonly ms: number
  readonly nodes: number
}

/** Runs a search on one thread and on several, without a shared bound and with one. */
export class Measuring {
  private engine: ParallelEngine<unknown> | undefined
  private mine: object | undefined

  stop(): void {
    this.mine = undefined
    this.engine?.stop()
    this.engine = undefined
  }

  /** Each timing as it comes; ends early where it is stopped, or a worker fails. */
  async *run(kit: GameKit<unknown>, spec: SplitSpec, threads: number): AsyncGenerator<Timing> {
    this.stop()
    const mine = {}
    this.mine = mine
    const { position, gameOptions, algorithm, options } = spec
    const request = { position, ...(gameOptions && { gameOptions }), algorithm, options }
    const wanted = [
      { threads: 1, shared: false },
      ...(threads > 1 ? [{ threads, shared: false }] : []),
      ...(threads > 1 && mayShareMemory() ? [{ threads, shared: true }] : []),
    ]
    for (const each of wanted) {
      const engine = new ParallelEngine(kit, each.threads, { shared: each.shared })
      this.engine = engine
      // The first search compiles what the second runs.
      for (const counts of [false, true]) {
        const begun = performance.now()
        const found = await engine.search(request)
        const ms = performance.now() - begun
        if (this.mine !== mine || !found.ok) return
        if (counts) {
          yield { threads: engine.workers, shared: each.shared, ms, nodes: found.value.nodes }
        }
      }
      engine.stop()
    }
  }
}
