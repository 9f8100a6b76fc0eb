import * as Plot from '@observablehq/plot'
import { powerOfTen } from './powers.ts'

/** Lines of play of one game by their length: `counts[d]` of d plies. */
export interface Growth {
  readonly name: string
  readonly counts: readonly number[]
  readonly label: GrowthLabel
}

/** Where a name stands: where no line, point or other name is. */
export interface GrowthLabel {
  /** Plies. */
  readonly x: number
  /** Lines of play, as a power of ten. */
  readonly power: number
  /** Which end of the name lies there. */
  readonly anchor: 'start' | 'end'
  /** The place of its line that the name is joined to: plies, and a power of ten. */
  readonly leader?: readonly [x: number, power: number]
}

/** A game by its rules: lines that lie near each other have another sign, and another tone. */
export interface CountedGrowth extends Growth {
  readonly symbol: 'circle' | 'diamond' | 'square' | 'star' | 'triangle' | 'wye'
  readonly tone: 'ink' | 'soft'
}

export interface GrowthChart {
  /** By the rules, counted. */
  readonly real: readonly CountedGrowth[]
  /** n!/(n−d)!, computed. */
  readonly formula: readonly Growth[]
  /** What the axes are called, and the lines that say what the largest tree takes. */
  readonly words: { readonly x: string; readonly y: string; readonly largest: string }
}

/** No line goes higher: what is beyond has left the page in any case. */
const HIGHEST = 1e18
/** Above the lines there is room for what is said of the largest tree. */
const TOP = 1e20
const PLIES = 10

interface Point {
  readonly ply: number
  readonly count: number
  readonly name: string
}

function points({ name, counts }: Growth): Point[] {
  return counts.map((count, ply) => ({ ply, count, name })).filter(({ count }) => count <= HIGHEST)
}

/** How trees grow with their depth, on a scale of powers of ten. */
export function growthPlot({ real, formula, words }: GrowthChart, width: number): Plot.PlotOptions {
  const largest = formula.flatMap(points).findLast(({ ply }) => ply === PLIES)
  return {
    height: width < 450 ? 480 : 520,
    marginLeft: 42,
    marginRight: 22,
    marginTop: 26,
    marginBottom: 40,
    x: { label: words.x, domain: [0, PLIES], ticks: PLIES, tickFormat: String },
    y: {
      type: 'log',
      label: words.y,
      domain: [1, TOP],
      ticks: Array.from({ length: 10 }, (_, i) => 10 ** (2 * i)),
      tickFormat: powerOfTen,
      grid: true,
    },
    marks: [
      Plot.lineY(formula.flatMap(points), {
        x: 'ply',
        y: 'count',
        z: 'name',
        stroke: 'var(--faint)',
        strokeDasharray: '4 3',
      }),
      ...real.flatMap((growth) => counted(growth)),
      ...formula.flatMap((growth) => label(growth, 'var(--soft)')),
      ...real.flatMap((growth) => label(growth, 'var(--ink)')),
      ...(largest === undefined
        ? []
        : [
            Plot.dot([largest], { x: 'ply', y: 'count', r: 4, fill: 'var(--beta)' }),
            Plot.text([largest], {
              x: 'ply',
              y: 'count',
              text: () => words.largest,
              textAnchor: 'end',
              lineAnchor: 'bottom',
              dx: 18,
              dy: -9,
              fill: 'var(--beta-text)',
            }),
          ]),
    ],
  }
}

function counted(growth: CountedGrowth): Plot.Markish[] {
  const stroke = `var(--${growth.tone})`
  const place = { x: 'ply', y: 'count' }
  const { symbol } = growth
  return [
    Plot.lineY(points(growth), { ...place, stroke, strokeWidth: 1.5 }),
    Plot.dot(points(growth), { ...place, symbol, r: 3.5, fill: stroke }),
  ]
}

function label({ name, label: { x, power: y, anchor, leader } }: Growth, fill: string) {
  const text = Plot.text([name], {
    x: () => x,
    y: () => 10 ** y,
    text: String,
    textAnchor: anchor,
    dx: anchor === 'start' ? 4 : -4,
    fill,
  })
  if (leader === undefined) return [text]
  const line = Plot.link([leader], {
    x1: ([ply]) => ply,
    y1: ([, height]) => 10 ** height,
    x2: () => x,
    y2: () => 10 ** y,
    stroke: 'var(--faint)',
  })
  return [line, text]
}
