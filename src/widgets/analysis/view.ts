import { html, type TemplateResult } from 'lit-html'
import type { HandsWords } from '../../i18n/hands.ts'

/** What stands beside the board above the evaluation. */
export interface SideModel {
  readonly says: string
  readonly error: string
  readonly hint: string
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface SideActions {
  readonly undo: () => void
  readonly redo: () => void
  readonly restart: () => void
  readonly copyLink: () => void
}

export function sideTemplate(
  model: SideModel,
  actions: SideActions,
  words: HandsWords,
): TemplateResult {
  return html`
    <p class="says" aria-live="polite"><strong>${model.says}</strong></p>
    <p class="error" role="alert">${model.error}</p>
    <div class="controls" role="group" aria-label=${words.game}>
      ${button(words.undo, actions.undo, !model.canUndo)}
      ${button(words.redo, actions.redo, !model.canRedo)} ${button(words.newGame, actions.restart)}
      ${button(words.copyLink, actions.copyLink)}
    </div>
    <p class="hint" aria-live="polite" ?hidden=${model.hint === ''}>${model.hint}</p>
  `
}

function button(label: string, action: () => void, disabled = false): TemplateResult {
  return html`
    <button class="button" type="button" aria-disabled=${disabled} @click=${action}>
      ${label}
    </button>
  `
}
