import type { Symptom, UserError } from '../../../engine/index.ts'
import type { EngineClient } from '../../workers/client.ts'
import { plus } from './model.ts'
import { GAMES } from './schema.ts'

/** Games between two looks at the figure. */
const BATCH = 4

/** Counts a symptom over seeded games in a worker of its own, a few games at a time. */
export class Evidence {
  private readonly clientOf: () => EngineClient
  private readonly id: string
  private readonly changed: () => void
  private client: EngineClient | undefined
  private found: Symptom | undefined
  private games = 0
  private progress: { readonly done: number; readonly of: number } | undefined

  /**
   * @param id  of a case of the clinic
   * @param changed  called when any of what can be read here has changed
   */
  constructor(id: string, clientOf: () => EngineClient, changed: () => void) {
    this.id = id
    this.clientOf = clientOf
    this.changed = changed
  }

  /** What was counted; undefined before the first games. */
  get symptom(): Symptom | undefined {
    return this.found
  }

  /** Games counted: those of the seeds from 1 to this one. */
  get counted(): number {
    return this.games
  }

  /** How far the counting is; undefined where nothing is being counted. */
  get counting(): { readonly done: number; readonly of: number } | undefined {
    return this.progress
  }

  /** Counts on. Answers what went wrong; to be stopped is not wrong. */
  async count(): Promise<UserError | undefined> {
    if (this.progress !== undefined) return undefined
    const client = this.clientOf()
    this.client = client
    let error: UserError | undefined
    for (let done = 0; done < GAMES && error === undefined; done += BATCH) {
      this.progress = { done, of: GAMES }
      this.changed()
      const found = await client.symptom({ case: this.id, seed: 1 + this.games, games: BATCH })
      if (this.client !== client) return undefined
      if (!found.ok) error = found.error
      else {
        this.found = plus(this.found, found.value)
        this.games += BATCH
      }
    }
    this.stop()
    return error
  }

  /** Ends the counting; what was counted stays. */
  stop(): void {
    this.client?.stop()
    this.client = undefined
    this.progress = undefined
    this.changed()
  }
}
