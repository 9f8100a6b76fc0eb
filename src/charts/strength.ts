import * as Plot from '@observablehq/plot'

/** How one side of a match did. Shares are of all points, 0 to 1. */
export interface StrengthPoint {
  /** Where it stands on the x axis, as its label. */
  readonly x: string
  readonly share: number
  /** The ends of its 95 % interval. */
  readonly low: number
  readonly high: number
}

export interface StrengthSeries {
  readonly name: string
  readonly points: readonly StrengthPoint[]
  /** Its hue, and its sign: a filled disc or a hollow square. */
  readonly tone: 'alpha' | 'beta'
}

export interface StrengthChart {
  readonly series: readonly [StrengthSeries, StrengthSeries]
  /** In their order on the x axis. */
  readonly labels: readonly string[]
  /** The one that all others play against. */
  readonly reference: string
  readonly words: { readonly x: string; readonly y: string; readonly reference: string }
}

/** Points won against one opponent, in two series with their intervals, on a scale of percent. */
export function strengthPlot(
  { series, labels, reference, words }: StrengthChart,
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const percent = (share: number) => Math.round(share * 1000) / 10
  return {
    height: narrow ? 360 : 400,
    marginLeft: 36,
    marginRight: narrow ? 12 : 20,
    marginTop: 34,
    marginBottom: 42,
    x: { type: 'point', domain: labels, label: words.x, padding: 0.4, labelAnchor: 'center' },
    y: { domain: [0, 80], label: words.y, grid: true, ticks: 8 },
    marks: [
      Plot.ruleY([50], { stroke: 'var(--soft)', strokeDasharray: '4 3' }),
      Plot.dot([reference], { x: (x: string) => x, y: 50, r: 4, fill: 'var(--ink)' }),
      Plot.text([reference], {
        x: (x: string) => x,
        y: 50,
        text: () => words.reference,
        dy: 16,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      ...series.flatMap(({ name, points, tone }, i) => {
        const dx = i === 0 ? -5 : 5
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
