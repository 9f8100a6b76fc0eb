import { html, nothing, type TemplateResult } from 'lit-html'
import {
  choices,
  errorLine,
  hintLine,
  named,
  saysLine,
  slider,
  type Shown,
} from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { BeamWords } from '../../i18n/beam.ts'
import { gameControls, searchingLine } from '../table/panel.ts'
import type { BeamModel } from './model.ts'
import { ORDERS, VIEWS, WIDEST, type Order, type View } from './schema.ts'

export interface BeamActions {
  readonly order: (order: Order) => void
  readonly width: (width: number) => void
  readonly view: (view: View) => void
  readonly clear: () => void
  readonly stop: () => void
}

interface Controls {
  readonly order: Order
  readonly width: number
  readonly view: View
  readonly searching: boolean
  readonly canClear: boolean
}

/**
 * @param model  undefined where the game is over
 * @param board  the board and what stands below it
 */
export function beamTemplate(
  figure: Shown,
  model: BeamModel | undefined,
  { order, width, view, searching, canClear }: Controls,
  actions: BeamActions,
  board: readonly unknown[],
  words: BeamWords,
): TemplateResult {
  const text = words.widthText(width)
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      <label class="field">
        <span>${words.width}</span>
        ${slider({ min: 1, max: WIDEST, value: width, text }, actions.width)}
        <span class="beam-width" aria-hidden="true">${text}</span>
      </label>
      ${
        model === undefined
          ? nothing
          : html`${saysLine(model.says, { quiet: searching, name: 'beam-says' })}
            ${beamTable(model, words)}`
      }
      ${searchingLine(searching, actions.stop, words)}
      ${choices(figure, words.order, named(ORDERS, words.orders), order, actions.order)}
      ${choices(figure, words.view, named(VIEWS, words.views), view, actions.view)}
      ${errorLine(figure)} ${hintLine(figure)}
      ${gameControls(figure, actions.clear, canClear, words)}
    </div>
  `
}

function beamTable({ caption, rows: [beam, all] }: BeamModel, words: BeamWords): TemplateResult {
  return termsTable({
    name: 'heat-terms beam-rows',
    caption,
    columns: words.columns,
    rows: [{ head: beam.name, cells: beam.cells }],
    foot: { head: all.name, cells: all.cells },
  })
}
