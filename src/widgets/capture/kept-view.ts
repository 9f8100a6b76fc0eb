import { disc, svg } from '../../boards/svg.ts'
import type { CaptureWords } from '../../i18n/capture.ts'
import { element } from '../../figure/dom.ts'
import type { LineCount, SideWord } from './kept.ts'

/** Pixels of a bit’s side. */
const BIT = 13

/** The words of both sides before and now, and the lines that the evaluation counts. */
export function keptView(
  document: Document,
  { sides, lines }: { readonly sides: readonly SideWord[]; readonly lines: readonly LineCount[] },
  words: CaptureWords,
): HTMLElement {
  return element(document, 'div', { class: 'capture-kept' }, [
    ...sides.map((side) => wordView(document, side)),
    element(document, 'div', { class: 'capture-lines' }, [lineTable(document, lines, words)]),
  ])
}

/** Ones are filled, zeros are points; a bit that has changed is framed. */
function wordView(document: Document, { name, columns, bits, changed, says }: SideWord): Element {
  const rows = bits.length / columns
  const x = (bit: number) => (bit % columns) * BIT
  const y = (bit: number) => (rows - 1 - Math.floor(bit / columns)) * BIT
  const side = BIT - 3
  let ones = ''
  let zeros = ''
  bits.forEach((on, bit) => {
    if (on) ones += `M${x(bit) + 2.5} ${y(bit) + 2.5}h${side}v${side}h-${side}z`
    else zeros += disc(x(bit) + 1 + BIT / 2, y(bit) + 1 + BIT / 2, 1)
  })
  const drawn = [
    svg(document, 'path', { class: 'fill-ink', d: ones }),
    svg(document, 'path', { class: 'fill-faint', d: zeros }),
    ...changed.map((bit) =>
      svg(document, 'rect', {
        class: 'board-mark line-beta',
        x: x(bit) + 1,
        y: y(bit) + 1,
        width: BIT,
        height: BIT,
      }),
    ),
  ]
  const [width, height] = [columns * BIT + 2, rows * BIT + 2]
  return element(document, 'div', { class: 'capture-word' }, [
    element(document, 'p', {}, [name]),
    svg(
      document,
      'svg',
      {
        class: 'drawing',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': `${name}: ${says}`,
      },
      drawn,
    ),
    element(document, 'p', { class: 'hint' }, [says]),
  ])
}

function lineTable(
  document: Document,
  lines: readonly LineCount[],
  words: CaptureWords,
): HTMLTableElement {
  const head = words.lineHead.map((name) => element(document, 'th', { scope: 'col' }, [name]))
  const rows = lines.map(({ name, before, now }) =>
    element(document, 'tr', {}, [
      element(document, 'th', { scope: 'row' }, [name]),
      element(document, 'td', {}, [String(before)]),
      element(document, 'td', {}, [
        before === now ? String(now) : element(document, 'strong', {}, [String(now)]),
      ]),
    ]),
  )
  return element(document, 'table', {}, [
    element(document, 'caption', { class: 'unseen' }, [words.lineTable]),
    element(document, 'thead', {}, [element(document, 'tr', {}, head)]),
    element(document, 'tbody', {}, rows),
  ])
}
