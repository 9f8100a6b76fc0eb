import { render } from 'lit-html'
import {
  kitOf,
  type AlgorithmName,
  type GameOptions,
  type SearchOptions,
} from '../../../engine/index.ts'
import { errors } from '../../i18n/en/errors.ts'
import { stepper as stepperWords } from '../../i18n/en/stepper.ts'
import { tree as words } from '../../i18n/en/tree.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { actionOf, isTaken } from '../stepper/keys.ts'
import { stepperRow } from '../stepper/row.ts'
import { Stepper } from '../stepper/stepper.ts'
import { controls, waiting, type ControlsActions } from './controls.ts'
import { FigureView } from './figure.ts'
import type { Room } from './geometry.ts'
import { specOf, stateOf, treeSchema, type TreeState } from './link.ts'
import type { TreeModel } from './model.ts'
import { nameNodes } from './names.ts'
import { OFFERS, type Offer } from './offer.ts'
import { Searcher } from './searcher.ts'
import type { Telling } from './sentence.ts'
import type { Session } from './session.ts'
import { deepest, type TreeSpec } from './spec.ts'
import { startStep } from './start.ts'
import { TreeInput } from './tree-input.ts'

/** A search to show, as whoever ran it knows it. */
export interface TreeRequest {
  readonly game: string
  readonly gameOptions?: GameOptions | undefined
  readonly position: string
  readonly algorithm: AlgorithmName
  readonly options: SearchOptions
  /** A step, `end`, or `cutoff:1`; the start where nothing is said. */
  readonly step?: number | string
}

/** For the link of a figure that the page begins without a search: everything is in the link. */
const NO_SPEC: TreeSpec = {
  game: '',
  position: '',
  algorithm: 'alphabeta',
  depth: 0,
  ordering: 'none',
  tie: 'le',
  fail: 'soft',
}

/** Room from which a tree grows downwards, in rem; as in `tree.css`. */
const WIDE = 36

/**
 * `<cutoff-tree id data-spec data-step data-offer>`: a search to step through. `data-spec` is a
 * `TreeSpec` as JSON. It takes over the frame that was drawn while the site was built.
 */
export class CutoffTree extends HTMLElement {
  private session: Session | undefined
  private telling: Telling | undefined
  private figure: FigureView | undefined
  private input: TreeInput | undefined
  private model: TreeModel | undefined
  private room: Room = 'wide'
  private selected = -1
  private choice = new Map<number, boolean>()
  private link: FigureLink<ReturnType<typeof treeSchema>> | undefined
  private offer: ReadonlySet<Offer> = new Set()
  /** Where the figure of the page begins, and where the search at hand does. */
  private begins = '0'
  private where = '0'
  private notice = ''
  private problem = ''
  private error: { field: 'position' | 'depth'; text: string } | undefined
  private loading = false
  private lastStep = -1
  private readonly searcher = new Searcher(() => this.drawControls())
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private readonly size = new ResizeObserver(() => this.resized())

  connectedCallback(): void {
    this.size.observe(this)
    if (this.link !== undefined) return
    const { spec: text, step, offer = '' } = this.dataset
    const spec = text === undefined ? undefined : (JSON.parse(text) as TreeSpec)
    const offered = offer.split(' ')
    this.begins = this.where = step ?? '0'
    this.offer = new Set(OFFERS.filter((each) => offered.includes(each)))
    this.link = new FigureLink(this.id, treeSchema(spec ?? NO_SPEC))
    void this.begin(spec)
  }

  disconnectedCallback(): void {
    this.size.disconnect()
    this.stepper.pause()
    this.searcher.stop()
  }

  /** Shows another search in place of this one. Resolves when it is drawn, or has failed. */
  async show({ options, step, ...about }: TreeRequest): Promise<void> {
    const { gameOptions, ...rest } = about
    const spec: TreeSpec = {
      ...rest,
      ...(gameOptions === undefined ? {} : { gameOptions }),
      depth: options.depth,
      ordering: options.ordering ?? 'none',
      tie: options.tie ?? 'le',
      fail: options.fail ?? 'soft',
    }
    this.where = String(step ?? 0)
    this.problem = this.notice = ''
    if (await this.load(spec)) this.save()
  }

  /** What the link says, and else what the page says. */
  private async begin(spec: TreeSpec | undefined): Promise<void> {
    const read = this.link?.read()
    if (read?.ok === true) {
      const { state, unknown } = read.value
      if (unknown.length > 0) this.problem = words.controls.linkOther(unknown.join(', '))
      await this.loadLinked(spec, state)
      return
    }
    if (read?.ok === false) {
      this.problem = `${words.controls.linkWrong} ${errorSentence(errors, read.error)}`
    }
    if (spec !== undefined) await this.load(spec)
  }

  private async loadLinked(spec: TreeSpec | undefined, state: TreeState): Promise<void> {
    const linked = specOf(state)
    const limit = deepest(state.game)
    const wrong = !linked.ok
      ? errorSentence(errors, linked.error)
      : state.depth > limit && state.depth !== spec?.depth
        ? words.controls.depthRange(limit)
        : undefined
    if (wrong !== undefined || !linked.ok || !(await this.load(linked.value))) {
      this.problem = `${words.controls.linkWrong} ${wrong ?? this.error?.text ?? this.problem}`
      this.error = undefined
      if (spec !== undefined) await this.load(spec)
      return
    }
    const { replay } = this.session ?? {}
    if (replay === undefined) return
    if (state.node >= replay.nodeCount) this.problem = words.controls.linkNode
    else this.selected = state.node
    if (state.step > replay.steps) {
      this.problem = words.controls.linkStep(state.step, replay.steps)
    }
    if (state.step >= 0) this.stepper.go(state.step)
    else this.draw()
  }

  /** Searches and draws; false where that failed, with the last good state kept. */
  private async load(spec: TreeSpec): Promise<boolean> {
    const ran = await this.searcher.run(spec)
    if (ran === undefined) return false
    if (!ran.ok) {
      const text = errorSentence(errors, ran.error)
      if (ran.error.code.startsWith('worker/')) this.problem = text
      else this.error = { field: 'position', text }
      this.drawControls()
      return false
    }
    const atEnd =
      this.session !== undefined && this.stepper.state.step === this.session.replay.steps
    const session = ran.value
    this.error = undefined
    this.session = session
    this.telling = { session, names: nameNodes(session, words), words }
    this.selected = -1
    this.choice = new Map()
    const { replay } = session
    this.loading = true
    this.stepper.load(
      {
        steps: replay.steps,
        nextKey: (from) => replay.nextCutoff(from),
        previousKey: (from) => replay.previousCutoff(from),
      },
      startStep(replay, atEnd ? 'end' : this.where),
    )
    this.loading = false
    return true
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
    const { session, link } = this
    if (session === undefined || link === undefined) return
    const written = link.write(this.state(session))
    if (!written.ok) this.problem = errorSentence(errors, written.error)
  }

  private state({ spec, replay }: Session): TreeState {
    const { step } = this.stepper.state
    const asGiven = this.dataset['spec'] !== undefined && step === startStep(replay, this.begins)
    return stateOf(spec, asGiven ? -1 : step, this.selected)
  }

  private resized(): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const room = this.clientWidth >= WIDE * rem ? 'wide' : 'narrow'
    if (room === this.room) return
    this.room = room
    this.figure = undefined
    this.draw()
  }

  private draw(): void {
    const { telling } = this
    if (telling === undefined) return
    const { step, playing, speed } = this.stepper.state
    const figure = this.figure ?? this.takeOver()
    // A change of one step is shown as motion; a jump is not.
    figure.element.classList.toggle('still', Math.abs(step - this.lastStep) !== 1)
    this.lastStep = step
    const reading = { step, selected: this.selected, choice: this.choice }
    const models = figure.update(telling, reading, playing ? speed : 0)
    this.model = models.get(this.room)
    if (this.model !== undefined) this.input?.update(this.model)
    const { previousCut: previous, nextCut: next } = words.controls
    render(stepperRow(this.stepper, stepperWords, { previous, next }), figure.stepper)
    this.drawControls()
  }

  /** Puts a figure that can be used in the place of the picture. */
  private takeOver(): FigureView {
    const figure = new FigureView(document, words, [this.room])
    const view = figure.trees.get(this.room)
    if (view === undefined) throw new Error('CutoffTree: no drawing')
    view.element.setAttribute('role', 'tree')
    view.element.setAttribute('aria-label', words.figure(this.session?.explicit === true))
    this.figure = figure
    this.input = new TreeInput(view, {
      select: (node) => this.select(node),
      fold: (node, open) => this.fold(node, open),
    })
    // What is pressed in the drawing leaves the focus here, so that the keys step the figure.
    figure.element.tabIndex = -1
    view.element.addEventListener('click', () => figure.element.focus({ preventScroll: true }))
    figure.element.addEventListener('keydown', (event) => this.pressed(event))
    this.replaceChildren(figure.element)
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
    const { figure, session } = this
    if (figure === undefined || session === undefined) {
      const { searching } = this.searcher
      render(waiting({ searching, problem: this.problem }, this.actions, words), this.place())
      return
    }
    const { spec, explicit } = session
    const kit = kitOf(spec.game)
    const open = this.model?.nodes.find((node) => node.selected)?.shown.open
    render(
      controls(
        {
          id: this.id,
          spec,
          explicit,
          open,
          offer: this.offer,
          error: this.error,
          hasCentre: kit.ok && kit.value.centrality !== undefined,
          deepest: deepest(spec.game),
          notice: this.notice,
          problem: this.problem,
          searching: this.searcher.searching,
          canFill: document.fullscreenEnabled,
        },
        this.actions,
        words,
      ),
      figure.options,
    )
  }

  /** Where to say something before there is a figure: in the picture of the page, if it has one. */
  private place(): HTMLElement {
    const known = this.querySelector<HTMLElement>('.tree-options')
    if (known !== null) return known
    const slot = document.createElement('div')
    slot.className = 'tree-options'
    this.append(slot)
    return slot
  }

  private readonly actions: ControlsActions = {
    change: (change) => void this.change(change),
    depth: (text) => {
      const most = deepest(this.session?.spec.game ?? '')
      const depth = Number(text)
      if (/^[0-9]+$/.test(text) && depth >= 1 && depth <= most) void this.change({ depth })
      else {
        this.error = { field: 'depth', text: words.controls.depthRange(most) }
        this.drawControls()
      }
    },
    position: (position) => void this.change({ position }),
    zoom: (factor) => this.input?.zoom(factor),
    fit: () => this.input?.fit(),
    fold: () => {
      const shown = this.model?.nodes.find((node) => node.selected)?.shown
      if (shown?.open !== undefined) this.fold(shown.node, !shown.open)
    },
    fill: () => void this.fill(),
    copy: () => void this.copy(),
    cancel: () => {
      this.searcher.stop()
      this.notice = words.controls.cancelled
      this.drawControls()
    },
  }

  /** Searches again with something changed; what the reader has chosen otherwise stays. */
  async change(change: Partial<TreeSpec>): Promise<void> {
    if (this.session === undefined) return
    this.notice = this.problem = ''
    if (await this.load({ ...this.session.spec, ...change })) this.save()
  }

  private async fill(): Promise<void> {
    if (document.fullscreenElement === null) await this.requestFullscreen()
    else await document.exitFullscreen()
  }

  private async copy(): Promise<void> {
    if (this.session === undefined || this.link === undefined) return
    try {
      await navigator.clipboard.writeText(this.link.linkTo(this.state(this.session)))
      this.notice = words.controls.copied
    } catch {
      this.notice = words.controls.notCopied
    }
    this.drawControls()
  }
}

customElements.define('cutoff-tree', CutoffTree)
