import { element, setText } from '../../../figure/dom.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import { roomForBoards } from '../../tree/boards-room.ts'
import { ROOMS, type Room } from '../../tree/geometry.ts'
import type { TreeModel } from '../../tree/model.ts'
import { TreeInput } from '../../tree/tree-input.ts'
import { TreeView } from '../../tree/view.ts'
import type { CaseTree } from '../../case/model.ts'

/** Room from which a tree grows downwards, in rem; as in `tree.css`. */
const WIDE = 37

/** What is to be seen of one search. */
export interface Seen {
  /** What the search is. */
  readonly title: string
  /** What its picture is called. */
  readonly picture: string
  /** How far it has come. */
  readonly visited: string
}

interface Side {
  readonly element: HTMLElement
  readonly title: HTMLElement
  readonly visited: HTMLElement
  readonly tree: TreeView
  readonly input: TreeInput
  readonly said: HTMLElement
  model?: TreeModel
}

export interface ColumnsHost {
  select(column: number, node: number): void
  fold(column: number, node: number, open: boolean): void
}

/** The trees of searches beside each other; where there is no room beside, one below the other. */
export class Columns {
  readonly element = element(document, 'div', { class: 'lab-columns' })
  private readonly host: ColumnsHost
  private sides: readonly Side[] = []

  constructor(host: ColumnsHost) {
    this.host = host
  }

  /** Begins anew with so many searches. */
  load(count: number): void {
    this.sides = Array.from({ length: count }, (_, i) => this.newSide(i))
    this.element.dataset['columns'] = String(count)
    this.element.replaceChildren(...this.sides.map((side) => side.element))
  }

  /** The room that each tree has, with boards that can be read. */
  roomFor(modelIn: (column: number, room: Room) => TreeModel): Room {
    const { room, sides } = this
    const rooms = sides.map(({ element: { clientWidth }, tree }, column) =>
      roomForBoards(tree.element, clientWidth, room.kind, (each) => modelIn(column, each)),
    )
    return rooms.find((each) => each !== undefined) ?? room
  }

  /** The same where it is the usual one. */
  get room(): Room {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const width = this.sides[0]?.element.clientWidth ?? 0
    return width >= WIDE * rem ? ROOMS.wide : ROOMS.narrow
  }

  draw(
    column: number,
    { title, picture, visited }: Seen,
    { model, sentence, selection }: CaseTree,
  ) {
    const side = this.sides[column]
    side.model = model
    setText(side.title, title)
    setText(side.visited, visited)
    side.tree.element.setAttribute('aria-label', picture)
    side.tree.update(model)
    side.input.update(model)
    setText(side.said, [sentence, selection].filter((text) => text !== '').join(' '))
  }

  /** Whether the children of a node are shown; undefined where it has none, or is not shown itself. */
  open(column: number, node: number): boolean | undefined {
    const nodes = this.sides[column]?.model?.nodes
    return nodes?.find(({ shown }) => shown.kind === 'node' && shown.node === node)?.shown.open
  }

  /** Whether a key was a tree's own. */
  key(event: KeyboardEvent): boolean {
    return this.sides.some(({ input }) => input.key(event))
  }

  focus(): void {
    this.sides[0]?.tree.item('n0')?.focus()
  }

  private newSide(i: number): Side {
    const tree = new TreeView(document, treeWords, true)
    tree.element.setAttribute('role', 'tree')
    const input = new TreeInput(tree, {
      select: (node) => this.host.select(i, node),
      fold: (node, open) => this.host.fold(i, node, open),
    })
    const title = element(document, 'p', { class: 'lab-title' })
    const visited = element(document, 'p', { class: 'hint' })
    const said = element(document, 'p', { class: 'lab-said' })
    const parts = [title, visited, tree.element, said]
    return { element: element(document, 'div', {}, parts), title, visited, tree, input, said }
  }
}
