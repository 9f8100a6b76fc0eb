import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { AnalysisWords } from '../../i18n/analysis.ts'
import {
  evaluationTemplate,
  type EvaluationActions,
  type EvaluationModel,
} from './evaluation-view.ts'

interface AnalysisFigure extends Shown {
  restart(): void
}

interface AnalysisModel {
  readonly says: string
  readonly evaluation: EvaluationModel
}

/** @param parts  the board with what stands below it, and what can be opened under both */
export function analysisTemplate(
  figure: AnalysisFigure,
  model: AnalysisModel,
  actions: EvaluationActions,
  parts: { readonly board: readonly unknown[]; readonly more: readonly unknown[] },
  words: AnalysisWords,
): TemplateResult {
  return html`
    <div class="beside-board">${parts.board}</div>
    <div class="beside-side">
      ${sideTemplate(figure, model.says, words)}
      ${evaluationTemplate(model.evaluation, actions, words)}
    </div>
    <div class="analysis-more">${parts.more.map((part) => part ?? nothing)}</div>
  `
}

/** What stands beside the board above the evaluation. */
function sideTemplate(figure: AnalysisFigure, says: string, words: AnalysisWords): TemplateResult {
  return html`
    ${saysLine(says, { name: 'analysis-turn' })} ${errorLine(figure)}
    <div class="controls" role="group" aria-label=${words.game}>
      ${undoButtons(figure)} ${button(words.newGame, () => figure.restart())} ${copyButton(figure)}
    </div>
    ${hintLine(figure)}
  `
}
