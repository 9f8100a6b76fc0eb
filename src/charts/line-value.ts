import * as Plot from '@observablehq/plot'
import { number } from '../i18n/numbers.ts'

/** A value of F(a, b). */
export interface LinePoint {
  readonly a: number
  readonly b: number
  readonly value: number
}

/** F against a, a line for each b, on a scale of powers of five: what the formula multiplies by. */
export function lineValuePlot(
  points: readonly LinePoint[],
  words: { readonly x: string; readonly y: string },
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const most = Math.max(...points.map(({ value }) => value))
  const powers = Array.from(
    { length: Math.ceil(Math.log(most) / Math.log(5)) + 1 },
    (_, i) => 5 ** i,
  )
  const ends = points.filter(
    (point) => !points.some(({ a, b }) => b === point.b && a === point.a + 1),
  )
  return {
    height: narrow ? 340 : 380,
    marginTop: 34,
    marginLeft: 52,
    marginRight: narrow ? 44 : 60,
    marginBottom: 42,
    x: {
      domain: [0.8, 4.2],
      ticks: [1, 2, 3, 4],
      tickFormat: String,
      label: words.x,
      labelAnchor: 'center',
    },
    y: {
      type: 'log',
      base: 5,
      domain: [5, powers[powers.length - 1]],
      ticks: powers.slice(1),
      tickFormat: number,
      label: words.y,
      grid: true,
    },
    marks: [
      Plot.lineY(points, { x: 'a', y: 'value', z: 'b', stroke: 'var(--faint)', strokeWidth: 1.25 }),
      Plot.dot(points, {
        x: 'a',
        y: 'value',
        r: 4.5,
        fill: (point: LinePoint) => (point.b === 0 ? 'var(--alpha)' : 'var(--paper)'),
        stroke: (point: LinePoint) => (point.b === 0 ? 'var(--alpha)' : 'var(--beta)'),
        strokeWidth: 1.75,
      }),
      Plot.text(points, {
        x: 'a',
        y: 'value',
        text: (point: LinePoint) => number(point.value),
        textAnchor: 'end',
        dx: -9,
        dy: -5,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      Plot.text(ends, {
        x: 'a',
        y: 'value',
        text: (point: LinePoint) => `b = ${point.b}`,
        textAnchor: 'start',
        dx: 9,
        fill: 'var(--soft)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
    ],
  }
}
