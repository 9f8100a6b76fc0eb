import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { ValuesWords } from '../../i18n/values.ts'

export interface ValuesModel {
  readonly says: string
  /** False while the moves are judged: then there is more to be said in a moment. */
  readonly settled: boolean
  readonly error: string
  readonly hint: string
  /** Moves judged, of all, where a search is long enough to be spoken of. */
  readonly searching: { readonly done: number; readonly all: number } | undefined
  readonly canUndo: boolean
  readonly canClear: boolean
  /** Whether the values are known, so that the best move is. */
  readonly canPlay: boolean
  readonly depth: number
  /** The depths to choose from: none where there is no choice. */
  readonly depths: readonly number[]
}

export interface ValuesActions {
  readonly best: () => void
  readonly undo: () => void
  readonly clear: () => void
  readonly copy: () => void
  readonly stop: () => void
  readonly depth: (plies: number) => void
}

/** @param board  the board's own element, which draws itself */
export function valuesTemplate(
  model: ValuesModel,
  actions: ValuesActions,
  board: Node,
  words: ValuesWords,
): TemplateResult {
  const button = (label: string, action: () => void, can: boolean) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  const { searching } = model
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      <p class="says values-says" aria-live=${model.settled ? 'polite' : 'off'}>${model.says}</p>
      ${
        searching === undefined
          ? nothing
          : html`<p class="values-busy" role="status">
              ${words.searching(searching.done, searching.all)}
              <button class="button" type="button" @click=${actions.stop}>${words.stop}</button>
            </p>`
      }
      <p class="error" role="alert">${model.error}</p>
      ${depthField(model, actions, words)}
      <div class="controls" role="group" aria-label=${words.game}>
        ${button(words.best, actions.best, model.canPlay)}
        ${button(words.undo, actions.undo, model.canUndo)}
        ${button(words.clear, actions.clear, model.canClear)}
        ${button(words.copy, actions.copy, true)}
      </div>
      <p class="hint" role="status" ?hidden=${model.hint === ''}>${model.hint}</p>
    </div>
  `
}

function depthField(
  { depth, depths }: ValuesModel,
  actions: ValuesActions,
  words: ValuesWords,
): TemplateResult | typeof nothing {
  if (depths.length < 2) return nothing
  return html`<label class="field">
    <span>${words.depth}</span>
    <input
      class="slider"
      type="range"
      min=${depths[0]}
      max=${depths[depths.length - 1]}
      aria-valuetext=${words.plies(depth)}
      .value=${live(String(depth))}
      @input=${(event: Event) => {
        if (event.target instanceof HTMLInputElement) actions.depth(event.target.valueAsNumber)
      }}
    />
    <span class="values-depth" aria-hidden="true">${words.plies(depth)}</span>
  </label>`
}
