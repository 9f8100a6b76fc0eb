import * as Plot from '@observablehq/plot'

/** What one worker does in one go, from and to in nodes that the busiest have visited so far. */
export interface Lane {
  readonly worker: number
  readonly from: number
  readonly to: number
}

interface Words {
  readonly x: string
  readonly alone: string
  readonly worker: (number: number) => string
}

/** A lane for each worker, and above them the search of one alone. */
export function lanesPlot(lanes: readonly Lane[], alone: number, words: Words): Plot.PlotOptions {
  const name = ({ worker }: Lane) => words.worker(worker + 1)
  const names = [words.alone, ...new Set(lanes.map(name))]
  return {
    height: 46 * names.length + 50,
    marginLeft: 74,
    marginRight: 20,
    marginTop: 8,
    marginBottom: 42,
    x: { label: words.x, labelAnchor: 'center', ticks: 4, tickSize: 0 },
    y: { domain: names, label: null, tickSize: 0, padding: 0.3 },
    marks: [
      Plot.barX([alone], {
        x1: 0,
        x2: (to: number) => to,
        y: () => words.alone,
        fill: 'var(--soft)',
      }),
      Plot.barX(lanes, {
        x1: 'from',
        x2: 'to',
        y: name,
        fill: 'var(--alpha)',
        stroke: 'var(--paper)',
        strokeWidth: 1,
      }),
      Plot.ruleX([0], { stroke: 'var(--rule)' }),
    ],
  }
}
