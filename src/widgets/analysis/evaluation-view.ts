import { html, nothing, type TemplateResult } from 'lit-html'
import type { AnalysisWords } from '../../i18n/analysis.ts'
import type { TermGroup } from './groups.ts'

export interface EvaluationModel {
  readonly groups: readonly TermGroup[]
  readonly sum: number
  /** Whose view it is. */
  readonly side: string
  readonly over: boolean
  /** The group whose squares are lit; undefined for none. */
  readonly lit: TermGroup | undefined
  readonly termName: (name: string) => string
  readonly sideName: (side: 0 | 1) => string
}

export interface EvaluationActions {
  /** Lights a group's squares while it is pointed at; undefined for none. */
  readonly light: (group: TermGroup | undefined) => void
  /** Keeps them lit, or no longer. */
  readonly pin: (group: TermGroup) => void
}

export function evaluationTemplate(
  model: EvaluationModel,
  actions: EvaluationActions,
  words: AnalysisWords,
): TemplateResult {
  const seen = model.over ? words.asSeenOver(model.side) : words.asSeen(model.side)
  return html`
    <table class="analysis-terms">
      <caption>
        <strong>${words.evaluation}</strong
        >, ${seen}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.term}</th>
          <th scope="col">${words.side}</th>
          <th scope="col" class="end">${words.times}</th>
          <th scope="col" class="end">${words.worth}</th>
        </tr>
      </thead>
      <tbody>
        ${
          model.groups.length === 0
            ? html`<tr>
                <td colspan="4" class="none">${words.noTerms}</td>
              </tr>`
            : nothing
        }
        ${model.groups.map((group) => row(group, model, actions, words))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="3">${words.sum}</th>
          <td class="end">${words.signed(model.sum)}</td>
        </tr>
      </tfoot>
    </table>
  `
}

function row(
  group: TermGroup,
  model: EvaluationModel,
  actions: EvaluationActions,
  words: AnalysisWords,
): TemplateResult {
  const name = model.termName(group.name)
  const side = model.sideName(group.side)
  const lit = model.lit?.name === group.name && model.lit.side === group.side
  return html`
    <tr
      class=${lit ? 'lit' : ''}
      @pointerenter=${(event: PointerEvent) => {
        if (event.pointerType !== 'touch') actions.light(group)
      }}
      @pointerleave=${() => actions.light(undefined)}
    >
      <th scope="row">
        ${
          group.squares.length === 0
            ? name
            : html`<button
                type="button"
                class="analysis-term"
                aria-label=${words.light(name, side)}
                aria-pressed=${lit}
                @focus=${() => actions.light(group)}
                @blur=${() => actions.light(undefined)}
                @click=${() => actions.pin(group)}
              >
                ${name}
              </button>`
        }
      </th>
      <td>${group.contribution === 0 ? words.even : side}</td>
      <td class="end">${group.count}</td>
      <td class="end">${words.signed(group.contribution)}</td>
    </tr>
  `
}
