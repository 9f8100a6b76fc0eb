import { html, nothing, type TemplateResult } from 'lit-html'
import { button, choices, errorLine, hintLine, saysLine, type Shown } from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { MoveOrderWords } from '../../i18n/move-order.ts'
import { gameControls, searchingLine } from '../table/panel.ts'
import type { MoveOrderModel } from './model.ts'
import { MOST_STEPS, type Order } from './schema.ts'

export interface MoveOrderActions {
  readonly order: (order: Order) => void
  readonly within: (steps: number) => void
  readonly clear: () => void
  readonly stop: () => void
}

interface Controls {
  readonly order: Order
  readonly within: number
  readonly searching: boolean
  readonly canClear: boolean
}

/**
 * @param model  undefined where the game is over
 * @param board  the board and what stands below it
 */
export function moveOrderTemplate(
  figure: Shown,
  model: MoveOrderModel | undefined,
  { order, within, searching, canClear }: Controls,
  actions: MoveOrderActions,
  board: readonly unknown[],
  words: MoveOrderWords,
): TemplateResult {
  const steps = Array.from({ length: MOST_STEPS + 1 }, (_, i) => [i, words.withins[i]] as const)
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${
        model === undefined
          ? nothing
          : html`${saysLine(model.says, { quiet: searching, name: 'move-order-says' })}
            ${ordersTable(model, order, actions, words)}`
      }
      ${searchingLine(searching, actions.stop, words)}
      ${choices(figure, words.within, steps, within, actions.within)} ${errorLine(figure)}
      ${hintLine(figure)} ${gameControls(figure, actions.clear, canClear, words)}
    </div>
  `
}

function ordersTable(
  { caption, rows, looked }: MoveOrderModel,
  order: Order,
  actions: MoveOrderActions,
  words: MoveOrderWords,
): TemplateResult {
  return termsTable({
    name: 'heat-terms move-order-rows',
    caption,
    columns: words.columns,
    rows: rows.map((row) => ({
      head: button(row.name, () => actions.order(row.order), { pressed: row.order === order }),
      cells: [row.first, row.place],
    })),
    foot: { head: words.looked, cells: ['', String(looked)] },
  })
}
