import type { EloEstimate } from '../../../engine/index.ts'
import { at, svg } from '../../boards/svg.ts'

const WIDTH = 358
const ROW = 40
const FOOT = 44
const MARGIN = 24

/** Elo differences with their intervals, one below the other, each with its name. */
export function intervals(
  document: Document,
  rows: readonly (EloEstimate & { readonly name: string })[],
  axis: string,
  tick: (value: number) => string,
): SVGSVGElement {
  const reach = rows.reduce((most, { low, high }) => Math.max(most, -low, high), 100)
  const end = Math.ceil(reach / 100) * 100
  const x = (elo: number) => at(WIDTH / 2 + (elo / end) * (WIDTH / 2 - MARGIN))
  const foot = rows.length * ROW + 4
  const text = (label: string, left: string, y: number, anchor: string) =>
    svg(document, 'text', { class: 'ladder-text', x: left, y, 'text-anchor': anchor }, [label])
  return svg(
    document,
    'svg',
    {
      class: 'ladder-plot',
      viewBox: `0 0 ${WIDTH} ${foot + FOOT}`,
      role: 'img',
      'aria-label': axis,
    },
    [
      svg(document, 'path', { class: 'ladder-zero', d: `M${x(0)} 0V${foot}` }),
      ...rows.flatMap(({ name, elo, low, high }, row) => {
        const y = row * ROW + 28
        return [
          text(name, at(MARGIN), y - 14, 'start'),
          svg(document, 'path', { class: 'ladder-bar', d: `M${x(low)} ${y}H${x(high)}` }),
          svg(document, 'circle', { class: 'ladder-dot', cx: x(elo), cy: y, r: 5 }),
        ]
      }),
      ...[-end, 0, end].map((value) => text(tick(value), x(value), foot + 14, 'middle')),
      text(axis, at(WIDTH / 2), foot + 34, 'middle'),
    ],
  )
}
