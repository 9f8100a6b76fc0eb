import * as Plot from '@observablehq/plot'
import { powersAxis } from './powers.ts'

/** What a search that tries moves in an order has visited. */
interface OrderEffort {
  readonly name: string
  readonly nodes: number
}

export interface OrdersChart {
  /** From the top. */
  readonly orders: readonly OrderEffort[]
  /** Nodes that no order can spare, and nodes of the whole tree. */
  readonly least: number
  readonly all: number
  readonly words: { readonly x: string; readonly least: string; readonly all: string }
}

/** The nodes that a search visits in each order, between what it must and what there is. */
export function ordersPlot(
  { orders, least, all, words }: OrdersChart,
  width: number,
): Plot.PlotOptions {
  const limits = [
    { nodes: least, text: words.least, anchor: 'start' as const },
    { nodes: all, text: words.all, anchor: 'end' as const },
  ]
  return {
    height: 60 + 38 * orders.length,
    marginTop: 34,
    marginLeft: width < 450 ? 92 : 110,
    marginRight: 24,
    marginBottom: 40,
    x: { ...powersAxis(words.x, least, all), labelAnchor: 'center' },
    y: { type: 'band', label: null, domain: orders.map(({ name }) => name), tickSize: 0 },
    marks: [
      Plot.ruleY(orders, {
        y: 'name',
        x1: () => least,
        x2: 'nodes',
        stroke: 'var(--alpha)',
        strokeWidth: 2,
      }),
      Plot.dot(orders, { x: 'nodes', y: 'name', r: 5, fill: 'var(--alpha)' }),
      Plot.ruleX(limits, { x: 'nodes', stroke: 'var(--ink)', strokeDasharray: '5 3' }),
      ...limits.map((limit) =>
        Plot.text([limit], {
          x: 'nodes',
          text: 'text',
          frameAnchor: 'top',
          lineAnchor: 'bottom',
          textAnchor: limit.anchor,
          dx: limit.anchor === 'start' ? -4 : 4,
          dy: -8,
          fill: 'var(--ink)',
        }),
      ),
    ],
  }
}
