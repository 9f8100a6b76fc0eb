import { at, svg } from '../../boards/svg.ts'

const KEY = 28
const NAME = 22
const BAR = 18
const GAP = 8
const FOOT = 44
/** Percent of the width that is left free on either side. */
const MARGIN = 6
const TICK_STEPS = [100, 200, 500, 1000]
const MOST_TICKS = 5
/** On a scale that is finer near 0: within so many Elo points of it, it is nearly even. */
const EVEN = 100
const FINE_TICKS = [-1000, -300, -100, 0, 100, 300, 1000]

/** How much stronger one side of a match came out, in Elo. */
interface Interval {
  readonly elo: number
  readonly low: number
  readonly high: number
  /** It was played before the page was built, and not in it. */
  readonly stored: boolean
}

/** A match, and all runs of it. */
interface IntervalGroup {
  readonly name: string
  readonly runs: readonly Interval[]
}

interface IntervalWords {
  readonly stored: string
  readonly here: string
  readonly axis: string
  readonly tick: (elo: number) => string
}

/**
 * The Elo differences of matches with their intervals, by match one below the other: a ring for
 * a stored run, a disc for one that was played in the page.
 *
 * Across, everything is placed in percent, so that the drawing takes the width of the page and
 * its letters keep their size.
 *
 * @param fine  whether the scale is finer near 0, where the largest are a hundred times the smallest
 */
export function intervals(
  document: Document,
  groups: readonly IntervalGroup[],
  label: string,
  words: IntervalWords,
  fine = false,
): SVGSVGElement {
  const all = groups.flatMap(({ runs }) => runs)
  const reach = (of: (run: Interval) => number, start: number) =>
    all.reduce((most, run) => Math.max(most, Math.ceil(of(run) / 100) * 100), start)
  const least = -reach(({ low }) => -low, 0)
  const most = reach(({ high }) => high, 100)
  const scaled = fine ? (elo: number) => Math.asinh(elo / EVEN) : (elo: number) => elo
  const [left, right] = [scaled(least), scaled(most)]
  const x = (elo: number) =>
    `${at(MARGIN + ((scaled(elo) - left) / (right - left)) * (100 - 2 * MARGIN))}%`
  const text = (said: string, left: string, y: number, anchor = 'middle') =>
    svg(document, 'text', { class: 'interval-text', x: left, y, 'text-anchor': anchor }, [said])
  const key = (stored: boolean, left: string, said: string) => [
    dot(stored, left, 10),
    svg(document, 'text', { class: 'interval-text', x: left, dx: 12, y: 14 }, [said]),
  ]
  const line = (name: string, from: string, to: string, top: number, bottom: number) =>
    svg(document, 'line', { class: name, x1: from, x2: to, y1: top, y2: bottom })
  const dot = (stored: boolean, cx: string, cy: number) =>
    svg(document, 'circle', { class: stored ? 'interval-ring' : 'interval-dot', cx, cy, r: 5 })

  let y = KEY
  const drawn: SVGElement[] = []
  for (const { name, runs } of groups) {
    drawn.push(text(name, `${MARGIN}%`, y + 14, 'start'))
    y += NAME
    const top = y
    for (const { stored, elo, low, high } of runs) {
      const middle = y + BAR / 2
      const kind = `interval-bar ${stored ? 'stored' : ''}`
      drawn.push(line(kind, x(low), x(high), middle, middle))
      drawn.push(dot(stored, x(elo), middle))
      y += BAR
    }
    // The line of 0 stands beside the intervals, and stops before the names.
    drawn.unshift(line('interval-zero', x(0), x(0), top, y))
    y += GAP
  }
  const ticks = fine
    ? FINE_TICKS.filter((tick) => tick >= least && tick <= most)
    : even(least, most)
  return svg(
    document,
    'svg',
    { class: 'interval-plot', width: '100%', height: y + FOOT, role: 'img', 'aria-label': label },
    [
      ...key(true, `${MARGIN}%`, words.stored),
      ...key(false, '50%', words.here),
      ...ticks.flatMap((tick) =>
        tick === 0 ? [] : [line('interval-grid', x(tick), x(tick), KEY, y)],
      ),
      ...drawn,
      ...ticks.map((tick) => text(words.tick(tick), x(tick), y + 16)),
      text(words.axis, '50%', y + 36),
    ],
  )
}

function even(least: number, most: number): number[] {
  const step = TICK_STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? 2000
  const ticks: number[] = []
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick)
  return ticks
}
