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
import { levelIn, type DrillState } from './schema.ts'

export interface DrillActions {
  change(change: Partial<DrillState>): void
  /** Ten other trees, or the same again. */
  begin(set: number): void
}

/**
 * How it goes.
 *
 * @param where  which tree is asked about
 */
export function drillProgress(run: Run, where: string, words: DrillWords): TemplateResult {
  const right = run.last.filter(Boolean).length
  const left = Array.from({ length: COUNTED - run.last.length }, () => undefined)
  return html`<p class="drill-progress">
    <span class="drill-dots" aria-hidden="true"
      >${[...run.last, ...left].map(
        (each) => html`<span class=${each === undefined ? '' : each ? 'right' : 'wrong'}></span>`,
      )}</span
    >
    <span
      >${where} ${words.score(right, run.last.length)}
      ${run.passed ? html`<strong>${words.passed}</strong>` : nothing}</span
    >
  </p>`
}

/** What stands where all ten trees are done. */
export function drillOver(
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
export function drillFoot(
  figure: Shown,
  state: DrillState,
  ladder: boolean,
  passed: (rung: RungName) => boolean,
  actions: DrillActions,
  words: DrillWords,
): TemplateResult {
  const rungs = RUNG_NAMES.map((id, i): Choice<RungName> => [
    id,
    `${i + 1}. ${words.rungs[id]}${passed(id) ? ' ✓' : ''}`,
  ])
  const { levels } = RUNGS[state.rung]
  const asks = LEVELS.filter((level) => levels.includes(level))
  return html`<div class="lab-row drill-foot">
      ${
        ladder
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
