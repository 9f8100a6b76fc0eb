import { followed, kept, zoomed, type Camera } from './camera.ts'
import { set } from './keyed.ts'
import type { TreeModel } from './model.ts'
import { panAndZoom } from './pan-zoom.ts'
import { treeAction } from './tree-keys.ts'
import { restingCamera, viewHeight, type TreeView } from './view.ts'

/** What a reader does to the drawing of a tree that the figure must know. */
export interface TreeHost {
  /** Selects a node of the recording, or lets go of it if it is selected. */
  select(node: number): void
  /** Shows the children of a node, or folds them. */
  fold(node: number, open: boolean): void
}

/** Pointing, walking with keys, zooming and panning in one drawing. */
export class TreeInput {
  private readonly view: TreeView
  private readonly host: TreeHost
  private model: TreeModel | undefined
  /** Where the reader looks, once that has been chosen by hand. */
  private camera: Camera | undefined
  /** Key of the one node that the tab key reaches. */
  private stop = 'n0'

  constructor(view: TreeView, host: TreeHost) {
    this.view = view
    this.host = host
    const drawing = view.element
    const press = panAndZoom(drawing, {
      scale: () => (this.model === undefined ? 1 : this.model.room.width / drawing.clientWidth),
      zoom: (factor, x, y) => this.look(zoomed(this.looks(), factor, x, y, this.least())),
      move: (dx, dy) => {
        const camera = this.looks()
        this.look({ ...camera, x: camera.x + dx, y: camera.y + dy })
      },
    })
    drawing.addEventListener('click', (event) => {
      if (!press.wasDragged()) this.pointed(event.target)
    })
    drawing.addEventListener('dblclick', (event) => {
      const shown = this.model?.nodes[this.indexOf(event.target)]?.shown
      if (shown?.open !== undefined) host.fold(shown.node, !shown.open)
    })
    drawing.addEventListener('focusin', (event) => {
      const key = this.model?.nodes[this.indexOf(event.target)]?.shown.key
      if (key !== undefined) this.rove(key)
    })
  }

  /** After the drawing has changed. */
  update(model: TreeModel): void {
    this.model = model
    if (this.camera !== undefined) {
      this.look(followed(this.camera, model.nodes[model.current], roomOf(model)))
    }
    const shown = model.nodes.some((node) => node.shown.key === this.stop)
    this.rove(shown ? this.stop : model.nodes[model.current].shown.key)
  }

  /** Nearer (more than 1) or further, around the middle of the drawing. */
  zoom(factor: number): void {
    const { model } = this
    if (model === undefined) return
    const room = roomOf(model)
    this.look(zoomed(this.looks(), factor, room.width / 2, room.height / 2, this.least()))
  }

  /** All of the tree, however small. */
  fit(): void {
    if (this.model === undefined) return
    this.camera = undefined
    this.view.look(restingCamera(this.model))
    this.showHold()
  }

  /** Whether the key was one of the tree's own. */
  key(event: KeyboardEvent): boolean {
    const { model } = this
    const index = this.indexOf(event.target)
    if (model === undefined || index < 0) return false
    const action = treeAction(event, model.nodes, index)
    if (action === undefined) return false
    const { node, key } = model.nodes[action.index].shown
    if (action.kind === 'focus') this.view.item(key)?.focus()
    else if (action.kind === 'select') this.host.select(node)
    else this.host.fold(node, action.kind === 'open')
    return true
  }

  private pointed(target: EventTarget | null): void {
    if (!(target instanceof Element)) return
    const shown = this.model?.nodes[this.indexOf(target)]?.shown
    if (shown !== undefined) {
      const folded = shown.open === false && target.closest('.node-fold') !== null
      if (folded) this.host.fold(shown.node, true)
      else this.host.select(shown.node)
      return
    }
    const cut = target.closest('.link.cut')?.getAttribute('data-node')
    if (cut !== null && cut !== undefined) this.host.select(Number(cut))
    else this.host.select(-1)
  }

  private indexOf(target: EventTarget | null): number {
    const drawn = target instanceof Element ? target.closest('.node') : null
    if (drawn === null) return -1
    return this.model?.nodes.findIndex(({ shown }) => this.view.drawn(shown.key) === drawn) ?? -1
  }

  private rove(key: string): void {
    if (key !== this.stop) {
      const before = this.view.item(this.stop)
      if (before !== undefined) set(before, 'tabindex', '-1')
    }
    this.stop = key
    const now = this.view.item(key)
    if (now !== undefined) set(now, 'tabindex', '0')
  }

  private looks(): Camera {
    if (this.camera !== undefined) return this.camera
    return this.model === undefined ? { x: 0, y: 0, k: 1 } : restingCamera(this.model)
  }

  /** From furthest away the whole tree is seen. */
  private least(): number {
    if (this.model === undefined) return 1
    const { k } = restingCamera(this.model)
    return Math.min(k, roomOf(this.model).width / this.model.width)
  }

  private look(camera: Camera): void {
    if (this.model === undefined) return
    this.camera = kept(camera, this.model, roomOf(this.model))
    this.view.look(this.camera)
    this.showHold()
  }

  /** From near, a finger moves the drawing; from afar it goes on scrolling the page. */
  private showHold(): void {
    const near = this.model !== undefined && this.looks().k > restingCamera(this.model).k
    set(this.view.element, 'data-near', near ? '' : undefined)
  }
}

function roomOf(model: TreeModel): { readonly width: number; readonly height: number } {
  return { width: model.room.width, height: viewHeight(model) }
}
