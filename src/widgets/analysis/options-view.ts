import { html, type TemplateResult } from 'lit-html'
import type { GameOptions, OptionSpec } from '../../../engine/index.ts'
import type { AnalysisWords } from '../../i18n/analysis.ts'
import { table } from '../../i18n/table.ts'
import {
  optionField,
  type GivenOptions,
  type OptionLabels,
  type SetOption,
} from '../table/option-field.ts'

interface OptionsModel extends GivenOptions {
  readonly specs: readonly OptionSpec[]
  readonly presets: readonly { readonly id: string; readonly options: GameOptions }[]
  readonly error: string
}

export function optionsTemplate(
  model: OptionsModel,
  set: SetOption,
  setAll: (options: GameOptions) => void,
  id: string,
  labels: OptionLabels,
  words: AnalysisWords,
): TemplateResult {
  return html`
    <details class="analysis-fold">
      <summary>${words.options}</summary>
      <p class="hint" id="${id}-options">${words.optionsHint}</p>
      <div class="analysis-options" role="group" aria-describedby="${id}-options">
        ${model.specs.map((spec) => optionField(spec, model, set, `${id}-options-error`, labels))}
        ${model.presets.map(
          (preset) =>
            html`<button class="button" type="button" @click=${() => setAll(preset.options)}>
              ${table.preset(labels.values?.[preset.id] ?? preset.id)}
            </button>`,
        )}
      </div>
      <p class="error" id="${id}-options-error" role="alert">${model.error}</p>
    </details>
  `
}
