import type { TemplateResult } from 'lit-html'
import {
  ContractError,
  fail,
  ok,
  SOLVING_STEPS,
  type GameKit,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { MeasuringFigure } from '../../figure/measuring-figure.ts'
import { select } from '../../figure/panel.ts'
import { solvingSteps as words } from '../../i18n/solving-steps.ts'
import type { StateOf } from '../../state/schema.ts'
import type { StepsMessage } from '../../workers/solving-steps/protocol.ts'
import { spawnSolvingSteps } from '../../workers/solving-steps/spawn.ts'
import { solvingStepsSchema, type SolvingStepsSchema, type SteppedPosition } from './schema.ts'
import { stepsShown } from './view.ts'

/**
 * `<cutoff-solving-steps id data-positions data-picked>`: positions of Connect 4 that have been
 * solved by each step from minimax to the solver. One is picked, shown in the chart, and solved
 * again in a worker.
 */
class SolvingSteps extends MeasuringFigure<SolvingStepsSchema> {
  protected override readonly errors = {
    'solving-steps/differ': () => words.differ,
    'solving-steps/failed': () => words.failed,
  }
  private kit: GameKit<unknown> | undefined
  private positions: readonly SteppedPosition[] = []
  private says = words.before
  /** Milliseconds of each step on the picked position. */
  private times: readonly number[] = []

  protected schema(): SolvingStepsSchema {
    const { positions = '[]', picked } = this.dataset
    this.positions = JSON.parse(positions) as SteppedPosition[]
    return solvingStepsSchema(this.positions.length, Number(picked))
  }

  protected override async begin(): Promise<void> {
    this.kit = await knownKit(this, 'connect4')
    await super.begin()
  }

  protected override take(state: StateOf<SolvingStepsSchema>): Result<StateOf<SolvingStepsSchema>> {
    this.stop()
    this.times = []
    this.says = words.before
    return ok(state)
  }

  private get picked(): SteppedPosition {
    const picked = this.positions[this.state.position - 1]
    if (picked === undefined) throw new ContractError(this.localName, 'has no such position')
    return picked
  }

  protected override run(): void {
    this.times = []
    this.says = words.starting(words.steps[SOLVING_STEPS[0]])
    const hear = (message: StepsMessage) => this.hear(message)
    const worker = this.measure(spawnSolvingSteps, hear, 'solving-steps/failed')
    worker.postMessage({ position: this.picked.text })
  }

  protected override stopped(): void {
    this.says = words.stopped
  }

  private hear(message: StepsMessage): void {
    if (message.kind === 'progress') {
      this.says = words.running(words.steps[message.step], message.nodes)
    } else if (message.kind === 'done') {
      this.stop()
      this.says = words.done
    } else {
      const at = SOLVING_STEPS.indexOf(message.step)
      if (this.picked.nodes[at] !== message.nodes) {
        this.stop()
        this.refuse(fail('solving-steps/differ').error)
        return
      }
      this.times = [...this.times, message.ms]
      const next = SOLVING_STEPS[at + 1]
      if (next !== undefined) this.says = words.starting(words.steps[next])
    }
    this.redraw()
  }

  protected override get host(): HTMLElement {
    return place(this, 'solving-steps-controls')
  }

  /** Marks the dots of the picked position, in both sizes of the chart. */
  private mark(): void {
    for (const dots of this.querySelectorAll('.solving-steps-each')) {
      for (const [i, dot] of Array.from(dots.children).entries()) {
        dot.classList.toggle('picked', i % this.positions.length === this.state.position - 1)
      }
    }
  }

  protected draw(): TemplateResult {
    const { kit, positions, state } = this
    if (kit !== undefined) {
      const shown = stepsShown(document, kit, this.picked, this.times, words)
      place(this, 'solving-steps-shown').replaceChildren(shown)
    }
    this.mark()
    const all = positions.map(({ free }, i) => [i + 1, words.named(i + 1, free)] as const)
    const pick = (position: number) => void this.change({ position })
    return this.controls(
      {
        says: this.says,
        quiet: this.isMeasuring,
        measured: this.times.length > 0,
        done: this.times.length,
        of: SOLVING_STEPS.length,
        choice: select(words.position, all, state.position, pick),
      },
      words,
    )
  }
}

define('cutoff-solving-steps', SolvingSteps)
