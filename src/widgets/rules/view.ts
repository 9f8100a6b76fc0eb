import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { RulesWords } from '../../i18n/rules.ts'
import { element } from '../../figure/dom.ts'
import { textInput } from '../../figure/text-input.ts'
import type { LabModel } from './model.ts'

/** What the first frame says beside the board, before scripts and without them. */
export function labTold(document: Document, model: LabModel): HTMLElement {
  return element(document, 'div', {}, [
    element(document, 'p', { class: 'says' }, [element(document, 'strong', {}, [model.says])]),
    ...model.answer.map((sentence) => element(document, 'p', { class: 'rules-line' }, [sentence])),
  ])
}

export interface LabControls {
  readonly id: string
  readonly cases: readonly string[]
  /** Which of the cases is on the board; -1 for none. */
  readonly shown: number
  readonly breakable: boolean
  readonly threes: boolean
  readonly text: string
  readonly error: string
  readonly hint: string
  readonly canUndo: boolean
}

export interface LabActions {
  readonly example: (index: number) => void
  readonly breakable: (on: boolean) => void
  readonly threes: (on: boolean) => void
  readonly type: (text: string) => void
  readonly play: () => void
  readonly undo: () => void
  readonly copy: () => void
}

/** @param board  the board's own element, which draws itself */
export function labTemplate(
  model: LabModel,
  controls: LabControls,
  actions: LabActions,
  board: Node,
  words: RulesWords,
): TemplateResult {
  const { id, cases, shown, text, error, hint, canUndo } = controls
  const button = (label: string, action: () => void, can = true) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  const check = (label: string, on: boolean, set: (on: boolean) => void) => html`
    <label class="check">
      <input
        type="checkbox"
        .checked=${live(on)}
        @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) set(event.target.checked)
        }}
      />
      ${label}
    </label>
  `
  return html`
    <div class="beside-board">
      ${board}
      <div class="controls rules-switches" role="group" aria-label=${words.rules}>
        ${check(words.breakable, controls.breakable, actions.breakable)}
        ${check(words.doubleThree, controls.threes, actions.threes)}
      </div>
    </div>
    <div class="beside-side">
      <label class="field stacked">
        <span>${words.examples}</span>
        <select
          class="select"
          @change=${(event: Event) => {
            if (event.target instanceof HTMLSelectElement)
              actions.example(Number(event.target.value))
          }}
        >
          ${
            shown === -1
              ? html`<option value="-1" .selected=${live(true)}>${words.own}</option>`
              : ''
          }
          ${cases.map(
            (name, index) =>
              html`<option value=${index} .selected=${live(index === shown)}>${name}</option>`,
          )}
        </select>
      </label>
      <div class="rules-told" aria-live="polite">
        <p class="says"><strong>${model.says}</strong></p>
        ${model.answer.map((sentence) => html`<p class="rules-line">${sentence}</p>`)}
      </div>
      <dl class="counters">
        ${model.captured.map(
          ({ name, value }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <div class="controls" role="group" aria-label=${words.control}>
        ${button(
          model.canPlay === '' ? words.playNone : words.play(model.canPlay),
          actions.play,
          model.canPlay !== '',
        )}
        ${button(words.undo, actions.undo, canUndo)} ${button(words.copy, actions.copy)}
      </div>
      <label class="field stacked">
        <span>${words.text}</span>
        ${textInput({ text, error }, `${id}-error`, actions.type)}
      </label>
      <p class="error" id=${`${id}-error`} role="alert">${error}</p>
      <p class="hint" role="status">${hint}</p>
    </div>
  `
}
