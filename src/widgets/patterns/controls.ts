import { html, nothing, type TemplateResult } from 'lit-html'
import { EMPTY } from '../../../engine/index.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { SETS } from './cost-model.ts'
import { readDrawing } from './drawing.ts'
import type { FigureState, Kind } from './figure.ts'
import { recognised, type Known } from './known.ts'
import { formatStones } from './stones.ts'

export interface ControlActions {
  readonly change: (change: Partial<FigureState>) => void
  readonly readBoard: (text: string) => void
  readonly reset: () => void
}

/** What a reader can change of a figure besides its boards. */
export function controls(
  kind: Kind,
  id: string,
  state: FigureState,
  known: readonly Known[],
  error: string,
  actions: ControlActions,
  copy: TemplateResult,
  words: PatternsWords,
): TemplateResult {
  const hasPattern = kind === 'slide' || kind === 'words' || kind === 'pattern'
  return html`
    <div class="controls">
      ${hasPattern ? picker(state, known, actions, words) : nothing}
      ${kind === 'slide' ? sliding(id, state, actions, words) : nothing}
      ${kind === 'cost' ? sets(state, actions, words) : nothing}
      <button class="button" type="button" @click=${actions.reset}>${words.first}</button>
      ${copy}
    </div>
    ${
      kind === 'pattern'
        ? html`<p class="error" role="alert">${error}</p>`
        : boardText(id, state, error, actions, words)
    }
  `
}

function picker(
  { drawing }: FigureState,
  known: readonly Known[],
  actions: ControlActions,
  words: PatternsWords,
): TemplateResult {
  const found = recognised(known, drawing)
  const pick = (index: number, turn: number) => {
    const { turns } = known[index]
    const read = readDrawing(turns[turn % turns.length])
    if (read.ok) actions.change({ drawing: read.value })
  }
  return html`
    <label class="field">
      <span>${words.known}</span>
      <select
        class="select"
        @change=${(event: Event) => {
          if (event.target instanceof HTMLSelectElement && event.target.value !== '') {
            pick(Number(event.target.value), 0)
          }
        }}
      >
        <option value="" ?selected=${found === undefined}>${words.own}</option>
        ${known.map(
          ({ name, turns }, i) =>
            html`<option value=${i} ?selected=${found?.index === i}>
              ${words.nameOf(turns[0], name)} ${turns[0]}
            </option>`,
        )}
      </select>
    </label>
    <button
      class="button"
      type="button"
      aria-disabled=${found === undefined}
      @click=${() => {
        if (found !== undefined) pick(found.index, found.turn + 1)
      }}
    >
      ${words.turn}
    </button>
  `
}

function sliding(
  id: string,
  { side, pushed }: FigureState,
  actions: ControlActions,
  words: PatternsWords,
): TemplateResult {
  return html`
    <fieldset class="choices">
      <legend>${words.side}</legend>
      ${([0, 1] as const).map(
        (each) => html`
          <label class="check">
            <input
              type="radio"
              name="${id}-side"
              .checked=${each === side}
              @change=${() => actions.change({ side: each })}
            />
            ${words.sides[each]}
          </label>
        `,
      )}
    </fieldset>
    <label class="check">
      <input
        type="checkbox"
        .checked=${pushed}
        @change=${() => actions.change({ pushed: !pushed })}
      />
      ${words.pushed}
    </label>
  `
}

function sets({ set }: FigureState, actions: ControlActions, words: PatternsWords): TemplateResult {
  return html`
    <label class="field">
      <span>${words.cost.set}</span>
      <select
        class="select"
        @change=${(event: Event) => {
          if (!(event.target instanceof HTMLSelectElement)) return
          const { value } = event.target
          const chosen = SETS.find((each) => each === value)
          if (chosen !== undefined) actions.change({ set: chosen })
        }}
      >
        ${SETS.map(
          (each) =>
            html`<option value=${each} ?selected=${each === set}>${words.cost.sets[each]}</option>`,
        )}
      </select>
    </label>
  `
}

function boardText(
  id: string,
  { stones }: FigureState,
  error: string,
  actions: ControlActions,
  words: PatternsWords,
): TemplateResult {
  return html`
    <details class="patterns-text">
      <summary>${words.text}</summary>
      <form
        class="controls"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault()
          const form = event.target
          const field = form instanceof HTMLFormElement ? form.querySelector('textarea') : null
          if (field !== null) actions.readBoard(field.value)
        }}
      >
        <textarea
          class="input code"
          rows="8"
          cols="12"
          maxlength="2000"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-label=${words.text}
          aria-invalid=${error !== ''}
          aria-describedby="${id}-hint ${id}-error"
          .value=${formatStones(stones).replaceAll('/', '\n')}
        ></textarea>
        <button class="button" type="submit">${words.show}</button>
        <button
          class="button"
          type="button"
          @click=${() => actions.change({ stones: [EMPTY, EMPTY] })}
        >
          ${words.clear}
        </button>
        <p class="hint" id="${id}-hint">${words.textHint}</p>
      </form>
    </details>
    <p class="error" id="${id}-error" role="alert">${error}</p>
  `
}
