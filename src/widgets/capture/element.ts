import { render } from 'lit-html'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/boards.ts'
import { capture as words, captureErrors } from '../../i18n/capture.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { nextTask } from '../../figure/next-task.ts'
import { whenNear } from '../../figure/when-near.ts'
import { allOf, captureModel, captureOf, type Capture, type CaptureModel } from './model.ts'
import { captureSchema } from './schema.ts'
import { captureControls, captureShown, type CaptureActions } from './view.ts'

/**
 * `<cutoff-capture id data-position data-move>`: a capture as the five changes it is made of. Each
 * can be switched by itself; board, hash, what the points see, words and lines follow.
 */
export class CutoffCapture extends HTMLElement {
  private link: FigureLink<typeof captureSchema> | undefined
  private capture: Capture | undefined
  private set = captureSchema.set.default as number
  private hint = words.hint
  private error = ''
  private readonly controls = document.createElement('div')

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { position = '', move = '' } = this.dataset
    this.link = new FigureLink(this.id, captureSchema)
    const capture = captureOf(position, move)
    if (!capture.ok) {
      this.append(errorSentence(captureErrors, capture.error))
      return
    }
    this.capture = capture.value
    const read = this.link.read()
    if (read?.ok === false) {
      this.error = `${words.inLink} ${errorSentence(captureErrors, read.error)}`
    } else if (read !== undefined) {
      this.set = read.value.state.set
      const unknown = linkSentence(captureErrors, read)
      if (unknown !== '') this.hint = unknown
    }
    // The positions are read; what they show is computed in a task of its own, and drawn in another.
    await nextTask()
    const model = captureModel(capture.value, this.set, words, boards)
    await nextTask()
    // The build drew the whole capture.
    if (this.set !== allOf(capture.value)) this.drawShown(model)
    this.drawControls(model)
    this.querySelector('.capture-controls')?.replaceChildren(this.controls)
  }

  private change(set: number): void {
    this.set = set
    this.error = ''
    this.hint = words.hint
    this.link?.write({ set })
    this.draw()
  }

  private readonly actions: CaptureActions = {
    toggle: (fact) => this.change(this.set ^ (1 << fact)),
    all: () => {
      if (this.capture !== undefined) this.change(allOf(this.capture))
    },
    none: () => this.change(0),
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    this.hint = await copyText(this.link?.linkTo({ set: this.set }) ?? location.href, words)
    this.draw()
  }

  private draw(): void {
    if (this.capture === undefined) return
    const model = captureModel(this.capture, this.set, words, boards)
    this.drawShown(model)
    this.drawControls(model)
  }

  private drawShown(model: CaptureModel): void {
    const shown = captureShown(document, model, words)
    const place = this.querySelector('.capture-shown')
    // The live region stays: it is heard only if its text changes in place.
    const says = place?.querySelector('.says')
    const fresh = shown[1].querySelector('.says')
    if (says && fresh) {
      if (says.textContent !== model.says) says.textContent = model.says
      place?.querySelector('.beside-board')?.replaceChildren(...shown[0].childNodes)
      const side = says.parentElement
      side?.querySelector('table')?.replaceWith(...shown[1].querySelectorAll('table'))
      side?.querySelector('.capture-views')?.replaceChildren(model.views)
      place?.querySelector('.capture-kept')?.replaceWith(shown[2])
    }
  }

  private drawControls(model: CaptureModel): void {
    render(
      captureControls(model, { hint: this.hint, error: this.error }, this.actions, words),
      this.controls,
    )
  }
}

define('cutoff-capture', CutoffCapture)
