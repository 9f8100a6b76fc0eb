import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { HeatWords } from '../../i18n/en/heat.ts'
import { TERMS, USUAL, type TermName, type Weights } from './judge.ts'
import { sumOf, type SquareTold } from './model.ts'
import { MOST } from './schema.ts'

export interface HeatModel {
  readonly says: string
  readonly error: string
  readonly hint: string
  readonly told: SquareTold | undefined
  /** The square that was pressed, by its name. */
  readonly pinned: string | undefined
  readonly canUndo: boolean
  readonly canClear: boolean
  readonly canPlay: boolean
  /** Where the weights can be chosen. */
  readonly weights: Weights | undefined
  /** What the report’s weights would choose. */
  readonly usual: string
}

export interface HeatActions {
  readonly best: () => void
  readonly here: () => void
  readonly undo: () => void
  readonly clear: () => void
  readonly copy: () => void
  readonly weigh: (term: TermName, weight: number) => void
  readonly reset: () => void
}

/** Elements that draw themselves. */
export interface HeatParts {
  readonly plain: Node
  readonly heat: Node
  readonly legend: Node
}

export function heatTemplate(
  model: HeatModel,
  actions: HeatActions,
  parts: HeatParts,
  words: HeatWords,
): TemplateResult {
  const { told, weights } = model
  return html`
    <div class="heat-boards">
      ${weights === undefined ? html`<div class="beside-board">${parts.plain}</div>` : nothing}
      <div class="beside-board">${parts.heat}${parts.legend}</div>
      ${weights === undefined ? nothing : sliders(weights, model.usual, actions, words)}
    </div>
    <div class="heat-under">
      <div class="beside-side">
        <p class="says heat-says" aria-live="polite">${model.says}</p>
        <p class="error" role="alert">${model.error}</p>
        <div class="controls" role="group" aria-label=${words.game}>
          ${button(words.playBest, actions.best, model.canPlay)}
          ${
            model.pinned === undefined
              ? nothing
              : button(words.playHere(model.pinned), actions.here, true)
          }
          ${button(words.undo, actions.undo, model.canUndo)}
          ${button(words.clear, actions.clear, model.canClear)}
          ${button(words.copy, actions.copy, true)}
        </div>
        <p class="hint" role="status">${model.hint}</p>
      </div>
      <div class="heat-told">${told === undefined ? nothing : squareTable(told, words)}</div>
    </div>
  `
}

function button(label: string, action: () => void, can: boolean): TemplateResult {
  return html`<button class="button" type="button" aria-disabled=${!can} @click=${action}>
    ${label}
  </button>`
}

function sliders(
  weights: Weights,
  usual: string,
  actions: HeatActions,
  words: HeatWords,
): TemplateResult {
  return html`
    <fieldset class="heat-weights">
      <legend>${words.weights}</legend>
      ${TERMS.map((term) => weightRow(term, weights[term], actions, words))}
      <p class="hint">${usual}</p>
      <button class="button" type="button" @click=${actions.reset}>${words.reset}</button>
    </fieldset>
  `
}

function weightRow(
  term: TermName,
  weight: number,
  actions: HeatActions,
  words: HeatWords,
): TemplateResult {
  const name = words.terms[term]
  const slide = (event: Event) => {
    if (event.target instanceof HTMLInputElement) actions.weigh(term, event.target.valueAsNumber)
  }
  const tick = (event: Event) => {
    if (event.target instanceof HTMLInputElement) {
      actions.weigh(term, event.target.checked ? USUAL[term] : 0)
    }
  }
  return html`<div class="heat-weight">
    <label class="check">
      <input
        type="checkbox"
        aria-label=${words.counts(name)}
        .checked=${live(weight !== 0)}
        @change=${tick}
      />
      ${name}
    </label>
    <input
      class="slider"
      type="range"
      min="0"
      max=${MOST[term]}
      aria-label=${words.weightOf(name)}
      .value=${live(String(weight))}
      @input=${slide}
    />
    <span class="heat-number" aria-hidden="true">${weight}</span>
  </div>`
}

function squareTable(told: SquareTold, words: HeatWords): TemplateResult {
  if (told.five)
    return html`<p class="heat-head">${told.head}</p>
      <p class="hint">${words.isFive}</p>`
  const sum = sumOf(told.rows)
  const cells = (own: number, other: number, change: number) => html`
    <td>${words.signed(own)}</td>
    <td>${words.signed(other)}</td>
    <td>${words.signed(own + other)}</td>
    <td>${words.signed(change)}</td>
  `
  return html`<table class="heat-terms">
    <caption>
      ${told.head}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.term}</th>
        <th scope="col">${told.sides[0]}</th>
        <th scope="col">${told.sides[1]}</th>
        <th scope="col">${words.both(told.sides)}</th>
        <th scope="col">${words.change}</th>
      </tr>
    </thead>
    <tbody>
      ${told.rows.map(
        ({ term, own, other, change }) =>
          html`<tr class=${own === 0 && other === 0 && change === 0 ? 'none' : ''}>
            <th scope="row">${words.terms[term]}</th>
            ${cells(own, other, change)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${words.sum}</th>
        ${cells(sum.own, sum.other, sum.change)}
      </tr>
    </tfoot>
  </table>`
}
