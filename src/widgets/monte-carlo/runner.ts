import { fail, ok, type GameKit, type MctsResult, type Result } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { GameWorker } from '../tree/game-worker.ts'
import type { MctsAnswer, MctsRequest } from '../../workers/protocol.ts'
import { MonteCarloSession } from './session.ts'
import type { MonteCarloSpec } from './spec.ts'

/** Runs the searches of a figure in a worker: another one ends the one before. */
export class Runner {
  private readonly changed: () => void
  private readonly worker: GameWorker
  private readonly asking: Asking<MctsAnswer, number>
  private asked = 0

  /** @param changed  called when `running` has changed */
  constructor(figure: HTMLElement, changed: () => void) {
    this.changed = changed
    this.worker = new GameWorker(figure)
    this.asking = new Asking(changed, () => this.worker.stop())
  }

  /** Iterations so far; undefined where nothing is long enough to be spoken of. */
  get running(): number | undefined {
    return this.asking.progress
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
    const isSpokenOf = this.running !== undefined
    this.asking.leave()
    if (isSpokenOf) this.changed()
  }

  private async ask(
    request: Omit<MctsRequest, 'task'> & { readonly game: string },
  ): Promise<Result<MctsAnswer> | undefined> {
    const { game, ...asked } = request
    let isSpokenOf = false
    // What is asked again is run again: a number tells each question from all others.
    const answer = await this.asking.ask(String(++this.asked), 0, async (tell) => {
      const found = await this.worker.of(game).mcts(asked, ({ nodes }) => tell(nodes))
      isSpokenOf = this.running !== undefined
      return found
    })
    if (answer !== undefined && isSpokenOf) this.changed()
    return answer
  }
}

function requestOf({ place, options }: MonteCarloSpec) {
  const { game, position, gameOptions } = place
  return { game, position, ...(gameOptions && { gameOptions }), options }
}
