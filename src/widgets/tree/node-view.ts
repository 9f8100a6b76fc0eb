import { miniBoard, miniSize } from '../../boards/mini.ts'
import type { SquareModel } from '../../boards/square.ts'
import { at, svg } from '../../boards/svg.ts'
import { setText } from '../../figure/dom.ts'
import { BarView } from './bar-view.ts'
import { leafWidth, symbolHeight, symbolMiddle, symbolWidth, type Cell } from './geometry.ts'
import { set, type Drawn } from './keyed.ts'
import type { NodeModel } from './node-model.ts'
import { leafDisc, pill, tableBox, triangle } from './shapes.ts'

/** Width of a letter of a value beside a board, about. */
const LETTER = 6.8

/** Pixels of a board that can be looked at and pressed. */
export const LEAST_BOARD = 44

/** Where the parts of a cell lie, from its middle. */
interface Parts {
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

/** One node, in the same cell from step to step: only what changes is written. */
export class NodeView implements Drawn<NodeModel> {
  readonly element: SVGGElement
  /** The item of the tree: what is drawn of the node but its texts, since it has a name. */
  private readonly item: SVGGElement
  private readonly texts: SVGGElement
  private readonly document: Document
  private readonly cell: Cell
  private readonly down: boolean
  private readonly live: boolean
  private readonly ring: SVGElement
  private readonly symbol: SVGElement
  private readonly label: SVGElement
  private readonly value: SVGElement
  private bar: BarView | undefined
  private board: SVGElement | undefined
  private boardModel: SquareModel | undefined
  private tag: SVGElement | undefined
  private whole: SVGElement | undefined
  private fold: SVGElement | undefined
  private note: SVGElement | undefined

  /** @param live  whether it is an item of a tree to walk in, or part of a still picture */
  constructor(document: Document, cell: Cell, down: boolean, live: boolean) {
    this.document = document
    this.live = live
    this.cell = cell
    this.down = down
    this.ring = svg(document, 'path', { class: 'node-ring' })
    this.symbol = svg(document, 'path', { class: 'node-symbol' })
    this.label = svg(document, 'text', { class: 'node-label halo' })
    this.value = svg(document, 'text', { class: 'node-value' })
    this.item = svg(document, 'g', live ? { role: 'treeitem', tabindex: -1 } : {}, [
      this.ring,
      this.symbol,
    ])
    this.texts = svg(document, 'g', { 'aria-hidden': 'true' }, [this.label, this.value])
    this.element = svg(document, 'g', {}, [this.item, this.texts])
  }

  update(model: NodeModel): void {
    const { element } = this
    set(element, 'class', classesOf(model).join(' '))
    set(element, 'transform', `translate(${at(model.x)} ${at(model.y)})`)
    if (this.live) this.updateItem(model)

    const parts = partsOf(model, this.cell, this.down)
    set(this.ring, 'd', parts.frame)
    this.updateSymbol(model, parts)
    setText(this.label, model.label)
    place(this.label, parts.label)
    const value = model.board === undefined ? model.value : (model.tag?.text ?? model.value)
    setText(this.value, value)
    place(this.value, parts.value)
    this.narrow(value.length, parts.valueRoom)
    this.updateWhole(model)
    this.updateBoard(model)
    this.updateBar(model, parts)
    this.updateTag(model, parts)
    this.updateFold(model, parts)
    this.updateNote(model)
  }

  /** A pointer over the node has its value told that is too long for it. */
  private updateWhole({ whole }: NodeModel): void {
    if (whole === undefined) {
      this.whole?.remove()
      this.whole = undefined
      return
    }
    this.whole ??= this.element.insertBefore(
      svg(this.document, 'title', {}),
      this.element.firstChild,
    )
    setText(this.whole, whole)
  }

  private updateItem({ shown, level, selected, spoken }: NodeModel): void {
    const { item: element } = this
    set(element, 'data-node', String(shown.node))
    set(element, 'aria-label', spoken)
    set(element, 'aria-level', String(level))
    set(element, 'aria-posinset', String(shown.place))
    set(element, 'aria-setsize', String(shown.siblings))
    set(element, 'aria-expanded', shown.open === undefined ? undefined : String(shown.open))
    set(element, 'aria-selected', String(selected))
  }

  /** Beside a board a long value is set narrower than its letters are, to end with its cell. */
  private narrow(letters: number, room: number | undefined): void {
    const narrowed = room !== undefined && letters * LETTER > room
    set(this.value, 'textLength', narrowed ? at(room) : undefined)
    set(this.value, 'lengthAdjust', narrowed ? 'spacingAndGlyphs' : undefined)
  }

  private updateSymbol(model: NodeModel, { symbol }: Parts): void {
    const { shown, leaf, met, side, board, value } = model
    const small = board !== undefined
    const width = symbolWidth(this.cell, this.down ? 0 : value.length)
    const d =
      shown.kind !== 'node'
        ? ''
        : leaf && !small
          ? met
            ? tableBox(11, leafWidth(value.length) - 2)
            : pill(leafWidth(value.length), 24)
          : small
            ? triangle(side, 10, 9)
            : triangle(side, width, symbolHeight(this.cell))
    const dot = met ? tableBox(5) : leafDisc(4)
    set(this.symbol, 'd', leaf && small ? dot : d)
    set(this.symbol, 'transform', `translate(${at(symbol.x)} ${at(symbol.y)})`)
  }

  private updateBoard({ board, label }: NodeModel): void {
    if (board === this.boardModel) return
    this.boardModel = board
    this.board?.remove()
    if (board === undefined) return
    const { width } = boardSize(board, this.cell, label)
    this.board = miniBoard(this.document, board, width)
    const [x, y] = [-this.cell.width / 2 + 2, -this.cell.height / 2 + 2]
    this.board.setAttribute('transform', `translate(${at(x)} ${at(y)})`)
    this.ring.after(this.board)
  }

  private updateBar({ bar }: NodeModel, parts: Parts): void {
    if (bar === undefined) {
      this.bar?.element.remove()
      this.bar = undefined
      return
    }
    if (this.bar === undefined) {
      this.bar = new BarView(this.document, this.cell.bar, 11)
      this.bar.element.setAttribute('transform', `translate(0 ${at(parts.bar)})`)
      this.item.append(this.bar.element)
    }
    this.bar.update(bar)
  }

  private updateTag({ tag, board }: NodeModel, parts: Parts): void {
    // Over a board the value itself says it, and is in the bound's hue.
    if (tag === undefined || board !== undefined) {
      this.tag?.remove()
      this.tag = undefined
      return
    }
    this.tag ??= svg(this.document, 'text')
    this.texts.append(this.tag)
    set(this.tag, 'class', `node-tag halo label-${tag.tone}`)
    setText(this.tag, tag.text)
    place(this.tag, parts.tag)
  }

  /** What stands over it: its place in the order of moves, or how many ways lead to it. */
  private updateNote({ note, board }: NodeModel): void {
    if (note === undefined) {
      this.note?.remove()
      this.note = undefined
      return
    }
    this.note ??= svg(this.document, 'text', { class: 'node-note halo' })
    this.texts.append(this.note)
    const { width, height } = this.cell
    // Before it stands the level above.
    const left = board === undefined && !this.down
    setText(this.note, left ? note.brief : note.text)
    place(this.note, {
      x: board === undefined ? (left ? -symbolWidth(this.cell, 0) / 2 - 3 : 0) : 2 - width / 2,
      y: left ? 1 - height / 2 : -1 - height / 2,
      anchor: board === undefined ? (left ? 'end' : 'middle') : 'start',
    })
  }

  /** The number of nodes folded away below a closed node. */
  private updateFold({ shown, state }: NodeModel, { fold }: Parts): void {
    const { hidden, kind, open } = shown
    if (kind !== 'node' || open !== false || hidden === 0 || state === 'unvisited') {
      this.fold?.remove()
      this.fold = undefined
      return
    }
    if (this.fold === undefined) {
      this.fold = svg(this.document, 'text', { class: 'node-fold' })
      this.texts.append(this.fold)
    }
    setText(this.fold, `+${shortCount(hidden)}`)
    place(this.fold, fold)
  }
}

function classesOf(model: NodeModel): string[] {
  const classes = ['node', model.state, model.leaf ? 'leaf' : model.side]
  if (model.shown.kind === 'more') classes.push('more')
  if (model.met) classes.push('met')
  if (model.current) classes.push('current')
  if (model.onPath) classes.push('on-path')
  if (model.onLine) classes.push('on-line')
  if (model.selected) classes.push('selected')
  if (model.marked) classes.push('marked')
  if (model.ghost === true) classes.push('ghost')
  if (model.joined === true) classes.push('joined')
  if (model.shared === true) classes.push('shared')
  if (model.board !== undefined) classes.push('has-board')
  if (model.value.length > 3) classes.push('long')
  if (model.lit !== undefined) classes.push(`lit-${model.lit.role}`, `tone-${model.lit.tone}`)
  return classes
}

/** A board fits the cell above its bar, and leaves the name of its move the room it needs. */
export function boardSize(board: SquareModel, cell: Cell, label: string) {
  const height = cell.height - 16
  const width = label.length > 2 ? Math.max(LEAST_BOARD, cell.picture - 4) : cell.picture
  return miniSize(board, Math.min(width, (height * board.columns) / board.rows))
}

function partsOf(model: NodeModel, cell: Cell, down: boolean): Parts {
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

/** So many nodes, where there is hardly room: thousands as `3k`. */
function shortCount(nodes: number): string {
  return nodes < 1000 ? String(nodes) : `${Math.round(nodes / 1000)}k`
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

function place(
  text: SVGElement,
  { x, y, anchor }: { readonly x: number; readonly y: number; readonly anchor: string },
): void {
  set(text, 'x', at(x))
  set(text, 'y', at(y))
  set(text, 'text-anchor', anchor)
}
