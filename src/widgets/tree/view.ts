import { at, svg } from '../../boards/svg.ts'
import type { TreeWords } from '../../i18n/tree.ts'
import { ArcView, type ArcModel } from './arcs.ts'
import type { Camera } from './camera.ts'
import { Keyed, set } from './keyed.ts'
import { LinkView } from './link-view.ts'
import type { LinkModel, TreeModel } from './model.ts'
import type { NodeModel } from './node-model.ts'
import { NodeView } from './node-view.ts'
import { triangle } from './shapes.ts'

/** The drawing of a tree, in any document. */
export class TreeView {
  readonly element: SVGSVGElement
  private readonly document: Document
  private readonly words: TreeWords
  private readonly live: boolean
  private readonly camera: SVGGElement
  private readonly levels: SVGGElement
  private readonly links: Keyed<LinkModel>
  private readonly arcs: Keyed<ArcModel>
  private nodes: Keyed<NodeModel>
  private readonly nodeGroup: SVGGElement
  private shape = ''
  private drawnLevels = ''

  /** @param live  whether its nodes are items of a tree to walk in, or of a still picture */
  constructor(document: Document, words: TreeWords, live: boolean) {
    this.document = document
    this.live = live
    this.words = words
    this.levels = svg(document, 'g', { 'aria-hidden': 'true' })
    const links = svg(document, 'g', { 'aria-hidden': 'true' })
    this.nodeGroup = svg(document, 'g')
    const arcs = svg(document, 'g', { 'aria-hidden': 'true' })
    const parts = [this.levels, links, this.nodeGroup, arcs]
    this.camera = svg(document, 'g', { class: 'camera' }, parts)
    this.element = svg(document, 'svg', { class: 'drawing tree-drawing' }, [this.camera])
    this.links = new Keyed(
      links,
      (model) => model.key,
      () => new LinkView(document),
    )
    this.arcs = new Keyed(
      arcs,
      (model) => model.key,
      () => new ArcView(document),
    )
    this.nodes = this.nodeViews(undefined)
  }

  update(model: TreeModel): void {
    const shape = `${model.down} ${model.cell.width}`
    if (shape !== this.shape) {
      // Other cells are other drawings: nothing of the old ones can be kept.
      this.shape = shape
      this.nodes.update([])
      this.nodes = this.nodeViews(model)
    }
    set(this.element, 'viewBox', `0 0 ${at(model.room.width)} ${at(viewHeight(model))}`)
    this.look(restingCamera(model))
    const explains = model.explanation !== undefined
    if (explains !== this.element.classList.contains('explains')) {
      this.element.classList.toggle('explains')
    }
    this.element.classList.toggle('graph', model.graph === true)
    this.drawLevels(model)
    this.links.update(byWeight(model.links))
    this.nodes.update(model.nodes)
    this.arcs.update(model.arcs)
  }

  /** What is drawn for a key of `Shown`. */
  drawn(key: string): Element | undefined {
    return this.nodes.get(key)
  }

  /** The item of the tree for a key: what takes the focus. */
  item(key: string): SVGElement | undefined {
    const item = this.nodes.get(key)?.firstElementChild
    return item instanceof SVGElement ? item : undefined
  }

  /** Looks from somewhere else at what was drawn last. */
  look({ x, y, k }: Camera): void {
    set(
      this.camera,
      'transform',
      `translate(${at(x)} ${at(y)}) scale(${Math.round(k * 1e4) / 1e4})`,
    )
  }

  private nodeViews(model: TreeModel | undefined): Keyed<NodeModel> {
    return new Keyed(
      this.nodeGroup,
      (node) => node.shown.key,
      () => {
        if (model === undefined) throw new Error('TreeView: a node before the tree')
        return new NodeView(this.document, model.cell, model.down, this.live)
      },
    )
  }

  /** Who moves at each level: at the side of a row, or over a column. */
  private drawLevels({ levels, down }: TreeModel): void {
    const drawn = JSON.stringify([levels, down])
    if (drawn === this.drawnLevels) return
    this.drawnLevels = drawn
    this.levels.replaceChildren(
      ...levels.flatMap(({ x, y, side }) => {
        if (side === undefined) return []
        const [left, top] = down ? [8, y - 9] : [x - 14, y]
        return svg(this.document, 'g', { transform: `translate(${at(left)} ${at(top)})` }, [
          svg(this.document, 'path', { class: 'level-sign', d: triangle(side, 9, 8) }),
          svg(this.document, 'text', { class: 'label level', x: '9', y: '4' }, [
            this.words.side(side),
          ]),
        ])
      }),
    )
  }
}

/** Pixels of the drawing that its room is high. */
export function viewHeight(model: TreeModel): number {
  return model.room.height ?? model.height * restingScale(model)
}

/**
 * Where a reader looks who has not chosen to: all of it, if that can be read, else as much as can
 * be, moved by whole levels so that the level after the current node's is still in sight.
 */
export function restingCamera(model: TreeModel): Camera {
  const room = model.room.width
  const k = restingScale(model)
  const y = downTo(model, k)
  if (model.width * k <= room) return { x: (room - model.width * k) / 2, y, k }
  const columns = model.levels
  const column = columns.length > 1 ? columns[1].x - columns[0].x : model.width
  const needed = model.nodes[model.current].x + 1.5 * column
  const hidden = Math.max(0, needed * k - room)
  const step = column * k
  const most = model.width * k - room
  return { x: -Math.min(most, Math.ceil(hidden / step) * step), y, k }
}

function restingScale({ whole, room, width }: TreeModel): number {
  return Math.max(whole === true ? 0 : SMALLEST, Math.min(1, room.width / width))
}

/** A tree is in the middle of a screen that it fills; of a higher one the current node is in sight. */
function downTo({ room, height, nodes, current }: TreeModel, k: number): number {
  if (room.height === undefined) return 0
  const slack = room.height - height * k
  if (slack >= 0) return slack / 2
  return Math.min(0, Math.max(slack, room.height / 2 - nodes[current].y * k))
}

/** Below this scale the texts of a node are too small where a drawing has a room of its own width. */
export const SMALLEST = 0.96

/** Heavy lines are drawn over light ones. */
function byWeight(links: readonly LinkModel[]): LinkModel[] {
  const weight = (link: LinkModel) =>
    (link.struck ? 8 : 0) + (link.lit ? 4 : 0) + (link.onLine ? 2 : 0) + (link.onPath ? 1 : 0)
  return links.toSorted((a, b) => weight(a) - weight(b))
}
