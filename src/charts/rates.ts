import * as Plot from '@observablehq/plot'
import { powersAxis } from './powers.ts'

/** How much of something one way does in a second. */
export interface RatePoint {
  /** What is done: a group of the chart. */
  readonly task: string
  /** By what it is done: a line of the group. */
  readonly way: string
  readonly perSecond: number
  /** Measured here and now, and not stored. */
  readonly here: boolean
}

interface Words {
  readonly x: string
  readonly rate: (perSecond: number) => string
}

const ROOM = { way: 26, task: 34 }

/** A line for each way, grouped by tasks, on a scale of powers of ten. */
export function ratesPlot(points: readonly RatePoint[], words: Words, width: number) {
  const tasks = [...new Set(points.map(({ task }) => task))]
  const ways = [...new Set(points.map(({ way }) => way))]
  const rates = points.map(({ perSecond }) => perSecond)
  const axis = powersAxis(words.x, Math.min(...rates), Math.max(...rates))
  const top = tasks.map((task) => `${task}\n`)
  const lines = tasks.flatMap((task, i) => [top[i] ?? '', ...ways.map((way) => `${task} ${way}`)])
  const known = points.filter(({ here }) => !here)
  const own = points.filter(({ here }) => here)
  const place = { x: 'perSecond', y: ({ task, way }: RatePoint) => `${task} ${way}` }
  // Of two rates of one line the reader's own is written, right of both.
  const written = points.filter(
    (point) => point.here || !own.some(({ task, way }) => task === point.task && way === point.way),
  )
  return {
    height: tasks.length * ROOM.task + tasks.length * ways.length * ROOM.way + 62,
    marginTop: 4,
    marginLeft: 92,
    marginRight: width < 450 ? 64 : 88,
    marginBottom: 40,
    x: { ...axis, labelAnchor: 'center' as const },
    y: { domain: lines, axis: null },
    marks: [
      Plot.text(tasks, {
        x: () => axis.domain[0],
        y: (task: string) => `${task}\n`,
        text: String,
        textAnchor: 'start',
        dx: -88,
        dy: 4,
        fontWeight: 600,
        fill: 'var(--ink)',
      }),
      Plot.text(known.length > 0 ? known : own, {
        x: () => axis.domain[0],
        y: place.y,
        text: 'way',
        textAnchor: 'end',
        dx: -8,
        fill: 'var(--ink)',
      }),
      Plot.ruleY(written, {
        x1: () => axis.domain[0],
        x2: 'perSecond',
        y: place.y,
        stroke: 'var(--faint)',
        strokeWidth: 1.5,
      }),
      Plot.dot(known, {
        ...place,
        r: 5,
        fill: 'var(--paper)',
        stroke: 'var(--ink)',
        strokeWidth: 1.75,
      }),
      Plot.dot(own, { ...place, r: 5, symbol: 'diamond', fill: 'var(--alpha)' }),
      Plot.text(written, {
        ...place,
        x: (point: RatePoint) => Math.max(...ofLine(points, point)),
        text: ({ perSecond }: RatePoint) => words.rate(perSecond),
        textAnchor: 'start',
        dx: 10,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
    ],
  } satisfies Plot.PlotOptions
}

/** The rates that stand on the line of one. */
function ofLine(points: readonly RatePoint[], { task, way }: RatePoint): number[] {
  return points
    .filter((each) => each.task === task && each.way === way)
    .map(({ perSecond }) => perSecond)
}
