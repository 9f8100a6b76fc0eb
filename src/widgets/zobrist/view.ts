import { html, type TemplateResult } from 'lit-html'
import { hasBit, toHex, type Player } from '../../../engine/index.ts'
import { disc, svg } from '../../boards/svg.ts'
import {
  button,
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { ZobristWords } from '../../i18n/zobrist.ts'
import type { KeyRow, ZobristModel } from './model.ts'
import { SIDES } from './schema.ts'

/** Pixels of a bit’s side, of the room between groups of eight, and from a line of bits to the next. */
const BIT = 12
const GAP = 4
const LINE = 20
const ROW_BITS = 32
const NAME = 18
const BETWEEN = 8
const HIGH = NAME + 2 * LINE + BETWEEN

/** The words below each other, each as two rows of 32 bits, the highest first. */
export function keysDrawing(
  document: Document,
  { rows, turned }: Pick<ZobristModel, 'rows' | 'turned'>,
): SVGSVGElement {
  const width = ROW_BITS * BIT + 3 * GAP + 2
  const height = 3 * HIGH
  const spoken = rows.map(({ name, word }) => `${name}: ${toHex(word)}`).join('; ')
  const from = 3 - rows.length
  return svg(
    document,
    'svg',
    {
      class: 'drawing zobrist-keys',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': spoken,
    },
    rows.flatMap((row, i) => {
      // The number of the stone has its ones where others have what they turn over.
      const framed = i === 1 || rows.length === 1 ? undefined : turned
      return keyDrawing(document, row, (from + i) * HIGH, framed)
    }),
  )
}

function keyDrawing(
  document: Document,
  { name, word }: KeyRow,
  top: number,
  framed: KeyRow['word'] | undefined,
): SVGElement[] {
  let points = ''
  let bars = ''
  let frames = ''
  for (let bit = 0; bit < 64; bit++) {
    const place = 63 - bit
    const column = place % ROW_BITS
    const x = 1 + column * BIT + Math.floor(column / 8) * GAP
    const y = top + NAME + Math.floor(place / ROW_BITS) * LINE
    if (hasBit(word, bit)) bars += `M${x + 3} ${y + 3}h${BIT - 6}v${LINE - 8}h${6 - BIT}z`
    else points += disc(x + BIT / 2, y + (LINE - 2) / 2, 1.25)
    if (framed === undefined || !hasBit(framed, bit)) continue
    frames += `M${x + 1} ${y + 1}h${BIT - 2}v${LINE - 4}h${2 - BIT}z`
  }
  return [
    svg(document, 'text', { class: 'zobrist-name', x: 1, y: top + 13 }, [name]),
    svg(document, 'path', { class: 'fill-faint', d: points }),
    svg(document, 'path', { class: 'fill-ink', d: bars }),
    ...(frames === ''
      ? []
      : [svg(document, 'path', { class: 'board-mark line-table', d: frames })]),
  ]
}

export interface ZobristActions {
  readonly side: (side: Player) => void
  readonly clear: () => void
}

/** @param parts  the board's own element and the keys', which draw themselves */
export function zobristTemplate(
  figure: Shown,
  model: ZobristModel,
  side: Player,
  actions: ZobristActions,
  parts: { readonly board: Node; readonly keys: Node },
  words: ZobristWords,
): TemplateResult {
  const sides = SIDES.map((name, player) => [player === 0 ? 0 : 1, name] as const)
  return html`
    <div class="beside-board">
      ${parts.board} ${choices<Player>(figure, words.side, sides, side, actions.side)}
    </div>
    <div class="beside-side">
      ${saysLine(model.says, { name: 'zobrist-says' })} ${parts.keys} ${stonesTable(model, words)}
      ${errorLine(figure)} ${hintLine(figure)}
      <div class="controls">
        ${button(words.clear, actions.clear, { can: model.list.length > 0 })} ${undoButtons(figure)}
        ${copyButton(figure)}
      </div>
    </div>
  `
}

function stonesTable({ list, whole }: ZobristModel, words: ZobristWords): TemplateResult {
  return termsTable({
    name: 'heat-terms zobrist-stones',
    caption: words.table,
    columns: words.columns,
    rows: list.map(({ stone, number }) => ({ head: stone, cells: [html`<code>${number}</code>`] })),
    foot: { head: words.whole, cells: [html`<code>${whole}</code>`] },
  })
}
