import * as Plot from '@observablehq/plot'

export interface Cost {
  readonly name: string
  /** Elo points against the right program, with the ends of the 95 % interval. */
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** What each fault costs, the dearest first: its name over a dot with its interval. */
export function costsPlot(costs: readonly Cost[], x: string, width: number): Plot.PlotOptions {
  const rows = costs.toSorted((a, b) => a.elo - b.elo)
  const least = Math.min(...costs.map(({ low }) => low))
  const most = Math.max(...costs.map(({ high }) => high))
  return {
    height: 60 + 44 * rows.length,
    marginLeft: 12,
    marginRight: 12,
    marginTop: 24,
    marginBottom: 40,
    x: { label: x, domain: [least, most], grid: true, ticks: width < 450 ? 4 : 8, nice: true },
    y: { type: 'point', domain: rows.map(({ name }) => name), axis: null, padding: 0.6 },
    marks: [
      Plot.ruleX([0], { stroke: 'var(--soft)', strokeDasharray: '4 3' }),
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: 'var(--beta)', strokeWidth: 2 }),
      Plot.dot(rows, { x: 'elo', y: 'name', r: 5, fill: 'var(--beta)' }),
      ...(['start', 'end'] as const).map((textAnchor) =>
        Plot.text(
          // From the end of the axis that is nearer, where there is room.
          rows.filter(({ elo }) => elo < (least + most) / 2 === (textAnchor === 'start')),
          {
            x: textAnchor === 'start' ? 'low' : 'high',
            y: 'name',
            dy: -14,
            text: 'name',
            textAnchor,
            fill: 'var(--ink)',
            stroke: 'var(--paper)',
            strokeWidth: 4,
          },
        ),
      ),
    ],
  }
}
