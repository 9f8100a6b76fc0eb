import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  check,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  slider,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { HeatWords } from '../../i18n/heat.ts'
import { TERMS, USUAL, type TermName, type Weights } from './judge.ts'
import { sumOf, type SquareTold } from './model.ts'
import { MOST } from './schema.ts'

export interface HeatModel {
  readonly says: string
  readonly told: SquareTold | undefined
  /** The square that was pressed, by its name. */
  readonly pinned: string | undefined
  readonly canClear: boolean
  readonly canPlay: boolean
  /** Where the weights can be chosen. */
  readonly weights: Weights | undefined
  /** What the report’s weights would choose. */
  readonly usual: string
}

export interface HeatActions {
  readonly best: () => void
  readonly here: () => void
  readonly clear: () => void
  readonly weigh: (term: TermName, weight: number) => void
  readonly reset: () => void
}

/** Elements that draw themselves. */
export interface HeatParts {
  readonly plain: unknown
  readonly heat: Node
  readonly legend: Node
}

export function heatTemplate(
  figure: Shown,
  model: HeatModel,
  actions: HeatActions,
  parts: HeatParts,
  words: HeatWords,
): TemplateResult {
  const { told, weights, pinned } = model
  return html`
    <div class="heat-boards">
      ${weights === undefined ? html`<div class="beside-board">${parts.plain}</div>` : nothing}
      <div class="beside-board">${parts.heat}${parts.legend}</div>
      ${weights === undefined ? nothing : sliders(weights, model.usual, actions, words)}
    </div>
    <div class="heat-under">
      <div class="beside-side">
        ${saysLine(model.says, { name: 'heat-says' })} ${errorLine(figure)}
        <div class="controls" role="group" aria-label=${words.game}>
          ${button(words.playBest, actions.best, { can: model.canPlay })}
          ${pinned === undefined ? nothing : button(words.playHere(pinned), actions.here)}
          ${undoButtons(figure)} ${button(words.clear, actions.clear, { can: model.canClear })}
          ${copyButton(figure)}
        </div>
        ${hintLine(figure)}
      </div>
      <div class="heat-told">${told === undefined ? nothing : squareTable(told, words)}</div>
    </div>
  `
}

function sliders(
  weights: Weights,
  usual: string,
  actions: HeatActions,
  words: HeatWords,
): TemplateResult {
  return html`
    <fieldset class="heat-weights">
      <legend>${words.weights}</legend>
      ${TERMS.map((term) => weightRow(term, weights[term], actions, words))}
      <p class="hint">${usual}</p>
      ${button(words.reset, actions.reset)}
    </fieldset>
  `
}

function weightRow(
  term: TermName,
  weight: number,
  { weigh }: HeatActions,
  words: HeatWords,
): TemplateResult {
  const label = words.terms[term]
  const range = { min: 0, max: MOST[term], value: weight, name: words.weightOf(label) }
  const turn = (counts: boolean) => weigh(term, counts ? USUAL[term] : 0)
  return html`<div class="heat-weight">
    ${check(label, weight !== 0, turn, words.counts(label))}
    ${slider(range, (value) => weigh(term, value))}
    <span class="heat-number" aria-hidden="true">${weight}</span>
  </div>`
}

function squareTable({ five, head, sides, rows }: SquareTold, words: HeatWords): TemplateResult {
  if (five)
    return html`<p class="heat-head">${head}</p>
      <p class="hint">${words.isFive}</p>`
  const cells = (own: number, other: number, change: number) =>
    [own, other, own + other, change].map((value) => words.signed(value))
  const sum = sumOf(rows)
  return termsTable({
    name: 'heat-terms',
    caption: head,
    columns: [words.term, ...sides, words.both(sides), words.change],
    rows: rows.map(({ term, own, other, change }) => ({
      head: words.terms[term],
      cells: cells(own, other, change),
      name: own === 0 && other === 0 && change === 0 ? 'none' : '',
    })),
    foot: { head: words.sum, cells: cells(sum.own, sum.other, sum.change) },
  })
}
