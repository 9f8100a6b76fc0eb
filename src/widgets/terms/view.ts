import { html, type TemplateResult } from 'lit-html'
import type { RowWords } from '../../i18n/rows.ts'
import { textInput } from '../../figure/text-input.ts'
import type { Judged, TermName } from './model.ts'

export interface TermsModel {
  readonly id: string
  readonly says: string
  readonly text: string
  readonly error: string
  readonly hint: string
  /** What the heat is, and the most of it; empty while it is not known. */
  readonly most: string
  readonly judged: Judged
  /** The side to move. */
  readonly side: string
  readonly shown: TermName | undefined
  /** Moves to set up, by what the button says. */
  readonly examples: readonly (readonly [string, string])[]
  readonly canUndo: boolean
  readonly canClear: boolean
}

export interface TermsActions {
  readonly show: (name: TermName) => void
  readonly type: (text: string) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly copy: () => void
}

/** @param parts  elements that draw themselves */
export function termsTemplate(
  model: TermsModel,
  actions: TermsActions,
  parts: { readonly board: Node; readonly legend: Node },
  words: RowWords,
): TemplateResult {
  const button = (label: string, action: () => void, can = true) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  const { id, judged, shown } = model
  return html`
    <div class="beside-board">
      ${parts.board} ${parts.legend}
      <p class="hint terms-scale">${words.scale(model.side)}</p>
    </div>
    <div class="beside-side">
      <p class="says terms-says" aria-live="polite">${model.says}</p>
      <table class="terms">
        <caption class="unseen">
          ${words.caption}
        </caption>
        <thead>
          <tr>
            ${words.head.map((each) => html`<th scope="col">${each}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${judged.rows.map(
            ({ name, count, points }) =>
              html`<tr>
                <th scope="row">
                  <button
                    class="button terms-name"
                    type="button"
                    aria-pressed=${name === shown}
                    title=${words.show(words.names[name])}
                    @click=${() => actions.show(name)}
                  >
                    ${words.names[name]}
                  </button>
                </th>
                <td>${words.counted(name, count)}</td>
                <td>${words.points(points)}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${words.sum}</th>
            <td></td>
            <td>${words.points(judged.sum)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="hint terms-most">${model.most}</p>
      <p class="error" id=${`${id}-error`} role="alert">${model.error}</p>
      <div class="controls" role="group" aria-label=${words.examples}>
        ${model.examples.map(([name, text]) => button(name, () => actions.type(text)))}
      </div>
      <div class="controls" role="group" aria-label=${words.control}>
        ${button(words.undo, actions.undo, model.canUndo)}
        ${button(words.clear, actions.clear, model.canClear)} ${button(words.copy, actions.copy)}
      </div>
      <label class="field stacked">
        <span>${words.text}</span>
        ${textInput(model, `${id}-error`, actions.type)}
      </label>
      <p class="hint terms-told" role="status">${model.hint}</p>
    </div>
  `
}
