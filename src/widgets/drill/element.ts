import { RUNG_NAMES, ok, type Result, type Right } from '../../../engine/index.ts'
import { showCaption } from '../../figure/caption.ts'
import { define } from '../../figure/define.ts'
import { place, setText, whenResized } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { nextTask } from '../../figure/next-task.ts'
import { ask as askWords, askErrors } from '../../i18n/ask.ts'
import { drill as words } from '../../i18n/drill.ts'
import { defaultsOf } from '../../state/schema.ts'
import type { AskActions } from '../lab/predict/ask-controls.ts'
import { drawAsk } from '../lab/predict/ask-drawing.ts'
import { askHow, askQuestion, pressed, readValues } from '../lab/predict/ask.ts'
import { LabStage } from '../lab/predict/stage.ts'
import { drillControls, type DrillActions } from './controls.ts'
import { rulesOf } from './question.ts'
import { drillSchema, type DrillSchema, type DrillState } from './schema.ts'
import { DrillSession, nameOf } from './session.ts'

/**
 * `<cutoff-drill id data-rung data-ladder>`: ten trees with a question each, at one rung of the
 * ladder; with `data-ladder` a reader chooses the rung. A link has the rung and the trees. What has
 * been answered is kept on the device.
 */
export class CutoffDrill extends FigureElement<DrillSchema> {
  protected override readonly errors = askErrors
  private readonly session = new DrillSession()
  private stage: LabStage | undefined

  protected schema() {
    const rung = RUNG_NAMES.find((each) => each === this.dataset['rung']) ?? 'first'
    return drillSchema(rung)
  }

  protected override begin(): void {
    const press = (node: number) => this.press(node)
    this.stage = new LabStage(place(this, 'lab-stage'), askWords.picture, press)
    whenResized(this, () => {
      if (this.stage?.isOutgrown === true) this.redraw()
    })
    this.addEventListener('keydown', (event) => {
      if (this.stage?.key(event) === true) event.preventDefault()
    })
  }

  protected override get standing(): string {
    return this.session.kept ? '' : words.unkept
  }

  protected override take(state: DrillState): Result<DrillState> {
    return ok(this.session.take(state))
  }

  /** The tree has been made: it is drawn in a task of its own. */
  protected override ready(): Promise<void> {
    return nextTask()
  }

  private press(node: number): void {
    const { ask } = this.session
    if (ask === undefined || node < 0 || !this.isInTree) return
    const said = pressed(ask, node)
    if (ask.stop.level === 'next') return this.answer(said)
    this.session.say(said)
    this.redraw()
  }

  /** Whether a question waits that is answered in the tree. */
  private get isInTree(): boolean {
    const { ask, waits } = this.session
    return waits && ask?.stop.right.nodes !== undefined
  }

  private answer(said: Right, shown = false): void {
    if (!this.session.waits) return
    this.session.answer(said, shown)
    this.goTo(() => this.querySelector<HTMLElement>('.ask-next')?.focus({ preventScroll: true }))
  }

  /** Draws anew, and takes a reader on who is in the figure, and only her. */
  private goTo(focus: () => void): void {
    const inside = this.contains(document.activeElement)
    this.refuse()
    if (inside) focus()
  }

  private readonly answers: AskActions = {
    check: (texts) => {
      const { ask } = this.session
      if (ask === undefined) return
      const said = texts === undefined ? ask.said : readValues(ask.stop, texts)
      if (said === undefined) this.refuse({ code: 'ask/not-a-value', at: 0 })
      else this.answer(said)
    },
    none: () => this.answer({ nodes: [] }),
    show: () => this.session.ask && this.answer(this.session.ask.said, true),
    skip: () => {
      this.session.skip()
      this.goTo(() => this.heir())
    },
    next: () => {
      this.session.next()
      this.goTo(() => this.heir())
    },
  }

  private readonly actions: DrillActions = {
    change: (change) => this.change(change),
    begin: (set) => {
      this.session.begin(set)
      this.change({ set })
    },
  }

  protected override get host(): HTMLElement {
    return place(this, 'lab-controls')
  }

  protected draw() {
    const { session, state } = this
    const { ask, run, right } = session
    showCaption(this, this.isAsGiven(state) ? '' : words.caption(words.rungs[state.rung]))
    const question = ask === undefined ? words.over(right, run.last.length) : askQuestion(ask)
    const how = ask && `${rulesOf(state.rung, ask, words)} ${askHow(ask)}`.trim()
    setText(place(this, 'lab-question'), question)
    setText(place(this, 'lab-how'), how ?? '')
    if (ask !== undefined) {
      this.stage?.draw((view, kind) => drawAsk(document, view, ask, kind))
    }
    const stage = place(this, 'lab-stage')
    stage.classList.toggle('tree-plain', ask?.telling.plain === true)
    stage.hidden = ask === undefined
    const isLadder = this.dataset['ladder'] !== undefined
    return drillControls(this, session, { state, isLadder }, this.actions, this.answers, words)
  }

  /** Whether the caption of the page speaks of it. */
  private isAsGiven(state: DrillState): boolean {
    const { ladder } = this.dataset
    return ladder !== undefined || nameOf(state) === nameOf(defaultsOf(this.schema()))
  }

  /** Where an answer is given: a field, the tree, or the button that goes on. */
  protected override heir(): void {
    const { ask } = this.session
    if (ask !== undefined && this.isInTree) return this.stage?.focus(ask.stop.node)
    const control = this.querySelector<HTMLElement>('.lab-answer :is(input, .primary)')
    control?.focus({ preventScroll: true })
  }
}

define('cutoff-drill', CutoffDrill)
