import { render } from 'lit-html'
import type { Result } from '../../../engine/index.ts'
import { errors } from '../../i18n/errors.ts'
import { figure as figureWords } from '../../i18n/figure.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { tree as words } from '../../i18n/tree.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import { readDrops } from '../../figure/drops.ts'
import { FullScreen } from '../../figure/full-screen.ts'
import { copyLink, writeLink } from '../../figure/link-says.ts'
import { showCaption } from '../../figure/caption.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { typedPosition } from '../../figure/text-input.ts'
import type { ProofView } from '../threats/proof.ts'
import { agentNote } from './agent-note.ts'
import { captionOf, isSameSearch } from './caption.ts'
import { controls, waiting, type ControlsActions, type TypedField } from './controls.ts'
import { FigureView } from './figure.ts'
import type { Room, RoomKind } from './geometry.ts'
import { specAsked, type Given, type TreeRequest } from './given.ts'
import { ownStart, specOf, stateOf, treeSchema, type TreeState } from './link.ts'
import type { TreeModel } from './model.ts'
import { tellingOf } from './names.ts'
import { Searcher } from './searcher.ts'
import type { Telling } from './names.ts'
import type { Session } from './session.ts'
import { deepest, isDepth, NO_SPEC, type TreeSpec } from './spec.ts'
import { startStep } from './start.ts'
import { TreeInput } from './tree-input.ts'

/** Room from which a tree grows downwards, in rem; as in `tree.css`. */
const WIDE = 37

/** A figure that is being used: its search, what the reader has chosen, and the drawing of both. */
export class LiveTree {
  private readonly host: HTMLElement
  private readonly given: Given
  private readonly link: FigureLink<ReturnType<typeof treeSchema>>
  private readonly searcher: Searcher
  readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private readonly size = new ResizeObserver(() => this.resized())
  /** What was asked for last: changes come on top of it, even while it is being searched. */
  private wanted: TreeSpec | undefined
  private session: Session | undefined
  private telling: Telling | undefined
  private figure: FigureView | undefined
  /** Stands in the figure's place where a proof by threats has chosen the move. */
  private proof: ProofView | undefined
  private input: TreeInput | undefined
  private model: TreeModel | undefined
  private kind: RoomKind
  private readonly screen: FullScreen
  /** The room where it fills the screen, once that has been measured. */
  private room: Room | undefined
  private selected = -1
  private choice = new Map<number, boolean>()
  /** Where the search at hand begins; see `start.ts`. */
  private where: string
  private notice = ''
  private problem = ''
  private error: { field: TypedField; text: string } | undefined
  /** The field that is to say what is wrong with the search asked for. */
  private changed: TypedField = 'position'
  /** What was handed in last by the field of the position. */
  private typed: string | undefined
  private loading = false
  private lastStep = -1

  constructor(host: HTMLElement, given: Given) {
    this.host = host
    this.given = given
    this.where = given.step
    this.kind = this.kindNow()
    this.searcher = new Searcher(host, () => this.drawControls())
    this.link = new FigureLink(host.id, treeSchema(given.spec ?? NO_SPEC))
    this.size.observe(host)
    this.screen = new FullScreen(host, {
      act: (action) => this.stepper.act(action),
      focus: () => this.figure?.element.focus({ preventScroll: true }),
      changed: () => this.refill(),
    })
    host.addEventListener('keydown', (event) => this.pressed(event))
    if (given.offer.has('position')) readDrops(host, (text) => this.takeText(text))
  }

  /** Leaves the page. */
  close(): void {
    this.size.disconnect()
    this.stepper.pause()
    this.searcher.stop()
    this.link.flush()
  }

  /** Begins with what the link says, and else with what the page says. */
  async begin(): Promise<void> {
    const read = this.link.read()
    if (read?.ok === true) {
      const { state } = read.value
      this.problem = linkSentence(errors, read)
      await this.loadLinked(state)
      return
    }
    if (read?.ok === false) {
      this.problem = `${this.badLink} ${errorSentence(errors, read.error)}`
    }
    if (this.given.spec !== undefined) await this.load(this.given.spec)
    else this.drawControls()
  }

  /** Shows another search in place of this one; what it chooses, if it could be shown. */
  async show(request: TreeRequest): Promise<string | undefined> {
    this.where = String(request.step ?? 0)
    this.typed = undefined
    this.problem = this.notice = ''
    if ((await this.load(specAsked(request))) !== 'done') return undefined
    this.save()
    return this.session?.found
  }

  /** Searches again with something changed; what is wrong is said, and the search at hand stays. */
  async change(change: Partial<TreeSpec>): Promise<void> {
    const asked = this.wanted ?? this.given.spec
    if (asked === undefined) return
    // With anything changed it is no longer that agent's search.
    const { agent: _, ...spec } = asked
    this.notice = this.problem = ''
    this.changed = 'exclude' in change && !('position' in change) ? 'exclude' : 'position'
    if ((await this.load({ ...spec, ...change })) === 'done') this.save()
  }

  private async loadLinked(read: TreeState): Promise<void> {
    const { spec } = this.given
    const state = spec === undefined ? read : ownStart(read, spec)
    const linked = specOf(state)
    const limit = deepest(state.game)
    const wrong = !linked.ok
      ? errorSentence(errors, linked.error)
      : !isDepth(state.depth, limit) && !isFree(state) && state.depth !== spec?.depth
        ? words.controls.depthRange(limit)
        : undefined
    const loaded =
      wrong === undefined && linked.ok ? await this.load(linked.value, state) : 'failed'
    if (loaded === 'failed') {
      this.problem = `${this.badLink} ${wrong ?? this.error?.text ?? this.problem}`
      this.error = undefined
      if (spec === undefined) this.drawControls()
      else await this.load(spec)
    }
  }

  private get badLink(): string {
    return this.given.spec === undefined ? figureWords.badLinkAlone : figureWords.badLink
  }

  /** Selects the node of a link; what the search does not have is told. */
  private selectLinked({ node, step }: TreeState, { replay, steps }: Session): void {
    if (node >= replay.nodeCount) this.problem = words.controls.linkNode
    else this.selected = node
    if (step > steps.steps) this.problem = words.controls.linkStep(step, steps.steps)
  }

  /**
   * Searches and draws, at the step and the node of a link where there is one. Where that fails, or
   * another search overtakes it, all stays as it was.
   */
  private async load(spec: TreeSpec, linked?: TreeState): Promise<'done' | 'failed' | 'overtaken'> {
    this.wanted = spec
    const ran = await this.searcher.run(spec)
    if (ran === undefined) return 'overtaken'
    if (!ran.ok) {
      this.wanted = this.session?.spec
      const text = errorSentence(errors, ran.error)
      if (/^(worker|game|agent)\//.test(ran.error.code)) this.problem = text
      else this.error = { field: this.changed, text }
      this.drawControls()
      return 'failed'
    }
    const { state } = this.stepper
    // A reader at the end of a search wants the ends compared; a finished game has no other step.
    const atEnd = this.session !== undefined && state.step === state.steps && state.steps > 2
    const session = ran.value
    const { replay } = session
    this.error = undefined
    this.session = session
    this.wanted = session.spec
    const plain = this.host.closest('.tree-plain') !== null
    this.telling = tellingOf(session, words, plain)
    this.selected = -1
    if (linked !== undefined) this.selectLinked(linked, session)
    this.choice = new Map()
    this.room = undefined
    this.takeProof(session)
    this.loading = true
    const start = this.proof === undefined ? startStep(replay, atEnd ? 'end' : this.where) : 0
    this.stepper.load(session.steps, linked !== undefined && linked.step >= 0 ? linked.step : start)
    this.loading = false
    if (session.unknowns !== undefined) this.tell(words.unknown(session.unknowns))
    this.caption(linked !== undefined && linked.step >= 0)
    return 'done'
  }

  /** @param elsewhere  a link has begun at another step than the page does */
  private caption(elsewhere: boolean): void {
    const { telling, given } = this
    if (telling === undefined || given.spec === undefined) return
    const asGiven = !elsewhere && isSameSearch(telling.session.spec, given.spec)
    showCaption(this.host, asGiven ? '' : captionOf(telling, given.spec))
  }

  private tell(notice: string): void {
    this.notice = notice
    this.drawControls()
  }

  private stepped(): void {
    this.draw()
    if (!this.loading) this.save()
  }

  private select(node: number): void {
    this.selected = node === this.selected ? -1 : node
    this.draw()
    this.save()
  }

  private fold(node: number, open: boolean): void {
    this.choice.set(node, open)
    this.draw()
  }

  private save(): void {
    if (this.session === undefined) return
    this.problem = writeLink(this.link, this.state(this.session)) || this.problem
  }

  private state({ spec, explicit, replay }: Session): TreeState {
    const { given } = this
    const { step } = this.stepper.state
    const asGiven = given.spec !== undefined && step === startStep(replay, given.step)
    // The depth of an explicit tree is that of the tree: it says nothing in a link.
    const depth = explicit ? (given.spec ?? NO_SPEC).depth : spec.depth
    // An agent says itself how it searches.
    const own = spec.agent === undefined ? {} : { ...(given.spec ?? NO_SPEC), ...placeOf(spec) }
    return stateOf({ ...spec, depth, ...own }, asGiven ? -1 : step, this.selected)
  }

  private kindNow(): RoomKind {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    return this.host.clientWidth >= WIDE * rem ? 'wide' : 'narrow'
  }

  private resized(): void {
    const kind = this.kindNow()
    if (kind === this.kind) return this.screen.fills ? this.refill() : undefined
    this.kind = kind
    this.figure = this.room = undefined
    this.draw()
  }

  /** The screen is another, or is filled no longer. */
  private refill(): void {
    this.room = undefined
    this.draw()
    this.input?.fit()
  }

  /** Makes room for a proof, or for a tree after one. */
  private takeProof({ proof }: Session): void {
    if (proof === undefined && this.proof === undefined) return
    this.figure = this.input = this.model = undefined
    this.proof = proof?.((step) => this.stepper.go(step))
    if (this.proof !== undefined) this.host.replaceChildren(this.proof.element)
  }

  private draw(): void {
    const { telling, proof } = this
    if (telling === undefined) return
    const { step, playing, speed } = this.stepper.state
    if (proof !== undefined) {
      proof.update(step, agentNote(telling))
      render(stepperRow(this.stepper, stepperWords, proof.jumps), proof.stepper)
      this.drawControls()
      return
    }
    const figure = this.figure ?? this.takeOver()
    // A change of one step is shown as motion; a jump is not.
    figure.element.classList.toggle('still', Math.abs(step - this.lastStep) !== 1)
    this.lastStep = step
    const reading = { step, selected: this.selected, choice: this.choice }
    if (this.screen.fills) this.room ??= figure.roomToFill(telling, reading, this.kind)
    const models = figure.update(telling, reading, playing ? speed : 0, this.room)
    this.model = models.get(this.kind)
    if (this.model !== undefined) this.input?.update(this.model)
    const label = words.figure(telling.session.explicit)
    figure.trees.get(this.kind)?.element.setAttribute('aria-label', label)
    const { previousCut: previous, nextCut: next } = words.controls
    render(stepperRow(this.stepper, stepperWords, { previous, next }), figure.stepper)
    this.drawControls()
  }

  /** Puts a drawing that can be used in the place of the picture. */
  private takeOver(): FigureView {
    const figure = new FigureView(document, words, [this.kind])
    const drawing = figure.trees.get(this.kind)
    if (drawing === undefined) throw new Error('LiveTree: no drawing')
    const { element } = drawing
    element.setAttribute('role', 'tree')
    // What is pressed in the drawing leaves the focus here, so that the keys step the figure.
    element.addEventListener('click', () => figure.element.focus({ preventScroll: true }))
    this.figure = figure
    this.input = new TreeInput(drawing, {
      select: (node) => this.select(node),
      fold: (node, open) => this.fold(node, open),
    })
    figure.putInto(this.host)
    figure.element.tabIndex = -1
    return figure
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.selected >= 0) this.select(-1)
    else if (this.input?.key(event) !== true) {
      const action = actionOf(event)
      if (action === undefined || isTaken(event.target, event)) return
      this.stepper.act(action)
    }
    event.preventDefault()
  }

  private drawControls(): void {
    const { session, given, host } = this
    const { searching } = this.searcher
    const spec = this.wanted ?? session?.spec ?? given.spec
    const slot = this.slot()
    if (spec === undefined) {
      return void render(waiting({ searching, problem: this.problem }, this.actions, words), slot)
    }
    renderKeepingFocus(
      controls(
        {
          id: host.id,
          spec,
          offer: session?.fixed === true ? NO_OFFER : given.offer,
          explicit: session?.explicit ?? given.still?.explicit ?? false,
          hasCentre: session?.hasCentre ?? given.still?.hasCentre ?? false,
          deepest: deepest(spec.game),
          error: this.error,
          typing: document.activeElement?.matches('.tree-search .input') === true,
          notice: this.notice,
          problem: this.problem,
          searching,
          open: this.selectedNode()?.open,
          canFill: this.proof === undefined && document.fullscreenEnabled,
          canZoom: this.proof === undefined,
        },
        this.actions,
        words,
      ),
      slot,
      () => this.figure?.element.focus({ preventScroll: true }),
    )
  }

  /** Where the controls go: in the figure, or in the picture of it, or alone. */
  private slot(): HTMLElement {
    const known = this.figure?.options ?? this.host.querySelector<HTMLElement>('.tree-options')
    if (known !== null) return known
    const slot = document.createElement('div')
    slot.className = 'tree-options'
    this.host.append(slot)
    return slot
  }

  private selectedNode() {
    return this.model?.nodes.find((node) => node.selected)?.shown
  }

  readonly actions: ControlsActions = {
    change: (change) => void this.change(change),
    depth: (text) => {
      const most = deepest(this.session?.spec.game ?? '')
      const depth = Number(text)
      if (/^[0-9]+$/.test(text) && isDepth(depth, most)) void this.change({ depth })
      else {
        this.error = { field: 'depth', text: words.controls.depthRange(most) }
        this.drawControls()
      }
    },
    position: (text) => {
      // A field is left after what it says has been handed in.
      if (text === this.typed) return
      this.typed = text
      this.takeText(typedPosition(text))
    },
    exclude: (text) => void this.change({ exclude: text.trim() || undefined }),
    zoom: (factor) => this.input?.zoom(factor),
    fit: () => this.input?.fit(),
    fold: () => {
      const shown = this.selectedNode()
      if (shown?.open !== undefined) this.fold(shown.node, !shown.open)
    },
    fill: () => void this.screen.toggle(),
    copy: () => void this.copy(),
    cancel: () => {
      this.searcher.stop()
      this.wanted = this.session?.spec
      this.notice = words.controls.cancelled
      this.drawControls()
    },
  }

  private takeText(text: Result<string>): void {
    // Moves of another position are not left out of this one.
    if (text.ok) return void this.change({ position: text.value, exclude: undefined })
    this.error = { field: 'position', text: errorSentence(errors, text.error) }
    this.drawControls()
  }

  focusTree(): void {
    this.figure?.trees.get(this.kind)?.element.querySelector<SVGElement>('[tabindex="0"]')?.focus()
  }

  private async copy(): Promise<void> {
    if (this.session === undefined) return
    const { told, wrong } = await copyLink(this.link, this.state(this.session))
    this.notice = told
    this.problem = wrong || this.problem
    this.drawControls()
  }
}

const NO_OFFER: Given['offer'] = new Set()

/** Whether a link's depth says nothing: an explicit tree and an agent have their own. */
function isFree({ game, agent }: TreeState): boolean {
  return game === 'tree' || agent !== ''
}

function placeOf({ game, position, gameOptions, agent }: TreeSpec): Partial<TreeSpec> {
  return { game, position, ...(gameOptions && { gameOptions }), ...(agent && { agent }) }
}
