import { html, type TemplateResult } from 'lit-html'
import { BOUNDS, conventionOf, ORDERS, PRESETS } from '../../../../engine/index.ts'
import { field, named, select, type Choice } from '../../../figure/panel.ts'
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
  const text = value.replace('-', '−').replace(/inf$/, '∞')
  return field(
    label,
    { text, look: 'code lab-end', most: 40 },
    { type: (typed) => change(typed.trim().replace('−', '-').replace('∞', 'inf')) },
  )
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
