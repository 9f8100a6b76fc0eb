import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  slider,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { ValuesWords } from '../../i18n/values.ts'

export interface ValuesModel {
  readonly says: string
  /** False while the moves are judged: then there is more to be said in a moment. */
  readonly settled: boolean
  /** Moves judged, of all, where a search is long enough to be spoken of. */
  readonly searching: { readonly done: number; readonly all: number } | undefined
  readonly canClear: boolean
  /** Whether the values are known, so that the best move is. */
  readonly canPlay: boolean
  readonly depth: number
  /** The deepest that can be chosen; below 2 there is no choice. */
  readonly most: number
}

export interface ValuesActions {
  readonly best: () => void
  readonly clear: () => void
  readonly stop: () => void
  readonly depth: (plies: number) => void
}

/** @param board  the board and what stands below it */
export function valuesTemplate(
  figure: Shown,
  model: ValuesModel,
  actions: ValuesActions,
  board: readonly unknown[],
  words: ValuesWords,
): TemplateResult {
  const { says, settled, searching, canPlay, canClear } = model
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${saysLine(says, { quiet: !settled, name: 'values-says' })}
      ${
        searching === undefined
          ? nothing
          : html`<p class="values-busy" role="status">
              ${words.searching(searching.done, searching.all)} ${button(words.stop, actions.stop)}
            </p>`
      }
      ${errorLine(figure)} ${depthField(model, actions, words)}
      <div class="controls" role="group" aria-label=${words.game}>
        ${button(words.best, actions.best, { can: canPlay })} ${undoButtons(figure)}
        ${button(words.clear, actions.clear, { can: canClear })} ${copyButton(figure)}
      </div>
      ${hintLine(figure)}
    </div>
  `
}

function depthField(
  { depth, most }: ValuesModel,
  actions: ValuesActions,
  words: ValuesWords,
): TemplateResult | typeof nothing {
  if (most < 2) return nothing
  const text = words.plies(depth)
  return html`<label class="field">
    <span>${words.depth}</span>
    ${slider({ min: 1, max: most, value: depth, text }, actions.depth)}
    <span class="values-depth" aria-hidden="true">${text}</span>
  </label>`
}
