import { miniSize } from '../../boards/mini.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import { at } from '../../boards/svg.ts'
import { leafWidth, symbolMiddle, symbolWidth, type Cell } from './geometry.ts'
import type { NodeModel } from './node-model.ts'
import { pill } from './shapes.ts'

/** Pixels of a board that can be looked at and pressed. */
export const LEAST_BOARD = 44

/** Where the parts of a cell lie, from its middle. */
export interface Parts {
  readonly frame: string
  readonly symbol: { readonly x: number; readonly y: number }
  readonly label: { readonly x: number; readonly y: number; readonly anchor: string }
  readonly value: { readonly x: number; readonly y: number; readonly anchor: string }
  /** Where the value may not be wider. */
  readonly valueRoom?: number
  readonly fold: { readonly x: number; readonly y: number; readonly anchor: string }
  readonly tag: { readonly x: number; readonly y: number; readonly anchor: string }
  readonly bar: number
}

/** A board fits the cell above its bar, and leaves the name of its move the room it needs. */
export function boardSize(board: SquareModel, cell: Cell, label: string) {
  const height = cell.height - 16
  const width = label.length > 2 ? Math.max(LEAST_BOARD, cell.picture - 4) : cell.picture
  return miniSize(board, Math.min(width, (height * board.columns) / board.rows))
}

/** Where the parts of a node lie in its cell. */
export function partsOf(model: NodeModel, cell: Cell, down: boolean): Parts {
  const { leaf, side, value, shown } = model
  if (shown.kind !== 'node') {
    const middle = { x: 0, y: 4.5, anchor: 'middle' }
    const width = Math.max(36, leafWidth(value.length) + 4)
    const frame = shown.kind === 'more' ? pill(width, 25) : openEnd(width / 2 + 4, 12.5)
    return {
      frame,
      symbol: middle,
      label: middle,
      value: middle,
      fold: middle,
      tag: middle,
      bar: 0,
    }
  }
  if (model.board !== undefined) return boardParts(model.board, cell, model.label)

  const [w, h] = [cell.width / 2, cell.height / 2]
  const up = side === 'max'
  const bar = h - 6
  const middle = leaf && !down ? 0 : symbolMiddle(cell)
  const width = leaf ? leafWidth(value.length) : symbolWidth(cell, down ? 0 : value.length)
  const symbol = { x: 0, y: middle }
  const frame = leaf ? ring(width + 8, middle) : box(w - 0.5, h)
  const inside = leaf ? middle + 4.5 : up ? middle + 10.5 : middle - 1
  const parts = { frame, symbol, value: { x: 0, y: inside, anchor: 'middle' }, bar }
  if (down) {
    return {
      ...parts,
      // Where no line passes: below a leaf, in a corner beside a triangle; a bound over it.
      label: leaf
        ? { x: 0, y: middle + 26, anchor: 'middle' }
        : { x: -14, y: up ? middle - 4 : middle + 14, anchor: 'end' },
      fold: { x: 0, y: h + 12, anchor: 'middle' },
      tag:
        leaf && model.label === ''
          ? { x: 0, y: middle + 27, anchor: 'middle' }
          : { x: 7, y: middle - 17.5, anchor: 'start' },
    }
  }
  // Three lines before the symbol, so that none meets what stands before the next level's.
  const x = -width / 2 - 3
  return {
    ...parts,
    label: { x, y: middle + 8.5, anchor: 'end' },
    fold: { x: -cell.bar / 2 - 3, y: bar + 4.5, anchor: 'end' },
    tag: { x, y: middle - 4, anchor: 'end' },
  }
}

/** A board with three short lines of text on its right. */
function boardParts(board: SquareModel, cell: Cell, label: string): Parts {
  const [w, h] = [cell.width / 2, cell.height / 2]
  const x = -w + 2 + boardSize(board, cell, label).width + 4
  const line = (cell.height - 16) / 3
  const y = (at: number) => -h + line * at - (line - 10) / 2
  return {
    frame: box(w, h),
    symbol: { x: x + 5, y: y(1) - 4.5 },
    label: { x: x + 12, y: y(1), anchor: 'start' },
    value: { x, y: y(2), anchor: 'start' },
    valueRoom: w - x,
    fold: { x, y: y(3), anchor: 'start' },
    tag: { x, y: y(2), anchor: 'start' },
    bar: h - 8,
  }
}

/** Around a leaf so wide. */
function ring(width: number, middle: number): string {
  const [half, r] = [width / 2 - 16, 16]
  return `M${at(-half)} ${at(middle - r)}h${at(2 * half)}a${r} ${r} 0 0 1 0 ${2 * r}h${at(-2 * half)}a${r} ${r} 0 0 1 0 ${-2 * r}z`
}

function box(w: number, h: number): string {
  return `M${at(-w)} ${at(-h)}H${at(w)}V${at(h)}H${at(-w)}z`
}

/** Open to the right: nobody has looked how it goes on. */
function openEnd(w: number, h: number): string {
  return `M${at(w)} ${at(-h)}H${at(h - w)}a${h} ${h} 0 0 0 0 ${2 * h}H${at(w)}`
}
