import { fetched } from '../../figure/fetched.ts'
import type { EngineClient } from '../../workers/client.ts'
import type { Looks, NamedAgent } from './looks.ts'

/** What a reader needs once there is a game: it comes then, with its words. */
export class Later {
  results: typeof import('./results-view.ts') | undefined
  lines: typeof import('./line-over.ts') | undefined
  looks: Looks | undefined
  private readonly figure: HTMLElement
  private coming: Promise<void> | undefined

  constructor(figure: HTMLElement) {
    this.figure = figure
  }

  /**
   * @param agents  those who may be asked what they would play
   * @param client  of the worker that asks them
   */
  fetch(
    agents: readonly NamedAgent[],
    client: () => EngineClient,
    redraw: () => void,
  ): Promise<void> {
    const load = () =>
      Promise.all([import('./results-view.ts'), import('./line-over.ts'), import('./looks.ts')])
    return (this.coming ??= fetched(this.figure, load).then(([results, lines, { Looks }]) => {
      this.results = results
      this.lines = lines
      this.looks = new Looks(agents, client, redraw)
      redraw()
    }))
  }
}
