import * as Plot from '@observablehq/plot'
import { powersAxis } from './powers.ts'

/** What a search within a beam has come to. */
export interface BeamPoint {
  readonly order: 'influence' | 'evaluation'
  /** Moves that are kept. */
  readonly width: number
  /** Its value, in the view of the side to move. */
  readonly value: number
  readonly nodes: number
  /** It plays a move that is worth less than the best. */
  readonly lost: boolean
}

interface BeamChart {
  readonly points: readonly BeamPoint[]
  /** What the search of all moves comes to. */
  readonly whole: { readonly value: number; readonly nodes: number }
  readonly words: {
    readonly x: string
    readonly y: string
    readonly whole: string
    readonly lost: string
    readonly orders: Readonly<Record<BeamPoint['order'], string>>
  }
}

const LOOKS = {
  influence: { stroke: 'var(--alpha)', dash: 'none', symbol: 'circle' },
  evaluation: { stroke: 'var(--beta)', dash: '6 3', symbol: 'square' },
} as const
const ORDERS = ['influence', 'evaluation'] as const

/** The nodes of the search against the width of its beam, on a scale of powers of ten. */
export function beamNodesPlot(chart: BeamChart, width: number): Plot.PlotOptions {
  return {
    ...frame(chart, width),
    y: powersAxis(chart.words.y, 1, chart.whole.nodes),
    marks: marks(chart, ({ nodes }) => nodes, chart.whole.nodes, NODES_LABELS),
  }
}

/** The least that is told of a value as a number: below it, a game is lost. */
const FLOOR = -500
const DEEP = -450

/** What the search thinks the position is worth, against the width of its beam. */
export function beamValuePlot(chart: BeamChart, width: number): Plot.PlotOptions {
  return {
    ...frame(chart, width),
    y: {
      label: chart.words.y,
      domain: [FLOOR, 0],
      ticks: [FLOOR, -400, -300, -200, -100, 0],
      tickFormat: (value: number) =>
        value === FLOOR ? chart.words.lost : String(value).replace('-', '−'),
      grid: true,
    },
    marks: marks(
      chart,
      ({ value }) => (value < DEEP ? FLOOR : value),
      chart.whole.value,
      VALUE_LABELS,
    ),
  }
}

function frame({ points, words }: BeamChart, width: number): Plot.PlotOptions {
  const widths = [...new Set(points.map((point) => point.width))]
  return {
    height: width < 450 ? 280 : 320,
    marginTop: 30,
    marginLeft: 52,
    marginRight: 20,
    marginBottom: 40,
    x: { type: 'point', label: words.x, labelAnchor: 'center', domain: widths, tickFormat: String },
  }
}

/** Where a label stands: at which point of its line, and how far from it. */
interface Label {
  readonly at: number
  readonly anchor: 'start' | 'end'
  readonly dy: number
}

type Labels = Readonly<Record<BeamPoint['order'], Label>> & {
  readonly whole: { readonly side: 'left' | 'right'; readonly dy: number }
}

const NODES_LABELS: Labels = {
  whole: { side: 'left', dy: -9 },
  influence: { at: 3, anchor: 'end', dy: -12 },
  evaluation: { at: 4, anchor: 'start', dy: 16 },
}
const VALUE_LABELS: Labels = {
  whole: { side: 'right', dy: 14 },
  influence: { at: 1, anchor: 'start', dy: -14 },
  evaluation: { at: 2, anchor: 'start', dy: -14 },
}

/** A line an order; where the move that is played is the best, its point is full. */
function marks(
  { points, words }: BeamChart,
  of: (point: BeamPoint) => number,
  whole: number,
  labels: Labels,
): Plot.Markish[] {
  const text = { fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 4 }
  return [
    Plot.ruleY([whole], { stroke: 'var(--ink)', strokeDasharray: '2 3' }),
    Plot.text([whole], {
      ...text,
      y: (value: number) => value,
      text: () => words.whole,
      frameAnchor: labels.whole.side,
      textAnchor: labels.whole.side === 'left' ? 'start' : 'end',
      dx: labels.whole.side === 'left' ? 4 : -4,
      dy: labels.whole.dy,
    }),
    ...ORDERS.flatMap((order) => {
      const own = points.filter((point) => point.order === order)
      const { stroke, dash, symbol } = LOOKS[order]
      const place = { x: 'width', y: of }
      const { at, anchor, dy } = labels[order]
      return [
        Plot.lineY(own, { ...place, stroke, strokeWidth: 1.5, strokeDasharray: dash }),
        Plot.dot(own, {
          ...place,
          symbol,
          r: 4.5,
          stroke,
          strokeWidth: 1.5,
          fill: ({ lost }: BeamPoint) => (lost ? 'var(--paper)' : stroke),
        }),
        Plot.text(own.slice(at, at + 1), {
          ...place,
          ...text,
          text: () => words.orders[order],
          textAnchor: anchor,
          dy,
        }),
      ]
    }),
  ]
}
