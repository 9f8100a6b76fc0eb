import { render, type TemplateResult } from 'lit-html'
import { ok, type GameKit, type Result } from '../../../engine/index.ts'
import { showCaption } from '../../figure/caption.ts'
import { define } from '../../figure/define.ts'
import { place, setText } from '../../figure/dom.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import { signs as words } from '../../i18n/signs.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { scores } from '../../i18n/scores.ts'
import type { StateOf } from '../../state/schema.ts'
import type { nodeBoard } from './boards.ts'
import { signsControls, type SignsActions } from './controls.ts'
import { signsCaption, signsModel } from './model.ts'
import { isOf, openPair, type Pair, type PairSpec } from './pair.ts'
import { LAST_STEP, signsSchema, type SignsSchema } from './schema.ts'
import { signsView } from './view.ts'

type State = StateOf<SignsSchema>

/**
 * `<cutoff-signs id data-spec data-step data-slips data-depths>`: minimax and negamax beside each
 * other on one position, under one row of controls. `data-spec` is a `PairSpec` as JSON,
 * `data-step` a number or `end`; with `data-slips` the reader may lose a sign, with `data-depths`
 * choose how far both look.
 */
export class CutoffSigns extends FigureElement<SignsSchema> {
  protected override readonly errors = { 'signs/too-large': words.tooLarge }
  protected override readonly undoes = ['position', 'slip', 'depth'] as const
  private spec: PairSpec = { game: 'tree', position: '', depth: 1, slip: 'none' }
  private kit: GameKit<unknown> | undefined
  private boardOf: typeof nodeBoard | undefined
  private pair: Pair | undefined
  private asked = 0
  private readonly stepper = stepperOf(this)

  protected schema(): SignsSchema {
    const { spec } = this.dataset
    if (spec !== undefined) this.spec = JSON.parse(spec) as PairSpec
    return signsSchema(this.spec)
  }

  protected override async begin({ step }: State): Promise<void> {
    const kit = await knownKit(this, this.spec.game)
    if (kit.board !== undefined) {
      this.boardOf = (await fetched(this, () => import('./boards.ts'))).nodeBoard
    }
    this.kit = kit
    this.asked = step
    this.tabIndex = -1
  }

  /** Searches a position, if that is another. Step -1 is the one it begins with. */
  protected override take(state: State): Result<State> {
    const { kit, spec } = this
    if (kit === undefined) return ok(state)
    const { position, slip, depth } = state
    const wanted = { ...spec, position, slip, depth }
    const opened = isOf(this.pair, wanted) ? ok(this.pair) : openPair(kit, wanted, this.boardOf)
    if (!opened.ok) return opened
    const { steps } = opened.value.minimax
    const { step: data = '0' } = this.dataset
    const first = data === 'end' ? steps : Math.min(Number(data), steps)
    const same = this.pair === opened.value
    this.pair = opened.value
    const at = state.step < 0 ? first : state.step
    const step = same ? this.stepper.place(at) : this.stepper.place(at, { steps })
    return ok({ ...state, step: step === first ? -1 : step })
  }

  protected override ready(): void {
    const { steps } = this.stepper.state
    if (this.error === '' && this.asked > steps) this.tell(words.linkStep)
  }

  protected override get standing(): string {
    const { unknowns } = this.pair ?? {}
    return unknowns === undefined ? '' : scores.unknown(unknowns)
  }

  private readonly actions: SignsActions = {
    slip: (slip) => this.change({ slip, ...this.kept(true) }),
    depth: (depth) => this.change({ depth, ...this.kept(false) }),
    position: (text) => this.type(text, (position) => ({ position, ...this.kept(false) })),
  }

  /** Where another search is looked at: at the end if this one is, or at the same step of a tree. */
  private kept(sameTree: boolean): Pick<State, 'step'> {
    const { step, steps } = this.stepper.state
    return { step: step === steps ? LAST_STEP : sameTree ? step : 0 }
  }

  protected override get host(): HTMLElement {
    return place(this, 'signs-options')
  }

  protected override get reader() {
    return this.actions.position
  }

  protected draw(): TemplateResult | undefined {
    const { pair, kit } = this
    if (pair === undefined) return undefined
    const model = signsModel(pair, this.stepper.state.step, { words, scores })
    place(this, 'signs-trees').replaceWith(signsView(document, model, words))
    setText(place(this, 'signs-sentence'), model.sentence)
    setText(place(this, 'signs-count'), model.count)
    showCaption(this, this.isAsGiven(pair) ? '' : signsCaption(pair, this.spec, { words, scores }))
    render(stepperRow(this.stepper, stepperWords), place(this, 'stepper-room'))
    const { position, slip, depth } = this.state
    const controls = {
      slip,
      offersSlip: this.dataset['slips'] !== undefined,
      depth,
      offersDepth: this.dataset['depths'] !== undefined,
      text: position,
      explicit: kit?.board === undefined,
    }
    return signsControls(this, controls, this.actions, words)
  }

  /** Whether the caption of the page speaks of it: of what the page offers to change it does, too. */
  private isAsGiven({ spec }: Pair): boolean {
    const { slips, depths } = this.dataset
    return (
      spec.position === this.spec.position &&
      (slips !== undefined || spec.slip === this.spec.slip) &&
      (depths !== undefined || spec.depth === this.spec.depth)
    )
  }
}

define('cutoff-signs', CutoffSigns)
