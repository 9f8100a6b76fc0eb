import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import {
  button,
  copyButton,
  errorId,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { pastedLines } from '../../figure/text-input.ts'
import type { PositionWords } from '../../i18n/position.ts'

export interface PositionModel {
  readonly says: string
  /** What stands in the text field: what the reader is writing, right or wrong. */
  readonly text: string
  readonly canClear: boolean
}

interface PositionFigure extends Shown {
  write(text: string): void
  paste(text: string): void
  clear(): void
  copyPosition(): Promise<void>
}

/** @param board  the board's own element, which draws itself, and what stands below it */
export function positionTemplate(
  figure: PositionFigure,
  model: PositionModel,
  board: readonly unknown[],
  words: PositionWords,
): TemplateResult {
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${saysLine(model.says)}
      <label class="field stacked">
        <span>${words.text}</span>
        <input
          class="input code"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${figure.typed !== undefined}
          aria-describedby=${errorId(figure)}
          .value=${live(model.text)}
          @input=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) figure.write(event.target.value)
          }}
          @paste=${(event: ClipboardEvent) => pastedLines(event, (text) => figure.paste(text))}
          @change=${(event: Event) => event.stopPropagation()}
        />
      </label>
      ${errorLine(figure)}
      <div class="controls" role="group" aria-label=${words.control}>
        ${undoButtons(figure)} ${button(words.clear, () => figure.clear(), { can: model.canClear })}
        ${button(words.copy, () => void figure.copyPosition())} ${copyButton(figure)}
      </div>
      ${hintLine(figure)}
    </div>
  `
}
