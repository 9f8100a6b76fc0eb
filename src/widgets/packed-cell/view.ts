import { html, type TemplateResult } from 'lit-html'
import { PACKED_BITS } from '../../../engine/index.ts'
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
import type { PackedCellWords } from '../../i18n/packed-cell.ts'
import type { Field, PackedModel } from './model.ts'
import { SHADES, type Shade } from './schema.ts'

/** Pixels of a bit's side, of a row of 32, and from one row to the next. */
const BIT = 13
const ROW = 32
const HIGH = 44

/** The word as it lies in memory: the upper half above, the highest bit at the left. */
export function wordDrawing(
  document: Document,
  { fields, look, caption, word }: Pick<PackedModel, 'fields' | 'look' | 'caption' | 'word'>,
): SVGSVGElement {
  const width = ROW * BIT + 2
  const height = 2 * HIGH
  return svg(
    document,
    'svg',
    {
      class: 'drawing packed-word',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': `${caption}: ${word}`,
    },
    [...fields.flatMap((field) => fieldDrawing(document, field, look)), ...unused(document)],
  )
}

/** The left edge of a field that begins at a bit, and the top of its row. */
function placeOf(from: number, bits: number): { x: number; y: number } {
  const row = from < ROW ? 1 : 0
  return { x: 1 + (ROW - (from % ROW) - bits) * BIT, y: row * HIGH + 1 }
}

function fieldDrawing(document: Document, field: Field, look: number): SVGElement[] {
  const { bits, from, sign, direction } = field
  const { x, y } = placeOf(from, bits.length)
  const open = direction !== undefined && direction === look
  const ones = [...bits].flatMap((bit, i) => {
    const left = x + i * BIT
    return bit === '1'
      ? [
          svg(document, 'rect', {
            class: 'fill-ink',
            x: left + 3,
            y: y + 4,
            width: BIT - 6,
            height: 14,
          }),
        ]
      : [svg(document, 'path', { class: 'fill-faint', d: disc(left + BIT / 2, y + 11, 1.5) })]
  })
  const frame = { x: x + 1, y: y + 1, width: bits.length * BIT - 2, height: 20 }
  return [
    ...ones,
    svg(document, 'rect', { class: `board-mark ${open ? 'line-table' : 'line-faint'}`, ...frame }),
    svg(
      document,
      'text',
      { class: 'label', x: x + (bits.length * BIT) / 2, y: y + 36, 'text-anchor': 'middle' },
      [sign],
    ),
  ]
}

/** Bits that no field has. */
function unused(document: Document): SVGElement[] {
  const { word, used } = PACKED_BITS
  const { x, y } = placeOf(used, word - used)
  return Array.from({ length: word - used }, (_, i) =>
    svg(document, 'path', { class: 'fill-faint', d: disc(x + (i + 0.5) * BIT, y + 11, 1.5) }),
  )
}

export interface PackedActions {
  readonly look: (direction: number) => void
  readonly shade: (shade: Shade) => void
  readonly put: () => void
}

/** @param board  the board's own element, which draws itself */
export function packedTemplate(
  figure: Shown,
  model: PackedModel,
  controls: { readonly shade: Shade; readonly canPut: boolean; readonly put: string },
  actions: PackedActions,
  parts: { readonly board: Node; readonly word: Node },
  words: PackedCellWords,
): TemplateResult {
  const shades = SHADES.map((each) => [each, words.shades[each]] as const)
  return html`
    <div class="beside-board">
      ${parts.board} ${choices(figure, words.shade, shades, controls.shade, actions.shade)}
    </div>
    <div class="beside-side">
      ${saysLine(model.says, { name: 'packed-says' })} ${parts.word}
      ${fieldsTable(model, actions, words)} ${errorLine(figure)} ${hintLine(figure)}
      <div class="controls">
        ${button(controls.put, actions.put, { can: controls.canPut })} ${undoButtons(figure)}
        ${copyButton(figure)}
      </div>
    </div>
  `
}

function fieldsTable(
  { caption, fields, word, look }: PackedModel,
  actions: PackedActions,
  words: PackedCellWords,
): TemplateResult {
  return termsTable({
    name: 'heat-terms packed-fields',
    caption,
    columns: words.columns,
    rows: fields.map(({ name, sign, direction, bits, value, says }) => ({
      head:
        direction === undefined
          ? name
          : button(sign, () => actions.look(direction === look ? -1 : direction), {
              pressed: direction === look,
              name,
            }),
      cells: [bits, String(value), says],
    })),
    foot: { head: words.whole(word), cells: [''] },
  })
}
