import type { Standing } from '../../../engine/index.ts'
import { at, svg } from '../../boards/svg.ts'

export interface PlotModel {
  /** By ply, from the start; undefined where a position is not judged. */
  readonly standings: readonly (Standing | undefined)[]
  /** Plies before the moves that lost value, and before the one by which the game turned. */
  readonly lapses: readonly number[]
  readonly turning: number | undefined
  /** Where the reader is. */
  readonly ply: number
  readonly name: string
  /** What stands at the upper and the lower edge. */
  readonly above: string
  readonly below: string
  /** What a ply is called below the drawing. */
  readonly called: (ply: number) => string
}

const HEIGHT = 190
const TOP = 22
const BOTTOM = 42
/** Plies between those that are named below the drawing, of which so many have room. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const MOST_NAMED = 8
/** Percent of the width that is left free on either side. */
const MARGIN = 3
/** How high an evaluation stands at the most, of 1: above it are wins. */
const EVALUATED = 0.72

/**
 * The value after each move as a line. Across, everything is placed in percent, so that the drawing
 * takes the width of its room and its letters keep their size.
 */
export function valuePlot(document: Document, model: PlotModel): SVGSVGElement {
  const { standings, lapses, turning, ply, name, above, below, called } = model
  const last = Math.max(1, standings.length - 1)
  const most = Math.max(
    1,
    ...standings.map((each) => (each?.kind === 'value' ? Math.abs(each.value) : 0)),
  )
  const x = (step: number) => `${at(MARGIN + (step / last) * (100 - 2 * MARGIN))}%`
  const middle = TOP + (HEIGHT - TOP - BOTTOM) / 2
  const y = ({ kind, value }: Standing) => {
    const height =
      kind === 'win' ? 1 : kind === 'loss' ? -1 : kind === 'draw' ? 0 : (value / most) * EVALUATED
    return middle - (height * (HEIGHT - TOP - BOTTOM)) / 2
  }
  const line = (look: string, x1: string, y1: number, x2: string, y2: number) =>
    svg(document, 'line', { class: look, x1, x2, y1: at(y1), y2: at(y2) })
  const text = (label: string, top: number, step = 0) =>
    svg(
      document,
      'text',
      {
        class: 'review-text',
        x: x(step),
        y: top,
        'text-anchor': step === 0 ? 'start' : step === last ? 'end' : 'middle',
      },
      [label],
    )
  const every = STEPS.find((each) => last / each <= MOST_NAMED) ?? last
  const named = Array.from({ length: Math.floor(last / every) + 1 }, (_, i) => i * every)
  const parts: SVGElement[] = [
    line('review-zero', `${MARGIN}%`, middle, `${100 - MARGIN}%`, middle),
    line('review-now', x(ply), TOP - 6, x(ply), HEIGHT - BOTTOM + 6),
  ]
  standings.forEach((each, step) => {
    const next = standings[step + 1]
    if (each !== undefined && next !== undefined) {
      parts.push(line('review-line', x(step), y(each), x(step + 1), y(next)))
    }
  })
  standings.forEach((each, step) => {
    if (each === undefined) return
    const before = step - 1
    const fell = lapses.includes(before)
    const turned = before >= 0 && before === turning
    const place = { cx: x(step), cy: at(y(each)) }
    if (turned) parts.push(svg(document, 'circle', { class: 'review-turn', r: 8, ...place }))
    parts.push(
      svg(document, 'circle', {
        class: fell ? 'review-lapse' : 'review-dot',
        r: fell ? 5 : 2.5,
        ...place,
      }),
    )
  })
  return svg(
    document,
    'svg',
    { class: 'review-plot', width: '100%', height: HEIGHT, role: 'img', 'aria-label': name },
    [
      ...parts,
      text(above, 13),
      text(below, HEIGHT - BOTTOM + 17),
      ...named.map((step) => text(called(step), HEIGHT - 5, step)),
    ],
  )
}

/** The ply whose place in the plot is nearest to a share of its width. */
export function plyAt(share: number, plies: number): number {
  const within = (share * 100 - MARGIN) / (100 - 2 * MARGIN)
  return Math.round(Math.min(1, Math.max(0, within)) * plies)
}
