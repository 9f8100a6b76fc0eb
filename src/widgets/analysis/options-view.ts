import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { GameOptions, OptionSpec } from '../../../engine/index.ts'
import type { GameWords } from '../../i18n/games.ts'
import type { AnalysisWords } from '../../i18n/analysis.ts'
import { settled } from '../../figure/settled.ts'

export interface OptionsModel {
  readonly specs: readonly OptionSpec[]
  readonly presets: readonly { readonly id: string; readonly options: GameOptions }[]
  /** Those that were given. */
  readonly given: GameOptions
  readonly error: string
  /** The option that the error is about. */
  readonly wrong: string | number | undefined
}

/** Gives an option another value; undefined to leave it to what it follows, or its default. */
export type SetOption = (name: string, value: string | number | boolean | undefined) => void

export function optionsTemplate(
  model: OptionsModel,
  set: SetOption,
  setAll: (options: GameOptions) => void,
  id: string,
  labels: Pick<GameWords, 'options' | 'values'>,
  words: AnalysisWords,
): TemplateResult {
  return html`
    <details class="analysis-fold">
      <summary>${words.options}</summary>
      <p class="hint" id="${id}-options">${words.optionsHint}</p>
      <div class="analysis-options" role="group" aria-describedby="${id}-options">
        ${model.specs.map((spec) => control(spec, model, set, id, labels, words))}
        ${model.presets.map(
          (preset) =>
            html`<button class="button" type="button" @click=${() => setAll(preset.options)}>
              ${words.preset(labels.values?.[preset.id] ?? preset.id)}
            </button>`,
        )}
      </div>
      <p class="error" id="${id}-options-error" role="alert">${model.error}</p>
    </details>
  `
}

function control(
  spec: OptionSpec,
  model: OptionsModel,
  set: SetOption,
  id: string,
  labels: Pick<GameWords, 'options' | 'values'>,
  words: AnalysisWords,
): TemplateResult {
  const { name, follows } = spec
  const label = labels.options[name] ?? name
  const given = Object.hasOwn(model.given, name) ? model.given[name] : undefined
  const value = given ?? (follows === undefined ? spec.default : undefined)
  if (spec.type === 'boolean' && follows === undefined) {
    return html`
      <label class="check">
        <input
          type="checkbox"
          .checked=${live(value === true)}
          @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) set(name, event.target.checked)
          }}
        />
        ${label}
      </label>
    `
  }
  if (spec.type === 'integer') {
    return html`
      <label class="field">
        <span>${label}</span>
        <input
          class="input"
          type="number"
          min=${spec.min}
          max=${spec.max}
          placeholder=${follows === undefined ? '' : words.asVariant}
          aria-invalid=${model.wrong === name}
          aria-describedby="${id}-options-error"
          .value=${settled(value === undefined ? '' : String(value))}
          @change=${(event: Event) => {
            if (!(event.target instanceof HTMLInputElement)) return
            const text = event.target.value.trim()
            // The text of no number is given as it is, for the game to say what is wrong.
            set(name, text === '' ? undefined : /^-?\d{1,9}$/.test(text) ? Number(text) : text)
          }}
        />
      </label>
    `
  }
  const values = spec.type === 'choice' ? spec.values : ['true', 'false']
  const shown = (text: string) =>
    labels.values?.[text] ?? (text === 'true' ? words.yes : text === 'false' ? words.no : text)
  return html`
    <label class="field">
      <span>${label}</span>
      <select
        class="select"
        @change=${(event: Event) => {
          if (!(event.target instanceof HTMLSelectElement)) return
          set(name, event.target.value === '' ? undefined : event.target.value)
        }}
      >
        ${
          follows === undefined
            ? ''
            : html`<option value="" .selected=${value === undefined}>${words.asVariant}</option>`
        }
        ${values.map(
          (text) => html`
            <option value=${text} .selected=${text === String(value)}>${shown(text)}</option>
          `,
        )}
      </select>
    </label>
  `
}
