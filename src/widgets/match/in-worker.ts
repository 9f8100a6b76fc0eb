import { ok, type MatchGame, type Result } from '../../../engine/index.ts'
import type { EngineClient } from '../../workers/client.ts'
import type { MatchRequest } from '../../workers/protocol.ts'

/** A match as a worker begins it, and what it is called here. */
interface Asked extends Omit<MatchRequest, 'task'> {
  /** The same for all games of the same match by the same seed. */
  readonly key: string
}

/**
 * The games of matches, played in a worker one by one. Where one is not wanted any more it rests
 * where it is, and goes on from the same ply when it is asked for next.
 */
export class MatchInWorker {
  private readonly client: EngineClient
  /** The match that rests: before or within its game with this index. */
  private resting: { readonly key: string; readonly game: number } | undefined

  constructor(client: EngineClient) {
    this.client = client
  }

  isResting(key: string, game: number): boolean {
    return this.resting?.key === key && this.resting.game === game
  }

  /**
   * Plays the game with this index to its end; undefined where it was not wanted any more before.
   *
   * @param told  of the plies that the game has come to
   */
  async play(
    { key, ...request }: Asked,
    game: number,
    isWanted: () => boolean,
    told: (plies: number) => void,
  ): Promise<Result<MatchGame | undefined>> {
    if (!this.isResting(key, game)) {
      told(0)
      this.resting = { key, game }
      const options = { ...request.options, first: game }
      const begun = await this.client.match({ ...request, options })
      if (!begun.ok) return this.failed(begun)
    }
    while (isWanted()) {
      const answer = await this.client.playOn()
      if (!answer.ok) return this.failed(answer)
      const { plies, ended } = answer.value
      if (ended !== undefined) {
        this.resting = { key, game: ended.index + 1 }
        return ok(ended)
      }
      told(plies)
    }
    return ok(undefined)
  }

  /** Ends the worker, and the game that rests in it. */
  stop(): void {
    this.resting = undefined
    this.client.stop()
  }

  private failed<T extends Result<unknown>>(result: T): T {
    this.resting = undefined
    return result
  }
}
