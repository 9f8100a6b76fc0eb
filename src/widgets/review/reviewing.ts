import {
  worthSolving,
  type Effort,
  type GameOptions,
  type Judged,
  type UserError,
} from '../../../engine/index.ts'
import { askingAt } from '../../figure/fetched.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnReview } from '../../workers/spawn.ts'

/** What is reviewed: the positions of a game as texts, the first one first. */
export interface Asked {
  readonly positions: readonly string[]
  readonly gameOptions: GameOptions
  readonly effort: Effort
}

export interface ReviewingEvents {
  /** A position has been judged, or all are, or more nodes have been searched. */
  readonly changed: (judged: readonly (Judged | undefined)[]) => void
  readonly progress: () => void
  readonly failed: (error: UserError) => void
}

/** Judges the positions of a game one by one, in a worker, the last one first. */
export class Reviewing {
  readonly client: EngineClient
  /** Nodes that have been searched for the position at hand. */
  nodes = 0
  private readonly events: ReviewingEvents
  private run: object | undefined

  constructor(figure: HTMLElement, game: string, events: ReviewingEvents) {
    this.client = new EngineClient(game, () => spawnReview(game), askingAt(figure))
    this.events = events
  }

  get isRunning(): boolean {
    return this.run !== undefined
  }

  /** @param known  what has been judged before, by the ply, which is not judged again */
  async start(asked: Asked, known: readonly (Judged | undefined)[]): Promise<void> {
    this.stop()
    const run = {}
    this.run = run
    const { positions, gameOptions, effort } = asked
    const judged = positions.map((_, ply) => known[ply])
    for (let ply = positions.length - 1; ply >= 0; ply--) {
      if (judged[ply] !== undefined) continue
      this.nodes = 0
      const solve = worthSolving(judged, ply)
      const request = { position: positions[ply] ?? '', gameOptions, effort, solve }
      const found = await this.client.review(request, ({ nodes }) => {
        if (this.run !== run) return
        this.nodes = nodes
        this.events.progress()
      })
      if (this.run !== run) return
      if (!found.ok) {
        this.run = undefined
        return this.events.failed(found.error)
      }
      judged[ply] = found.value
      if (ply === 0 || judged.slice(0, ply).every((each) => each !== undefined)) break
      this.events.changed(judged)
    }
    this.run = undefined
    this.events.changed(judged)
  }

  /** What has been judged is kept. */
  stop(): void {
    if (this.run === undefined) return
    this.run = undefined
    this.client.stop()
  }
}
