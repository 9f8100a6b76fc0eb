import * as Plot from '@observablehq/plot'

/** Lines of play of one game by their length: `counts[d]` of d plies. */
export interface Growth {
  readonly name: string
  readonly counts: readonly number[]
  /** Pixels that the name is moved up, where another one lies near. */
  readonly up: number
}

export interface GrowthChart {
  /** By the rules, counted. */
  readonly real: readonly Growth[]
  /** n!/(n−d)!, computed. */
  readonly formula: readonly Growth[]
  /** What the axes and the largest tree are called. */
  readonly words: { readonly x: string; readonly y: string; readonly largest: string }
}

/** No line goes higher: what is beyond has left the page in any case. */
const HIGHEST = 1e18
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
  const narrow = width < 450
  const label = (growth: Growth, fill: string) => {
    // A line that leaves at the top has its name on the left, where nothing else is.
    const leaves = points(growth).length < growth.counts.length
    return Plot.text(points(growth).slice(-1), {
      x: 'ply',
      y: 'count',
      text: 'name',
      textAnchor: leaves ? 'end' : 'start',
      dx: leaves ? -7 : 7,
      dy: 0 - growth.up,
      fill,
      stroke: 'var(--paper)',
      strokeWidth: 4,
    })
  }
  const largest = formula.flatMap(points).findLast(({ ply }) => ply === PLIES)
  return {
    height: narrow ? 420 : 460,
    marginLeft: 42,
    marginRight: narrow ? 104 : 128,
    marginBottom: 40,
    x: { label: words.x, domain: [0, PLIES], ticks: PLIES, tickFormat: String },
    y: {
      type: 'log',
      label: words.y,
      domain: [1, HIGHEST],
      ticks: 9,
      tickFormat: power,
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
      Plot.lineY(real.flatMap(points), {
        x: 'ply',
        y: 'count',
        z: 'name',
        stroke: 'var(--ink)',
        strokeWidth: 1.75,
      }),
      Plot.dot(real.flatMap(points), { x: 'ply', y: 'count', r: 2.5, fill: 'var(--ink)' }),
      ...formula.map((growth) => label(growth, 'var(--soft)')),
      ...real.map((growth) => label(growth, 'var(--ink)')),
      ...(largest === undefined
        ? []
        : [
            Plot.dot([largest], { x: 'ply', y: 'count', r: 4, fill: 'var(--beta)' }),
            Plot.text([largest], {
              x: 'ply',
              y: 'count',
              text: () => words.largest,
              textAnchor: 'start',
              dx: 7,
              dy: 15,
              fill: 'var(--beta-text)',
              stroke: 'var(--paper)',
              strokeWidth: 4,
            }),
          ]),
    ],
  }
}

/** `10⁶`, for every second power. */
function power(value: number): string {
  const exponent = Math.round(Math.log10(value))
  if (exponent % 2 !== 0) return ''
  return `10${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`
}
