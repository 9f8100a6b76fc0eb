import { html, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { BitStepsWords } from '../../i18n/bit-steps.ts'
import type { StepperWords } from '../../i18n/stepper.ts'

interface Actions {
  readonly deal: () => void
  readonly clear: () => void
}

/** What stands below the board: the steps, what is said of them, and other stones. */
export function bitStepsControls(
  figure: Shown,
  stepper: Stepper,
  says: string,
  actions: Actions,
  tables: { readonly words: BitStepsWords; readonly stepper: StepperWords },
): TemplateResult {
  const { words } = tables
  return html`
    ${stepperRow(stepper, tables.stepper)} ${saysLine(says, { quiet: stepper.state.playing })}
    ${errorLine(figure)}
    <div class="controls">
      ${button(words.deal, actions.deal)} ${button(words.clear, actions.clear)}
      ${undoButtons(figure)} ${copyButton(figure)}
    </div>
    ${hintLine(figure)}
  `
}
