import { html, type TemplateResult } from 'lit-html'
import type { AimWords } from '../../i18n/en/aim.ts'

/** A stone that a finger has put down, and that can still be moved. */
export interface Aim {
  readonly name: string
}

export interface AimActions {
  readonly nudge: (right: number, up: number) => void
  readonly place: () => void
  readonly cancel: () => void
}

export function aimTemplate(aim: Aim, actions: AimActions, words: AimWords): TemplateResult {
  const nudge = (label: string, sign: string, right: number, up: number) => html`
    <button
      class="button icon"
      type="button"
      aria-label=${label}
      @click=${() => actions.nudge(right, up)}
    >
      ${sign}
    </button>
  `
  return html`
    <div class="controls hands-hand" role="group" aria-label=${words.group}>
      <button class="button primary" type="button" @click=${actions.place}>
        ${words.place(aim.name)}
      </button>
      <span class="group">
        ${nudge(words.left, '←', -1, 0)} ${nudge(words.up, '↑', 0, 1)}
        ${nudge(words.down, '↓', 0, -1)} ${nudge(words.right, '→', 1, 0)}
      </span>
      <button class="button" type="button" @click=${actions.cancel}>${words.cancel}</button>
    </div>
  `
}
