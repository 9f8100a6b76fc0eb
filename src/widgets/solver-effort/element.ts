import type { TemplateResult } from 'lit-html'
import { ContractError, fail, ok, type GameKit, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { MeasuringFigure } from '../../figure/measuring-figure.ts'
import { select } from '../../figure/panel.ts'
import { solverEffort as words } from '../../i18n/solver-effort.ts'
import type { StateOf } from '../../state/schema.ts'
import type { Asks, EffortMessage } from '../../workers/solver-effort/protocol.ts'
import { spawnSolverEffort } from '../../workers/solver-effort/spawn.ts'
import { solverEffortSchema, type Effort, type SolverEffortSchema } from './schema.ts'
import { effortShown } from './view.ts'

/**
 * `<cutoff-solver-effort id data-efforts data-asks>`: what it took to solve positions of Connect 4
 * with so many pieces. Those of one row are solved again in a worker.
 */
class SolverEffort extends MeasuringFigure<SolverEffortSchema> {
  protected override readonly errors = {
    'solver-effort/differ': () => words.differ,
    'solver-effort/failed': () => words.failed,
  }
  private kit: GameKit<unknown> | undefined
  private efforts: readonly Effort[] = []
  private here: (number | undefined)[] = []
  private says = ''
  private solved = 0

  protected schema(): SolverEffortSchema {
    this.efforts = JSON.parse(this.dataset['efforts'] ?? '[]') as Effort[]
    return solverEffortSchema(this.efforts.length)
  }

  private get asks(): Asks {
    return this.dataset['asks'] === 'win' ? 'win' : 'score'
  }

  protected override async begin(): Promise<void> {
    this.kit = await knownKit(this, 'connect4')
    await super.begin()
  }

  protected override take(state: StateOf<SolverEffortSchema>): Result<StateOf<SolverEffortSchema>> {
    this.stop()
    const { texts, ms } = this.effort(state.row)
    this.says = words.before(texts.length, ms)
    return ok(state)
  }

  private effort(row = this.state.row): Effort {
    const effort = this.efforts[row - 1]
    if (effort === undefined) throw new ContractError(this.localName, 'has no such row')
    return effort
  }

  protected override run(): void {
    const { texts } = this.effort()
    this.solved = 0
    this.says = words.running(0, texts.length, 0)
    const hear = (message: EffortMessage) => this.hear(message)
    const worker = this.measure(spawnSolverEffort, hear, 'solver-effort/failed')
    worker.postMessage({ asks: this.asks, positions: texts })
  }

  protected override stopped(): void {
    this.says = words.stopped
  }

  private hear(message: EffortMessage): void {
    const { texts, nodes } = this.effort()
    if (message.kind === 'progress') {
      this.solved = message.solved
      this.says = words.running(message.solved, texts.length, message.nodes)
    } else {
      this.stop()
      if (Math.round(message.nodes / texts.length) !== nodes) {
        this.refuse(fail('solver-effort/differ').error)
        return
      }
      this.here[this.state.row - 1] = message.ms / texts.length
      this.says = words.done(message.nodes, message.ms)
    }
    this.redraw()
  }

  protected override get host(): HTMLElement {
    return place(this, 'solver-effort-controls')
  }

  protected draw(): TemplateResult {
    const { asks, efforts, here, kit } = this
    const { row } = this.state
    if (kit !== undefined) {
      const shown = { asks, efforts, picked: row - 1, here }
      place(this, 'solver-effort-shown').replaceChildren(effortShown(document, kit, shown, words))
    }
    const all = efforts.map(
      ({ pieces, texts }, i) => [i + 1, words.named(pieces, texts.length)] as const,
    )
    return this.controls(
      {
        says: this.says,
        quiet: this.isMeasuring,
        measured: here[row - 1] !== undefined,
        done: this.solved,
        of: this.effort().texts.length,
        choice: select(words.row, all, row, (to: number) => void this.change({ row: to })),
      },
      words,
    )
  }
}

define('cutoff-solver-effort', SolverEffort)
