import { html, type TemplateResult } from 'lit-html'
import type { TermsWords } from '../../i18n/terms.ts'
import { button, errorLine, hintLine, saysLine, textField, type Shown } from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import { gameControls } from '../table/panel.ts'
import type { Judged, TermName } from './model.ts'

export interface TermsModel {
  readonly says: string
  readonly text: string
  /** What the heat is, and the most of it; empty while it is not known. */
  readonly most: string
  readonly judged: Judged
  /** The side to move. */
  readonly side: string
  readonly shown: TermName | undefined
  /** Moves to set up, by what the button says. */
  readonly examples: readonly (readonly [string, string])[]
  readonly canClear: boolean
}

export interface TermsActions {
  readonly show: (name: TermName) => void
  readonly type: (text: string) => void
  readonly example: (text: string) => void
  readonly clear: () => void
}

/** @param parts  elements that draw themselves */
export function termsTemplate(
  figure: Shown,
  model: TermsModel,
  actions: TermsActions,
  parts: { readonly board: unknown; readonly legend: Node },
  words: TermsWords,
): TemplateResult {
  const { judged, shown } = model
  return html`
    <div class="beside-board">
      ${parts.board} ${parts.legend}
      <p class="hint terms-scale">${words.scale(model.side)}</p>
    </div>
    <div class="beside-side">
      ${saysLine(model.says, { name: 'terms-says' })}
      ${termsTable({
        name: 'terms',
        caption: html`<span class="unseen">${words.caption}</span>`,
        columns: words.head,
        rows: judged.rows.map(({ name, count, points }) => ({
          head: html`<button
            class="button terms-name"
            type="button"
            aria-pressed=${name === shown}
            title=${words.show(words.names[name])}
            @click=${() => actions.show(name)}
          >
            ${words.names[name]}
          </button>`,
          cells: [words.counted(name, count), words.points(points)],
        })),
        foot: { head: words.sum, cells: ['', words.points(judged.sum)] },
      })}
      <p class="hint terms-most">${model.most}</p>
      ${errorLine(figure)}
      <div class="controls" role="group" aria-label=${words.examples}>
        ${model.examples.map(([name, text]) => button(name, () => actions.example(text)))}
      </div>
      ${gameControls(figure, actions.clear, model.canClear, { controls: words.control, clear: words.clear })}
      ${textField(figure, words.text, model.text, actions.type)} ${hintLine(figure)}
    </div>
  `
}
