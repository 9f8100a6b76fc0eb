import type { TemplateResult } from 'lit-html'
import { fail, ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { MeasuringFigure } from '../../figure/measuring-figure.ts'
import { bitBench as words } from '../../i18n/bit-bench.ts'
import type { StateOf } from '../../state/schema.ts'
import type { Rate } from '../../workers/bit-bench/measure.ts'
import type { BenchMessage } from '../../workers/bit-bench/protocol.ts'
import { spawnBitBench } from '../../workers/bit-bench/spawn.ts'
import { TASKS, WAYS } from '../../workers/bit-bench/ways.ts'
import { readRates, writeRates } from './rates.ts'
import { BIT_BENCH_SCHEMA, type BitBenchSchema } from './schema.ts'
import { ratesTable } from './table.ts'

const ALL = TASKS.length * WAYS.length

/**
 * `<cutoff-bit-bench id data-stored="…">`: boards kept in four ways, measured on the reader's own
 * machine and shown beside a stored run. The rates are in the link, so that it shows them too.
 */
class BitBench extends MeasuringFigure<BitBenchSchema> {
  protected override readonly errors = {
    'bit-bench/rates': () => words.badRates,
    'bit-bench/differ': () => words.differ,
    'bit-bench/failed': () => words.failed,
  }
  private here: readonly Rate[] = []
  private measured: readonly Rate[] = []
  private checked = false

  protected schema(): BitBenchSchema {
    return BIT_BENCH_SCHEMA
  }

  protected override take(state: StateOf<BitBenchSchema>): Result<StateOf<BitBenchSchema>> {
    const read = readRates(state.rates)
    if (!read.ok) return read
    this.here = read.value
    return ok({ rates: writeRates(read.value) })
  }

  private get stored(): readonly Rate[] {
    const read = readRates(this.dataset['stored'] ?? '')
    return read.ok ? read.value : []
  }

  protected override run(): void {
    this.measured = []
    this.checked = false
    const hear = (message: BenchMessage) => this.hear(message)
    this.measure(spawnBitBench, hear, 'bit-bench/failed')
  }

  private hear(message: BenchMessage): void {
    if (message.kind === 'rate') {
      this.measured = [...this.measured, message.rate]
      return this.redraw()
    }
    if (message.kind === 'checked' && message.agree) {
      this.checked = true
      return this.redraw()
    }
    this.stop()
    if (message.kind === 'done') this.change({ rates: writeRates(this.measured) })
    else this.refuse(fail('bit-bench/differ').error)
  }

  protected override get host(): HTMLElement {
    return place(this, 'bit-bench-controls')
  }

  /** Draws the chart anew once there is something of the reader's own to be seen in it. */
  private async drawChart(): Promise<void> {
    const { stored, here } = this
    const { ratesDrawing } = await fetched(this, () => import('./drawing.ts'))
    if (here !== this.here) return
    for (const [name, wide] of [
      ['chart-wide', true],
      ['chart-narrow', false],
    ] as const) {
      place(this, name).replaceChildren(ratesDrawing(document, stored, here, wide, words))
    }
  }

  private drawn: readonly Rate[] = this.here

  protected draw(): TemplateResult {
    const { here, stored } = this
    if (here !== this.drawn && (here.length > 0 || this.drawn.length > 0)) {
      this.drawn = here
      void this.drawChart()
      place(this, 'bit-bench-table').replaceChildren(ratesTable(document, stored, here, words))
    }
    return this.controls(
      {
        says: this.says(this.isMeasuring),
        quiet: false,
        measured: here.length > 0,
        done: this.measured.length,
        of: ALL,
      },
      words,
    )
  }

  private says(running: boolean): string {
    if (!running) return this.here.length > 0 ? words.measured : words.before
    const last = this.measured.at(-1)
    if (last === undefined) return this.checked ? words.checked : words.checking
    return words.done(words.tasks[last.task], words.ways[last.way], last.perSecond)
  }
}

define('cutoff-bit-bench', BitBench)
