import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { copyLink } from '../../i18n/copy-link.ts'
import type { PositionWords } from '../../i18n/position.ts'

export interface PositionModel {
  readonly says: string
  /** What stands in the text field: what the reader is typing, right or wrong. */
  readonly text: string
  readonly error: string
  /** The error is one of the text in the field, and not of the board. */
  readonly wrongText: boolean
  readonly hint: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canClear: boolean
}

export interface PositionActions {
  readonly type: (text: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly clear: () => void
  readonly copy: () => void
  readonly copyLink: () => void
}

/** @param board  the board's own element, which draws itself, and what stands below it */
export function positionTemplate(
  model: PositionModel,
  actions: PositionActions,
  board: readonly unknown[],
  id: string,
  words: PositionWords,
): TemplateResult {
  const button = (label: string, action: () => void, disabled = false) => html`
    <button class="button" type="button" aria-disabled=${disabled} @click=${action}>
      ${label}
    </button>
  `
  const error = `${id}-error`
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      <p class="says" aria-live="polite">${model.says}</p>
      <label class="field stacked">
        <span>${words.text}</span>
        <input
          class="input code"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${model.wrongText}
          aria-describedby=${error}
          .value=${live(model.text)}
          @input=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) actions.type(event.target.value)
          }}
          @paste=${(event: ClipboardEvent) => {
            const text = event.clipboardData?.getData('text/plain').trim() ?? ''
            // An input has one line, and would run the rows of a board together.
            if (!text.includes('\n')) return
            event.preventDefault()
            actions.type(inOneLine(text))
          }}
          @change=${(event: Event) => event.stopPropagation()}
        />
      </label>
      <p class="error" id=${error} role="alert">${model.error}</p>
      <div class="controls" role="group" aria-label=${words.control}>
        ${button(words.undo, actions.undo, !model.canUndo)}
        ${button(words.redo, actions.redo, !model.canRedo)}
        ${button(words.clear, actions.clear, !model.canClear)} ${button(words.copy, actions.copy)}
        ${button(copyLink.copy, actions.copyLink)}
      </div>
      <p class="hint" aria-live="polite" ?hidden=${model.hint === ''}>${model.hint}</p>
    </div>
  `
}

/** A board of a row a line, with the side to move on a line of its own or none. */
function inOneLine(text: string): string {
  const lines = text.split(/\s*\n\s*/)
  const side = lines.length > 1 && lines.at(-1)?.length === 1 ? ` ${lines.pop()}` : ''
  return lines.join('/') + side
}
