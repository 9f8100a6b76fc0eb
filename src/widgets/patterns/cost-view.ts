import { disc, drawing, svg } from '../../boards/svg.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { grouped } from '../bits/number.ts'
import { element } from '../../figure/dom.ts'
import { bitOf } from './stones.ts'
import { costModel, type CostModel, type CostRow } from './cost-model.ts'
import { stonesModel, stonesNames, type FigureState, type FigureView } from './figure.ts'

/** What looking for patterns takes on a board, pattern by pattern. */
export function costView(
  document: Document,
  { stones, set }: FigureState,
  words: PatternsWords,
): FigureView {
  const model = costModel(stones, set)
  const { total } = model
  return {
    boards: [
      {
        slot: 'main',
        title: words.boardTitle,
        model: { ...stonesModel(stones, 30), winning: model.fives.map(bitOf) },
        label: words.board,
        names: stonesNames(stones, words),
      },
    ],
    parts: { 'patterns-cost-table': [table(document, model, words)] },
    says: words.cost.says(grouped(total.places), grouped(total.operations)),
  }
}

function table(document: Document, model: CostModel, words: PatternsWords): HTMLElement {
  const { cost } = words
  const heads = [cost.looked, cost.places, cost.operations, ...words.sides]
  return element(
    document,
    'div',
    { class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': cost.scroll },
    [
      element(document, 'table', {}, [
        element(document, 'thead', {}, [
          element(document, 'tr', {}, [
            element(document, 'th', { scope: 'col' }, [cost.pattern]),
            ...heads.map((head) =>
              element(document, 'th', { scope: 'col', class: 'number' }, [head]),
            ),
          ]),
        ]),
        element(
          document,
          'tbody',
          {},
          model.rows.map((each, i) =>
            row(
              document,
              each,
              model.set === 'five'
                ? cost.directions[i]
                : words.nameOf(each.rows.join('/'), each.name),
            ),
          ),
        ),
        element(document, 'tfoot', {}, [row(document, model.total, cost.total)]),
      ]),
    ],
  )
}

function row(document: Document, each: CostRow, name: string): HTMLElement {
  const numbers = [each.directions, each.places, each.operations, ...each.found]
  return element(document, 'tr', {}, [
    element(document, 'th', { scope: 'row' }, [
      ...(each.rows.length === 0 ? [] : [thumb(document, each.rows), ' ']),
      name,
    ]),
    ...numbers.map((value) => element(document, 'td', { class: 'number' }, [grouped(value)])),
  ])
}

const CELL = 9

/** A pattern's drawing: own stones filled, empty squares as rings. */
function thumb(document: Document, rows: readonly string[]): SVGSVGElement {
  const width = rows[0].length * CELL
  const height = rows.length * CELL
  const path = (wanted: string, radius: number) =>
    rows
      .flatMap((letters, y) =>
        [...letters].map((letter, x) =>
          letter === wanted ? disc((x + 0.5) * CELL, (y + 0.5) * CELL, radius) : '',
        ),
      )
      .join('')
  return drawing(
    document,
    'patterns-cost-thumb',
    { width, height },
    {
      'aria-hidden': 'true',
    },
    [
      svg(document, 'path', { class: 'fill-ink', d: path('x', 3.5) }),
      svg(document, 'path', { class: 'patterns-cost-empty', d: path('.', 2.75) }),
    ],
  )
}
