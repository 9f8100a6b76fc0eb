import { at, svg } from '../../boards/svg.ts'
import type { LadderWords } from '../../i18n/ladder.ts'
import type { Run } from './runs.ts'
import { lowerOf, UPPERS } from './schema.ts'

const KEY = 28
const NAME = 22
const BAR = 18
const GAP = 8
const FOOT = 44
/** Percent of the width that is left free on either side. */
const MARGIN = 6
const TICK_STEPS = [100, 200, 500, 1000]
const MOST_TICKS = 5

/**
 * The Elo differences of matches with their intervals, by match one below the other: a ring for
 * a stored run, a disc for one that was played in the page.
 *
 * Across, everything is placed in percent, so that the drawing takes the width of the page and
 * its letters keep their size.
 */
export function intervals(
  document: Document,
  runs: readonly Run[],
  words: LadderWords,
): SVGSVGElement {
  const reach = (of: (run: Run) => number, start: number) =>
    runs.reduce((most, run) => Math.max(most, Math.ceil(of(run) / 100) * 100), start)
  const least = -reach(({ low }) => -low, 0)
  const most = reach(({ high }) => high, 100)
  const x = (elo: number) =>
    `${at(MARGIN + ((elo - least) / (most - least)) * (100 - 2 * MARGIN))}%`
  const text = (label: string, left: string, y: number, anchor = 'middle') =>
    svg(document, 'text', { class: 'ladder-text', x: left, y, 'text-anchor': anchor }, [label])
  const key = (stored: boolean, left: string, label: string) => [
    dot(stored, left, 10),
    svg(document, 'text', { class: 'ladder-text', x: left, dx: 12, y: 14 }, [label]),
  ]
  const line = (name: string, from: string, to: string, top: number, bottom: number) =>
    svg(document, 'line', { class: name, x1: from, x2: to, y1: top, y2: bottom })
  const dot = (stored: boolean, cx: string, cy: number) =>
    svg(document, 'circle', { class: stored ? 'ladder-ring' : 'ladder-dot', cx, cy, r: 5 })

  let y = KEY
  const drawn: SVGElement[] = []
  for (const upper of UPPERS) {
    drawn.push(text(words.versus(upper, lowerOf(upper)), `${MARGIN}%`, y + 14, 'start'))
    y += NAME
    const top = y
    for (const run of runs) {
      if (run.upper !== upper) continue
      const stored = run.seed === null
      const middle = y + BAR / 2
      const kind = `ladder-bar ${stored ? 'stored' : ''}`
      drawn.push(line(kind, x(run.low), x(run.high), middle, middle))
      drawn.push(dot(stored, x(run.elo), middle))
      y += BAR
    }
    // The line of 0 stands beside the intervals, and stops before the names.
    drawn.unshift(line('ladder-zero', x(0), x(0), top, y))
    y += GAP
  }
  const step = TICK_STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? 2000
  const ticks: number[] = []
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick)
  const name = words.picture(runs)
  return svg(
    document,
    'svg',
    { class: 'ladder-plot', width: '100%', height: y + FOOT, role: 'img', 'aria-label': name },
    [
      ...key(true, `${MARGIN}%`, words.stored),
      ...key(false, '50%', words.here),
      ...ticks.flatMap((tick) =>
        tick === 0 ? [] : [line('ladder-grid', x(tick), x(tick), KEY, y)],
      ),
      ...drawn,
      ...ticks.map((tick) => text(words.tick(tick), x(tick), y + 16)),
      text(words.axis, '50%', y + 36),
    ],
  )
}
