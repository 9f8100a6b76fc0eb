import { html, type TemplateResult } from 'lit-html'
import {
  button,
  check,
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  select,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { StepperWords } from '../../i18n/stepper.ts'
import type { WinTestWords } from '../../i18n/win-test.ts'
import { directionChoices } from './directions-view.ts'
import { DIRECTIONS } from './directions.ts'
import { firstStep } from './model.ts'
import { DEALS, METHODS, type Deal, type Method } from './schema.ts'
import { startOf } from './steps.ts'
import { winSentence, type BothWays } from './view.ts'
import { walkSentence } from './walk-view.ts'

export interface WinActions {
  readonly method: (method: Method) => void
  readonly guard: (guard: boolean) => void
  /** Shows another position. */
  readonly deal: (deal: Deal) => void
  readonly clear: () => void
}

/** What stands below the board: the steps, what is said, and what can be changed. */
export function winControls(
  figure: Shown,
  { method, shifts, walk }: BothWays,
  actions: WinActions,
  stepper: Stepper,
  { words, stepper: stepperWords }: { words: WinTestWords; stepper: StepperWords },
): TemplateResult {
  const { columnBits, word } = shifts
  const walks = method === 'stone'
  const all = walks
    ? DIRECTIONS.map((each) => [each, words.directions[each]] as const)
    : directionChoices(columnBits, words)
  const dealt = DEALS.map((each) => [each, words.deals[each]] as const)
  const direction = walks ? walk.steps[walk.step - 1]?.direction : shifts.direction
  const sentence = walks ? walkSentence(walk, words) : winSentence(shifts, words)
  const methods = METHODS.map((each) => [each, words.methods[each]] as const)
  return html`
    ${stepperRow(stepper, stepperWords, words.jumps)}
    ${saysLine(sentence, { quiet: stepper.state.playing })} ${errorLine(figure)}
    <div class="controls">
      ${choices(figure, words.method, methods, method, actions.method)}
      ${choices(figure, words.direction, all, direction, (to) =>
        stepper.go(walks ? startOf(walk, to) : firstStep(to)),
      )}
      ${check(words.guard, columnBits === 7, actions.guard)}
      ${select<Deal | ''>(words.position, [['', words.choose], ...dealt], '', (deal) => {
        if (deal !== '') actions.deal(deal)
      })}
      ${undoButtons(figure)}
      ${button(words.clear, actions.clear, { can: word.lo !== 0 || word.hi !== 0 })}
      ${copyButton(figure)}
    </div>
    ${hintLine(figure)}
  `
}
