import { EngineClient } from '../../workers/client.ts'
import { askingAt } from '../../figure/fetched.ts'

/** The worker of a figure: that of one game, which gives way to that of another. */
export class GameWorker {
  private readonly make: (game: string) => EngineClient
  private client: { readonly game: string; readonly engine: EngineClient } | undefined

  /** @param make  by default a worker that says at the figure where its code does not come */
  constructor(
    figure: HTMLElement,
    make = (game: string) => new EngineClient(game, undefined, askingAt(figure)),
  ) {
    this.make = make
  }

  of(game: string): EngineClient {
    if (this.client?.game !== game) {
      this.stop()
      this.client = { game, engine: this.make(game) }
    }
    return this.client.engine
  }

  /** Ends what it is doing. */
  stop(): void {
    this.client?.engine.stop()
  }
}
