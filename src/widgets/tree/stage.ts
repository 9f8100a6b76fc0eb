import { render, type nothing, type TemplateResult } from 'lit-html'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { tree as words } from '../../i18n/tree.ts'
import { FullScreen } from '../../figure/full-screen.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { ProofView } from '../threats/proof.ts'
import { agentNote } from './agent-note.ts'
import { FigureView } from './figure.ts'
import { ROOMS, type Room, type RoomKind } from './geometry.ts'
import { treeModel, type TreeModel } from './model.ts'
import type { Reading } from './node-model.ts'
import type { Aside, Picture } from './powers.ts'
import type { Telling } from './names.ts'
import type { Session } from './session.ts'
import { TreeInput, type TreeHost } from './tree-input.ts'

/** Room from which a tree grows downwards, in rem; as in `tree.css`. */
const WIDE = 37

/** What the drawing asks of its figure. */
interface StageHost extends TreeHost {
  readonly stepper: Stepper
  readonly aside?: Aside
  /** What stands below the row of steps, if anything does. */
  below(): TemplateResult | typeof nothing | undefined
  /** What is drawn in place of the usual tree, if anything is. */
  picture(): Picture | undefined
  /** The room is another. */
  draw(): void
}

/** What is chosen in a tree. */
export type Chosen = Omit<Reading, 'step'>

/**
 * Where a figure's search is seen: its tree, or the proof by threats that has chosen the move, in
 * the room there is. It takes the place of the picture in the page with its first drawing.
 */
export class Stage {
  private readonly host: HTMLElement
  private readonly asks: StageHost
  private readonly size = new ResizeObserver(() => this.resized())
  private readonly screen: FullScreen
  private figure: FigureView | undefined
  /** Stands in the figure's place where a proof by threats has chosen the move. */
  private proof: ProofView | undefined
  private input: TreeInput | undefined
  private model: TreeModel | undefined
  /** Stands in the place of the tree's own drawing. */
  private picture: Picture | undefined
  private kind: RoomKind
  /** The room where it fills the screen, once that has been measured. */
  private room: Room | undefined
  /** It has been measured whether boards have the room they need. */
  private roomy = false
  private lastStep = -1

  constructor(host: HTMLElement, asks: StageHost) {
    this.host = host
    this.asks = asks
    this.kind = this.kindNow()
    this.size.observe(host)
    this.screen = new FullScreen(host, {
      act: (action) => asks.stepper.act(action),
      focus: () => this.focus(),
      changed: () => this.refill(),
    })
  }

  /** Leaves the page. */
  close(): void {
    this.size.disconnect()
    this.picture?.close()
  }

  /** Makes room for another search: for a proof, or for a tree after one. */
  load({ proof }: Session): void {
    this.measureAnew()
    if (proof === undefined && this.proof === undefined) return
    this.figure = this.input = this.model = undefined
    this.proof = proof?.((step) => this.asks.stepper.go(step))
    if (this.proof !== undefined) this.host.replaceChildren(this.proof.element)
  }

  /** Makes the model of the step that the stepper is at, whose costly parts are kept for its drawing. */
  prepare(telling: Telling, chosen: Chosen): void {
    if (this.proof !== undefined || this.asks.picture() !== undefined) return
    const { step } = this.asks.stepper.state
    treeModel(telling, { step, ...chosen }, ROOMS[this.kind])
  }

  /** Draws the step that the stepper is at, and the row of controls. */
  draw(telling: Telling, chosen: Chosen): void {
    this.drawTree(telling, chosen)
    const { figure, proof } = this
    const { stepper } = this.asks
    if (proof !== undefined) {
      return void render(stepperRow(stepper, stepperWords, proof.jumps), proof.stepper)
    }
    if (figure === undefined) return
    const { previousCut: previous, nextCut: next } = words.controls
    const jumps = { previous, next }
    // The row stays the one that the picture has: a control of it may have the focus.
    render(stepperRow(stepper, stepperWords, jumps, this.asks.below()), figure.stepper)
  }

  /** Draws that step alone. */
  drawTree(telling: Telling, chosen: Chosen): void {
    const { step, playing, speed } = this.asks.stepper.state
    if (this.proof !== undefined) {
      this.proof.update(step, agentNote(telling))
      return
    }
    const had = this.figure === undefined ? this.focused() : undefined
    const figure = this.figure ?? this.takeOver()
    // A change of one step is shown as motion; a jump is not.
    figure.element.classList.toggle('still', Math.abs(step - this.lastStep) !== 1)
    this.lastStep = step
    const reading = { step, ...chosen }
    this.picture = this.asks.picture()
    const { picture, kind } = this
    if (this.screen.fills && !picture) this.room ??= figure.roomToFill(telling, reading, kind)
    else if (!this.roomy && !picture) {
      this.roomy = true
      this.room = figure.roomForBoards(telling, reading, kind)
    }
    const models = figure.update(telling, reading, playing ? speed : 0, this.room, picture)
    this.model = models.get(this.kind)
    if (this.model !== undefined) this.input?.update(this.model)
    const label = words.figure(telling.session.explicit)
    figure.trees.get(this.kind)?.element.setAttribute('aria-label', label)
    if (had !== undefined) this.focusAgain(had)
  }

  /** Where the controls go: in the figure, or in the picture of it, or alone. */
  get slot(): HTMLElement {
    const known = this.figure?.options ?? this.host.querySelector<HTMLElement>('.tree-options')
    if (known !== null) return known
    const slot = document.createElement('div')
    slot.className = 'tree-options'
    this.host.append(slot)
    return slot
  }

  /** Whether there is a drawing that can be nearer and further. */
  get canZoom(): boolean {
    return this.proof === undefined
  }

  /** Whether the children of the selected node are shown; undefined where it has none. */
  get open(): boolean | undefined {
    if (this.picture !== undefined) return this.picture.open
    return this.model?.nodes.find((node) => node.selected)?.shown.open
  }

  zoom(factor: number): void {
    const drawn = this.picture ?? this.input
    drawn?.zoom(factor)
  }

  fit(): void {
    const drawn = this.picture ?? this.input
    drawn?.fit()
  }

  /** On the full screen, or no longer. */
  fill(): void {
    void this.screen.toggle()
  }

  /** Whether the key was one of the tree's own. */
  key(event: KeyboardEvent): boolean {
    return (this.picture ?? this.input)?.key(event) === true
  }

  focus(): void {
    this.figure?.element.focus({ preventScroll: true })
  }

  private focused(): Element | undefined {
    const { activeElement } = document
    return activeElement !== null && this.host.contains(activeElement) ? activeElement : undefined
  }

  /** Who was at something that has been drawn anew goes on in what has taken its place. */
  private focusAgain(had: Element): void {
    if (this.focused() !== undefined) return
    const control = this.standingFor(had)
    if (control === undefined) this.focusTree()
    else control.focus()
  }

  /** The button in place of one that was drawn before: that of its name. */
  standingFor(before: Element): HTMLButtonElement | undefined {
    const name = before.closest('button')?.textContent
    return [...this.host.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  }

  focusTree(): void {
    if (this.picture !== undefined) return this.picture.focus()
    this.figure?.trees.get(this.kind)?.element.querySelector<SVGElement>('[tabindex="0"]')?.focus()
  }

  private kindNow(): RoomKind {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    return this.host.clientWidth >= WIDE * rem ? 'wide' : 'narrow'
  }

  private resized(): void {
    const kind = this.kindNow()
    if (kind === this.kind) return this.screen.fills ? this.refill() : undefined
    this.kind = kind
    this.figure = undefined
    this.measureAnew()
    this.asks.draw()
  }

  private measureAnew(): void {
    this.room = undefined
    this.roomy = false
  }

  /** The screen is another, or is filled no longer. */
  private refill(): void {
    this.measureAnew()
    this.asks.draw()
    this.fit()
  }

  /** Puts a drawing that can be used in the place of the picture. */
  private takeOver(): FigureView {
    const figure = new FigureView(document, words, [this.kind], undefined, 0, this.asks.aside)
    const drawing = figure.trees.get(this.kind)
    if (drawing === undefined) throw new Error('Stage: no drawing')
    const { element } = drawing
    element.setAttribute('role', 'tree')
    // What is pressed in the drawing leaves the focus here, so that the keys step the figure.
    element.addEventListener('click', () => figure.element.focus({ preventScroll: true }))
    this.figure = figure
    this.input = new TreeInput(drawing, this.asks)
    figure.putInto(this.host)
    figure.element.tabIndex = -1
    return figure
  }
}
