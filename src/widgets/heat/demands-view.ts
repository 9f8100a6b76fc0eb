import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { DemandsWords } from '../../i18n/en/demands.ts'
import { EXAMPLES, MOST_DEPTH, viewRow, type ExampleName } from './demands-model.ts'
import { VARIANTS, type Variant, type Views } from './program.ts'

export interface DemandsModel {
  readonly says: string
  readonly error: string
  readonly hint: string
  readonly variant: Variant
  readonly depth: number
  readonly views: Views
  readonly sides: readonly [string, string]
  readonly canUndo: boolean
  readonly canClear: boolean
}

export interface DemandsActions {
  readonly variant: (variant: Variant) => void
  readonly depth: (plies: number) => void
  readonly example: (example: ExampleName) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly copy: () => void
}

/** @param board  the board’s own element, which draws itself */
export function demandsTemplate(
  model: DemandsModel,
  actions: DemandsActions,
  board: Node,
  words: DemandsWords,
): TemplateResult {
  const button = (label: string, action: () => void, can = true) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      <label class="field stacked">
        <span>${words.evaluation}</span>
        <select
          class="select"
          .value=${live(model.variant)}
          @change=${(event: Event) => {
            const { target } = event
            if (!(target instanceof HTMLSelectElement)) return
            const found = VARIANTS.find((variant) => variant === target.value)
            if (found !== undefined) actions.variant(found)
          }}
        >
          ${VARIANTS.map(
            (variant) =>
              html`<option value=${variant} ?selected=${variant === model.variant}>
                ${words.variants[variant]}
              </option>`,
          )}
        </select>
      </label>
      <fieldset class="choices">
        <legend>${words.depth}</legend>
        ${Array.from({ length: MOST_DEPTH }, (_, i) => i + 1).map(
          (depth) =>
            html`<label class="check">
              <input
                type="radio"
                name="demands-depth"
                .checked=${live(depth === model.depth)}
                @change=${() => actions.depth(depth)}
              />
              ${words.plies(depth)}
            </label>`,
        )}
      </fieldset>
      ${viewsTable(model, words)}
      <p class="says demands-says" aria-live="polite">${model.says}</p>
      <p class="error" role="alert">${model.error}</p>
      <div class="controls" role="group" aria-label=${words.examples}>
        ${keysOf(EXAMPLES).map((example) =>
          button(words.example[example], () => actions.example(example)),
        )}
      </div>
      <div class="controls" role="group" aria-label=${words.game}>
        ${button(words.undo, actions.undo, model.canUndo)}
        ${button(words.clear, actions.clear, model.canClear)} ${button(words.copy, actions.copy)}
      </div>
      ${model.hint === '' ? nothing : html`<p class="hint" role="status">${model.hint}</p>`}
    </div>
  `
}

function viewsTable({ views, sides }: DemandsModel, words: DemandsWords): TemplateResult {
  const { x, o, sum, holds } = viewRow(views)
  return html`
    <table class="heat-terms demands-views">
      <caption>
        ${words.views}
      </caption>
      <tbody>
        <tr>
          <th scope="row">${words.view(sides[0])}</th>
          <td>${words.number(x)}</td>
        </tr>
        <tr>
          <th scope="row">${words.view(sides[1])}</th>
          <td>${words.number(o)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${words.sum}</th>
          <td>${words.number(sum)}</td>
        </tr>
      </tfoot>
    </table>
    <p class=${holds ? 'good' : 'error'}>${holds ? words.holds : words.fails}</p>
  `
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[]
}
