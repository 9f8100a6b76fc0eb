import * as Plot from '@observablehq/plot'

/** How both sides of a game stand after a ply: the mean over a side's marbles. */
export interface CoursePoint {
  readonly game: string
  readonly measure: string
  readonly side: 'own' | 'enemy'
  readonly ply: number
  readonly value: number
  /** Whether the side has just lost a marble. */
  readonly lost: boolean
}

/** Plies between two points of a line: fewer make no other picture, and more weight. */
const EVERY = 5

/** A panel for each measure of each game: the agent’s marbles in one line, the other side’s dashed. */
export function gameCoursePlot(
  points: readonly CoursePoint[],
  words: { readonly x: string },
  width: number,
): Plot.PlotOptions {
  const narrow = width < 450
  const stroke = ({ side }: CoursePoint) => (side === 'own' ? 'var(--alpha)' : 'var(--beta)')
  const lines = { x: 'ply', y: 'value', fx: 'game', fy: 'measure', strokeWidth: 1.75 } as const
  const of = (side: CoursePoint['side']) =>
    points.filter(
      ({ side: whose, ply }, i) =>
        whose === side && (ply % EVERY === 0 || points[i + 4]?.ply !== ply + 1),
    )
  const last = Math.max(...points.map(({ ply }) => ply))
  return {
    height: narrow ? 400 : 420,
    marginLeft: 34,
    marginRight: narrow ? 20 : 24,
    marginTop: 30,
    marginBottom: 40,
    x: {
      label: words.x,
      labelAnchor: 'center',
      ticks: [0, 20, 40],
      tickSize: 0,
      domain: [0, last],
    },
    // No grid and no ticks: in four panels they would weigh more than the lines.
    y: { label: null, nice: true, zero: true, ticks: 3, tickSize: 0 },
    fx: { label: null, padding: 0.08 },
    fy: { label: null, axis: null, padding: 0.16 },
    marks: [
      Plot.frame({ stroke: 'var(--rule)' }),
      Plot.lineY(of('own'), { ...lines, stroke: 'var(--alpha)' }),
      Plot.lineY(of('enemy'), { ...lines, stroke: 'var(--beta)', strokeDasharray: '5 3' }),
      Plot.dot(
        points.filter(({ lost }) => lost),
        { ...lines, r: 3.5, fill: 'var(--paper)', stroke },
      ),
      Plot.text([...new Map(points.map((point) => [point.game + point.measure, point])).values()], {
        fx: 'game',
        fy: 'measure',
        text: 'measure',
        frameAnchor: 'bottom-left',
        dx: 6,
        dy: -5,
        fill: 'var(--soft)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
    ],
  }
}
