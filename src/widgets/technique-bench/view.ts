import { at, svg } from '../../boards/svg.ts'
import { element } from '../../figure/dom.ts'
import type { TechniqueBenchWords } from '../../i18n/technique-bench.ts'
import type { TechniqueGame, TechniqueRow } from './runs.ts'

/** Parts of a hundred that a strip keeps free at either end, for marks that lie there. */
const EDGE = 4
const HEIGHT = 22
const MIDDLE = HEIGHT / 2

/** Where a part of plain alpha-beta lies on a strip, in parts of a hundred: a scale of powers. */
interface Scale {
  readonly place: (part: number) => string
  readonly ticks: readonly number[]
}

function scaleOf(rows: readonly TechniqueRow[]): Scale {
  const powers = rows.flatMap(({ ofNodes, ofTime }) => [Math.log10(ofNodes), Math.log10(ofTime)])
  const least = Math.min(-1, ...powers)
  const most = Math.max(0, ...powers)
  const first = Math.ceil(least)
  return {
    place: (part) =>
      `${at(EDGE + ((100 - 2 * EDGE) * (Math.log10(part) - least)) / (most - least))}%`,
    ticks: Array.from({ length: Math.floor(most) - first + 1 }, (_, i) => 10 ** (first + i)),
  }
}

/**
 * A line for each technique: its nodes and its time as parts of plain alpha-beta, as marks on a
 * scale of powers of ten and as numbers. `here` are the same techniques on the reader’s machine.
 */
export function techniqueTable(
  document: Document,
  rows: readonly TechniqueRow[],
  here: readonly TechniqueRow[],
  words: TechniqueBenchWords,
): HTMLElement {
  const scale = scaleOf([...rows, ...here])
  const cell = (children: readonly (Node | string)[]) => element(document, 'td', {}, children)
  const heads = here.length === 0 ? words.head : [...words.head, words.here]
  const lines = rows.map((row) => {
    const own = here.find(({ technique }) => technique === row.technique)
    return element(document, 'tr', row.technique === 'together' ? { class: 'together' } : {}, [
      element(document, 'th', { scope: 'row' }, [words.names[row.technique]]),
      cell([strip(document, row, own, scale)]),
      cell([words.part(row.ofNodes)]),
      cell([words.part(row.ofTime)]),
      ...(here.length === 0 ? [] : [cell(own === undefined ? [] : [words.part(own.ofTime)])]),
    ])
  })
  return element(document, 'table', { class: 'techniques' }, [
    element(document, 'thead', {}, [
      element(
        document,
        'tr',
        {},
        heads.map((head, i) =>
          element(
            document,
            'th',
            { scope: 'col' },
            i === 1 ? [head, axis(document, scale, words)] : [head],
          ),
        ),
      ),
    ]),
    element(document, 'tbody', {}, lines),
  ])
}

function axis(
  document: Document,
  { place, ticks }: Scale,
  words: TechniqueBenchWords,
): SVGSVGElement {
  const every = ticks.length > 3 ? 2 : 1
  const marks = ticks
    .filter((tick) => Math.round(Math.log10(tick)) % every === 0)
    .map((tick) =>
      svg(document, 'text', { x: place(tick), y: 12, 'text-anchor': 'middle' }, [words.part(tick)]),
    )
  return svg(
    document,
    'svg',
    { class: 'drawing techniques-strip', height: 16, 'aria-hidden': 'true' },
    marks,
  )
}

function strip(
  document: Document,
  { ofNodes, ofTime }: TechniqueRow,
  own: TechniqueRow | undefined,
  { place, ticks }: Scale,
): SVGSVGElement {
  const line = (kind: string, from: string, to: string, y1: number, y2: number) =>
    svg(document, 'line', { class: kind, x1: from, x2: to, y1, y2 })
  const diamond = own && place(own.ofTime)
  return svg(
    document,
    'svg',
    { class: 'drawing techniques-strip', height: HEIGHT, 'aria-hidden': 'true' },
    [
      ...ticks.map((tick) =>
        line(
          tick === 1 ? 'techniques-plain' : 'techniques-grid',
          place(tick),
          place(tick),
          0,
          HEIGHT,
        ),
      ),
      line('techniques-way', place(1), place(ofNodes), MIDDLE, MIDDLE),
      svg(document, 'circle', { class: 'techniques-time', cx: place(ofTime), cy: MIDDLE, r: 5.5 }),
      svg(document, 'circle', { class: 'techniques-nodes', cx: place(ofNodes), cy: MIDDLE, r: 3 }),
      ...(diamond === undefined
        ? []
        : [
            // A place in hundredths cannot stand in a path: the diamond lies in a picture of its own.
            svg(document, 'svg', { x: diamond, y: MIDDLE, overflow: 'visible' }, [
              svg(document, 'path', { class: 'techniques-here', d: 'M0 -5L5 0L0 5L-5 0Z' }),
            ]),
          ]),
    ],
  )
}

/** What is searched, in a sentence. */
export function shownSays(
  { depth, positions, rows }: TechniqueGame,
  words: TechniqueBenchWords,
): string {
  return words.shown(depth, positions.length, rows[0]?.nodes ?? 0)
}

/** How often the techniques that narrow the tree answer otherwise. */
export function othersSay({ positions, rows }: TechniqueGame, words: TechniqueBenchWords): string {
  return rows
    .flatMap(({ technique, others }) =>
      others === undefined
        ? []
        : [words.others(words.names[technique], others[0], others[1], positions.length)],
    )
    .join(' ')
}
