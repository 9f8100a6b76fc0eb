import { html, render } from 'lit-html'
import { bits as words } from '../../i18n/en/bits.ts'
import { errors } from '../../i18n/en/errors.ts'
import { linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { CopyLink } from '../../figure/copy-link.ts'
import { whenNear } from '../../figure/when-near.ts'
import { MAX_SHIFT, shiftTrap } from './shift-trap-model.ts'
import { shiftTrapView, trapSentence } from './shift-trap-view.ts'

/** `<cutoff-shift-trap id data-by="33">`: `1 << n` for a number the reader chooses. */
class ShiftTrapFigure extends HTMLElement {
  private by = 0
  private error = ''
  private root: HTMLElement | undefined
  private write: (by: number) => void = () => {}
  private leave: () => void = () => {}
  private href = () => location.href
  private readonly copy = new CopyLink(() => this.draw())

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.leave()
  }

  private begin(): void {
    const root = this.querySelector<HTMLElement>('.trap')
    if (root === null) return
    this.root = root
    this.querySelector('.trap-controls')?.replaceChildren()
    this.by = Number(this.dataset['by'] ?? 0)
    const schema = {
      by: { type: 'integer', default: this.by, min: 0, max: MAX_SHIFT },
    } as const satisfies Schema
    const link = new FigureLink(this.id, schema)
    const read = link.read()
    if (read?.ok) this.by = read.value.state.by
    if (read !== undefined) this.error = linkSentence(errors, read)
    this.leave = () => link.flush()
    this.write = (by) => link.write({ by })
    this.href = () => link.linkTo({ by: this.by })
    this.draw()
  }

  private choose(text: string): void {
    const by = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN
    if (by >= 0 && by <= MAX_SHIFT) {
      this.by = by
      this.error = ''
      this.write(by)
    } else this.error = words.trap.byRange(MAX_SHIFT)
    this.draw()
  }

  private draw(): void {
    if (this.root === undefined) return
    const model = shiftTrap(this.by)
    shiftTrapView(document, model, words, this.root)
    const host = this.querySelector<HTMLElement>('.trap-controls')
    if (host === null) return
    const chosen = (event: Event) => {
      if (event.target instanceof HTMLInputElement) this.choose(event.target.value)
    }
    render(
      html`
        <div class="controls">
          <label class="field">
            <span>${words.trap.by}</span>
            <input
              class="input"
              type="number"
              min="0"
              max=${MAX_SHIFT}
              .value=${String(this.by)}
              aria-invalid=${this.error !== ''}
              aria-describedby=${`${this.id}-error`}
              @change=${chosen}
            />
          </label>
          <input
            class="slider"
            type="range"
            min="0"
            max=${MAX_SHIFT}
            aria-label=${words.trap.slider}
            .value=${String(this.by)}
            @input=${chosen}
          />
          ${this.copy.template(this.href())}
        </div>
        <p class="error" id=${`${this.id}-error`} role="alert">${this.error}</p>
        <p class="says" aria-live="polite">${trapSentence(model, words)}</p>
      `,
      host,
    )
  }
}

customElements.define('cutoff-shift-trap', ShiftTrapFigure)
