import { html, type TemplateResult } from 'lit-html'
import {
  button,
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { AsWrittenWords } from '../../i18n/as-written.ts'
import { directionChoices } from '../win-test/directions-view.ts'
import type { Direction } from '../win-test/directions.ts'
import type { WrittenModel } from './model.ts'
import { writtenSentence } from './view.ts'

/** How the line errs: it misses a four, or finds one that is none. */
export type Misjudged = 'missed' | 'false'

export interface WrittenActions {
  /** Shows a position of which the line errs. */
  readonly find: (verdict: Misjudged) => void
  readonly clear: () => void
  readonly direction: (direction: Direction) => void
}

/** What stands below the board. */
export function writtenControls(
  figure: Shown,
  model: WrittenModel,
  actions: WrittenActions,
  words: AsWrittenWords,
): TemplateResult {
  const all = directionChoices(7, words)
  return html`
    ${saysLine(writtenSentence(model, words))} ${errorLine(figure)}
    <div class="controls">
      ${button(words.missed, () => actions.find('missed'))}
      ${button(words.false, () => actions.find('false'))} ${undoButtons(figure)}
      ${button(words.clear, actions.clear)}
      ${choices(figure, words.direction, all, model.direction, actions.direction)}
      ${copyButton(figure)}
    </div>
    ${hintLine(figure)}
  `
}
