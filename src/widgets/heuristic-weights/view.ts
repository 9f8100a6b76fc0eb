import { html, type TemplateResult } from 'lit-html'
import {
  button,
  choices,
  copyButton,
  errorLine,
  saysLine,
  slider,
  undoButtons,
  hintLine,
  type Shown,
} from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { HeuristicWeightsWords } from '../../i18n/heuristic-weights.ts'
import type { Judged } from './judge.ts'
import { DISTANCES } from './model.ts'
import { KNOBS, PRINTED, SLIDERS, USUAL, type KnobName, type Knobs, type Turns } from './schema.ts'

export interface WeighModel {
  readonly turns: Turns
  readonly says: string
  readonly prefers: string
  readonly caption: string
  readonly judged: Judged
  /** What the shades on the board mean, where there are any. */
  readonly legend: Node | undefined
  /** How far the cell under the pointer is from the centre. */
  readonly far: string
  /** The term that is shown on the board. */
  readonly lit: string | undefined
  readonly knobs: Knobs
  readonly canPlay: boolean
}

export interface WeighActions {
  readonly light: (term: string) => void
  readonly turn: (knob: KnobName, value: number) => void
  readonly reset: () => void
  readonly playIt: () => void
  readonly restart: () => void
}

/** @param board  the board and what stands below it */
export function weighTemplate(
  figure: Shown,
  model: WeighModel,
  actions: WeighActions,
  board: readonly unknown[],
  words: HeuristicWeightsWords,
): TemplateResult {
  const weighs = model.turns !== 'sign'
  const every = { pressed: model.lit === DISTANCES }
  return html`
    <div class="beside-board">
      ${board}
      <div class="heuristic-weights-key">
        ${model.legend ?? ''}
        <span class="heuristic-weights-far" aria-hidden="true">${model.far}</span>
      </div>
    </div>
    <div class="beside-side">
      ${saysLine(model.says)}
      ${weighs ? html`<p class="heuristic-weights-prefers" aria-live="polite">${model.prefers}</p>` : ''}
      ${errorLine(figure)}
      ${weighs ? sliders(model, actions, words) : signs(figure, model, actions, words)}
      ${table(model, actions, words)} ${hintLine(figure)}
      <div class="controls">
        ${button(words.playIt, actions.playIt, { can: model.canPlay })} ${undoButtons(figure)}
        ${button(words.restart, actions.restart)}
        ${weighs ? button(words.reset[model.turns], actions.reset) : ''}
        ${button(words.everyCell, () => actions.light(DISTANCES), every)} ${copyButton(figure)}
      </div>
    </div>
  `
}

/** Terms that can be shown on the board. */
const ON_BOARD: readonly string[] = ['centre', 'pairs', 'danger']

function table(
  { judged, lit, caption }: WeighModel,
  { light }: WeighActions,
  words: HeuristicWeightsWords,
) {
  const number = (value: number | undefined) => (value === undefined ? '' : words.count(value))
  return termsTable({
    name: 'heuristic-weights-terms',
    caption,
    columns: [words.term, words.own, words.enemy, words.worth],
    rows: judged.terms.map(({ name, own, enemy, worth }) => {
      const label = words.terms[name] ?? name
      const onBoard = ON_BOARD.includes(name)
      const shown = { pressed: lit === name, name: words.show(label) }
      return {
        head: onBoard ? button(label, () => light(name), shown) : label,
        cells: [number(own), number(enemy), words.value(worth)],
      }
    }),
    foot: { head: 'H', cells: [words.value(judged.own)] },
  })
}

function signs(
  figure: Shown,
  { knobs }: WeighModel,
  { turn }: WeighActions,
  words: HeuristicWeightsWords,
) {
  const both = [
    [PRINTED.alpha2, words.printed],
    [USUAL.alpha2, words.right],
  ] as const
  return choices(figure, words.sign, both, knobs.alpha2, (alpha2) => turn('alpha2', alpha2))
}

function sliders(
  { turns, knobs }: WeighModel,
  { turn }: WeighActions,
  words: HeuristicWeightsWords,
): TemplateResult {
  return html`<fieldset class="heuristic-weights-knobs">
    <legend class="unseen">${words.weights}</legend>
    ${SLIDERS[turns].map((name) => {
      const { min, max } = KNOBS[name]
      const value = knobs[name]
      const text = name === 'k' ? words.twelfths(value) : words.hundredths(value)
      return html`<label class="heuristic-weights-knob">
        <span>${words.knobs[name]}</span>
        ${slider({ min, max, value, text }, (to) => turn(name, to))}
        <span class="heuristic-weights-number" aria-hidden="true">${text}</span>
      </label>`
    })}
  </fieldset>`
}
