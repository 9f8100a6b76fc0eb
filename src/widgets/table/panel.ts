import { html, nothing, type TemplateResult } from 'lit-html'
import { button, copyButton, undoButtons, type Shown } from '../../figure/panel.ts'

/* What stands beside a board on which the reader plays both sides. */

/** What is done with its game: moves taken back and made again, a new start, the link. */
export function gameControls(
  figure: Shown,
  clear: () => void,
  canClear: boolean,
  words: { readonly controls: string; readonly clear: string },
): TemplateResult {
  return html`<div class="controls" role="group" aria-label=${words.controls}>
    ${undoButtons(figure)} ${button(words.clear, clear, { can: canClear })} ${copyButton(figure)}
  </div>`
}

/** That the engine is searching, and the button that ends it; nothing while it is not. */
export function searchingLine(
  searching: boolean,
  stop: () => void,
  words: { readonly searching: string; readonly stop: string },
): TemplateResult | typeof nothing {
  if (!searching) return nothing
  return html`<p class="hint" role="status">${words.searching} ${button(words.stop, stop)}</p>`
}
