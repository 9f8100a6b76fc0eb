import * as Plot from '@observablehq/plot'
import { number } from '../i18n/numbers.ts'

/** What the engine reads of the board at one move. */
export interface ReadPoint {
  readonly ply: number
  /** Elements read to play the move and have its evaluation. */
  readonly kept: number
  /** Elements read to compute the same evaluation from the stones alone. */
  readonly anew: number
  /** Stones that the move took. */
  readonly captures: number
}

interface ReadWords {
  readonly x: string
  readonly y: string
  readonly kept: string
  readonly anew: string
}

/** Both counts against the move, on a log scale; moves that capture are hollow. */
export function readsPlot(
  points: readonly ReadPoint[],
  words: ReadWords,
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const last = points[points.length - 1]
  const dots = (shown: readonly ReadPoint[], r: number, fill: string) =>
    Plot.dot(shown, { x: 'ply', y: 'kept', r, fill, stroke: 'var(--alpha)', strokeWidth: 1.5 })
  const name = (text: string, y: number) =>
    Plot.text([text], {
      x: last.ply,
      y,
      textAnchor: 'end',
      dy: -16,
      fill: 'var(--ink)',
      stroke: 'var(--paper)',
      strokeWidth: 4,
    })
  return {
    height: narrow ? 300 : 340,
    marginTop: 34,
    marginLeft: 56,
    marginBottom: 42,
    x: { label: words.x, labelAnchor: 'center' },
    y: {
      type: 'log',
      domain: [10, 10000],
      label: words.y,
      grid: true,
      ticks: [10, 100, 1000, 10000],
      tickFormat: number,
    },
    marks: [
      Plot.lineY(points, { x: 'ply', y: 'anew', stroke: 'var(--beta)', strokeWidth: 2 }),
      dots(
        points.filter(({ captures }) => captures > 0),
        4.2,
        'var(--paper)',
      ),
      dots(
        points.filter(({ captures }) => captures === 0),
        3,
        'var(--alpha)',
      ),
      name(words.anew, last.anew),
      name(words.kept, Math.max(...points.map(({ kept }) => kept))),
    ],
  }
}
