import { html, type TemplateResult } from 'lit-html'
import type { RulesWords } from '../../i18n/rules.ts'
import { element } from '../../figure/dom.ts'
import { counters } from '../../figure/counters.ts'
import {
  button,
  check,
  copyButton,
  errorLine,
  hintLine,
  select,
  textField,
  undoButtons,
  type Choice,
  type Shown,
} from '../../figure/panel.ts'
import type { LabModel } from './model.ts'

/** What the first frame says beside the board, before scripts and without them. */
export function labTold(document: Document, model: LabModel): HTMLElement {
  return element(document, 'div', {}, [
    element(document, 'p', { class: 'says' }, [element(document, 'strong', {}, [model.says])]),
    ...model.answer.map((sentence) => element(document, 'p', { class: 'rules-line' }, [sentence])),
  ])
}

export interface LabControls {
  readonly cases: readonly string[]
  /** Which of the cases is on the board; -1 for none. */
  readonly shown: number
  readonly breakable: boolean
  readonly threes: boolean
  readonly text: string
}

export interface LabActions {
  readonly example: (index: number) => void
  readonly breakable: (on: boolean) => void
  readonly threes: (on: boolean) => void
  readonly type: (text: string) => void
  readonly play: () => void
}

/** @param board  the board's own element, which draws itself */
export function labTemplate(
  figure: Shown,
  model: LabModel,
  controls: LabControls,
  actions: LabActions,
  board: Node,
  words: RulesWords,
): TemplateResult {
  const { shown, text } = controls
  const cases: Choice<number>[] = controls.cases.map((name, index) => [index, name])
  const own: Choice<number>[] = shown === -1 ? [[-1, words.own]] : []
  return html`
    <div class="beside-board">
      ${board}
      <div class="controls rules-switches" role="group" aria-label=${words.rules}>
        ${check(words.breakable, controls.breakable, actions.breakable)}
        ${check(words.doubleThree, controls.threes, actions.threes)}
      </div>
    </div>
    <div class="beside-side">
      ${select(words.examples, [...own, ...cases], shown, actions.example, { stacked: true })}
      <div class="rules-told" aria-live="polite">
        <p class="says"><strong>${model.says}</strong></p>
        ${model.answer.map((sentence) => html`<p class="rules-line">${sentence}</p>`)}
      </div>
      ${counters(model.captured)}
      <div class="controls" role="group" aria-label=${words.control}>
        ${button(model.canPlay === '' ? words.playNone : words.play(model.canPlay), actions.play, {
          can: model.canPlay !== '',
        })}
        ${undoButtons(figure)} ${copyButton(figure)}
      </div>
      ${textField(figure, words.text, text, actions.type)} ${errorLine(figure)} ${hintLine(figure)}
    </div>
  `
}
