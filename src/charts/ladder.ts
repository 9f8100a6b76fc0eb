import * as Plot from '@observablehq/plot'

export interface LadderBar {
  readonly name: string
  /** Elo points over the agent below, with the ends of the 95 % interval. */
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** How far each agent of a ladder stands above the one below it. */
export function ladderPlot(bars: readonly LadderBar[], x: string, width: number): Plot.PlotOptions {
  const names = bars.map(({ name }) => name).toReversed()
  return {
    height: 60 + 52 * bars.length,
    marginLeft: width < 450 ? 86 : 100,
    marginRight: 16,
    marginBottom: 40,
    x: { label: x, grid: true, ticks: width < 450 ? 4 : 8, nice: true },
    y: { type: 'point', domain: names, label: null, padding: 0.5 },
    marks: [
      Plot.ruleX([0], { stroke: 'var(--soft)', strokeDasharray: '4 3' }),
      Plot.ruleY(bars, {
        y: 'name',
        x1: 'low',
        x2: 'high',
        stroke: 'var(--alpha)',
        strokeWidth: 2,
      }),
      Plot.dot(bars, { x: 'elo', y: 'name', r: 5, fill: 'var(--alpha)' }),
      Plot.text(bars, {
        x: 'elo',
        y: 'name',
        dy: -14,
        text: ({ elo }: LadderBar) => `+${Math.round(elo)}`,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
    ],
  }
}
