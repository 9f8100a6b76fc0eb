import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { UserError } from '../../../engine/index.ts'
import { pastedLong } from '../../figure/text-input.ts'
import type { AnalysisWords } from '../../i18n/analysis.ts'

export interface TextModel {
  /** The forms that a position can be written in, and which one is shown. */
  readonly forms: readonly string[]
  readonly form: string
  /** What stands in the field: the position, or what the reader is writing. */
  readonly text: string
  readonly error: string
  /** An option that would allow what is refused, or read the text otherwise. */
  readonly offer?: { readonly says: string; readonly label: string }
  readonly hint: string
  readonly rows: number
  /** Whether the panel is unfolded. */
  readonly open: boolean
}

export interface TextActions {
  readonly form: (form: string) => void
  readonly type: (text: string) => void
  readonly refuse: (error: UserError) => void
  readonly setUp: () => void
  readonly copy: () => void
  readonly accept: () => void
  readonly openFile: () => void
  /** The reader has folded the panel, or unfolded it. */
  readonly toggle: (open: boolean) => void
}

export function textTemplate(
  model: TextModel,
  actions: TextActions,
  id: string,
  words: AnalysisWords,
): TemplateResult {
  const error = `${id}-text-error`
  return html`
    <details
      class="analysis-fold"
      .open=${model.open}
      @toggle=${({ target }: Event) => {
        if (target instanceof HTMLDetailsElement) actions.toggle(target.open)
      }}
    >
      <summary>${words.texts}</summary>
      <label class="field stacked">
        <span>${words.textField}</span>
        <textarea
          class="input code analysis-text"
          rows=${model.rows}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${model.error !== ''}
          aria-describedby=${error}
          .value=${live(model.text)}
          @paste=${(event: ClipboardEvent) => pastedLong(event, actions.type, actions.refuse)}
          @input=${(event: Event) => {
            if (event.target instanceof HTMLTextAreaElement) actions.type(event.target.value)
          }}
        ></textarea>
      </label>
      <p class="error" id=${error} role="alert">${model.error}</p>
      ${
        model.offer === undefined
          ? nothing
          : html`<p class="hint" role="status">
              ${model.offer.says}
              <button class="button" type="button" @click=${actions.accept}>
                ${model.offer.label}
              </button>
            </p>`
      }
      <div class="controls">
        <button class="button" type="button" @click=${actions.setUp}>${words.setUp}</button>
        <button class="button" type="button" @click=${actions.openFile}>${words.openFile}</button>
        <button class="button" type="button" @click=${actions.copy}>${words.copy}</button>
        <label class="field">
          <span>${words.form}</span>
          <select
            class="select"
            @change=${(event: Event) => {
              if (event.target instanceof HTMLSelectElement) actions.form(event.target.value)
            }}
          >
            ${model.forms.map(
              (form) => html`
                <option value=${form} .selected=${form === model.form}>
                  ${formName(form, words)}
                </option>
              `,
            )}
          </select>
        </label>
      </div>
      <p class="hint" aria-live="polite">${model.hint === '' ? words.textHint : model.hint}</p>
    </details>
  `
}

function formName(form: string, words: AnalysisWords): string {
  if (form === 'moves') return words.asMoves
  return form === 'board' ? words.asBoard : words.asOther(form)
}
