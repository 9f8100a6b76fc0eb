import type { TreeWords } from '../../i18n/tree.ts'
import { element } from '../../figure/dom.ts'
import { roomForBoards } from './boards-room.ts'
import { ROOMS, roomToFill, type Room, type RoomKind } from './geometry.ts'
import { cutToExplain } from './lit.ts'
import { treeModel, type TreeModel } from './model.ts'
import type { Reading } from './node-model.ts'
import type { Aside } from './powers.ts'
import { panelModel } from './panel-model.ts'
import { LineView, PanelView, SayView } from './panel-view.ts'
import type { Picture } from './powers.ts'
import type { Telling } from './names.ts'
import { TreeView } from './view.ts'

/** Beyond this many steps a second nobody can listen to the sentences. */
const FASTEST_READ_OUT = 1

/**
 * The whole figure but its controls, in any document. While the site is built it draws the tree for
 * both rooms, and a style sheet shows the one that fits; in the browser there is one.
 */
export class FigureView {
  element: HTMLElement
  /** Where the controls go. */
  stepper: HTMLElement
  options: HTMLElement
  readonly trees: ReadonlyMap<RoomKind, TreeView>
  private readonly stage: HTMLElement
  private readonly line: LineView
  private readonly panel: PanelView
  private readonly say: SayView
  private readonly aside: Aside | undefined

  /**
   * @param label   names the drawing where it is a still picture; absent where it is a tree
   * @param offers  how many fields there will be to change the search
   * @param aside   what else is drawn with each step
   */
  constructor(
    document: Document,
    words: TreeWords,
    rooms: readonly RoomKind[],
    label?: string,
    offers = 0,
    aside?: Aside,
  ) {
    this.aside = aside
    this.trees = new Map(
      rooms.map((room) => [room, new TreeView(document, words, label === undefined)]),
    )
    this.line = new LineView(document)
    this.panel = new PanelView(document, words)
    this.say = new SayView(document, words)
    this.stepper = element(document, 'div', { class: 'stepper-room' })
    const many = offers > 3 ? 'many' : offers > 1 ? 'some' : offers > 0 ? 'one' : 'none'
    this.options = element(document, 'div', { class: `tree-options offers-${many}` })
    for (const [room, view] of this.trees) {
      const { element: drawing } = view
      if (rooms.length > 1) drawing.classList.add(`only-${room}`)
      if (label === undefined) continue
      drawing.setAttribute('role', 'img')
      drawing.setAttribute('aria-label', label)
    }
    const drawings = [...this.trees.values()].map((view) => view.element)
    this.stage = element(document, 'div', { class: 'tree-stage' }, drawings)
    this.element = element(document, 'div', { class: 'tree-figure' }, [
      element(document, 'div', { class: 'tree-main' }, [
        this.stage,
        this.line.element,
        this.stepper,
        ...this.say.elements,
        ...(aside === undefined ? [] : [aside.element]),
        this.options,
      ]),
      this.panel.element,
    ])
  }

  /**
   * Takes the place of a picture of the figure, if the host has one. The controls of the picture
   * stay where they are, since one of them may have the focus.
   */
  putInto(host: HTMLElement): void {
    const picture = host.querySelector<HTMLElement>('.tree-figure')
    const stepper = picture?.querySelector<HTMLElement>('.stepper-room')
    const options = picture?.querySelector<HTMLElement>('.tree-options')
    if (picture === null || !stepper || !options) {
      host.replaceChildren(this.element)
      return
    }
    const { stage, line, say, panel } = this
    for (const part of [stage, line.element, ...say.elements, panel.element]) {
      picture.querySelector(`.${part.classList.item(part.classList.length - 1)}`)?.replaceWith(part)
    }
    if (this.aside !== undefined) {
      // It is the same in every room, and has left the picture for this figure.
      const { element } = this.aside
      picture.querySelector(`.${element.className}`)?.remove()
      options.before(element)
    }
    this.element = picture
    this.stepper = stepper
    this.options = options
  }

  /** The room of a drawing that fills the stage. */
  roomToFill(telling: Telling, reading: Reading, kind: RoomKind): Room {
    const { clientWidth: width, clientHeight: height } = this.stage
    return roomToFill(
      ROOMS[kind],
      { width, height },
      (room) => treeModel(telling, reading, room).height,
    )
  }

  /** The room of a tree with boards where the usual one is too small for them; else undefined. */
  roomForBoards(telling: Telling, reading: Reading, kind: RoomKind): Room | undefined {
    const drawing = this.trees.get(kind)?.element
    if (drawing === undefined) return undefined
    const { clientWidth } = this.stage
    return roomForBoards(drawing, clientWidth, kind, (room) => treeModel(telling, reading, room))
  }

  /**
   * Draws a step; returns what was drawn, by room.
   *
   * @param speed  steps a second, where it plays
   * @param own    the room where it is not the usual one of its kind
   * @param picture  what is drawn in place of the tree
   */
  update(
    telling: Telling,
    reading: Reading,
    speed = 0,
    own?: Room,
    picture?: Picture,
  ): ReadonlyMap<RoomKind, TreeModel> {
    const models = new Map<RoomKind, TreeModel>()
    const drawings = picture
      ? [picture.element]
      : [...this.trees.values()].map((view) => view.element)
    if (this.stage.firstElementChild !== drawings[0]) this.stage.replaceChildren(...drawings)
    picture?.update(telling, reading)
    for (const [kind, view] of picture === undefined ? this.trees : []) {
      const model = treeModel(telling, reading, own ?? ROOMS[kind])
      view.update(model)
      models.set(kind, model)
    }
    const explanation = cutToExplain(telling.session.replay, reading.step, reading.selected)
    const panel = panelModel(telling, reading, explanation)
    this.line.update(panel)
    this.panel.update(panel)
    this.aside?.update(telling, reading)
    this.say.update(panel, telling.session, speed > FASTEST_READ_OUT)
    return models
  }
}
