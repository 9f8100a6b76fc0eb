import { nextTask } from '../../../figure/next-task.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import { whole as words } from '../../../i18n/whole.ts'
import { set } from '../keyed.ts'
import { laidOut } from '../model.ts'
import type { Telling } from '../names.ts'
import type { Reading } from '../node-model.ts'
import { panAndZoom } from '../pan-zoom.ts'
import type { Picture } from '../powers.ts'
import type { TreeHost } from '../tree-input.ts'
import { TreeView } from '../view.ts'
import { Canvas } from './canvas.ts'
import { paint, paintLevels } from './paint.ts'
import {
  fitted,
  followedLook,
  keptLook,
  lookAt,
  markAt,
  sceneOf,
  zoomedLook,
  type Look,
  type Mark,
} from './scene.ts'
import { isNear, nearNodes } from './shown.ts'
import type { Filter } from './filter.ts'
import { Spread } from './spread.ts'
import { Teller } from './told.ts'
import { walked } from './walk.ts'
import { waysTo } from './ways.ts'

/**
 * All of a search, however large: from afar on a canvas, where a subtree is one shape, and from near,
 * where few nodes are in sight, by the drawing that a small tree has. It draws once a frame at most,
 * and what it draws is what is in sight.
 */
export class WholeTree implements Picture {
  readonly element: HTMLElement
  private readonly host: TreeHost
  private readonly filter: () => Filter
  private readonly canvas = new Canvas()
  private readonly near = new TreeView(document, treeWords, false)
  /** What has the keys: it says what is drawn where they are. */
  private readonly item = document.createElement('div')
  private readonly size = new ResizeObserver(() => this.resized())
  private readonly theme = new MutationObserver(() => this.wantFrame())
  private readonly press: { wasDragged(): boolean }
  private telling: Telling | undefined
  private reading: Reading | undefined
  private spread: Spread | undefined
  /** Being made, in place of `spread`. */
  private coming: Spread | undefined
  private look: Look | undefined
  private marks: readonly Mark[] = []
  private focused = -1
  private hovered = -1
  private frame = 0
  private lastStep = -1

  constructor(host: TreeHost, filter: () => Filter) {
    this.host = host
    this.filter = filter
    const tree = document.createElement('div')
    tree.setAttribute('role', 'tree')
    tree.setAttribute('aria-label', words.label)
    this.item.setAttribute('role', 'treeitem')
    this.item.tabIndex = 0
    this.item.className = 'whole-item'
    tree.append(this.item)
    this.near.element.setAttribute('aria-hidden', 'true')
    this.element = document.createElement('div')
    this.element.className = 'tree-whole'
    this.element.append(...this.canvas.probes, this.near.element, this.canvas.element, tree)
    this.press = panAndZoom(this.item, {
      scale: () => 1,
      zoom: (factor, x, y) => this.zoomAt(factor, x, y),
      move: (dx, dy) => this.move(dx, dy),
    })
    this.item.addEventListener('click', (event) => this.pressed(event))
    this.item.addEventListener('dblclick', (event) => this.near2(event))
    this.item.addEventListener('pointermove', (event) => this.pointed(event))
    this.item.addEventListener('pointerleave', () => this.hover(-1))
    for (const change of ['focus', 'blur']) {
      this.item.addEventListener(change, () => this.wantFrame())
    }
    this.size.observe(this.element)
    this.theme.observe(document.documentElement, { attributes: true })
  }

  update(telling: Telling, reading: Reading): void {
    const isOther = telling.session !== this.telling?.session
    this.telling = telling
    this.reading = reading
    if (isOther) {
      this.spread = this.look = undefined
      this.focused = -1
    }
    this.respread()
    const { spread, look } = this
    if (spread !== undefined && look !== undefined && this.lastStep !== reading.step) {
      const at = telling.session.replay.current(reading.step)
      if (look.k > fitted(spread, look.width, look.height).k) {
        this.look = followedLook(spread, look, at, this.mirrored)
      }
    }
    this.lastStep = reading.step
    this.wantFrame()
  }

  get open(): boolean | undefined {
    const { spread, reading } = this
    if (spread === undefined || reading === undefined || reading.selected < 0) return undefined
    if (!spread.isInner(reading.selected)) return undefined
    const mark = this.marks.find(({ node }) => node === reading.selected)
    return mark?.kind === 'node'
  }

  zoom(factor: number): void {
    const { look } = this
    if (look !== undefined) this.zoomAt(factor, look.width / 2, look.height / 2)
  }

  fit(): void {
    this.look = undefined
    this.wantFrame()
  }

  /** Shows a node as large as there is room for it. */
  showNode(node: number): void {
    const { spread } = this
    if (spread === undefined) return
    this.focused = node
    this.look = lookAt(spread, this.look ?? this.fitted(spread), node, this.mirrored)
    this.wantFrame()
  }

  key(event: KeyboardEvent): boolean {
    const { telling, spread } = this
    if (event.target !== this.item || telling === undefined || spread === undefined) return false
    const { replay } = telling.session
    const at = this.focused < 0 ? spread.root : this.focused
    if (event.key === 'Enter' && !event.shiftKey) {
      this.host.select(at)
      return true
    }
    const to = walked(event, replay, spread, at, this.mirrored)
    if (to === undefined) return false
    this.focused = to
    if (this.look !== undefined) this.look = followedLook(spread, this.look, to, this.mirrored)
    this.wantFrame()
    return true
  }

  focus(): void {
    this.item.focus({ preventScroll: true })
  }

  close(): void {
    this.size.disconnect()
    this.theme.disconnect()
    cancelAnimationFrame(this.frame)
  }

  /** Children as the text has them, where they are searched from the right. */
  private get mirrored(): boolean {
    return this.telling?.session.spec.ordering === 'reversed'
  }

  /** Lays the tree out anew where another one, or another part of it, is to be shown. */
  private respread(): void {
    const { telling, reading } = this
    if (telling === undefined || reading === undefined) return
    const { replay } = telling.session
    const root = replay.root(reading.step)
    const filter = this.filter()
    const asked = this.coming ?? this.spread
    const isSame =
      asked?.replay === replay &&
      asked.root === root &&
      asked.filter.only === filter.only &&
      asked.filter.reach === filter.reach
    if (isSame) return
    this.coming = new Spread(replay, root, filter)
    void this.build(this.coming)
  }

  private async build(coming: Spread): Promise<void> {
    for (const _ of coming.build()) {
      await nextTask()
      if (this.coming !== coming) return
    }
    this.coming = undefined
    this.spread = coming
    this.look = undefined
    this.wantFrame()
  }

  private fitted(spread: Spread): Look {
    return fitted(spread, this.element.clientWidth, this.element.clientHeight)
  }

  private zoomAt(factor: number, x: number, y: number): void {
    const { spread, look } = this
    if (spread === undefined || look === undefined) return
    this.look = zoomedLook(spread, look, factor, x, y)
    this.wantFrame()
  }

  private move(dx: number, dy: number): void {
    const { spread, look } = this
    if (spread === undefined || look === undefined) return
    this.look = keptLook(spread, { ...look, x: look.x + dx, y: look.y + dy })
    this.wantFrame()
  }

  private resized(): void {
    const { spread, look } = this
    const { clientWidth: width, clientHeight: height } = this.element
    if (width === 0) return
    if (spread !== undefined && look !== undefined) {
      this.look = keptLook(spread, { ...look, width, height })
    }
    this.wantFrame()
  }

  private markAt({ offsetX: x, offsetY: y }: MouseEvent): Mark | undefined {
    return markAt(this.marks, this.look?.k ?? 1, x, y)
  }

  private pressed(event: MouseEvent): void {
    if (this.press.wasDragged()) return
    const mark = this.markAt(event)
    if (mark === undefined) return this.host.select(-1)
    this.focused = mark.node
    // A shape is gone into, as long as that brings it nearer.
    if (mark.kind === 'shape') this.showNode(mark.node)
    this.host.select(mark.node)
  }

  private near2(event: MouseEvent): void {
    const mark = this.markAt(event)
    if (mark !== undefined) this.showNode(mark.node)
  }

  private pointed(event: PointerEvent): void {
    this.hover(event.buttons > 0 ? -1 : (this.markAt(event)?.node ?? -1))
  }

  private hover(node: number): void {
    if (node === this.hovered) return
    this.hovered = node
    this.wantFrame()
  }

  private wantFrame(): void {
    if (this.frame !== 0) return
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.draw()
    })
  }

  private draw(): void {
    const { telling, reading, spread, element } = this
    if (telling === undefined || reading === undefined || spread === undefined) return
    const { clientWidth: width, clientHeight: height } = element
    if (width === 0 || height === 0) return
    this.look ??= this.fitted(spread)
    const { look } = this
    const { replay } = telling.session
    const hasKeys = document.activeElement === this.item
    const focus = this.focused < 0 ? spread.root : this.focused
    this.marks = sceneOf(spread, look, {
      ways: waysTo(replay, [replay.current(reading.step), reading.selected, hasKeys ? focus : -1]),
      choice: reading.choice,
      mirrored: this.mirrored,
    })
    const near = isNear(this.marks, look)
    this.near.element.toggleAttribute('hidden', !near)
    const teller = new Teller(telling, reading, spread, words)
    const shown = this.hovered >= 0 ? this.hovered : hasKeys ? focus : -1
    if (near) this.drawNear(telling, reading, look)
    this.paint(look, teller, shown, near)
    this.say(teller, focus)
    set(this.item, 'data-near', look.k > fitted(spread, width, height).k ? '' : undefined)
  }

  private drawNear(telling: Telling, reading: Reading, look: Look): void {
    const { shown, place, room } = nearNodes(telling.session.replay, this.marks, look)
    const focus = document.activeElement === this.item ? this.focused : -1
    const marked = reading.mark ?? (focus >= 0 ? { node: focus, text: '' } : undefined)
    const seen = { ...reading, ...(marked && { mark: marked }) }
    this.near.update(laidOut(telling, seen, shown, { room, place, boards: false }))
  }

  /** @param near  the tree is drawn below: only the names of its levels are painted */
  private paint(look: Look, teller: Teller, focus: number, near: boolean): void {
    const { marks } = this
    const told = marks.map((mark) => teller.told(mark, focus))
    this.canvas.draw(look, (context, inks, font) => {
      if (near) paintLevels(context, look, marks, told, inks, font, treeWords)
      else paint(context, look, marks, told, inks, font, treeWords)
    })
  }

  /** Tells what has the keys, and where it is among its siblings. */
  private say(teller: Teller, focus: number): void {
    const { telling, item, spread } = this
    if (telling === undefined || spread === undefined) return
    const mark = this.marks.find(
      ({ node, last }) => node <= focus && focus <= last && last === node,
    )
    if (mark === undefined) return
    const { replay } = telling.session
    const above = replay.parent(focus)
    const siblings = above < 0 ? undefined : replay.children(above)
    set(item, 'aria-label', teller.spoken(mark))
    set(item, 'aria-level', String(mark.level + 1))
    set(item, 'aria-posinset', String((siblings?.indexOf(focus) ?? 0) + 1))
    set(item, 'aria-setsize', String(siblings?.length ?? 1))
    const inner = spread.isInner(focus)
    set(item, 'aria-expanded', inner ? String(mark.kind === 'node') : undefined)
    set(item, 'aria-selected', String(this.reading?.selected === focus))
  }
}
