import { html, type TemplateResult } from 'lit-html'
import { ContractError, type GameKit, type Result } from '../../../engine/index.ts'
import type { Live, LiveHost } from '../../figure/live-figure.ts'
import { check, saysLine, select } from '../../figure/panel.ts'
import { rootSplit as words } from '../../i18n/root-split.ts'
import { mayShareMemory } from '../../workers/parallel.ts'
import { GameWorker } from '../tree/game-worker.ts'
import type { TreeSpec } from '../tree/spec.ts'
import { foundOf, namesOf, type Found } from './found.ts'
import { Measuring, type Timing } from './measure.ts'
import { measured, told } from './panel.ts'
import { MOST_THREADS, type RootSplitState } from './schema.ts'
import { splitSpec, type SplitSpec } from './spec.ts'
import { lanesDrawing } from './view.ts'

/** A search that threads share: their lanes worked out in nodes, and measured on the reader’s cores. */
export class LiveRootSplit implements Live {
  private readonly host: LiveHost<RootSplitState>
  private taken: { readonly kit: GameKit<unknown>; readonly spec: SplitSpec } | undefined
  private readonly worker: GameWorker
  private asked = ''
  private found: Found | undefined
  private readonly measuring = new Measuring()
  private timings: readonly Timing[] = []
  /** What is being measured, if anything is. */
  private run: object | undefined
  private drawn = ''

  constructor(host: LiveHost<RootSplitState>) {
    this.host = host
    this.worker = new GameWorker(host.figure)
  }

  take(kit: GameKit<unknown>, search: TreeSpec): Result<true> {
    const spec = splitSpec(kit, search)
    if (!spec.ok) return spec
    this.taken = { kit, spec: spec.value }
    return { ok: true, value: true }
  }

  async ready(): Promise<void> {
    await this.search()
  }

  draw(): TemplateResult {
    void this.search()
    const { found, host, timings } = this
    const { threads, sharing, picked } = host.state
    const several = Array.from({ length: MOST_THREADS }, (_, i) => i + 1)
    if (found !== undefined) this.drawStage(found)
    const times = { threads, running: this.run !== undefined, timings, sharing: mayShareMemory() }
    return html`<div class="root-split-panel">
      <div class="root-split-row">
        ${select(
          words.threads,
          several.map((n) => [n, n] as const),
          threads,
          (to) => host.change({ threads: to, picked: -1 }),
        )}
        ${check(words.sharing, sharing, (to) => host.change({ sharing: to, picked: -1 }))}
      </div>
      ${
        found === undefined
          ? saysLine(words.searching)
          : told(found, picked, (i) => host.change({ picked: i }))
      }
      ${measured(times, { run: () => void this.measure(), stop: () => this.stopMeasuring() })}
    </div>`
  }

  private async measure(): Promise<void> {
    const { taken } = this
    if (taken === undefined) return
    const run = {}
    this.run = run
    this.timings = []
    this.host.redraw()
    for await (const timing of this.measuring.run(taken.kit, taken.spec, this.host.state.threads)) {
      this.timings = [...this.timings, timing]
      this.host.redraw()
    }
    // Another may have begun by now.
    if (this.run === run) this.stopMeasuring()
  }

  private stopMeasuring(): void {
    this.measuring.stop()
    this.run = undefined
    this.host.redraw()
  }

  private async search(): Promise<void> {
    const { taken } = this
    if (taken === undefined) throw new ContractError('LiveRootSplit', 'is drawn without a search')
    const { kit, spec } = taken
    const { threads, sharing } = this.host.state
    const asked = JSON.stringify([spec, threads, sharing])
    if (asked === this.asked) return
    const other = JSON.stringify(spec) !== JSON.stringify(JSON.parse(this.asked || '[0]')[0])
    if (other) {
      this.measuring.stop()
      this.run = undefined
      this.timings = []
    }
    this.asked = asked
    const { game, ...request } = spec
    // A search that nobody waits for any more is ended.
    const engine = this.worker.of(game)
    if (engine.busy) engine.stop()
    const answer = await engine.lanes({ ...request, workers: threads, shared: sharing })
    if (asked !== this.asked) return
    const found = answer.ok ? foundOf(kit, spec, answer.value) : answer
    if (!found.ok) return this.host.refuse(found.error)
    this.found = found.value
    this.drawn = ''
    this.host.redraw()
  }

  private drawStage(found: Found): void {
    const { stage, state } = this.host
    const { lanes } = found
    const room = Math.max(300, Math.round(stage.clientWidth))
    const threads = Math.max(1, ...lanes.shares.map(({ worker }) => worker + 1))
    const drawn = `${this.asked} ${state.picked} ${room}`
    if (drawn === this.drawn) return
    this.drawn = drawn
    const drawing = lanesDrawing(
      document,
      lanes,
      threads,
      state.picked,
      namesOf(found),
      room,
      words,
    )
    drawing.addEventListener('click', ({ target }) => {
      const bar = target instanceof Element ? target.closest('[data-share]') : null
      if (bar instanceof SVGElement) this.host.change({ picked: Number(bar.dataset['share']) })
    })
    const key = document.createElement('p')
    key.className = 'hint root-split-key'
    key.textContent = words.key
    stage.replaceChildren(drawing, key)
  }

  resized(): void {
    if (this.found !== undefined) this.host.redraw()
  }

  leave(): void {
    this.worker.stop()
    this.measuring.stop()
    this.run = undefined
    this.asked = ''
  }
}
