import { at, svg } from '../../boards/svg.ts'
import type { MonteCarloWords } from '../../i18n/monte-carlo.ts'
import type { MonteCarloState } from './schema.ts'
import type { MonteCarloSession } from './session.ts'

/** Moves that have a line of their own look; the others are faint. */
const NAMED = 4
/** Places along the line at which it is measured, at most. */
const SAMPLES = 160
const LEFT = 44
const BELOW = 34
const TOP = 10
const HEIGHT = 220
/** Pixels between the names at the end of two lines. */
const APART = 14
const RIGHT = 56

/** The course of a root's move: its share of the visits, or its mean, by iteration. */
interface Line {
  readonly move: string
  readonly values: readonly (number | undefined)[]
}

export interface Course {
  readonly iterations: number
  /** The iterations at which the lines are measured. */
  readonly places: readonly number[]
  /** The most visited first. */
  readonly lines: readonly Line[]
}

/** How visits and means of the root's moves went on; view of the side that is to move there. */
export function courseOf(
  session: MonteCarloSession,
  measure: MonteCarloState['measure'],
  samples = SAMPLES,
): Course {
  const { replay, byVisits } = session
  const { iterations } = replay
  const count = Math.min(samples, iterations)
  const places = Array.from({ length: count }, (_, i) => Math.ceil(((i + 1) * iterations) / count))
  const lines = byVisits
    .filter((node) => replay.ply(node) === 1)
    .slice(0, 24)
    .map((node) => ({
      move: session.move(node),
      values: places.map((place) => {
        const step = replay.startOf(place)
        return measure === 'visits'
          ? replay.visits(node, step) / Math.max(1, replay.visits(0, step))
          : session.meanForChooser(node, step)
      }),
    }))
  return { iterations, places, lines }
}

/** @param iteration  the one that is going on, from 0 */
export function courseDrawing(
  document: Document,
  { iterations, places, lines }: Course,
  iteration: number,
  measure: MonteCarloState['measure'],
  width: number,
  words: MonteCarloWords,
): SVGSVGElement {
  const right = width - RIGHT
  const bottom = HEIGHT - BELOW
  const x = (place: number) => LEFT + ((right - LEFT) * place) / Math.max(1, iterations)
  const top = topOf(lines, measure)
  const y = (value: number) => bottom - ((bottom - TOP) * Math.min(value, top)) / top
  const named = lines.slice(0, NAMED)
  const path = ({ values }: Line) => {
    let drawn = ''
    values.forEach((value, i) => {
      if (value === undefined) return
      drawn += `${drawn === '' ? 'M' : 'L'}${at(x(places[i]))} ${at(y(value))}`
    })
    return drawn
  }
  const ends = spread(named.map(({ values }) => y(values.at(-1) ?? 0)))
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * top)
  return svg(
    document,
    'svg',
    {
      class: 'drawing monte-carlo-course',
      viewBox: `0 0 ${width} ${HEIGHT}`,
      role: 'img',
      'aria-label': words.course.picture(named.map(({ move }) => move)),
    },
    [
      svg(document, 'path', {
        class: 'monte-carlo-grid',
        d: ticks.map((tick) => `M${LEFT} ${at(y(tick))}H${right}`).join(''),
      }),
      ...ticks.map((tick) =>
        svg(document, 'text', { x: LEFT - 6, y: at(y(tick) + 4), 'text-anchor': 'end' }, [
          measure === 'visits' ? words.percent(tick) : words.points(tick),
        ]),
      ),
      ...[0, iterations].map((place) =>
        svg(
          document,
          'text',
          { x: at(x(place)), y: bottom + 15, 'text-anchor': place === 0 ? 'start' : 'end' },
          [words.count(place)],
        ),
      ),
      svg(document, 'text', { x: at((LEFT + right) / 2), y: HEIGHT - 4, 'text-anchor': 'middle' }, [
        words.course.x,
      ]),
      svg(document, 'path', {
        class: 'monte-carlo-now',
        d: `M${at(x(iteration))} ${TOP}V${bottom}`,
      }),
      svg(document, 'path', {
        class: 'monte-carlo-others',
        d: lines.slice(NAMED).map(path).join(''),
      }),
      ...named.map((line, i) =>
        svg(document, 'path', { class: `monte-carlo-line n${i}`, d: path(line) }),
      ),
      ...named.map(({ move }, i) =>
        svg(
          document,
          'text',
          { class: `monte-carlo-end n${i}`, x: right + 6, y: at(ends[i] + 4) },
          [move.length <= 6 ? move : `${move.slice(0, 5)}…`],
        ),
      ),
    ],
  )
}

/** What the scale reaches: all of a mean, and of the shares what they come to once they settle. */
function topOf(lines: readonly Line[], measure: MonteCarloState['measure']): number {
  if (measure === 'means') return 1
  const later = lines.flatMap(({ values }) => values.slice(Math.floor(values.length / 10)))
  const most = later.reduce<number>((best, value) => Math.max(best, value ?? 0), 0)
  return Math.min(1, Math.max(0.2, Math.ceil(most * 5) / 5))
}

/** Heights for texts that would lie over each other. */
function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b])
  const placed = [...heights]
  let free = TOP
  for (const i of order) {
    placed[i] = Math.max(placed[i], free)
    free = placed[i] + APART
  }
  let limit = HEIGHT - BELOW
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], limit)
    limit = placed[i] - APART
  }
  return placed
}
