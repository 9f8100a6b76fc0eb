import * as Plot from '@observablehq/plot'

/** How many times as fast so many are as one. */
export interface SpeedPoint {
  /** What the line is called. */
  readonly name: string
  readonly workers: number
  readonly faster: number
}

/** Lines differ in their sign and their dashes, not in a hue alone. */
const LOOKS = [
  { symbol: 'diamond', stroke: 'var(--soft)', dash: '6 3' },
  { symbol: 'circle', stroke: 'var(--alpha)', dash: 'none' },
  { symbol: 'square', stroke: 'var(--beta)', dash: '2 3' },
] as const

/** Speed-up against workers, and above it the line on which each of them counts in full. */
export function speedUpPlot(
  points: readonly SpeedPoint[],
  words: { readonly x: string; readonly y: string; readonly full: string },
): Plot.PlotOptions {
  const names = [...new Set(points.map(({ name }) => name))]
  const most = Math.max(...points.map(({ workers }) => workers))
  const place = { x: 'workers', y: 'faster' }
  const name = { textAnchor: 'start', dx: 9, fill: 'var(--ink)' } as const
  const longest = Math.max(words.full.length, ...names.map(({ length }) => length))
  return {
    height: 320,
    marginTop: 26,
    marginLeft: 36,
    marginRight: 14 + 7 * longest,
    marginBottom: 40,
    x: {
      label: words.x,
      labelAnchor: 'center',
      domain: [1, most],
      ticks: Array.from({ length: most }, (_, i) => i + 1),
      tickFormat: String,
    },
    y: { label: words.y, domain: [0, most], ticks: most, grid: true },
    marks: [
      Plot.line(
        [
          [1, 1],
          [most, most],
        ],
        { stroke: 'var(--faint)' },
      ),
      Plot.text([words.full], { ...name, x: () => most, y: () => most, text: String }),
      ...names.flatMap((line, i) => {
        const own = points.filter((point) => point.name === line)
        const { symbol, stroke, dash } = LOOKS[i % LOOKS.length]
        return [
          Plot.lineY(own, { ...place, stroke, strokeWidth: 1.5, strokeDasharray: dash }),
          Plot.dot(own, { ...place, symbol, r: 4, fill: 'var(--paper)', stroke, strokeWidth: 1.5 }),
          Plot.text(own.slice(-1), { ...name, ...place, text: 'name' }),
        ]
      }),
    ],
  }
}
