import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  check,
  choices,
  copyButton,
  errorId,
  errorLine,
  hintLine,
  select,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { SETS } from './cost-model.ts'
import type { FigureState, Kind } from './figure.ts'
import { recognised, type Known } from './known.ts'
import type { Texts } from './schema.ts'
import { formatStones } from './stones.ts'

export interface ControlActions {
  readonly change: (change: Partial<Texts>) => void
  readonly reset: () => void
}

/** What a reader can change of a figure besides its boards. */
export function controls(
  figure: Shown,
  kind: Kind,
  state: FigureState,
  known: readonly Known[],
  actions: ControlActions,
  words: PatternsWords,
): TemplateResult {
  const { cost, first } = words
  const sets = SETS.map((each) => [each, cost.sets[each]] as const)
  const hasPattern = kind === 'slide' || kind === 'words' || kind === 'pattern'
  return html`
    <div class="controls">
      ${hasPattern ? picker(state, known, actions, words) : nothing}
      ${kind === 'slide' ? sliding(figure, state, actions, words) : nothing}
      ${kind === 'cost' ? select(cost.set, sets, state.set, (set) => actions.change({ set })) : nothing}
      ${undoButtons(figure)} ${button(first, actions.reset)} ${copyButton(figure)}
    </div>
    ${kind === 'pattern' ? nothing : boardText(figure, state, actions, words)} ${errorLine(figure)}
    ${hintLine(figure)}
  `
}

function picker(
  { drawing }: FigureState,
  known: readonly Known[],
  { change }: ControlActions,
  words: PatternsWords,
): TemplateResult {
  const found = recognised(known, drawing)
  const pick = (index: number, turn: number) => {
    const { turns } = known[index]
    change({ pattern: turns[turn % turns.length] })
  }
  const all = known.map(({ name, turns }, i) => [i, `${words.nameOf(turns[0], name)} ${turns[0]}`])
  const listed = [[-1, words.own], ...all] as [number, string][]
  return html`
    ${select(words.known, listed, found?.index ?? -1, (index) => {
      if (index >= 0) pick(index, 0)
    })}
    ${button(words.turn, () => found && pick(found.index, found.turn + 1), {
      can: found !== undefined,
    })}
  `
}

function sliding(
  figure: Shown,
  { side, pushed }: FigureState,
  { change }: ControlActions,
  words: PatternsWords,
): TemplateResult {
  const [x, o] = words.sides
  const sides = [
    ['X', x],
    ['O', o],
  ] as const
  return html`
    ${choices(figure, words.side, sides, side === 0 ? 'X' : 'O', (to) => change({ side: to }))}
    ${check(words.pushed, pushed, (to) => change({ pushed: to }))}
  `
}

function boardText(
  figure: Shown,
  { stones }: FigureState,
  { change }: ControlActions,
  words: PatternsWords,
): TemplateResult {
  const hintId = `${figure.id}-hint`
  return html`
    <details class="patterns-text">
      <summary>${words.text}</summary>
      <form
        class="controls"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault()
          const form = event.target
          const field = form instanceof HTMLFormElement ? form.querySelector('textarea') : null
          if (field !== null) change({ board: field.value })
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
          aria-invalid=${figure.error !== ''}
          aria-describedby="${hintId} ${errorId(figure)}"
          .value=${formatStones(stones).replaceAll('/', '\n')}
        ></textarea>
        <button class="button" type="submit">${words.show}</button>
        ${button(words.clear, () => change({ board: '' }))}
        <p class="hint" id=${hintId}>${words.textHint}</p>
      </form>
    </details>
  `
}
