import { html, nothing, type TemplateResult } from 'lit-html'
import {
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  slider,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { isShift, OPERATIONS, WIDTH, type Operation } from './bytes-model.ts'

interface Chosen {
  readonly operation: Operation
  readonly by: number
}

/** What stands below the words. */
export function bytesControls(
  figure: Shown,
  { operation, by }: Chosen,
  says: string,
  change: (change: Partial<Chosen>) => void,
  { bytes }: BitsWords,
): TemplateResult {
  const all = OPERATIONS.map((each) => [each, bytes.operations[each]] as const)
  const range = { min: 0, max: WIDTH, value: by, text: String(by) }
  return html`
    ${choices(figure, bytes.operator, all, operation, (chosen) => change({ operation: chosen }))}
    ${
      isShift(operation)
        ? html`<label class="field">
            <span>${bytes.by}</span>
            ${slider(range, (value) => change({ by: value }))}
          </label>`
        : nothing
    }
    <div class="controls">${undoButtons(figure)} ${copyButton(figure)}</div>
    ${errorLine(figure)} ${saysLine(says)} ${hintLine(figure)}
  `
}
