import * as Plot from '@observablehq/plot'
import { powersAxis } from './powers.ts'

/** What a search of a position costs that has so many squares free. */
export interface FreePoint {
  readonly name: string
  readonly free: number
  readonly nodes: number
  /** Plies. */
  readonly depth: number
}

const LOOKS = [
  { symbol: 'circle', stroke: 'var(--alpha)', dash: 'none' },
  { symbol: 'square', stroke: 'var(--beta)', dash: '6 3' },
] as const

/** The nodes of two ways to choose the depth, from the empty board to the full one. */
export function freePlot(
  points: readonly FreePoint[],
  words: { readonly x: string; readonly y: string },
  width: number,
): Plot.PlotOptions {
  const names = [...new Set(points.map(({ name }) => name))]
  const frees = points.map(({ free }) => free)
  const counts = points.map(({ nodes }) => nodes)
  return {
    height: width < 450 ? 300 : 320,
    marginTop: 26,
    marginLeft: 52,
    marginRight: 20,
    marginBottom: 40,
    x: {
      label: words.x,
      labelAnchor: 'center',
      domain: [Math.max(...frees) + 1, Math.min(...frees) - 1],
      ticks: [60, 50, 40, 30, 20, 10],
      tickFormat: String,
    },
    y: powersAxis(words.y, Math.min(...counts), Math.max(...counts)),
    marks: names.flatMap((name, i) => {
      const own = points.filter((point) => point.name === name)
      const { symbol, stroke, dash } = LOOKS[i % LOOKS.length]
      const place = { x: 'free', y: 'nodes' }
      // Where both come to the same depth they lie on each other.
      const others = points.filter((point) => point.name !== name)
      const apart = own.filter(
        ({ free, depth }) => !others.some((each) => each.free === free && each.depth === depth),
      )
      return [
        Plot.lineY(own, { ...place, stroke, strokeWidth: 1.5, strokeDasharray: dash }),
        Plot.dot(own, { ...place, symbol, r: 4, fill: 'var(--paper)', stroke, strokeWidth: 1.5 }),
        Plot.text(i === 0 ? own.slice(0, 1) : apart, {
          ...place,
          text: i === 0 ? 'name' : ({ depth }: FreePoint) => String(depth),
          textAnchor: i === 0 ? 'start' : 'middle',
          dx: i === 0 ? 4 : 0,
          dy: i === 0 ? 18 : -13,
          fill: 'var(--ink)',
          stroke: 'var(--paper)',
          strokeWidth: 4,
        }),
      ]
    }),
  }
}
