import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import {
  button,
  copyButton,
  errorId,
  errorLine,
  field,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { PositionWords } from '../../i18n/position.ts'

export interface PositionModel {
  readonly says: string
  /** What stands in the text field: what the reader is writing, right or wrong. */
  readonly text: string
  readonly canClear: boolean
  /** Whether it has a link of its own. */
  readonly linked: boolean
}

interface PositionFigure extends Shown {
  write(text: string): void
  paste(text: string): void
  clear(): void
  copyPosition(): Promise<void>
}

/** A `change` is the figure's own, of its position. */
const stop = (event: Event) => event.stopPropagation()

/** @param board  the board's own element, which draws itself, and what stands below it */
export function positionTemplate(
  figure: PositionFigure,
  model: PositionModel,
  board: readonly unknown[],
  words: PositionWords,
): TemplateResult {
  const shown = {
    text: live(model.text),
    wrong: figure.typed !== undefined,
    says: errorId(figure),
    name: 'stacked',
    look: 'code',
  }
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side" @change=${stop}>
      ${saysLine(model.says)}
      ${field(words.text, shown, { write: (text) => figure.write(text), paste: (text) => figure.paste(text) })}
      ${errorLine(figure)}
      <div class="controls" role="group" aria-label=${words.control}>
        ${undoButtons(figure)} ${button(words.clear, () => figure.clear(), { can: model.canClear })}
        ${button(words.copy, () => void figure.copyPosition())}
        ${model.linked ? copyButton(figure) : nothing}
      </div>
      ${hintLine(figure)}
    </div>
  `
}
