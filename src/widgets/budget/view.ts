import { html, nothing, type TemplateResult } from 'lit-html'
import { at, svg } from '../../boards/svg.ts'
import { element } from '../../figure/dom.ts'
import { errorLine, hintLine, saysLine, slider, type Shown } from '../../figure/panel.ts'
import type { BudgetWords } from '../../i18n/budget.ts'
import { gameControls, searchingLine } from '../table/panel.ts'
import type { BudgetModel, DepthRow } from './model.ts'
import { BUDGETS } from './schema.ts'

const WIDTH = 400
const BAR = { top: 16, height: 26 }
/** Units of a block in which the number of its depth has room. */
const NAMED = 18

/** The depths one after another, as wide as they take nodes, and where the time is up. */
export function budgetBar(
  document: Document,
  { rows, nodes, end }: BudgetModel,
  words: BudgetWords,
): SVGSVGElement {
  const x = (node: number) => (WIDTH * Math.min(node, end)) / Math.max(1, end)
  const block = ({ depth, from, to, standing }: DepthRow) => {
    const [left, right] = [x(from), x(to)]
    const box = { x: at(left), width: at(right - left), y: BAR.top, height: BAR.height }
    return svg(document, 'g', { class: `budget-block ${standing}` }, [
      svg(document, 'rect', box),
      ...(right - left < NAMED
        ? []
        : [
            svg(
              document,
              'text',
              { x: at((left + right) / 2), y: BAR.top + 18, 'text-anchor': 'middle' },
              [String(depth)],
            ),
          ]),
    ])
  }
  const up = x(nodes)
  return svg(
    document,
    'svg',
    {
      class: 'drawing budget-bar',
      viewBox: `0 0 ${WIDTH} ${BAR.top + BAR.height + 4}`,
      role: 'img',
      'aria-label': words.bar,
    },
    [
      ...rows.map(block),
      svg(document, 'path', {
        class: 'budget-up',
        d: `M${at(up)} ${BAR.top + BAR.height + 4}V8m-5 -7h10l-5 8z`,
      }),
    ],
  )
}

/** What each depth has found, and how it stands when the time is up. */
export function budgetRows(
  document: Document,
  { caption, rows }: BudgetModel,
  words: BudgetWords,
): HTMLElement {
  const cell = (text: string) => element(document, 'td', {}, [text])
  const heads = words.columns.map((text) => element(document, 'th', { scope: 'col' }, [text]))
  return element(document, 'table', { class: 'heat-terms budget-rows' }, [
    element(document, 'caption', {}, [caption]),
    element(document, 'thead', {}, [element(document, 'tr', {}, heads)]),
    element(
      document,
      'tbody',
      {},
      rows.map(({ depth, move, value, to, standing }) =>
        element(document, 'tr', { class: standing }, [
          element(document, 'th', { scope: 'row' }, [String(depth)]),
          ...[move, value, words.number(to), words.standings[standing]].map(cell),
        ]),
      ),
    ),
  ])
}

export interface BudgetActions {
  readonly nodes: (nodes: number) => void
  readonly clear: () => void
  readonly stop: () => void
}

interface Controls {
  readonly nodes: number
  readonly searching: boolean
  readonly canClear: boolean
}

/**
 * @param model  undefined where nothing is known yet, or the game is over
 * @param board  the board and what stands below it
 */
export function budgetTemplate(
  figure: Shown,
  model: BudgetModel | undefined,
  { nodes, searching, canClear }: Controls,
  actions: BudgetActions,
  board: readonly unknown[],
  words: BudgetWords,
): TemplateResult {
  const place = BUDGETS.findLastIndex((each) => each <= nodes)
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      <label class="field budget-nodes">
        <span>${words.budget(nodes)}</span>
        ${slider(
          { min: 0, max: BUDGETS.length - 1, value: place, text: words.nodes(nodes) },
          (to) => actions.nodes(BUDGETS[to]),
        )}
      </label>
      ${
        model === undefined
          ? nothing
          : html`${saysLine(model.says, { name: 'budget-says' })}
              <div class="budget-told">
                ${budgetBar(document, model, words)} ${budgetRows(document, model, words)}
              </div>`
      }
      ${searchingLine(searching, actions.stop, words)} ${errorLine(figure)} ${hintLine(figure)}
      ${gameControls(figure, actions.clear, canClear, words)}
    </div>
  `
}
