import * as Plot from '@observablehq/plot'

/** What asking each free point of a position for a stone near it comes to. */
export interface NearPoint {
  readonly game: number
  readonly ply: number
  /** Free points, and those of them that have a stone near. */
  readonly free: number
  readonly near: number
  /** Points of the board that were read to find out. */
  readonly reads: number
}

interface NearWords {
  readonly x: string
  readonly y: string
  readonly free: string
  readonly near: string
}

/** The free points and those near a stone against the ply, a line a game. */
export function nearPlot(
  points: readonly NearPoint[],
  words: NearWords,
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const longest = points.reduce((last, point) => (point.ply > last.ply ? point : last))
  const of = points.filter(({ game }) => game === longest.game)
  const label = (text: string, x: number, y: number, dy: number) =>
    Plot.text([text], {
      x,
      y,
      dx: 6,
      dy,
      textAnchor: 'start',
      fill: 'var(--ink)',
      stroke: 'var(--paper)',
      strokeWidth: 4,
    })
  const middle = of[Math.floor(of.length / 4)]
  return {
    height: narrow ? 300 : 340,
    marginTop: 34,
    marginLeft: 48,
    marginBottom: 42,
    x: { label: words.x, labelAnchor: 'center', domain: [0, longest.ply] },
    y: { label: words.y, grid: true, domain: [0, of[0].free] },
    marks: [
      Plot.lineY(of, { x: 'ply', y: 'free', stroke: 'var(--beta)', strokeWidth: 2 }),
      Plot.lineY(points, {
        x: 'ply',
        y: 'near',
        z: 'game',
        stroke: 'var(--alpha)',
        strokeWidth: 1.5,
        strokeDasharray: '4 2',
      }),
      label(words.free, middle.ply, middle.free, -12),
      label(words.near, 1, of[0].near, 16),
    ],
  }
}
