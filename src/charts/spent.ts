import * as Plot from '@observablehq/plot'

/** What one move of a game may cost and has cost. */
export interface SpentPoint {
  /** From 1. */
  readonly move: number
  /** Nodes. */
  readonly share: number
  readonly used: number
  /** Plies that are done. */
  readonly depth: number
}

interface Words {
  readonly x: string
  readonly y: string
  readonly share: string
  readonly number: (value: number) => string
}

/** A bar for what each move takes, the depth it comes to above it, and the share that it has. */
export function spentPlot(
  points: readonly SpentPoint[],
  words: Words,
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const most = Math.max(...points.map(({ share }) => share))
  const last = points.length
  const middle = points[Math.floor(0.6 * last)]
  return {
    height: 300,
    marginTop: 30,
    marginLeft: narrow ? 46 : 56,
    marginRight: 12,
    marginBottom: 40,
    x: {
      label: words.x,
      labelAnchor: 'center',
      domain: [0.4, last + 0.6],
      ticks: [1, 5, 10, 15, 20, 25].filter((tick) => tick <= last),
      tickFormat: String,
      tickSize: 0,
    },
    y: {
      label: words.y,
      domain: [0, most],
      nice: true,
      ticks: 5,
      tickSize: 0,
      tickFormat: words.number,
      grid: true,
    },
    marks: [
      Plot.rect(points, {
        x1: ({ move }: SpentPoint) => move - 0.36,
        x2: ({ move }: SpentPoint) => move + 0.36,
        y1: 0,
        y2: 'used',
        fill: 'var(--alpha-wash)',
        stroke: 'var(--alpha)',
      }),
      Plot.lineY(points, {
        x: 'move',
        y: 'share',
        curve: 'step',
        stroke: 'var(--beta)',
        strokeWidth: 1.75,
        strokeDasharray: '5 3',
      }),
      Plot.text(points, {
        x: 'move',
        y: 0,
        text: ({ depth }: SpentPoint) => String(depth),
        dy: -9,
        fill: 'var(--ink)',
      }),
      Plot.text([middle], {
        x: 'move',
        y: 'share',
        text: () => words.share,
        dy: -12,
        textAnchor: 'end',
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
    ],
  }
}
