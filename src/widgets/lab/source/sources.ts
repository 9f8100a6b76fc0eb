import { ContractError, ok, type GameKit, type Result } from '../../../../engine/index.ts'
import { fetchKit } from '../../../figure/fetch-kit.ts'
import type { LabState } from '../schema.ts'
import { placeIn, type SourcePlace } from './place.ts'

export interface Source {
  readonly kit: GameKit<unknown>
  readonly place: SourcePlace
}

/** What a mode has to search: the games that it has fetched so far, and by them the place of a state. */
export class Sources {
  private readonly figure: HTMLElement
  private readonly kits = new Map<string, Result<GameKit<unknown>>>()

  constructor(figure: HTMLElement) {
    this.figure = figure
  }

  /** Fetches the game of a state. */
  async fetch({ game }: Pick<LabState, 'game'>): Promise<void> {
    if (!this.kits.has(game)) this.kits.set(game, await fetchKit(this.figure, game))
  }

  /** Reads a state whose game has been fetched. Errors are those of fetching it, and `placeIn`'s. */
  at(state: Parameters<typeof placeIn>[0]): Result<Source> {
    const kit = this.kits.get(state.game)
    if (kit === undefined) throw new ContractError('Sources', `${state.game} has not been fetched`)
    if (!kit.ok) return kit
    const place = placeIn(state, kit.value)
    return place.ok ? ok({ kit: kit.value, place: place.value }) : place
  }
}
