import * as Plot from '@observablehq/plot'

/** How one side of a match did. Shares are of all points, 0 to 1. */
interface StrengthPoint {
  /** Where it stands on the x axis. */
  readonly x: number
  readonly share: number
  /** The ends of its 95 % interval. */
  readonly low: number
  readonly high: number
}

interface StrengthSeries {
  readonly name: string
  readonly points: readonly StrengthPoint[]
  /** Its hue, and its sign: a filled disc or a hollow square. */
  readonly tone: 'alpha' | 'beta'
}

export interface StrengthChart {
  readonly series: readonly [StrengthSeries, StrengthSeries]
  /** Where the x axis has a tick, rising from 0. */
  readonly ticks: readonly number[]
  /** Where the one stands that all others play against. */
  readonly reference: number
  readonly words: { readonly x: string; readonly y: string; readonly reference: string }
}

/** Pixels by which the two marks of an evaluation stand apart from its place. */
const DX = 3

/** Points won against one opponent, in two series with their intervals, on a scale of percent. */
export function strengthPlot(
  { series, ticks, reference, words }: StrengthChart,
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const percent = (share: number) => Math.round(share * 1000) / 10
  return {
    height: narrow ? 360 : 400,
    marginLeft: 44,
    marginRight: narrow ? 12 : 20,
    marginTop: 34,
    marginBottom: 42,
    x: {
      domain: [0, Math.max(...ticks)],
      ticks: [...ticks],
      tickFormat: String,
      label: words.x,
      labelAnchor: 'center',
      insetLeft: 12,
      insetRight: 8,
    },
    y: { domain: [0, 80], label: words.y, grid: true, ticks: 8 },
    marks: [
      Plot.ruleY([50], { stroke: 'var(--soft)', strokeDasharray: '4 3' }),
      Plot.dot([reference], { x: (x: number) => x, y: 50, r: 4, fill: 'var(--ink)' }),
      Plot.text([reference], {
        x: (x: number) => x,
        y: 50,
        text: () => words.reference,
        textAnchor: 'start',
        dx: 7,
        dy: 12,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      ...series.flatMap(({ name, points, tone }, i) => {
        const dx = i === 0 ? -DX : DX
        const stroke = `var(--${tone})`
        const at = { x: 'x', dx } as const
        const last = points[points.length - 1]
        return [
          Plot.ruleX(points, {
            ...at,
            y1: (d: StrengthPoint) => percent(d.low),
            y2: (d: StrengthPoint) => percent(d.high),
            stroke,
            strokeWidth: 1.5,
          }),
          Plot.dot(points, {
            ...at,
            y: (d: StrengthPoint) => percent(d.share),
            r: 4.5,
            symbol: i === 0 ? 'square' : 'circle',
            stroke,
            strokeWidth: 1.75,
            fill: i === 0 ? 'var(--paper)' : stroke,
          }),
          Plot.text([last], {
            ...at,
            y: (d: StrengthPoint) => percent(i === 0 ? d.high : d.low),
            text: () => name,
            textAnchor: 'end',
            dx: i === 0 ? 6 : 14,
            dy: i === 0 ? -10 : 12,
            fill: `var(--${tone}-text)`,
            stroke: 'var(--paper)',
            strokeWidth: 4,
          }),
        ]
      }),
    ],
  }
}
