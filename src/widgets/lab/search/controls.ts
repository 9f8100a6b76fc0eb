import { html, type TemplateResult } from 'lit-html'
import { BOUNDS, conventionOf, ORDERS, PRESETS } from '../../../../engine/index.ts'
import { named, select, type Choice } from '../../../figure/panel.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import { FAILS, FIRSTS, rulesOf, TIES, type SearchState } from './schema.ts'

/** How it is searched. */
export function searchControls(
  state: SearchState,
  change: (change: Partial<SearchState>) => void,
  words: LabWords,
): TemplateResult {
  const presets: Choice<string>[] = [
    ['', words.own],
    ...PRESETS.map(({ id }): Choice<string> => [id, words.presets[id] ?? id]),
  ]
  return html`
    ${select(words.preset, presets, presetOf(state), (id) => {
      const preset = PRESETS.find((each) => each.id === id)
      if (preset !== undefined) change(rulesOf(conventionOf({}, preset)))
    })}
    ${select(words.tie, named(TIES, words.ties), state.tie, (tie) => change({ tie }))}
    ${select(words.fail, named(FAILS, words.fails), state.fail, (fail) => change({ fail }))}
    ${select(words.bounds, named(BOUNDS, words.boundsOf), state.bounds, (bounds) => change({ bounds }))}
    ${select(words.order, named(ORDERS, words.orders), state.order, (order) => change({ order }))}
    ${select(words.first, named(FIRSTS, words.firsts), state.first, (first) => change({ first }))}
    ${end(words.low, state.low, (low) => change({ low }))}
    ${end(words.high, state.high, (high) => change({ high }))}
  `
}

/** One end of the window: written as in the drawing, and as the engine writes it in the state. */
function end(label: string, value: string, change: (value: string) => void): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <input
      class="input code lab-end"
      type="text"
      maxlength="40"
      autocomplete="off"
      spellcheck="false"
      .value=${value.replace('-', '−').replace(/inf$/, '∞')}
      @change=${(event: Event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        change(event.target.value.trim().replace('−', '-').replace('∞', 'inf'))
      }}
    />
  </label>`
}

/** The first preset that says what the state does; empty where none does. */
function presetOf(state: SearchState): string {
  const preset = PRESETS.find((each) => {
    const rules = rulesOf(conventionOf({}, each))
    return Object.entries(rules).every(
      ([name, value]) => state[name as keyof SearchState] === value,
    )
  })
  return preset?.id ?? ''
}
