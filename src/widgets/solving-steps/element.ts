import { html, nothing, type TemplateResult } from 'lit-html'
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
import { FigureElement } from '../../figure/figure-element.ts'
import { button, copyButton, errorLine, hintLine, saysLine, select } from '../../figure/panel.ts'
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
class SolvingSteps extends FigureElement<SolvingStepsSchema> {
  protected override readonly errors = {
    'solving-steps/differ': () => words.differ,
    'solving-steps/failed': () => words.failed,
  }
  private kit: GameKit<unknown> | undefined
  private positions: readonly SteppedPosition[] = []
  private worker: Worker | undefined
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
    this.onLeave(() => this.stop())
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

  private run(): void {
    this.stop()
    this.times = []
    this.says = words.starting(words.steps[SOLVING_STEPS[0]])
    const worker = spawnSolvingSteps()
    worker.onmessage = ({ data }: MessageEvent<StepsMessage>) => this.hear(data)
    worker.onerror = () => {
      this.stop()
      this.refuse(fail('solving-steps/failed').error)
    }
    worker.postMessage({ position: this.picked.text })
    this.worker = worker
    this.redraw()
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

  private stop(): void {
    this.worker?.terminate()
    this.worker = undefined
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
    const { kit, worker, positions, state } = this
    if (kit !== undefined) {
      const shown = stepsShown(document, kit, this.picked, this.times, words)
      place(this, 'solving-steps-shown').replaceChildren(shown)
    }
    this.mark()
    const all = positions.map(({ free }, i) => [i + 1, words.named(i + 1, free)] as const)
    return html`
      <div class="controls">
        ${select(words.position, all, state.position, (position) => void this.change({ position }))}
        ${
          worker === undefined
            ? button(this.times.length > 0 ? words.again : words.run, () => this.run(), {
                look: 'primary',
              })
            : button(words.stop, () => {
                this.stop()
                this.says = words.stopped
                this.redraw()
              })
        }
        ${copyButton(this)}
      </div>
      ${saysLine(this.says, { quiet: worker !== undefined })}
      ${
        worker === undefined
          ? nothing
          : html`<progress
              class="solving-steps-progress"
              aria-label=${words.progress}
              max=${SOLVING_STEPS.length}
              value=${this.times.length}
            ></progress>`
      }
      ${errorLine(this)} ${hintLine(this)}
    `
  }
}

define('cutoff-solving-steps', SolvingSteps)
