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
import type { AnalysisWords } from '../../i18n/analysis.ts'

interface AnalysisFigure extends Shown {
  restart(): void
}

/** What stands beside the board above the evaluation. */
export function sideTemplate(
  figure: AnalysisFigure,
  says: string,
  words: AnalysisWords,
): TemplateResult {
  return html`
    ${saysLine(says, { name: 'analysis-turn' })} ${errorLine(figure)}
    <div class="controls" role="group" aria-label=${words.game}>
      ${undoButtons(figure)} ${button(words.newGame, () => figure.restart())} ${copyButton(figure)}
    </div>
    ${hintLine(figure)}
  `
}
