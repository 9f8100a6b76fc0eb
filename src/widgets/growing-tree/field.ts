import { boardModel } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import type { GrownTree } from './grown.ts'
import { growModel, nearest, neighbour, SIDE_BOARD, type GrowModel } from './model.ts'
import { growDrawing } from './view.ts'
import type { GrowingTreeWords } from '../../i18n/growing-tree.ts'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/** What is done in the field. */
interface Events {
  /** A node that is open is looked at. */
  readonly look: (node: number) => void
  readonly open: (node: number) => void
  /** The field is as wide as it was drawn no more. */
  readonly outgrown: () => void
}

/** The tree as it is drawn: its nodes are gone to by keys, pointed at and opened. */
export class GrowingField {
  private readonly element: HTMLElement
  /** Where the position at a node is shown. */
  private readonly board: HTMLElement
  private readonly events: Events
  private readonly size = new ResizeObserver(() => {
    if (this.model !== undefined && this.room() !== this.model.width) this.events.outgrown()
  })
  private tree: GrownTree<unknown> | undefined
  private model: GrowModel | undefined
  private selected = 0
  private pointed: number | undefined

  constructor(element: HTMLElement, board: HTMLElement, events: Events) {
    this.element = element
    this.board = board
    this.events = events
    element.tabIndex = 0
    element.addEventListener('keydown', (event) => this.walk(event))
    element.addEventListener('click', (event) => this.press(this.nodeAt(event)))
    element.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') this.point(this.nodeAt(event))
    })
    element.addEventListener('pointerleave', () => this.point(undefined))
    this.size.observe(element)
  }

  /** @param selected  the node that is looked at */
  draw(tree: GrownTree<unknown>, selected: number, words: GrowingTreeWords): void {
    this.tree = tree
    this.selected = selected
    this.pointed = undefined
    this.model = growModel(tree, selected, this.room())
    const label = words.picture(tree.nodes.length, this.model.levels.length - 1)
    this.element.replaceChildren(growDrawing(document, this.model, label, words))
    this.drawBoard()
  }

  focus(): void {
    this.element.focus()
  }

  close(): void {
    this.size.disconnect()
  }

  private press(node: number | undefined): void {
    if (node === undefined || this.tree === undefined) return
    if (this.tree.isOpen(node)) this.events.look(node)
    else this.events.open(node)
  }

  private nodeAt({ clientX, clientY }: MouseEvent): number | undefined {
    const box = this.element.querySelector('svg')?.getBoundingClientRect()
    if (box === undefined || this.model === undefined || box.width === 0) return undefined
    const scale = this.model.width / box.width
    return nearest(this.model, (clientX - box.x) * scale, (clientY - box.y) * scale)
  }

  private point(node: number | undefined): void {
    if (node === this.pointed || this.model === undefined) return
    this.pointed = node
    this.drawBoard()
  }

  private walk(event: KeyboardEvent): void {
    const { tree, model } = this
    if (tree === undefined || model === undefined) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const arrow = ARROWS.find((key) => key === event.key)
    if (arrow !== undefined) this.events.look(neighbour(tree, model, arrow))
    else if (event.key === 'Enter' || event.key === ' ') this.events.open(this.selected)
    else return
    event.preventDefault()
  }

  /** Pixels that the tree may be wide. */
  private room(): number {
    return Math.max(280, Math.round(this.element.clientWidth))
  }

  /** The position at the node that is pointed at, or else at the one that is looked at. */
  private drawBoard(): void {
    const { tree } = this
    const board = tree?.at(this.pointed ?? this.selected, (position) =>
      boardModel(tree.kit, position, { room: SIDE_BOARD }),
    )
    if (board !== undefined) this.board.replaceChildren(squareBoard(document, board))
  }
}
