import { html, nothing, type TemplateResult } from 'lit-html'
import { button } from '../../../figure/panel.ts'
import { ask as words } from '../../../i18n/ask.ts'
import { isAnswered, type Ask } from './ask.ts'

/** What the controls under a question do. */
export interface AskActions {
  /** Checks what is marked, or what was written into the fields. */
  check(texts?: readonly string[]): void
  /** Answers that it is no node. */
  none(): void
  show(): void
  skip?(): void
  next(): void
}

/** The row under a question, and once it is answered what is said of the answer. */
export function askControls(
  ask: Ask,
  verdict: readonly string[],
  actions: AskActions,
  next: string = words.next,
): TemplateResult {
  return html`
    ${
      ask.grade === undefined
        ? html`<div class="lab-row">
            ${answerControls(ask, actions)}
            <span class="group">
              ${button(words.show, () => actions.show())}
              ${actions.skip === undefined ? nothing : button(words.skip, () => actions.skip?.())}
            </span>
          </div>`
        : html`<div class="lab-row">
            ${button(next, () => actions.next(), { look: 'primary ask-next' })}
          </div>`
    }
    <div class="lab-verdict" aria-live="polite">
      ${
        verdict.length === 0
          ? nothing
          : html`<ul aria-label=${words.verdict}>
              ${verdict.map((sentence) => html`<li>${sentence}</li>`)}
            </ul>`
      }
    </div>
  `
}

function answerControls(ask: Ask, actions: AskActions): TemplateResult {
  switch (ask.stop.level) {
    case 'next':
      return button(words.ended, () => actions.none())
    case 'cuts':
    case 'sheet':
      return html`${button(words.check, () => actions.check(), {
        look: 'primary',
        can: isAnswered(ask),
      })}
      ${button(words.none, () => actions.none(), { can: !isAnswered(ask) })}`
    case 'value':
      return fields([words.value], actions)
    case 'window':
      return fields([words.alpha, words.beta], actions)
  }
}

function fields(labels: readonly string[], actions: AskActions): TemplateResult {
  return html`<form
    class="lab-row"
    aria-label=${words.answer}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault()
      if (!(event.currentTarget instanceof HTMLFormElement)) return
      const inputs = event.currentTarget.querySelectorAll('input')
      actions.check(Array.from(inputs, ({ value }) => value))
    }}
  >
    ${labels.map(
      (label) =>
        html`<label class="field">
          <span>${label}</span>
          <input
            class="input code lab-end"
            type="text"
            maxlength="40"
            autocomplete="off"
            spellcheck="false"
          />
        </label>`,
    )}
    <button class="button primary" type="submit">${words.check}</button>
  </form>`
}
