import { fail, ok, type GameKit, type MctsResult, type Result } from '../../../engine/index.ts'
import { askingAt } from '../../figure/fetched.ts'
import { EngineClient } from '../../workers/client.ts'
import type { MctsAnswer, MctsRequest } from '../../workers/protocol.ts'
import { MonteCarloSession } from './session.ts'
import type { MonteCarloSpec } from './spec.ts'

/** Milliseconds for which a search has to be at work before it is spoken of, or ended for another. */
const SPEAK_AFTER = 250

/** Runs the searches of a figure in a worker: another one ends the one before. */
export class Runner {
  private readonly figure: HTMLElement
  private readonly changed: () => void
  private client: { readonly game: string; readonly engine: EngineClient } | undefined
  private mine: object | undefined
  private done: number | undefined

  /** @param changed  called when `running` has changed */
  constructor(figure: HTMLElement, changed: () => void) {
    this.figure = figure
    this.changed = changed
  }

  /** Iterations so far; undefined where nothing is long enough to be spoken of. */
  get running(): number | undefined {
    return this.done
  }

  /** Undefined: it was ended by another one, or by `stop`. */
  async record(
    kit: GameKit<unknown>,
    spec: MonteCarloSpec,
  ): Promise<Result<MonteCarloSession> | undefined> {
    const answer = await this.ask({ ...requestOf(spec), trace: true })
    if (answer === undefined || !answer.ok) return answer
    const { recording } = answer.value
    return recording === undefined
      ? fail('worker/failed')
      : ok(new MonteCarloSession(kit, spec, recording))
  }

  /** The same without a recording. */
  async result(spec: MonteCarloSpec): Promise<Result<MctsResult> | undefined> {
    const answer = await this.ask(requestOf(spec))
    return answer?.ok === true ? ok(answer.value.result) : answer
  }

  stop(): void {
    if (this.mine === undefined) return
    this.client?.engine.stop()
    this.settle()
  }

  private async ask(
    request: Omit<MctsRequest, 'task'> & { readonly game: string },
  ): Promise<Result<MctsAnswer> | undefined> {
    this.stop()
    const mine = {}
    this.mine = mine
    const { game, ...asked } = request
    let so = 0
    const speak = () => {
      if (this.mine !== mine) return
      this.done = so
      this.changed()
    }
    const timer = setTimeout(speak, SPEAK_AFTER)
    const answer = await this.engineFor(game).mcts(asked, ({ nodes }) => {
      so = nodes
      if (this.done !== undefined) speak()
    })
    clearTimeout(timer)
    if (this.mine !== mine) return undefined
    this.settle()
    return answer
  }

  private engineFor(game: string): EngineClient {
    if (this.client?.game !== game) {
      this.client?.engine.stop()
      this.client = { game, engine: new EngineClient(game, undefined, askingAt(this.figure)) }
    }
    return this.client.engine
  }

  private settle(): void {
    this.mine = undefined
    if (this.done === undefined) return
    this.done = undefined
    this.changed()
  }
}

function requestOf({ place, options }: MonteCarloSpec) {
  const { game, position, gameOptions } = place
  return { game, position, ...(gameOptions && { gameOptions }), options }
}
