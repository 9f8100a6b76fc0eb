import { html, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { BitsWords } from '../../i18n/bits.ts'

/** What stands below the board. */
export function moveControls(
  figure: Shown,
  says: string,
  clear: () => void,
  { move }: BitsWords,
): TemplateResult {
  return html`
    <div class="controls">
      ${undoButtons(figure)} ${button(move.clear, clear)} ${copyButton(figure)}
    </div>
    ${errorLine(figure)} ${saysLine(says)} ${hintLine(figure)}
  `
}
