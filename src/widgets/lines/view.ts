import { html, type TemplateResult } from 'lit-html'
import type { LineWords } from '../../i18n/lines.ts'
import { element } from '../../figure/dom.ts'
import { textInput } from '../../figure/text-input.ts'
import type { StripModel } from './model.ts'

/** What stands below the strip: its sum, its lines, and the order of F around the longest. */
export function stripTold(document: Document, model: StripModel, words: LineWords): HTMLElement {
  const cell = (text: string) => element(document, 'td', {}, [text])
  const head = words.head.map((text) => element(document, 'th', { scope: 'col' }, [text]))
  const rows = model.lines.map(({ side, where, kind, formula, value }) =>
    element(document, 'tr', {}, [
      element(document, 'th', { scope: 'row' }, [side]),
      ...[where, kind, formula, value].map(cell),
    ]),
  )
  const table = element(document, 'table', { class: 'strip-lines' }, [
    element(document, 'caption', { class: 'unseen' }, [words.table]),
    element(document, 'thead', {}, [element(document, 'tr', {}, head)]),
    element(document, 'tbody', {}, rows),
  ])
  return element(document, 'div', { class: 'strip-told' }, [
    element(document, 'p', { class: 'says', 'aria-live': 'polite' }, [model.says]),
    element(
      document,
      'div',
      { class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': words.table },
      [table],
    ),
    element(document, 'p', { class: 'hint strip-order' }, [model.order]),
  ])
}

export interface StripControls {
  readonly id: string
  readonly text: string
  readonly examples: readonly string[]
  readonly error: string
  readonly hint: string
  readonly canUndo: boolean
}

export interface StripActions {
  readonly type: (text: string) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly swap: () => void
  readonly copy: () => void
}

export function stripTemplate(
  model: StripControls,
  actions: StripActions,
  words: LineWords,
): TemplateResult {
  const { id, text, examples, error, hint, canUndo } = model
  const button = (label: string, action: () => void, can = true) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  return html`
    <div class="controls" role="group" aria-label=${words.examples}>
      ${examples.map(
        (each) =>
          html`<button
            class="button code"
            type="button"
            aria-pressed=${each === text}
            @click=${() => actions.type(each)}
          >
            ${each}
          </button>`,
      )}
    </div>
    <div class="controls strip-controls" role="group" aria-label=${words.control}>
      <label class="field strip-text">
        <span>${words.row}</span>
        ${textInput({ text, error }, `${id}-error`, actions.type)}
      </label>
      ${button(words.undo, actions.undo, canUndo)} ${button(words.clear, actions.clear)}
      ${button(words.mirror, actions.swap)} ${button(words.copy, actions.copy)}
    </div>
    <p class="error" id=${`${id}-error`} role="alert">${error}</p>
    <p class="hint" role="status">${hint}</p>
  `
}
