import { render } from 'lit-html'
import type { GameKit } from '../../../engine/index.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/errors.ts'
import { signs as words } from '../../i18n/signs.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { tree } from '../../i18n/tree.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { StateOf } from '../../state/schema.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { typedPosition } from '../../figure/text-input.ts'
import { whenNear } from '../../figure/when-near.ts'
import { signsControls, type SignsActions } from './controls.ts'
import { signsModel } from './model.ts'
import { openPair, type Pair, type PairSpec } from './pair.ts'
import { signsSchema, type SignsSchema } from './schema.ts'
import { signsView } from './view.ts'

/** The figure's own sentence beside those of the games and of links. */
const errorsHere = () => ({ ...errors, 'signs/too-large': words.tooLarge })

/**
 * `<cutoff-signs id data-spec data-step data-slips data-depths>`: minimax and negamax beside each
 * other on one position, under one row of controls. `data-spec` is a `PairSpec` as JSON,
 * `data-step` a number or `end`; with `data-slips` the reader may lose a sign, with `data-depths`
 * choose how far both look.
 */
export class CutoffSigns extends HTMLElement {
  private kit: GameKit<unknown> | undefined
  private link: FigureLink<SignsSchema> | undefined
  private pair: Pair | undefined
  private start = 0
  private text = ''
  private error = ''
  private hint = ''
  private loading = false
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.stepper.pause()
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const spec = JSON.parse(this.dataset['spec'] ?? '{}') as PairSpec
    const link = new FigureLink(this.id, signsSchema(spec))
    this.link = link
    const kit = await fetchKit(this, spec.game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    this.kit = kit.value
    this.tabIndex = -1
    this.addEventListener('keydown', (event) => this.pressed(event))
    this.show(spec)
    this.start = this.firstStep()
    this.goSilently(this.start)
    this.readLink(spec, link)
    this.draw()
  }

  private firstStep(): number {
    const { step = '0' } = this.dataset
    const steps = this.pair?.minimax.steps ?? 0
    return step === 'end' ? steps : Math.min(Number(step), steps)
  }

  private readLink(spec: PairSpec, link: FigureLink<SignsSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errorsHere(), read.error)
      return
    }
    const { position, slip, depth, step } = read.value.state
    if (!this.show({ ...spec, position, slip, depth }) || this.pair === undefined) return
    const { steps } = this.pair.minimax
    this.hint = step > steps ? words.linkStep : linkSentence(errorsHere(), read)
    this.goSilently(step < 0 ? this.firstStep() : step)
  }

  /** Searches a position; on an error what was shown before stays. */
  private show(spec: PairSpec): boolean {
    if (this.kit === undefined) return false
    const opened = openPair(this.kit, spec)
    this.text = spec.position
    if (!opened.ok) {
      const sentence = errorSentence(errorsHere(), opened.error)
      const kept = opened.error.code === 'signs/too-large' ? '' : ` ${words.kept}`
      this.error = sentence + kept
      return false
    }
    this.error = this.hint = ''
    const before = this.pair
    const { step, steps } = this.stepper.state
    this.pair = opened.value
    const wasAtEnd = before !== undefined && step === steps
    const now = opened.value.minimax.steps
    const sameTree = before?.spec.position === spec.position && before.spec.depth === spec.depth
    this.loading = true
    this.stepper.load({ steps: now }, wasAtEnd ? now : sameTree ? step : 0)
    this.loading = false
    return true
  }

  private goSilently(step: number): void {
    this.loading = true
    this.stepper.go(step)
    this.loading = false
  }

  private stepped(): void {
    if (this.loading) return
    this.hint = ''
    this.save()
    this.draw()
  }

  private state(): StateOf<SignsSchema> {
    const { position = '', slip = 'none', depth = 1 } = this.pair?.spec ?? {}
    const { step } = this.stepper.state
    return { position, slip, depth, step: step === this.start ? -1 : step }
  }

  private save(): void {
    const written = this.link?.write(this.state())
    if (written?.ok === false) this.error = errorSentence(errorsHere(), written.error)
  }

  private pressed(event: KeyboardEvent): void {
    const action = actionOf(event)
    if (action === undefined || isTaken(event.target, event)) return
    this.stepper.act(action)
    event.preventDefault()
  }

  private readonly actions: SignsActions = {
    slip: (slip) => this.change({ slip }),
    depth: (depth) => this.change({ depth }),
    position: (text) => {
      const typed = typedPosition(text)
      if (typed.ok) return this.change({ position: typed.value })
      this.text = text
      this.error = `${errorSentence(errorsHere(), typed.error)} ${words.kept}`
      this.draw()
    },
    copy: () => void this.copy(),
  }

  private change(change: Partial<PairSpec>): void {
    if (this.pair === undefined) return
    if (this.show({ ...this.pair.spec, ...change })) this.save()
    this.draw()
  }

  private async copy(): Promise<void> {
    if (this.link === undefined) return
    this.hint = await copyText(this.link.linkTo(this.state()), words)
    this.draw()
  }

  private draw(): void {
    const { pair } = this
    if (pair === undefined) return
    const model = signsModel(pair, this.stepper.state.step, { words, tree })
    this.querySelector('.signs-trees')?.replaceWith(signsView(document, model, words))
    this.say('.signs-sentence', model.sentence)
    this.say('.signs-count', model.count)
    const row = this.querySelector<HTMLElement>('.stepper-room')
    if (row !== null) render(stepperRow(this.stepper, stepperWords), row)
    const options = this.querySelector<HTMLElement>('.signs-options')
    if (options === null) return
    const controls = {
      id: this.id,
      slip: pair.spec.slip,
      offersSlip: this.dataset['slips'] !== undefined,
      depth: pair.spec.depth,
      offersDepth: this.dataset['depths'] !== undefined,
      text: this.text,
      explicit: this.kit?.board === undefined,
      error: this.error,
      hint: this.hint,
    }
    render(signsControls(controls, this.actions, words), options)
  }

  private say(selector: string, text: string): void {
    const place = this.querySelector(selector)
    if (place !== null && place.textContent !== text) place.textContent = text
  }
}

define('cutoff-signs', CutoffSigns)
