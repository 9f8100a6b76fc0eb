import { ContractError } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { nextTask } from '../../figure/next-task.ts'
import { boards } from '../../i18n/boards.ts'
import { capture as words, captureErrors } from '../../i18n/capture.ts'
import { allOf, captureModel, captureOf, type Capture, type CaptureModel } from './model.ts'
import { captureSchema } from './schema.ts'
import { captureControls, showCapture, type CaptureActions } from './view.ts'

/**
 * `<cutoff-capture id data-position data-move>`: a capture as the five changes it is made of. Each
 * can be switched by itself; board, hash, what the points see, words and lines follow.
 */
export class CutoffCapture extends FigureElement<typeof captureSchema> {
  protected override readonly errors = captureErrors
  protected override readonly undoes = ['set'] as const
  private taken: Capture | undefined
  /** What is known of the changes that are on, and those that are drawn. */
  private model: { readonly of: number; readonly is: CaptureModel } | undefined
  private drawn: number | undefined

  protected schema() {
    return captureSchema
  }

  protected override begin(): void {
    const { position = '', move = '' } = this.dataset
    const read = captureOf(position, move)
    if (!read.ok) throw new ContractError(this.localName, read.error.code)
    this.taken = read.value
    // The build drew the whole capture.
    this.drawn = allOf(read.value)
  }

  /** What the positions show is computed in a task of its own, and drawn in another. */
  protected override async ready(): Promise<void> {
    await nextTask()
    this.shown()
    await nextTask()
  }

  private get capture(): Capture {
    if (this.taken === undefined) throw new ContractError(this.localName, 'has not begun')
    return this.taken
  }

  private shown(): CaptureModel {
    const { set } = this.state
    if (this.model?.of !== set) {
      this.model = { of: set, is: captureModel(this.capture, set, words, boards) }
    }
    return this.model.is
  }

  private readonly actions: CaptureActions = {
    toggle: (fact) => void this.change({ set: this.state.set ^ (1 << fact) }),
    all: () => void this.change({ set: allOf(this.capture) }),
    none: () => void this.change({ set: 0 }),
  }

  protected override get standing(): string {
    return words.hint
  }

  protected override get host(): HTMLElement {
    return place(this, 'capture-controls')
  }

  protected draw() {
    const model = this.shown()
    if (this.drawn !== this.state.set) showCapture(place(this, 'capture-shown'), model, words)
    this.drawn = this.state.set
    return captureControls(this, model, this.actions, words)
  }
}

define('cutoff-capture', CutoffCapture)
