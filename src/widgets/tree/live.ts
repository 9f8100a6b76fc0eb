import { figure as figureWords } from '../../i18n/figure.ts'
import { tree as words } from '../../i18n/tree.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { readDrops } from '../../figure/drops.ts'
import { showCaption } from '../../figure/caption.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { captionOf, isSameSearch } from './caption.ts'
import type { ControlsActions } from './controls.ts'
import { specAsked, type Given, type TreeRequest } from './given.ts'
import { keptInLink, type Keeper } from './keeper.ts'
import { linkedSpec, linkSpec, stateOf, type TreeState } from './link.ts'
import { LiveControls } from './live-controls.ts'
import { tellingOf, type Telling } from './names.ts'
import { Searcher } from './searcher.ts'
import type { Session } from './session.ts'
import type { Powers } from './powers.ts'
import type { TreeSpec } from './spec.ts'
import { Stage } from './stage.ts'
import { startStep } from './start.ts'

/** Where a reader is in a search. */
type Place = Pick<TreeState, 'step' | 'node'>

/**
 * A figure that is being used: its search, and what the reader has chosen. `stage.ts` draws both,
 * and `live-controls.ts` has what is below them.
 */
export class LiveTree {
  private readonly host: HTMLElement
  private readonly given: Given
  private readonly keeper: Keeper
  private readonly powers: Powers | undefined
  private readonly searcher: Searcher
  readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private readonly stage: Stage
  private readonly controls: LiveControls
  /** What was asked for last: changes come on top of it, even while it is being searched. */
  private wanted: TreeSpec | undefined
  /** The same as it came to `place`. */
  private asked: TreeSpec | undefined
  private session: Session | undefined
  private telling: Telling | undefined
  private selected = -1
  private choice = new Map<number, boolean>()
  /** Where the search at hand begins; see `start.ts`. */
  private where: string
  private loading = false

  /**
   * @param keeper  where its state is kept: in a link of its own, unless the figure is part of
   *                another
   * @param powers  what else can be done with its steps
   */
  constructor(
    host: HTMLElement,
    given: Given,
    keeper: Keeper = keptInLink(host.id, given.spec),
    powers?: Powers,
  ) {
    this.host = host
    this.given = given
    this.where = given.step
    this.searcher = new Searcher(host, () => this.controls.draw())
    this.keeper = keeper
    this.powers = powers
    this.stage = new Stage(host, {
      stepper: this.stepper,
      below: () => this.below(),
      draw: () => this.draw(),
      select: (node) => this.select(node),
      fold: (node, open) => this.fold(node, open),
    })
    host.addEventListener('keydown', (event) => this.pressed(event))
    this.controls = new LiveControls(host, given, this.stage, {
      change: (change) => void this.change(change),
      fold: (node, open) => this.fold(node, open),
      copy: () => void this.copy(),
      cancel: () => {
        this.searcher.stop()
        this.wanted = this.session?.spec
      },
      now: () => {
        const { session, wanted } = this
        return { session, wanted, searching: this.searcher.searching }
      },
    })
    if (given.offer.has('position')) readDrops(host, (text) => this.controls.takeText(text))
  }

  /** Leaves the page. */
  close(): void {
    this.stage.close()
    this.stepper.pause()
    this.searcher.stop()
    this.keeper.flush()
  }

  /** Begins with what the link says, and else with what the page says. */
  async begin(): Promise<void> {
    const read = this.keeper.read()
    if (read?.ok === true) {
      const { state } = read.value
      this.controls.problem = linkSentence(read)
      await this.loadLinked(state)
      return
    }
    if (read?.ok === false) {
      this.controls.problem = `${this.badLink} ${errorSentence(read.error)}`
    }
    if (this.given.spec !== undefined) await this.load(this.given.spec)
    else this.controls.draw()
  }

  /** Shows another search in place of this one; what it chooses, if it could be shown. */
  async show(request: TreeRequest): Promise<string | undefined> {
    this.where = String(request.step ?? 0)
    this.controls.clear()
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
    this.controls.notice = this.controls.problem = ''
    if ((await this.load({ ...spec, ...change })) === 'done') this.save()
  }

  /**
   * Shows a search as it is kept elsewhere, at a step, where -1 is where it begins, with a node
   * selected or none. Where it is the search at hand it is only stepped.
   */
  async place(spec: TreeSpec, at: Place, where: string): Promise<void> {
    this.where = where
    const { wanted } = this
    if (wanted === undefined || JSON.stringify(this.asked) !== JSON.stringify(spec)) {
      this.asked = spec
      this.controls.notice = this.controls.problem = ''
      await this.load(spec, at)
      return
    }
    if (this.session === undefined) return
    const { replay } = this.session
    const step = at.step < 0 ? startStep(replay, where) : at.step
    if (at.node < replay.nodeCount) this.selected = at.node
    if (step !== this.stepper.state.step) this.stepper.go(step)
    else this.draw()
  }

  private async loadLinked(read: TreeState): Promise<void> {
    const { spec } = this.given
    const linked = linkedSpec(read, spec)
    const loaded = linked.ok ? await this.load(linked.value, read) : 'failed'
    if (loaded === 'failed') {
      const { controls } = this
      const wrong = linked.ok
        ? (controls.error?.text ?? controls.problem)
        : errorSentence(linked.error)
      controls.problem = `${this.badLink} ${wrong}`
      controls.error = undefined
      if (spec === undefined) this.controls.draw()
      else await this.load(spec)
    }
  }

  private get badLink(): string {
    return this.given.spec === undefined ? figureWords.badLinkAlone : figureWords.badLink
  }

  /** Selects the node of a link; what the search does not have is told. */
  private selectLinked({ node, step }: Place, { replay, steps }: Session): void {
    if (node >= replay.nodeCount) this.controls.problem = words.controls.linkNode
    else this.selected = node
    if (step > steps.steps) this.controls.problem = words.controls.linkStep(step, steps.steps)
  }

  /**
   * Searches and draws, at the step and the node of a link where there is one. Where that fails, or
   * another search overtakes it, all stays as it was.
   */
  private async load(spec: TreeSpec, linked?: Place): Promise<'done' | 'failed' | 'overtaken'> {
    this.wanted = spec
    const ran = await this.searcher.run(spec)
    if (ran === undefined) return 'overtaken'
    if (!ran.ok) {
      this.wanted = this.session?.spec
      this.controls.refuse(ran.error, ran.field)
      return 'failed'
    }
    const { state } = this.stepper
    // A reader at the end of a search wants the ends compared; a finished game has no other step.
    const atEnd = this.session !== undefined && state.step === state.steps && state.steps > 2
    const session = ran.value
    const { replay } = session
    this.controls.error = undefined
    this.session = session
    this.wanted = session.spec
    const plain = this.host.closest('.tree-plain') !== null
    this.telling = tellingOf(session, words, plain)
    this.selected = -1
    if (linked !== undefined) this.selectLinked(linked, session)
    this.choice = new Map()
    this.stage.load(session)
    this.loading = true
    const start = session.proof === undefined ? startStep(replay, atEnd ? 'end' : this.where) : 0
    this.stepper.load(
      this.stepsOf(session),
      linked !== undefined && linked.step >= 0 ? linked.step : start,
    )
    this.loading = false
    if (session.unknowns !== undefined) {
      this.controls.notice = words.unknown(session.unknowns)
      this.controls.draw()
    }
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

  private stepsOf(session: Session): Session['steps'] {
    return { ...session.steps, ...this.powers?.steps(session) }
  }

  /** What stands below the row of steps. */
  private below() {
    const { powers, session, stepper, selected } = this
    if (powers === undefined || session === undefined) return undefined
    return powers.draw({
      session,
      step: stepper.state.step,
      selected,
      go: (step) => {
        stepper.pause()
        stepper.go(step)
      },
      redraw: () => this.draw(),
    })
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
    this.controls.problem = this.keeper.write(this.state(this.session)) || this.controls.problem
  }

  private state({ spec, explicit, replay }: Session): TreeState {
    const { spec: page, step: where } = this.given
    const { step } = this.stepper.state
    const asGiven = page !== undefined && step === startStep(replay, where)
    return stateOf(linkSpec(spec, explicit, page), asGiven ? -1 : step, this.selected)
  }

  private draw(): void {
    const { telling, selected, choice } = this
    if (telling === undefined) return
    this.stage.draw(telling, { selected, choice, ...this.powers?.reading })
    this.controls.draw()
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.selected >= 0) this.select(-1)
    else if (!this.stage.key(event)) {
      if (isTaken(event.target, event)) return
      const action = actionOf(event)
      const { session, stepper } = this
      const to =
        session && action === undefined
          ? this.powers?.key(event, session, stepper.state.step)
          : undefined
      if (action !== undefined) stepper.act(action)
      else if (to !== undefined) stepper.go(to)
      else return
    }
    event.preventDefault()
  }

  get actions(): ControlsActions {
    return this.controls.actions
  }

  focusTree(): void {
    this.stage.focusTree()
  }

  private async copy(): Promise<void> {
    if (this.session === undefined) return
    const { told, wrong } = await this.keeper.copy(this.state(this.session))
    this.controls.notice = told
    this.controls.problem = wrong || this.controls.problem
    this.controls.draw()
  }
}
