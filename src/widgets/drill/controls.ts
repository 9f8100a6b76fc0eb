import { html, nothing, type TemplateResult } from 'lit-html'
import { LEVELS, RUNG_NAMES, RUNGS, type RungName } from '../../../engine/index.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  select,
  type Choice,
  type Shown,
} from '../../figure/panel.ts'
import { ask as askWords } from '../../i18n/ask.ts'
import type { DrillWords } from '../../i18n/drill.ts'
import { COUNTED, type Run } from '../../state/drills.ts'
import { askControls, type AskActions } from '../lab/predict/ask-controls.ts'
import { askVerdict } from '../lab/predict/ask-verdict.ts'
import { levelIn, type DrillState } from './schema.ts'
import type { DrillSession } from './session.ts'

export interface DrillActions {
  change(change: Partial<DrillState>): void
  /** Ten other trees, or the same again. */
  begin(set: number): void
}

interface Chosen {
  readonly state: DrillState
  /** The reader chooses the rung. */
  readonly isLadder: boolean
}

/** Where a question is answered, how it goes, and what there is to choose. */
export function drillControls(
  figure: Shown,
  session: DrillSession,
  chosen: Chosen,
  actions: DrillActions,
  answers: AskActions,
  words: DrillWords,
): TemplateResult {
  const { ask, run } = session
  const { rung } = chosen.state
  const answer =
    ask === undefined
      ? drillOver(run, rung, actions, words)
      : askControls(ask, askVerdict(ask), answers)
  return html`<div class="lab-answer">${answer}</div>
    ${drillProgress(session, words)} ${drillFoot(figure, session, chosen, actions, words)}`
}

/** How it goes. */
function drillProgress(session: DrillSession, words: DrillWords): TemplateResult {
  const { run, right } = session
  const left = Array.from({ length: COUNTED - run.last.length }, () => undefined)
  return html`<p class="drill-progress">
    <span class="drill-dots" aria-hidden="true"
      >${[...run.last, ...left].map(
        (each) => html`<span class=${each === undefined ? '' : each ? 'right' : 'wrong'}></span>`,
      )}</span
    >
    <span
      >${session.where(words)} ${words.score(right, run.last.length)}
      ${run.passed ? html`<strong>${words.passed}</strong>` : nothing}</span
    >
  </p>`
}

/** What stands where all ten trees are done. */
function drillOver(
  run: Run,
  rung: RungName,
  actions: DrillActions,
  words: DrillWords,
): TemplateResult {
  const up = RUNG_NAMES[RUNG_NAMES.indexOf(rung) + 1]
  const more = button(words.more, () => actions.begin(run.set + 1), {
    look: run.passed ? '' : 'primary',
  })
  return html`<div class="lab-row">
    ${
      up === undefined || !run.passed
        ? nothing
        : button(
            words.up(words.rungs[up]),
            () => actions.change({ rung: up, ask: 'usual', set: 0 }),
            {
              look: 'primary',
            },
          )
    }
    ${more} ${button(words.afresh, () => actions.begin(run.set))}
  </div>`
}

/** The ladder, the link, and what is wrong. */
function drillFoot(
  figure: Shown,
  session: DrillSession,
  { state, isLadder }: Chosen,
  actions: DrillActions,
  words: DrillWords,
): TemplateResult {
  const rungs = RUNG_NAMES.map((id, i): Choice<RungName> => [
    id,
    `${i + 1}. ${words.rungs[id]}${session.isPassed(id) ? ' ✓' : ''}`,
  ])
  const { levels } = RUNGS[state.rung]
  const asks = LEVELS.filter((level) => levels.includes(level))
  return html`<div class="lab-row drill-foot">
      ${
        isLadder
          ? html`${select(words.level, rungs, state.rung, (rung) =>
              actions.change({ rung, ask: 'usual', set: 0 }),
            )}
            ${select(
              words.ask,
              asks.map((level) => [level, askWords.levels[level]] as const),
              levelIn(state),
              (ask) => actions.change({ ask, set: 0 }),
            )}`
          : nothing
      }
      ${copyButton(figure)}
    </div>
    ${errorLine(figure)} ${hintLine(figure)}`
}
