import type { SplitLanes } from '../../../engine/index.ts'
import { at, svg } from '../../boards/svg.ts'
import type { RootSplitWords } from '../../i18n/root-split.ts'

/** Pixels left of the lanes, for their names: at least, and for each letter of the longest. */
const LEAST_LEFT = 78
const LETTER = 7
const RIGHT = 12
const ROW = 44
const BAR = 26
const TOP = 16
/** Pixels of a bar in which the name of its move has room. */
const NAMED = 9

/** The lanes of all threads, below that of one alone. A bar is found again by its `data-share`. */
export function lanesDrawing(
  document: Document,
  lanes: SplitLanes,
  threads: number,
  picked: number,
  names: readonly string[],
  width: number,
  words: RootSplitWords,
): SVGSVGElement {
  const laneNames = [words.alone, ...Array.from({ length: threads }, (_, i) => words.thread(i))]
  const longest = Math.max(...laneNames.map((name) => name.length))
  const left = Math.max(LEAST_LEFT, 12 + LETTER * longest)
  const most = Math.max(1, lanes.alone, lanes.length)
  const x = (node: number) => left + ((width - left - RIGHT) * node) / most
  const y = (row: number) => TOP + row * ROW
  const height = TOP + (threads + 1) * ROW + 22
  const row = (index: number, name: string) =>
    svg(document, 'text', { x: left - 8, y: y(index) + BAR / 2 + 4, 'text-anchor': 'end' }, [name])
  const bars = lanes.shares.map((share, i) => {
    const { worker, from, to, alone, better } = share
    const useful = Math.min(to, from + alone)
    const box = { y: y(worker + 1), height: BAR }
    const name = names[i]
    const fits = x(to) - x(from) >= NAMED * name.length + 6
    return svg(
      document,
      'g',
      { class: i === picked ? 'root-split-share picked' : 'root-split-share', 'data-share': i },
      [
        svg(document, 'rect', {
          class: 'root-split-used',
          x: at(x(from)),
          width: at(x(useful) - x(from)),
          ...box,
        }),
        svg(document, 'rect', {
          class: 'root-split-vain',
          x: at(x(useful)),
          width: at(x(to) - x(useful)),
          ...box,
        }),
        svg(document, 'path', { class: 'root-split-strokes', d: strokes(x(useful), x(to), box.y) }),
        svg(document, 'rect', {
          class: 'root-split-frame',
          x: at(x(from)),
          width: at(x(to) - x(from)),
          ...box,
        }),
        ...(fits
          ? [
              svg(
                document,
                'text',
                { x: at(x(from) + 4), y: box.y + BAR / 2 + 4, class: 'root-split-name' },
                [name],
              ),
            ]
          : []),
        ...(better === undefined
          ? []
          : [
              svg(document, 'path', {
                class: 'root-split-flag',
                d: `M${at(x(to))} ${box.y + BAR}V${box.y - 12}l-9 4 9 4`,
              }),
            ]),
      ],
    )
  })
  return svg(
    document,
    'svg',
    {
      class: 'drawing root-split-drawing',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': words.picture(threads),
    },
    [
      ...laneNames.map((name, index) => row(index, name)),
      svg(document, 'rect', {
        class: 'root-split-used',
        x: left,
        width: at(x(lanes.alone) - left),
        y: y(0),
        height: BAR,
      }),
      ...bars,
      ...[0, most].map((node) =>
        svg(
          document,
          'text',
          { x: at(x(node)), y: height - 6, 'text-anchor': node === 0 ? 'start' : 'end' },
          [words.count(node)],
        ),
      ),
      svg(document, 'text', { x: at((left + width) / 2), y: height - 6, 'text-anchor': 'middle' }, [
        words.x,
      ]),
    ],
  )
}

/** Slanted strokes that fill a bar: what is in vain differs in more than its hue. */
function strokes(from: number, to: number, top: number): string {
  let d = ''
  for (let at0 = Math.ceil(from / 6) * 6; at0 + 4 <= to; at0 += 6) {
    d += `M${at(at0)} ${top + BAR}l4 -${BAR}`
  }
  return d
}
