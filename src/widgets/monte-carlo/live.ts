import { html, nothing, type TemplateResult } from 'lit-html'
import { ContractError, type GameKit, type Result } from '../../../engine/index.ts'
import type { Live, LiveHost } from '../../figure/live-figure.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { Stepper, type Steps } from '../../figure/stepper/stepper.ts'
import { monteCarlo as words } from '../../i18n/monte-carlo.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { constantRows, type ConstantRow } from './constants.ts'
import { courseDrawing, courseOf, type Course } from './course.ts'
import { childrenModel } from './model.ts'
import {
  childrenList,
  constantsTable,
  course,
  phases,
  progress,
  says,
  settings,
  stepControls,
  type MonteCarloActions,
} from './panel.ts'
import { Runner } from './runner.ts'
import { stepSays } from './says.ts'
import type { MonteCarloState, Part } from './schema.ts'
import type { MonteCarloSession } from './session.ts'
import { readSpec, type MonteCarloPlace, type MonteCarloSpec } from './spec.ts'
import { drawStage } from './stage.ts'

interface MonteCarloHost extends LiveHost<MonteCarloState> {
  /** What stands below the steps; all of it where nothing is said. */
  readonly below?: readonly Part[]
}

/** Pixels of the drawing of a course at most, and of a figure from which two columns stand below it. */
const COURSE = 640
const TWO_COLUMNS = 912
/** Pixels between these. */
const GAP = 24

/** A Monte-Carlo search that is stepped through. */
export class LiveMonteCarlo implements Live {
  private readonly host: MonteCarloHost
  private readonly runner: Runner
  private readonly stepper = new Stepper({ steps: 0 }, ({ step }) => this.stepped(step))
  private taken: { readonly kit: GameKit<unknown>; readonly spec: MonteCarloSpec } | undefined
  /** The search that was asked for last, and what has come of it. */
  private asked = ''
  private session: MonteCarloSession | undefined
  private steps: Steps | undefined
  private stopped = false
  private rows: readonly ConstantRow[] = []
  /** What the rows are of. */
  private rowsOf = ''
  private comparing = false
  private course: { readonly of: string; readonly drawn: Course } | undefined
  private stage: { readonly tree: HTMLElement; readonly board: HTMLElement } | undefined
  private drawn = ''

  constructor(host: MonteCarloHost) {
    this.host = host
    this.runner = new Runner(host.figure, () => host.redraw())
  }

  /** Takes what is to be searched, and how. */
  take(
    kit: GameKit<unknown>,
    place: MonteCarloPlace,
    state: MonteCarloState,
  ): Result<MonteCarloState> {
    const spec = readSpec(kit, place, state)
    if (!spec.ok) return spec
    this.taken = { kit, spec: spec.value }
    return { ok: true, value: state }
  }

  async ready(): Promise<void> {
    await this.search()
  }

  draw(): TemplateResult {
    const { state } = this.host
    void this.search()
    const { session, runner, actions } = this
    const wait = progress(
      {
        done: this.comparing ? undefined : runner.running,
        iterations: state.iterations,
        stopped: this.stopped,
      },
      actions,
      words,
    )
    const has = (part: Part) => this.host.below?.includes(part) !== false
    const options = has('settings') ? settings(state, actions, words) : nothing
    if (session === undefined) return html`<div class="monte-carlo-panel">${wait} ${options}</div>`
    const { replay } = session
    const { step, playing } = this.stepper.state
    const event = replay.step(step)
    const iteration = event?.iteration ?? 0
    this.drawStage(session, step)
    const phase = event?.phase === 'truncated' ? undefined : event?.phase
    return html`<div class="monte-carlo-panel">
      <div class="monte-carlo-main">
        ${phases(phase, words)} ${says(stepSays(session, step, words), playing)}
        ${stepControls(this.stepper, iteration + 1, replay.iterations, actions, words, stepperWords)}
        ${wait} ${options}
      </div>
      ${
        has('moves')
          ? childrenList(
              session,
              childrenModel(session, step, state.look),
              state.look < 0,
              actions,
              words,
            )
          : nothing
      }
      ${
        has('course')
          ? course(this.courseAt(session, iteration), state.measure, actions, words)
          : nothing
      }
      ${has('constants') ? constantsTable(this.rowsNow, this.comparing, actions, words) : nothing}
    </div>`
  }

  private get specKey(): string {
    const { spec } = this.taken ?? {}
    return spec === undefined ? '' : JSON.stringify([spec.place, spec.options])
  }

  /** The key but for the constant: what the list of constants holds for. */
  private get constantsKey(): string {
    const { spec } = this.taken ?? {}
    return JSON.stringify([spec?.place, { ...spec?.options, exploration: 0 }])
  }

  private get rowsNow(): readonly ConstantRow[] {
    return this.rowsOf === this.constantsKey ? this.rows : []
  }

  private async search(): Promise<void> {
    const { taken, specKey: key } = this
    if (taken === undefined)
      throw new ContractError('LiveMonteCarlo', 'is drawn before it has a search')
    if (key === this.asked) return this.place()
    this.asked = key
    this.stopped = false
    this.comparing = false
    const found = await this.runner.record(taken.kit, taken.spec)
    if (key !== this.asked || found === undefined) return
    if (!found.ok) return this.host.refuse(found.error)
    this.session = found.value
    this.steps = stepsOf(found.value)
    this.drawn = ''
    this.place()
    this.host.redraw()
  }

  /** Puts the slider where the state says. */
  private place(): void {
    const { session, steps } = this
    if (session === undefined || steps === undefined) return
    const { event } = this.host.state
    this.stepper.place(event < 0 ? session.lastPlayout : event, steps)
  }

  private stepped(event: number): void {
    if (this.host.state.event === event) this.host.redraw()
    else this.host.change({ event })
  }

  private readonly actions: MonteCarloActions = {
    change: (change) => void this.host.change(change),
    anew: (change) => void this.host.change({ ...change, event: -1, look: -1 }),
    goTo: (iteration) => {
      const { session } = this
      if (session !== undefined) this.stepper.go(session.playoutStep(iteration - 1))
    },
    stop: () => {
      this.runner.stop()
      if (!this.comparing) this.stopped = true
      this.comparing = false
      this.host.redraw()
    },
    again: () => {
      this.asked = ''
      this.host.redraw()
    },
    compare: () => void this.compare(),
  }

  private async compare(): Promise<void> {
    const { taken, constantsKey } = this
    if (taken === undefined) return
    this.comparing = true
    this.rows = []
    this.rowsOf = constantsKey
    this.host.redraw()
    for await (const row of constantRows(taken.kit, taken.spec, this.runner)) {
      if (this.rowsOf !== constantsKey || !this.comparing) return
      this.rows = [...this.rows, row]
      this.host.redraw()
    }
    this.comparing = false
    this.host.redraw()
  }

  /** Draws the tree and the board anew where they show something else. */
  private drawStage(session: MonteCarloSession, step: number): void {
    const stage = this.stageNow()
    const room = Math.max(300, Math.round(stage.tree.clientWidth))
    const { look } = this.host.state
    const drawn = `${step} ${look} ${room}`
    if (drawn === this.drawn) return
    this.drawn = drawn
    const { tree, board } = drawStage(document, session, { step, look, room }, words)
    stage.tree.replaceChildren(tree)
    stage.board.replaceChildren(...(board === undefined ? [] : [board]))
  }

  private stageNow() {
    const { host } = this
    if (this.stage !== undefined && host.stage.contains(this.stage.tree)) return this.stage
    const tree = document.createElement('div')
    tree.className = 'monte-carlo-tree'
    tree.addEventListener('click', ({ target }) => this.pressed(target))
    const board = document.createElement('div')
    board.className = 'monte-carlo-board'
    const whole = document.createElement('div')
    whole.className = 'monte-carlo-stage'
    whole.append(tree, board)
    const key = document.createElement('p')
    key.className = 'hint monte-carlo-key'
    key.textContent = words.bars
    host.stage.replaceChildren(whole, key)
    this.drawn = ''
    return (this.stage = { tree, board })
  }

  private pressed(target: EventTarget | null): void {
    const card = target instanceof Element ? target.closest('[data-node]') : null
    if (!(card instanceof SVGElement)) return
    const node = Number(card.dataset['node'])
    this.actions.change({ look: node === this.host.state.look ? -1 : node })
  }

  private courseAt(session: MonteCarloSession, iteration: number): SVGSVGElement {
    const { measure } = this.host.state
    const of = `${this.asked} ${measure}`
    if (this.course?.of !== of) this.course = { of, drawn: courseOf(session, measure) }
    const room = this.host.stage.clientWidth
    const column = room < TWO_COLUMNS ? room : (room - GAP) / 2
    const width = Math.max(300, Math.min(COURSE, Math.floor(column)))
    return courseDrawing(document, this.course.drawn, iteration, measure, width, words)
  }

  resized(): void {
    if (this.session !== undefined) this.host.redraw()
  }

  key(event: KeyboardEvent): boolean {
    const action = actionOf(event)
    if (action === undefined || isTaken(event.target, event)) return false
    this.stepper.act(action)
    return true
  }

  leave(): void {
    this.stepper.pause()
    this.runner.stop()
    this.comparing = false
    this.asked = ''
  }
}

/** Events one by one, and by whole iterations: to the start of the one before, or after. */
function stepsOf({ replay }: MonteCarloSession): Steps {
  const at = (step: number) => replay.step(Math.max(1, step))?.iteration ?? 0
  return {
    steps: replay.steps,
    nextKey: (step) => {
      const next = step === 0 ? 1 : at(step) + (step === replay.startOf(at(step) + 1) ? 2 : 1)
      return next > replay.iterations ? replay.steps : replay.startOf(next)
    },
    previousKey: (step) => (step === 0 ? 0 : replay.startOf(at(step))),
  }
}
