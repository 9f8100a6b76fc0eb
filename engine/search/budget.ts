import { ContractError } from '../core/errors.ts'
import type { SearchHooks } from './run.ts'

/** Nodes between two looks at the clock. */
const INTERVAL = 1024

/** How much a search may still do: it asks before each node, and stops when it is told no. */
export class Budget {
  nodes = 0
  stopped: 'nodes' | 'time' | undefined

  private readonly limit: number
  private readonly deadline: number
  private readonly hooks: Omit<SearchHooks, 'trace'>

  /**
   * @param nodes  the most nodes, at least 1; no limit where it is undefined
   * @param ms     milliseconds by the clock of `hooks`, likewise
   */
  constructor(nodes?: number, ms?: number, hooks: Omit<SearchHooks, 'trace'> = {}) {
    if (nodes !== undefined && !(nodes >= 1)) {
      throw new ContractError('Budget', `a limit of ${nodes} nodes leaves nothing to search`)
    }
    if (ms !== undefined && hooks.clock === undefined) {
      throw new ContractError('Budget', 'a limit in milliseconds needs a clock')
    }
    this.limit = nodes ?? Infinity
    this.deadline = ms === undefined ? Infinity : (hooks.clock?.() ?? 0) + ms
    this.hooks = hooks
  }

  /** Whether one more node may be searched; counts it if so. */
  spend(): boolean {
    if (this.stopped !== undefined) return false
    if (this.nodes >= this.limit) {
      this.stopped = 'nodes'
      return false
    }
    if (++this.nodes % INTERVAL === 0) {
      const { clock, progress } = this.hooks
      if (clock !== undefined && clock() >= this.deadline) this.stopped = 'time'
      progress?.(this.nodes)
    }
    return true
  }

  /** Says that there is no room for more. */
  exhaust(): void {
    this.stopped ??= 'nodes'
  }
}
