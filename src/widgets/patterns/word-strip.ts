import { bitsOf, hasBit, toHex, type Word } from '../../../engine/index.ts'
import { at, disc, svg } from '../../boards/svg.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { element } from '../../figure/dom.ts'

const UNIT = 7
/** Room between the eight bits of one row of the board and those of the next. */
const GAP = 5
const HEIGHT = 16

/** How the bits of a strip look: stones, the pattern, what they have in common. */
export type StripKind = 'set' | 'copy' | 'result'

function xOf(bit: number): number {
  const place = 63 - bit
  return 2 + place * UNIT + Math.floor(place / 8) * GAP + UNIT / 2
}

/**
 * The 64 bits of a word from bit 63 at the left, a group a row of the board from the top.
 *
 * @param from  bits that each has come from the left, for its motion
 */
export function wordStrip(
  document: Document,
  word: Word,
  kind: StripKind,
  { from = 0, rows = false }: { readonly from?: number; readonly rows?: boolean } = {},
): SVGSVGElement {
  const width = 4 + 64 * UNIT + 7 * GAP
  const height = HEIGHT + (rows ? 14 : 0)
  let points = ''
  for (let bit = 0; bit < 64; bit++) {
    if (!hasBit(word, bit)) points += disc(xOf(bit), HEIGHT / 2, 0.9)
  }
  const blocks = bitsOf(word).map((bit) =>
    svg(document, 'rect', {
      class: `bits-disc ${kind}`,
      x: at(xOf(bit) - 3),
      y: 2,
      width: 6,
      height: 12,
      rx: 1.5,
      'data-dx': from > 0 ? at(xOf(Math.min(63, bit + from)) - xOf(bit)) : undefined,
    }),
  )
  const labels = rows
    ? [8, 7, 6, 5, 4, 3, 2, 1].map((row) =>
        svg(
          document,
          'text',
          {
            x: at((xOf(8 * row - 1) + xOf(8 * row - 8)) / 2),
            y: HEIGHT + 11,
            'text-anchor': 'middle',
          },
          [String(row)],
        ),
      )
    : []
  return svg(
    document,
    'svg',
    {
      class: 'drawing patterns-strip',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'aria-hidden': 'true',
    },
    [
      svg(document, 'path', { class: 'bits-point', d: points }),
      ...blocks,
      svg(document, 'g', { class: 'board-coordinates' }, labels),
    ],
  )
}

const CELL = 22

/** A word as the report prints it: eight rows of eight digits, and its number below. */
export function wordMatrix(
  document: Document,
  word: Word,
  title: string,
  words: PatternsWords,
): HTMLElement {
  const digits = Array.from({ length: 64 }, (_, i) => {
    const set = hasBit(word, 63 - i)
    const x = ((i % 8) + 0.5) * CELL
    const y = (Math.floor(i / 8) + 0.5) * CELL
    const text = svg(
      document,
      'text',
      { class: set ? 'digit on' : 'digit', x: at(x), y: at(y + 4.5), 'text-anchor': 'middle' },
      [set ? '1' : '0'],
    )
    if (!set) return text
    const ground = svg(document, 'rect', {
      class: 'fill-ink',
      x: at(x - CELL / 2 + 1),
      y: at(y - CELL / 2 + 1),
      width: CELL - 2,
      height: CELL - 2,
      rx: 3,
    })
    return svg(document, 'g', {}, [ground, text])
  })
  const size = 8 * CELL
  return element(document, 'div', { class: 'patterns-matrix' }, [
    element(document, 'p', { class: 'patterns-title' }, [title]),
    svg(
      document,
      'svg',
      {
        class: 'drawing',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        role: 'img',
        'aria-label': words.matrix.spoken(title, toHex(word)),
      },
      digits,
    ),
    element(document, 'p', { class: 'patterns-hex' }, [
      element(document, 'code', {}, [`0x${toHex(word)}`]),
    ]),
  ])
}
