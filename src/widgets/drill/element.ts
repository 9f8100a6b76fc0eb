import {
  RUNG_NAMES,
  RUNGS,
  type Result,
  ok,
  type Right,
  type RungName,
} from '../../../engine/index.ts'
import { html } from 'lit-html'
import { showCaption } from '../../figure/caption.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { ask as askWords, askErrors } from '../../i18n/ask.ts'
import { drill as words } from '../../i18n/drill.ts'
import { defaultsOf } from '../../state/schema.ts'
import {
  answered,
  Drills,
  isBack,
  newRun,
  SET,
  skipped,
  treeOf,
  type Run,
} from '../../state/drills.ts'
import { askControls, type AskActions } from '../lab/predict/ask-controls.ts'
import { drawAsk } from '../lab/predict/ask-drawing.ts'
import { askVerdict } from '../lab/predict/ask-verdict.ts'
import {
  askHow,
  askQuestion,
  checkedAsk,
  pressed,
  readValues,
  type Ask,
} from '../lab/predict/ask.ts'
import { LabStage } from '../lab/predict/stage.ts'
import { drillFoot, drillOver, drillProgress, type DrillActions } from './controls.ts'
import { drillAsk, rulesOf } from './question.ts'
import { drillSchema, levelIn, type DrillSchema, type DrillState } from './schema.ts'

/**
 * `<cutoff-drill id data-rung data-ladder>`: ten trees with a question each, at one rung of the
 * ladder; with `data-ladder` a reader chooses the rung. A link has the rung and the trees. What has
 * been answered is kept on the device.
 */
export class CutoffDrill extends FigureElement<DrillSchema> {
  protected override readonly errors = askErrors
  private readonly drills = new Drills()
  private stage: LabStage | undefined
  private run: Run = newRun(1)
  private tree: number | undefined
  private ask: Ask | undefined
  /** The tree has been missed before. */
  private again = false

  protected schema() {
    const rung = RUNG_NAMES.find((each) => each === this.dataset['rung']) ?? 'first'
    return drillSchema(rung)
  }

  protected override begin(): void {
    this.stage = new LabStage(place(this, 'lab-stage'), askWords.picture, (node) =>
      this.press(node),
    )
    const size = new ResizeObserver(() => {
      if (this.stage?.isOutgrown === true) this.redraw()
    })
    size.observe(this)
    this.onLeave(() => size.disconnect())
    this.addEventListener('keydown', (event) => {
      if (this.stage?.key(event) === true) event.preventDefault()
    })
  }

  protected override get standing(): string {
    return this.drills.kept ? '' : words.unkept
  }

  protected override take(state: DrillState): Result<DrillState> {
    const kept = this.drills.runs.get(nameOf(state))
    const set = state.set === 0 ? (kept?.set ?? 1) : state.set
    this.run = kept?.set === set ? kept : newRun(set, kept)
    this.turnTo(treeOf(this.run), { ...state, set })
    return ok({ ...state, set })
  }

  /** Asks about a tree, or about none where all are done. */
  private turnTo(tree: number | undefined, state: DrillState): void {
    this.tree = tree
    this.again = tree !== undefined && isBack(this.run, tree)
    this.ask = tree === undefined ? undefined : drillAsk(state, tree)
  }

  private keep(run: Run): void {
    this.run = run
    this.drills.keep(nameOf(this.state), run)
  }

  private press(node: number): void {
    const { ask } = this
    if (ask === undefined || node < 0 || ask.grade !== undefined) return
    if (ask.stop.right.nodes === undefined) return
    const said = pressed(ask, node)
    if (ask.stop.level === 'next') this.answer(said)
    else {
      this.ask = { ...ask, said }
      this.redraw()
    }
  }

  private answer(said: Right, shown = false): void {
    const { ask, tree } = this
    if (ask === undefined || tree === undefined || ask.grade !== undefined) return
    this.ask = checkedAsk({ ...ask, said }, shown)
    this.keep(answered(this.run, tree, this.ask.grade?.right === true && !shown))
    this.goTo(() => this.querySelector<HTMLElement>('.ask-next')?.focus({ preventScroll: true }))
  }

  private readonly answers: AskActions = {
    check: (texts) => {
      const { ask } = this
      if (ask === undefined) return
      const said = texts === undefined ? ask.said : readValues(ask.stop, texts)
      if (said === undefined) this.refuse({ code: 'ask/not-a-value', at: 0 })
      else this.answer(said)
    },
    none: () => this.answer({ nodes: [] }),
    show: () => this.ask && this.answer(this.ask.said, true),
    skip: () => {
      if (this.tree !== undefined) this.keep(skipped(this.run, this.tree))
      this.goOn()
    },
    next: () => this.goOn(),
  }

  private goOn(): void {
    this.turnTo(treeOf(this.run), this.state)
    this.goTo(() => this.heir())
  }

  /** Draws anew, and takes a reader on who is in the figure, and only her. */
  private goTo(focus: () => void): void {
    const inside = this.contains(document.activeElement)
    this.refuse()
    if (inside) focus()
  }

  private readonly actions: DrillActions = {
    change: (change) => this.change(change),
    begin: (set) => {
      this.keep(newRun(set, this.run))
      this.change({ set })
    },
  }

  protected override get host(): HTMLElement {
    return place(this, 'lab-controls')
  }

  protected draw() {
    const { ask, run, state } = this
    const right = run.last.filter(Boolean).length
    showCaption(this, this.isAsGiven(state) ? '' : words.caption(words.rungs[state.rung]))
    place(this, 'lab-question').textContent =
      ask === undefined ? words.over(right, run.last.length) : askQuestion(ask)
    place(this, 'lab-how').textContent =
      ask === undefined ? '' : `${rulesOf(state.rung, ask, words)} ${askHow(ask)}`.trim()
    if (ask !== undefined) {
      this.stage?.draw((view, kind) => drawAsk(document, view, ask, kind))
    }
    place(this, 'lab-stage').classList.toggle('tree-plain', ask?.telling.plain === true)
    place(this, 'lab-stage').hidden = ask === undefined
    return html`<div class="lab-answer">
        ${
          ask === undefined
            ? drillOver(run, state.rung, this.actions, words)
            : askControls(ask, askVerdict(ask), this.answers)
        }
      </div>
      ${drillProgress(run, this.where(), words)}
      ${drillFoot(
        this,
        state,
        this.dataset['ladder'] !== undefined,
        (rung) => this.isPassed(rung),
        this.actions,
        words,
      )}`
  }

  /** Whether the caption of the page speaks of it. */
  private isAsGiven(state: DrillState): boolean {
    const { ladder } = this.dataset
    return ladder !== undefined || nameOf(state) === nameOf(defaultsOf(this.schema()))
  }

  /** Which tree is asked about; empty where none is. */
  private where(): string {
    if (this.tree === undefined) return ''
    const { set } = this.run
    return this.again ? words.again : words.at(this.tree - set * SET + 1, SET)
  }

  private isPassed(rung: RungName): boolean {
    return this.drills.runs.get(`${rung}/${RUNGS[rung].levels[0]}`)?.passed === true
  }

  /** Where an answer is given: a field, the tree, or the button that goes on. */
  protected override heir(): void {
    const { ask } = this
    const inTree =
      ask !== undefined && ask.grade === undefined && ask.stop.right.nodes !== undefined
    if (inTree) this.stage?.focus(ask.stop.node)
    else {
      const control = this.querySelector<HTMLElement>('.lab-answer :is(input, .primary)')
      control?.focus({ preventScroll: true })
    }
  }
}

function nameOf(state: DrillState): string {
  return `${state.rung}/${levelIn(state)}`
}

define('cutoff-drill', CutoffDrill)
