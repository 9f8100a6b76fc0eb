import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { GameOptions, OptionSpec } from '../../../engine/index.ts'
import { settled } from '../../figure/settled.ts'
import type { GameWords } from '../../i18n/games.ts'
import { table as words } from '../../i18n/table.ts'

export interface GivenOptions {
  /** Those that were given. */
  readonly given: GameOptions
  /** The option that is wrong. */
  readonly wrong: string | number | undefined
}

/** What the options of a game and their values are called. */
export type OptionLabels = Pick<GameWords, 'options' | 'values'>

/** Gives an option another value; undefined to leave it to what it follows, or its default. */
export type SetOption = (name: string, value: string | number | boolean | undefined) => void

/**
 * The control of one option of a game: a switch, a number or a list.
 *
 * @param errorId  of the sentence that says what is wrong with it
 */
export function optionField(
  spec: OptionSpec,
  model: GivenOptions,
  set: SetOption,
  errorId: string,
  labels: OptionLabels,
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
          aria-describedby=${errorId}
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
