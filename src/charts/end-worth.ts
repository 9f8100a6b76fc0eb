import * as Plot from '@observablehq/plot'

/** What an evaluation may say of a kind of positions. */
export interface Worth {
  readonly name: string
  readonly kind: 'won' | 'open' | 'lost'
  /** Marbles. */
  readonly low: number
  readonly high: number
}

const COLOURS = { won: 'var(--good)', open: 'var(--faint)', lost: 'var(--beta)' } as const
const ROW = 24

/** A bar for each kind of positions, from the least to the most that is said of any of them. */
export function endWorthPlot(
  rows: readonly Worth[],
  { x, value }: { readonly x: string; readonly value: (marbles: number) => string },
  width: number,
): Plot.PlotOptions {
  const least = Math.floor(Math.min(...rows.map(({ low }) => low)))
  const most = Math.ceil(Math.max(...rows.map(({ high }) => high)))
  return {
    height: 70 + ROW * rows.length,
    marginLeft: width < 450 ? 84 : 108,
    marginRight: 16,
    marginTop: 8,
    marginBottom: 42,
    x: {
      label: x,
      labelAnchor: 'center',
      domain: [least, most],
      grid: true,
      ticks: Array.from({ length: Math.floor((most - least) / 2) + 1 }, (_, i) => most - 2 * i),
      tickFormat: value,
    },
    y: { type: 'band', domain: rows.map(({ name }) => name), label: null, tickSize: 0, padding: 0 },
    marks: [
      Plot.ruleX([0], { stroke: 'var(--soft)', strokeDasharray: '4 3' }),
      Plot.barX(rows, {
        y: 'name',
        x1: 'low',
        x2: 'high',
        fill: ({ kind }: Worth) => COLOURS[kind],
        insetTop: 6,
        insetBottom: 6,
      }),
    ],
  }
}
