import * as Plot from '@observablehq/plot'

export interface Cost {
  readonly name: string
  /** Elo points against the right program, with the ends of the 95 % interval. */
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** Within so many Elo points of 0 the scale is nearly even; beyond, it is ever closer. */
const EVEN = 100
const TICKS = [-1000, -500, -200, -100, 0, 100, 200]
const ROW = 40
/** Pixels of an end of an interval. */
const CAP = 10

/**
 * What each fault costs, the dearest first: its name over a dot with its interval. The dearest
 * cost a hundred times as much as the cheapest, and whether an interval meets 0 is to be seen: so
 * the scale is finer near 0, and the ends of an interval are drawn over its dot.
 */
export function costsPlot(costs: readonly Cost[], x: string, width: number): Plot.PlotOptions {
  const rows = costs.toSorted((a, b) => a.elo - b.elo)
  const least = Math.floor(Math.min(...costs.map(({ low }) => low)) / 100) * 100
  const most = Math.ceil(Math.max(...costs.map(({ high }) => high)) / 100) * 100
  const end = { y: 'name', stroke: 'var(--beta)', strokeWidth: 2, inset: (ROW - CAP) / 2 }
  return {
    height: 60 + ROW * rows.length,
    marginLeft: 12,
    marginRight: 12,
    marginTop: 24,
    marginBottom: 40,
    x: {
      type: 'symlog',
      constant: EVEN,
      label: x,
      domain: [least, most],
      grid: true,
      ticks: TICKS.filter((tick) => tick >= least && tick <= most),
    },
    y: { type: 'band', domain: rows.map(({ name }) => name), axis: null, padding: 0 },
    marks: [
      Plot.ruleX([0], { stroke: 'var(--soft)', strokeDasharray: '4 3' }),
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: 'var(--beta)', strokeWidth: 2 }),
      Plot.dot(rows, { x: 'elo', y: 'name', r: width < 450 ? 3 : 4, fill: 'var(--beta)' }),
      Plot.tickX(rows, { x: 'low', ...end }),
      Plot.tickX(rows, { x: 'high', ...end }),
      // All from the left, where none of them comes to the line at 0.
      Plot.text(rows, {
        frameAnchor: 'left',
        y: 'name',
        dy: -14,
        text: 'name',
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
    ],
  }
}
