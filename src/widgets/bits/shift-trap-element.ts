import { html, type TemplateResult } from 'lit-html'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import {
  copyButton,
  errorId,
  errorLine,
  field,
  hintLine,
  saysLine,
  slider,
} from '../../figure/panel.ts'
import { bits as words } from '../../i18n/bits.ts'
import { MAX_SHIFT, shiftTrap, trapSchema } from './shift-trap-model.ts'
import { shiftTrapView, trapSentence } from './shift-trap-view.ts'

type Schema = ReturnType<typeof trapSchema>

/** `<cutoff-bits-shift-trap id data-by="33">`: `1 << n` for a number the reader chooses. */
class BitsShiftTrap extends FigureElement<Schema> {
  protected schema(): Schema {
    return trapSchema(Number(this.dataset['by'] ?? 0))
  }

  private choose(text: string): void {
    const by = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN
    if (by >= 0 && by <= MAX_SHIFT) this.change({ by })
    else this.refuse(words.trap.byRange(MAX_SHIFT))
  }

  protected override get host(): HTMLElement {
    return place(this, 'bits-shift-trap-controls')
  }

  protected draw(): TemplateResult {
    const { by } = this.state
    const model = shiftTrap(by)
    shiftTrapView(document, model, words, place(this, 'bits-shift-trap'))
    const range = { min: 0, max: MAX_SHIFT, value: by, name: words.trap.slider }
    const shown = {
      text: String(by),
      wrong: this.error !== '',
      says: errorId(this),
      range: [0, MAX_SHIFT] as const,
    }
    return html`
      <div class="controls">
        ${field(words.trap.by, shown, { type: (text) => this.choose(text) })}
        ${slider(range, (value) => this.change({ by: value }))} ${copyButton(this)}
      </div>
      ${errorLine(this)} ${saysLine(trapSentence(model, words))} ${hintLine(this)}
    `
  }
}

define('cutoff-bits-shift-trap', BitsShiftTrap)
