import { tree as treeWords } from '../../../i18n/tree.ts'
import type { RoomKind } from '../../tree/geometry.ts'
import type { TreeModel } from '../../tree/model.ts'
import { TreeInput } from '../../tree/tree-input.ts'
import { TreeView } from '../../tree/view.ts'

/** Room from which a tree grows downwards, in rem; as in `tree.css`. */
const WIDE = 37

/** The tree as it can be marked: by a press on a node or a line, and by keys. */
export class LabStage {
  private readonly host: HTMLElement
  private readonly name: string
  private readonly mark: (node: number) => void
  private readonly look: (node: number) => void
  private view: TreeView | undefined
  private input: TreeInput | undefined
  private kind: RoomKind = 'wide'

  /**
   * @param name  what the tree is called
   * @param mark  told of the node of the recording whose branch is pressed
   * @param look  told of the node that is pointed at, or has the focus
   */
  constructor(
    host: HTMLElement,
    name: string,
    mark: (node: number) => void,
    look: (node: number) => void = () => {},
  ) {
    this.host = host
    this.name = name
    this.mark = mark
    this.look = look
  }

  /** @param paint  draws the tree for a room */
  draw(paint: (view: TreeView, kind: RoomKind) => TreeModel): void {
    const kind = this.kindNow()
    if (this.view === undefined || kind !== this.kind) this.view = this.newView(kind)
    this.input?.update(paint(this.view, kind))
  }

  /** Whether the room has become another than the one that is drawn for. */
  get isOutgrown(): boolean {
    return this.view !== undefined && this.kindNow() !== this.kind
  }

  /** Whether a key was the tree's own. */
  key(event: KeyboardEvent): boolean {
    const { target } = event
    if (event.key !== ' ') return this.input?.key(event) === true
    const node = target instanceof SVGElement ? target.getAttribute('data-node') : null
    if (node === null) return false
    this.mark(Number(node))
    return true
  }

  focus(node = 0): void {
    this.view?.item(`n${node}`)?.focus()
  }

  private kindNow(): RoomKind {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    return this.host.clientWidth >= WIDE * rem ? 'wide' : 'narrow'
  }

  private newView(kind: RoomKind): TreeView {
    this.kind = kind
    const view = new TreeView(document, treeWords, true)
    const { element } = view
    element.setAttribute('role', 'tree')
    element.setAttribute('aria-multiselectable', 'true')
    element.setAttribute('aria-label', this.name)
    element.addEventListener('click', ({ target }) => {
      // A press on a line that is cut is told by the drawing itself.
      const link = target instanceof Element ? target.closest('.link:not(.cut)') : null
      const node = link?.getAttribute('data-node') ?? ''
      if (node !== '') this.mark(Number(node))
    })
    for (const kind of ['pointerover', 'focusin'] as const) {
      element.addEventListener(kind, ({ target }) => {
        const item = target instanceof Element ? target.closest('[role=treeitem]') : null
        const node = item?.getAttribute('data-node') ?? ''
        if (node !== '') this.look(Number(node))
      })
    }
    this.input = new TreeInput(view, { select: (node) => this.mark(node), fold: () => {} })
    this.host.replaceChildren(element)
    return view
  }
}
