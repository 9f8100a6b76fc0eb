import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { PuzzleKind } from '../../../engine/index.ts'
import type { PuzzleWords } from '../../i18n/puzzles.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import type { SeriesRun } from './run.ts'
import { COUNT } from './schema.ts'

export interface PuzzlesActions {
  readonly show: () => void
  readonly next: () => void
  readonly restart: () => void
}

interface PuzzlesModel {
  /** Nothing follows an answer to a five. */
  readonly kind: PuzzleKind
  /** The puzzle, from 0; undefined where all are solved. */
  readonly index: number | undefined
  readonly run: Pick<SeriesRun, 'next' | 'isBack' | 'tried' | 'right'>
  /** The move that was made; empty before one is. */
  readonly move: string
  /** Absent where all are solved. */
  readonly question?: string
  readonly verdict?: Verdict | undefined
}

interface Verdict {
  readonly right: boolean
  /** The answer was shown, not given. */
  readonly shown: boolean
  readonly says: string
}

interface Parts {
  /** The board, which draws itself, and what stands below it. */
  readonly board: { readonly element: Node; readonly below: unknown } | undefined
  readonly stepper: Stepper
}

export function puzzlesTemplate(
  figure: Shown,
  model: PuzzlesModel,
  actions: PuzzlesActions,
  { board, stepper }: Parts,
  words: PuzzleWords,
): TemplateResult {
  const { run, question, verdict, move } = model
  const over = question === undefined
  return html`
    <p class="says puzzles-question" aria-live="polite">
      ${over ? words.over(run.right, COUNT) : question}
    </p>
    <div class="beside-board" ?hidden=${board === undefined}>
      ${board === undefined ? nothing : [board.element, board.below]}
    </div>
    <div class="beside-side">
      <div class="controls">
        ${
          over
            ? button(words.afresh, actions.restart, { look: 'primary puzzles-next' })
            : [
                verdict?.right
                  ? nothing
                  : button(words.show, actions.show, { can: move === '' || verdict !== undefined }),
                verdict === undefined
                  ? nothing
                  : button(words.next, actions.next, { look: 'primary puzzles-next' }),
              ]
        }
        ${undoButtons(figure)} ${copyButton(figure)}
      </div>
      ${progressTemplate(model, words)}
      <div class="puzzles-says" aria-live="polite">
        ${verdict && verdictTemplate(verdict, words)}
      </div>
      ${
        model.kind === 'five'
          ? nothing
          : html`<div class="puzzles-steps" ?inert=${stepper.state.steps === 0}>
              ${stepperRow(stepper, stepperWords)}
            </div>`
      }
      ${errorLine(figure)} ${hintLine(figure)}
    </div>
  `
}

function verdictTemplate({ right, shown, says }: Verdict, words: PuzzleWords): TemplateResult {
  const head = shown ? words.shown : right ? words.right : words.wrong
  return html`<p class=${shown ? '' : right ? 'good' : 'error'}>${head} ${says}</p>`
}

/** Which puzzle it is, and how many have been right. */
export function progressTemplate(
  { index, run, verdict }: Pick<PuzzlesModel, 'index' | 'run'> & { readonly verdict?: unknown },
  words: PuzzleWords,
): TemplateResult {
  const back = index !== undefined && verdict === undefined && run.isBack(index)
  const where = index === undefined ? '' : back ? words.again : words.at(index + 1, COUNT)
  return html`<p class="hint puzzles-progress">${where} ${words.score(run.right, run.tried)}</p>`
}
