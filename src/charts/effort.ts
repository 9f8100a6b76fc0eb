import * as Plot from '@observablehq/plot'
import { powersAxis } from './powers.ts'

/** What a search to a depth has cost. */
export interface EffortPoint {
  /** What the search is called. */
  readonly name: string
  /** Plies. */
  readonly depth: number
  /** 1 or more. */
  readonly nodes: number
}

/** Searches differ in their sign and their dashes, not in a hue alone. */
const LOOKS = [
  { symbol: 'circle', stroke: 'var(--alpha)', dash: 'none' },
  { symbol: 'square', stroke: 'var(--beta)', dash: '6 3' },
  { symbol: 'triangle', stroke: 'var(--good)', dash: '2 3' },
  { symbol: 'diamond', stroke: 'var(--table)', dash: '9 3 2 3' },
] as const

const MARGIN = { top: 26, bottom: 40 }
/** Pixels from one name to the next. */
const LINE = 12

/** By how much each name stands below its line's end, so that none lies over another. */
function lowered(
  names: readonly string[],
  points: readonly EffortPoint[],
  power: number,
): readonly number[] {
  const ends = names.map((name) => {
    const { nodes = 1, depth = 0 } = points.findLast((point) => point.name === name) ?? {}
    return { y: -Math.log10(nodes) * power, depth }
  })
  const at: number[] = []
  for (const i of [...ends.keys()].sort((a, b) => ends[a].y - ends[b].y)) {
    const above = ends.flatMap(({ depth }, j) =>
      depth === ends[i].depth && j in at ? [at[j]] : [],
    )
    at[i] = Math.max(ends[i].y, ...above.map((y) => y + LINE))
  }
  return at.map((y, i) => y - ends[i].y)
}

/** The nodes of each search against its depth, on a scale of powers of ten. */
export function effortPlot(
  points: readonly EffortPoint[],
  words: { readonly x: string; readonly y: string },
  width: number,
): Plot.PlotOptions {
  const names = [...new Set(points.map(({ name }) => name))]
  const deepest = Math.max(2, ...points.map(({ depth }) => depth))
  const longest = Math.max(...names.map(({ length }) => length))
  const most = Math.max(10, ...points.map(({ nodes }) => nodes))
  const height = width < 450 ? 300 : 340
  const lower = lowered(
    names,
    points,
    (height - MARGIN.top - MARGIN.bottom) / Math.ceil(Math.log10(most)),
  )
  return {
    height,
    marginTop: MARGIN.top,
    marginLeft: 52,
    marginRight: Math.max(28, 14 + 7 * longest),
    marginBottom: MARGIN.bottom,
    x: {
      label: words.x,
      labelAnchor: 'center',
      domain: [1, deepest],
      ticks: Array.from({ length: deepest }, (_, i) => i + 1),
      tickFormat: String,
    },
    y: powersAxis(words.y, 1, most),
    marks: names.flatMap((name, i) => {
      const own = points.filter((point) => point.name === name)
      const { symbol, stroke, dash } = LOOKS[i % LOOKS.length]
      const place = { x: 'depth', y: 'nodes' }
      return [
        Plot.lineY(own, { ...place, stroke, strokeWidth: 1.5, strokeDasharray: dash }),
        Plot.dot(own, { ...place, symbol, r: 4, fill: 'var(--paper)', stroke, strokeWidth: 1.5 }),
        Plot.text(own.slice(-1), {
          ...place,
          text: 'name',
          textAnchor: 'start',
          dx: 9,
          dy: lower[i],
          fill: 'var(--ink)',
          stroke: 'var(--paper)',
          strokeWidth: 4,
        }),
      ]
    }),
  }
}
