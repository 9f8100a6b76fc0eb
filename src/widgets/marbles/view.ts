import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { MarblesWords } from '../../i18n/en/marbles.ts'
import type { Judged } from './judge.ts'
import { DISTANCES } from './model.ts'
import {
  KNOB_NAMES,
  KNOBS,
  PRINTED,
  USUAL,
  type KnobName,
  type Knobs,
  type Turns,
} from './schema.ts'

export interface WeighModel {
  /** The figure's, so that its fields have names of their own. */
  readonly id: string
  readonly turns: Turns
  readonly says: string
  readonly prefers: string
  readonly error: string
  readonly hint: string
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
  readonly canUndo: boolean
}

export interface WeighActions {
  readonly light: (term: string) => void
  readonly turn: (knob: KnobName, value: number) => void
  readonly reset: () => void
  readonly playIt: () => void
  readonly undo: () => void
  readonly restart: () => void
  readonly copy: () => void
}

export function weighTemplate(
  model: WeighModel,
  actions: WeighActions,
  board: Node,
  words: MarblesWords,
): TemplateResult {
  return html`
    <div class="beside-board">
      ${board}
      <div class="marbles-key">
        ${model.legend ?? ''}
        <span class="marbles-far" aria-hidden="true">${model.far}</span>
      </div>
    </div>
    <div class="beside-side">
      <p class="says" aria-live="polite">${model.says}</p>
      ${model.turns === 'weights' ? html`<p class="marbles-prefers" aria-live="polite">${model.prefers}</p>` : ''}
      <p class="error" role="alert">${model.error}</p>
      ${
        model.turns === 'sign' ? signs(model, actions, words) : sliders(model.knobs, actions, words)
      }
      ${table(model, actions, words)}
      <p class="hint" role="status">
        ${model.hint === '' && model.turns === 'sign' ? model.prefers : model.hint}
      </p>
      <div class="controls">
        ${button(words.playIt, actions.playIt, model.canPlay)}
        ${button(words.undo, actions.undo, model.canUndo)}
        ${button(words.restart, actions.restart, true)}
        ${model.turns === 'weights' ? button(words.reset, actions.reset, true) : ''}
        <button
          class="button"
          type="button"
          aria-pressed=${model.lit === DISTANCES}
          @click=${() => actions.light(DISTANCES)}
        >
          ${words.everyCell}
        </button>
        ${button(words.copy, actions.copy, true)}
      </div>
    </div>
  `
}

function button(label: string, action: () => void, can: boolean): TemplateResult {
  return html`<button class="button" type="button" aria-disabled=${!can} @click=${action}>
    ${label}
  </button>`
}

function table(model: WeighModel, actions: WeighActions, words: MarblesWords): TemplateResult {
  const { judged, lit } = model
  const number = (value: number | undefined) => (value === undefined ? '' : words.count(value))
  return html`<table class="marbles-terms">
    <caption>
      ${model.caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.term}</th>
        <th scope="col">${words.own}</th>
        <th scope="col">${words.enemy}</th>
        <th scope="col">${words.worth}</th>
      </tr>
    </thead>
    <tbody>
      ${judged.terms.map(({ name, own, enemy, worth }) => {
        const label = words.terms[name] ?? name
        const onBoard = name === 'centre' || name === 'pairs'
        return html`<tr>
          <th scope="row">
            ${
              onBoard
                ? html`<button
                    class="button"
                    type="button"
                    aria-pressed=${lit === name}
                    aria-label=${words.show(label)}
                    @click=${() => actions.light(name)}
                  >
                    ${label}
                  </button>`
                : label
            }
          </th>
          <td>${number(own)}</td>
          <td>${number(enemy)}</td>
          <td>${words.value(worth)}</td>
        </tr>`
      })}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="3">H</th>
        <td>${words.value(judged.own)}</td>
      </tr>
    </tfoot>
  </table>`
}

function signs(model: WeighModel, actions: WeighActions, words: MarblesWords): TemplateResult {
  const choice = (alpha2: number, label: string) =>
    html`<label class="check">
      <input
        type="radio"
        name=${`${model.id}-sign`}
        .checked=${live(model.knobs.alpha2 === alpha2)}
        @change=${() => actions.turn('alpha2', alpha2)}
      />
      ${label}
    </label>`
  return html`<fieldset class="choices">
    <legend>${words.sign}</legend>
    ${choice(PRINTED.alpha2, words.printed)} ${choice(USUAL.alpha2, words.right)}
  </fieldset>`
}

function sliders(knobs: Knobs, actions: WeighActions, words: MarblesWords): TemplateResult {
  return html`<fieldset class="marbles-knobs">
    <legend class="unseen">${words.weights}</legend>
    ${KNOB_NAMES.map((name) => {
      const { min, max } = KNOBS[name]
      const value = knobs[name]
      const shown = name === 'k' ? words.twelfths(value) : words.hundredths(value)
      return html`<label class="marbles-knob">
        <span>${words.knobs[name]}</span>
        <input
          class="slider"
          type="range"
          min=${min}
          max=${max}
          aria-valuetext=${shown}
          .value=${live(String(value))}
          @input=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) {
              actions.turn(name, event.target.valueAsNumber)
            }
          }}
        />
        <span class="marbles-number" aria-hidden="true">${shown}</span>
      </label>`
    })}
  </fieldset>`
}
