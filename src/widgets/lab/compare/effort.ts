import type { GameKit } from '../../../../engine/index.ts'
import { askingAt } from '../../../figure/fetched.ts'
import { EngineClient } from '../../../workers/client.ts'
import { prepare } from '../../tree/prepare.ts'
import type { TreeSpec } from '../../tree/spec.ts'

/** Milliseconds that each search has. */
export const TIME = 2000
/** Plies beyond which no search comes in that time, but of a game that is nearly over. */
const MOST_PLIES = 40

/** What a search to a depth has cost. */
export interface Effort {
  /** Place of the search among those that are measured. */
  readonly search: number
  /** Plies. */
  readonly depth: number
  readonly nodes: number
}

/** Measures how many nodes searches visit, ply by ply, for as long as each has time. */
export class Efforts {
  private readonly figure: HTMLElement
  private readonly changed: () => void
  private readonly found: Effort[] = []
  private client: EngineClient | undefined
  private at: { readonly search: number; readonly depth: number } | undefined
  private asked = 0

  /** @param changed  called when any of what can be read here has changed */
  constructor(figure: HTMLElement, changed: () => void) {
    this.figure = figure
    this.changed = changed
  }

  /** What has been measured, search by search, from one ply on. */
  get efforts(): readonly Effort[] {
    return this.found
  }

  /** What is being measured; undefined while nothing is. */
  get running(): { readonly search: number; readonly depth: number } | undefined {
    return this.at
  }

  /** Forgets what was measured: the searches are others. */
  clear(): void {
    this.stop()
    this.found.length = 0
  }

  stop(): void {
    this.asked++
    this.at = undefined
    this.client?.stop()
    this.client = undefined
  }

  /** @param specs  searches of one position, whatever depth they say */
  async measure(kit: GameKit<unknown>, specs: readonly TreeSpec[]): Promise<void> {
    this.clear()
    const mine = this.asked
    for (const [search, spec] of specs.entries()) {
      await this.one(kit, spec, search, mine)
      if (mine !== this.asked) return
    }
    this.at = undefined
    this.changed()
  }

  private async one(kit: GameKit<unknown>, spec: TreeSpec, search: number, mine: number) {
    const client = new EngineClient(spec.game, undefined, askingAt(this.figure))
    this.client = client
    let timer: ReturnType<typeof setTimeout> | undefined
    for (let depth = 1; depth <= MOST_PLIES; depth++) {
      const prepared = prepare(kit, { ...spec, depth })
      if (!prepared.ok) break
      this.at = { search, depth }
      this.changed()
      const { position, gameOptions, algorithm, options, window } = prepared.value.request
      const answer = await client.search({
        position,
        ...(gameOptions && { gameOptions }),
        algorithm,
        options,
        ...(window && { window }),
      })
      if (mine !== this.asked) break
      if (!answer.ok) break
      // The clock runs once the worker does: how long it takes to begin is not the search's.
      timer ??= setTimeout(() => client.stop(), TIME)
      const { nodes } = answer.value.result
      // Where the game ends before, another ply visits nothing more.
      const before = this.found.at(-1)
      if (before?.search === search && before.nodes === nodes) break
      this.found.push({ search, depth, nodes })
    }
    clearTimeout(timer)
    client.stop()
  }
}
