import { html, nothing, type TemplateResult } from 'lit-html'
import { BOUNDS, conventionOf, ORDERS, PRESETS } from '../../../engine/index.ts'
import {
  button,
  check,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  select,
  textField,
  undoButtons,
  type Choice,
  type Shown,
} from '../../figure/panel.ts'
import type { LabWords } from '../../i18n/lab.ts'
import { FAILS, FIRSTS, rulesOf, SHOWN, TIES, type LabState } from './schema.ts'

export interface LabActions {
  change(change: Partial<LabState>): void
  type(text: string): void
  random(): void
}

/** What the controls say of a question. */
export interface Asked {
  /** How many leaves the tree has, and how many the search does not look at. */
  readonly leaves: number
  readonly cuts: number
  readonly marked: readonly number[]
  /** Undefined until it is checked. */
  readonly verdict?: { readonly sentences: readonly string[] } | undefined
}

/** What is asked, above the tree. */
export function labQuestion(
  { cuts }: Asked,
  { checked, shown }: LabState,
  words: LabWords,
): string {
  if (checked) return words.question.checked
  return cuts === 0 && shown === 'first-cut' ? words.question.none : words.question[shown]
}

/** What to do with the tree, and once it is checked, what its signs say. */
export function labHow({ checked }: LabState, words: LabWords): string {
  return checked ? words.how.checked : words.how.asked
}

/** Everything below the tree. */
export function labControls(
  figure: Shown,
  { marked, verdict, leaves }: Asked,
  state: LabState,
  actions: LabActions,
  words: LabWords,
): TemplateResult {
  return html`
    <div class="lab-answer">
      ${saysLine(words.marked(marked.length, leaves))}
      <div class="lab-row">
        ${
          verdict === undefined
            ? button(words.check, () => actions.change({ checked: true }), { look: 'primary' })
            : button(words.again, () => actions.change({ checked: false }), { look: 'primary' })
        }
        ${button(words.clear, () => actions.change({ cut: '', checked: false }), {
          can: marked.length > 0,
        })}
        ${undoButtons(figure)} ${copyButton(figure)}
      </div>
      <div class="lab-verdict" aria-live="polite">
        ${
          verdict === undefined
            ? nothing
            : html`<ul aria-label=${words.verdict}>
                ${verdict.sentences.map((sentence) => html`<li>${sentence}</li>`)}
              </ul>`
        }
      </div>
      ${errorLine(figure)} ${hintLine(figure)}
    </div>
    <div class="lab-switches">
      ${group(words.source, sourceOf(figure, state, actions, words))}
      ${group(words.search, searchOf(state, actions, words))}
      ${group(
        words.mode,
        html`${select(words.shown, named(SHOWN, words.shownAs), state.shown, (shown) =>
          actions.change({ shown, checked: false }),
        )}`,
      )}
    </div>
  `
}

function group(name: string, inside: TemplateResult): TemplateResult {
  return html`<details class="lab-group" name="lab">
    <summary>${name}</summary>
    <div class="lab-fields">${inside}</div>
  </details>`
}

function sourceOf(figure: Shown, state: LabState, actions: LabActions, words: LabWords) {
  return html`
    ${textField(figure, words.tree, state.tree, (text) => actions.type(text), {
      title: words.treeTitle,
    })}
    ${button(state.seed > 1 ? words.another : words.random, () => actions.random())}
    ${select(words.depth, [2, 3, 4].map(plain), state.depth, (depth) => actions.change({ depth }))}
    ${select(words.cuts, [1, 2, 3, 4, 5].map(plain), state.cuts, (cuts) => actions.change({ cuts }))}
    ${select(words.tied, [0, 10, 30, 60].map(plain), state.ties, (ties) => actions.change({ ties }))}
    ${check(words.deep, state.deep, (deep) => actions.change({ deep }))}
    <p class="hint">${words.seed(state.seed)}</p>
  `
}

function searchOf(state: LabState, actions: LabActions, words: LabWords) {
  const rules = (change: Partial<LabState>) => actions.change({ ...change, checked: false })
  const presets: Choice<string>[] = [
    ['', words.own],
    ...PRESETS.map(({ id }): Choice<string> => [id, words.presets[id] ?? id]),
  ]
  return html`
    ${select(words.preset, presets, presetOf(state), (id) => {
      const preset = PRESETS.find((each) => each.id === id)
      if (preset !== undefined) rules(rulesOf(conventionOf({}, preset)))
    })}
    ${select(words.tie, named(TIES, words.ties), state.tie, (tie) => rules({ tie }))}
    ${select(words.fail, named(FAILS, words.fails), state.fail, (fail) => rules({ fail }))}
    ${select(words.bounds, named(BOUNDS, words.boundsOf), state.bounds, (bounds) => rules({ bounds }))}
    ${select(words.order, named(ORDERS, words.orders), state.order, (order) => rules({ order }))}
    ${select(words.first, named(FIRSTS, words.firsts), state.first, (first) => rules({ first }))}
    ${end(words.low, state.low, (low) => rules({ low }))}
    ${end(words.high, state.high, (high) => rules({ high }))}
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

const plain = (value: number): Choice<number> => [value, value]

function named<const T extends string>(
  values: readonly T[],
  words: Readonly<Record<T, string>>,
): Choice<T>[] {
  return values.map((value): Choice<T> => [value, words[value]])
}

/** The first preset that says what the state does; empty where none does. */
function presetOf(state: LabState): string {
  const preset = PRESETS.find((each) => {
    const rules = rulesOf(conventionOf({}, each))
    return Object.entries(rules).every(([name, value]) => state[name as keyof LabState] === value)
  })
  return preset?.id ?? ''
}
