import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { HeatWords } from '../../i18n/heat.ts'
import type { DecidingWords, PuzzleWords } from '../../i18n/puzzles.ts'
import { lead } from '../../../engine/index.ts'
import { TERMS, type TermName } from '../heat/judge.ts'
import type { SeriesRun } from '../puzzles/run.ts'
import { progressTemplate } from '../puzzles/view.ts'
import { aheadOf, type Asked } from './model.ts'

interface DecidingModel {
  /** The question, from 0; undefined where all are answered. */
  readonly index: number | undefined
  readonly run: Pick<SeriesRun, 'next' | 'isBack' | 'tried' | 'right'>
  readonly question: string
  readonly asked: Asked | undefined
  readonly term: TermName | undefined
}

export interface DecidingActions {
  readonly choose: (term: TermName) => void
  readonly next: () => void
  readonly restart: () => void
}

interface Words {
  readonly own: DecidingWords
  readonly series: PuzzleWords
  readonly heat: HeatWords
}

export function decidingTemplate(
  figure: Shown,
  model: DecidingModel,
  actions: DecidingActions,
  board: Node | undefined,
  words: Words,
): TemplateResult {
  const { asked, index, run, question, term } = model
  const { own, series, heat } = words
  return html`
    <p class="says puzzles-question" aria-live="polite">${question}</p>
    <div class="beside-board" ?hidden=${asked === undefined}>${board ?? nothing}</div>
    <div class="beside-side">
      ${
        asked === undefined
          ? nothing
          : html`<div class="controls deciding-terms" role="group" aria-label=${own.terms}>
              ${TERMS.map((each) =>
                button(heat.terms[each], () => actions.choose(each), { pressed: each === term }),
              )}
            </div>`
      }
      <div class="controls">
        ${
          asked === undefined
            ? button(series.afresh, actions.restart, { look: 'primary puzzles-next' })
            : button(series.next, actions.next, {
                can: term !== undefined,
                look: 'primary puzzles-next',
              })
        }
        ${undoButtons(figure)} ${copyButton(figure)}
      </div>
      ${progressTemplate({ index, run, verdict: term }, series)}
      <div class="deciding-says" aria-live="polite">
        ${asked === undefined || term === undefined ? nothing : answerTemplate(asked, term, words)}
      </div>
      ${errorLine(figure)} ${hintLine(figure)}
    </div>
  `
}

function answerTemplate(asked: Asked, term: TermName, { own, series, heat }: Words) {
  const ahead = aheadOf(asked)
  const without = aheadOf(asked, term)
  const right = term === asked.deciding
  const name = heat.terms[term]
  const signed = (values: readonly number[]) => values.map((value) => heat.signed(value))
  const says = right ? own.right(name, ahead, -without) : own.wrong(name, without)
  const sums = [0, 1].map((i) => asked.terms.reduce((sum, { worths }) => sum + worths[i], 0))
  return html`<p class=${right ? 'good' : 'error'}>
      ${right ? series.right : series.wrong} ${says}
    </p>
    ${
      right
        ? termsTable({
            name: 'heat-terms',
            caption: own.caption,
            columns: own.columns,
            rows: asked.terms.map((each) => ({
              head: heat.terms[each.name],
              cells: signed([...each.worths, lead(each)]),
              name: each.worths.every((worth) => worth === 0) ? 'none' : '',
            })),
            foot: { head: heat.sum, cells: signed([...sums, ahead]) },
          })
        : nothing
    }`
}
