import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { SIGN_SLIPS, type SignSlip } from '../../../engine/index.ts'
import type { SignsWords } from '../../i18n/signs.ts'
import { settled } from '../../figure/settled.ts'
import { DEPTHS } from './pair.ts'

export interface SignsControls {
  readonly id: string
  readonly slip: SignSlip
  readonly offersSlip: boolean
  /** Plies. */
  readonly depth: number
  readonly offersDepth: boolean
  /** What stands in the field: what the reader has typed, right or wrong. */
  readonly text: string
  /** Whether it is an explicit tree. */
  readonly explicit: boolean
  readonly error: string
  readonly hint: string
}

export interface SignsActions {
  readonly slip: (slip: SignSlip) => void
  readonly depth: (depth: number) => void
  readonly position: (text: string) => void
  readonly copy: () => void
}

export function signsControls(
  model: SignsControls,
  actions: SignsActions,
  words: SignsWords,
): TemplateResult {
  const errorId = `${model.id}-error`
  return html`
    ${model.offersSlip ? slips(model, actions, words) : nothing}
    ${model.offersDepth ? depths(model, actions, words) : nothing}
    <div class="controls">
      <label class="field signs-tree-field">
        <span>${model.explicit ? words.tree : words.position}</span>
        <input
          class="input code"
          type="text"
          maxlength="400"
          spellcheck="false"
          autocomplete="off"
          title=${model.explicit ? words.treeHint : nothing}
          aria-invalid=${model.error !== ''}
          aria-describedby=${errorId}
          .value=${settled(model.text)}
          @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) actions.position(event.target.value)
          }}
        />
      </label>
      <button class="button" type="button" @click=${actions.copy}>${words.copy}</button>
    </div>
    <p class="error" id=${errorId} role="alert">${model.error}</p>
    <p class="hint" role="status" ?hidden=${model.hint === ''}>${model.hint}</p>
  `
}

function slips(
  { id, slip }: SignsControls,
  actions: SignsActions,
  words: SignsWords,
): TemplateResult {
  const label = (each: SignSlip) => words.slips[each]
  return choices(`${id}-slip`, words.slip, SIGN_SLIPS, slip, label, actions.slip)
}

function depths(
  { id, depth }: SignsControls,
  actions: SignsActions,
  words: SignsWords,
): TemplateResult {
  return choices(`${id}-depth`, words.depth, DEPTHS, depth, String, actions.depth)
}

/** One of several, all in sight. */
function choices<T>(
  name: string,
  legend: string,
  all: readonly T[],
  chosen: T,
  label: (each: T) => string,
  choose: (each: T) => void,
): TemplateResult {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${all.map(
      (each) => html`
        <label class="check">
          <input
            type="radio"
            name=${name}
            .checked=${live(each === chosen)}
            @change=${() => choose(each)}
          />
          ${label(each)}
        </label>
      `,
    )}
  </fieldset>`
}
