import type { TemplateResult } from 'lit-html'
import { fail, ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { MeasuringFigure } from '../../figure/measuring-figure.ts'
import { select } from '../../figure/panel.ts'
import { recount as words } from '../../i18n/recount.ts'
import type { StateOf } from '../../state/schema.ts'
import { EVERY, type Recounted, type RecountMessage } from '../../workers/recount/protocol.ts'
import { spawnRecount } from '../../workers/recount/spawn.ts'
import { recountSchema, type RecountSchema } from './schema.ts'

/** `<cutoff-recount id data-stored="…">`: a stored run (`Recounted`), run again in a worker. */
class Recount extends MeasuringFigure<RecountSchema> {
  protected override readonly errors = {
    'recount/differs': () => words.differ(this.strange),
    'recount/failed': () => words.failed,
  }
  private stored: Recounted = { of: 'dice', seed: 0, steps: [] }
  private says = ''
  private strange = ''
  private done = 0
  private measured = false

  protected schema(): RecountSchema {
    this.stored = JSON.parse(this.dataset['stored'] ?? '') as Recounted
    return recountSchema(this.stored.steps.length)
  }

  protected override take(state: StateOf<RecountSchema>): Result<StateOf<RecountSchema>> {
    this.stop()
    this.measured = false
    this.says = this.wording.before
    return ok(state)
  }

  private get wording() {
    return words[this.stored.of]
  }

  /** How many steps are asked for, and how they are called. */
  private get asked(): number {
    return this.state.step === 0 ? this.stored.steps.length : 1
  }

  private get many(): string {
    const { step } = this.state
    return step === 0 ? this.wording.many(this.asked) : this.named(step - 1)
  }

  private named(index: number): string {
    const { stored, wording } = this
    return wording.step(stored.of === 'reach' ? index * EVERY : index + 1)
  }

  protected override run(): void {
    this.done = 0
    this.says = words.running(0, this.many)
    const hear = (message: RecountMessage) => this.hear(message)
    const worker = this.measure(spawnRecount, hear, 'recount/failed')
    const { step } = this.state
    worker.postMessage({ stored: this.stored, ...(step > 0 && { only: step - 1 }) })
  }

  protected override stopped(): void {
    this.says = words.stopped(this.done, this.wording.many(this.asked))
  }

  private hear(message: RecountMessage): void {
    if (message.kind === 'done') {
      this.stop()
      this.measured = true
      this.says = words.done(this.many)
    } else if (message.same) {
      this.done++
      this.says = words.running(this.done, this.wording.many(this.asked))
    } else {
      this.stop()
      this.strange = this.named(message.index)
      this.says = this.wording.before
      this.refuse(fail('recount/differs').error)
      return
    }
    this.redraw()
  }

  protected draw(): TemplateResult {
    const { state, stored, wording } = this
    const all = [
      [0, wording.all] as const,
      ...stored.steps.map((_, i) => [i + 1, this.named(i)] as const),
    ]
    return this.controls(
      {
        says: this.says,
        quiet: this.isMeasuring,
        measured: this.measured,
        done: this.done,
        of: this.asked,
        choice: select(wording.what, all, state.step, (step: number) => void this.change({ step })),
      },
      words,
    )
  }
}

define('cutoff-recount', Recount)
