import { miniBoard } from '../../boards/mini.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import { at, svg } from '../../boards/svg.ts'
import { setText } from '../../figure/dom.ts'
import { BarView } from './bar-view.ts'
import { leafWidth, symbolHeight, symbolWidth, type Cell } from './geometry.ts'
import { set, type Drawn } from './keyed.ts'
import type { NodeModel } from './node-model.ts'
import { boardSize, partsOf, type Parts } from './node-parts.ts'
import { leafDisc, pill, tableBox, triangle } from './shapes.ts'

/** Width of a letter of a value beside a board, about. */
const LETTER = 6.8

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

/** So many nodes, where there is hardly room: thousands as `3k`. */
function shortCount(nodes: number): string {
  return nodes < 1000 ? String(nodes) : `${Math.round(nodes / 1000)}k`
}

function place(
  text: SVGElement,
  { x, y, anchor }: { readonly x: number; readonly y: number; readonly anchor: string },
): void {
  set(text, 'x', at(x))
  set(text, 'y', at(y))
  set(text, 'text-anchor', anchor)
}
