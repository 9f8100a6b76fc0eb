import { ok, type GameKit, type GameOptions, type Result } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { askingAt, fetched } from '../../figure/fetched.ts'
import type { EngineClient } from '../../workers/client.ts'
import { excludedMoves } from './excluded.ts'
import { foundOf, withSteps, type Found, type Stepped } from './found.ts'
import { searchOf, type Sought } from './schema.ts'

/** Nodes after which a search gives up: some seconds. */
const MOST_NODES = 3_000_000

/** Where a search begins. */
interface Start {
  readonly kit: GameKit<unknown>
  readonly position: unknown
  readonly options: GameOptions
}

/** The engine's search for a win by threats, in a worker. */
export class ThreatSearch {
  private readonly figure: HTMLElement
  private client: EngineClient | undefined
  private readonly asking: Asking<Stepped, number>

  /** @param changed  called when there is news of the search */
  constructor(figure: HTMLElement, changed: () => void) {
    this.figure = figure
    // A reader has asked for it, and can stop it, so it is spoken of at once.
    this.asking = new Asking(changed, () => this.stop(), 0)
  }

  /** Takes what is known without a search. */
  keep(sought: Sought, found: Found): void {
    this.asking.keep(searchOf(sought), withSteps(found))
  }

  found(sought: Sought): Stepped | undefined {
    return this.asking.found(searchOf(sought))
  }

  /** Positions looked at so far; undefined while there is no search. */
  get nodes(): number | undefined {
    return this.asking.progress
  }

  isAsked(sought: Sought): boolean {
    return this.asking.isAsked(searchOf(sought))
  }

  /** Looks for a win. Undefined: that is not wanted any more. */
  ask(sought: Sought, start: Start): Promise<Result<Stepped> | undefined> {
    const { kit, position, options: gameOptions } = start
    const { kind, stones: depth, position: text } = sought
    const exclude = excludedMoves(kit, position, sought.exclude)
    const options = { kind, depth, nodes: MOST_NODES, exclude }
    return this.asking.ask(searchOf(sought), 0, async (tell, isWanted) => {
      const client = await this.engine(kit.game.id)
      if (!isWanted()) return undefined
      const asked = { position: text, options, gameOptions }
      const answer = await client.threats(asked, ({ nodes }) => tell(nodes))
      if (!isWanted()) return undefined
      return answer.ok ? ok(withSteps(foundOf(kit, position, answer.value))) : answer
    })
  }

  /** Fetched with the first search: what the page shows has been searched. */
  private async engine(game: string): Promise<EngineClient> {
    const { figure } = this
    const { EngineClient } = await fetched(figure, () => import('../../workers/client.ts'))
    return (this.client ??= new EngineClient(game, undefined, askingAt(figure)))
  }

  /** Ends the search, which is told. */
  stop(): void {
    this.client?.stop()
  }

  leave(): void {
    this.asking.leave()
  }
}
