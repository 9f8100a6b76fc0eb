import { figure as figureWords } from '../../i18n/figure.ts'
import { tree as words } from '../../i18n/tree.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { readDrops } from '../../figure/drops.ts'
import { showCaption } from '../../figure/caption.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import { captionOf, isSameSearch } from './caption.ts'
import type { ControlsActions } from './controls.ts'
import { specAsked, type Given, type TreeRequest } from './given.ts'
import { keptInLink, type Keeper } from './keeper.ts'
import { linkedSpec, linkSpec, stateOf, type TreeState } from './link.ts'
import { LiveControls } from './live-controls.ts'
import { Searcher } from './searcher.ts'
import type { Session } from './session.ts'
import type { Powers } from './powers.ts'
import { NOWHERE, ShownSearch, type Place } from './shown-search.ts'
import type { TreeSpec } from './spec.ts'
import { startStep } from './start.ts'

/**
 * A figure that is being used: makes the searches that are asked for, and keeps their state.
 * `shown-search.ts` has the search that is shown, and `live-controls.ts` what is below it.
 */
export class LiveTree {
  private readonly host: HTMLElement
  private readonly given: Given
  private readonly keeper: Keeper
  private readonly searcher: Searcher
  private readonly shown: ShownSearch
  private readonly controls: LiveControls
  /** What was asked for last: changes come on top of it, even while it is being searched. */
  private wanted: TreeSpec | undefined
  /** The same as it came to `place`. */
  private asked: TreeSpec | undefined
  /** Where the search at hand begins; see `start.ts`. */
  private where: string

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
    const insight = powers?.insight === true
    this.searcher = new Searcher(host, () => this.controls.draw(), undefined, insight)
    this.keeper = keeper
    this.shown = new ShownSearch(host, powers, {
      moved: () => this.save(),
      drawn: () => this.controls.draw(),
    })
    this.controls = new LiveControls(host, given, this.shown.stage, {
      change: (change) => void this.change(change),
      fold: (open) => this.shown.fold(this.shown.place.node, open),
      copy: () => void this.copy(),
      cancel: () => {
        this.searcher.stop()
        this.wanted = this.shown.session?.spec
      },
      now: () => ({
        session: this.shown.session,
        wanted: this.wanted,
        searching: this.searcher.searching,
      }),
    })
    if (given.offer.has('position')) readDrops(host, (text) => this.controls.takeText(text))
  }

  /** Leaves the page. */
  close(): void {
    this.shown.close()
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
    return this.shown.session?.found
  }

  /** Searches again with something changed; what is wrong is said, and the search at hand stays. */
  async change(change: Partial<TreeSpec>): Promise<void> {
    const asked = this.wanted ?? this.given.spec ?? this.asked
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
    this.shown.go(at, where)
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

  /** Tells what the search does not have of the step and the node of a link. */
  private tellMissing({ node, step }: Place, { replay, steps }: Session): void {
    if (node >= replay.nodeCount) this.controls.problem = words.controls.linkNode
    if (step > steps.steps) this.controls.problem = words.controls.linkStep(step, steps.steps)
  }

  /**
   * Searches and draws, at the step and the node of a link where there is one. Where that fails, or
   * another search overtakes it, all stays as it was.
   */
  private async load(spec: TreeSpec, linked = NOWHERE): Promise<'done' | 'failed' | 'overtaken'> {
    this.wanted = spec
    const ran = await this.searcher.run(spec)
    if (ran === undefined) return 'overtaken'
    if (!ran.ok) {
      this.wanted = this.shown.session?.spec
      this.controls.refuse(ran.error, ran.field)
      return 'failed'
    }
    const session = ran.value
    this.controls.error = undefined
    this.wanted = session.spec
    this.tellMissing(linked, session)
    await this.shown.load(session, linked, this.where)
    if (session.unknowns !== undefined) {
      this.controls.notice = words.unknown(session.unknowns)
      this.controls.draw()
    }
    this.caption(linked.step >= 0)
    return 'done'
  }

  /** @param elsewhere  a link has begun at another step than the page does */
  private caption(elsewhere: boolean): void {
    const { given } = this
    const { telling } = this.shown
    if (telling === undefined || given.spec === undefined) return
    const asGiven = !elsewhere && isSameSearch(telling.session.spec, given.spec)
    showCaption(this.host, asGiven ? '' : captionOf(telling, given.spec))
  }

  private save(): void {
    const { session } = this.shown
    if (session === undefined) return
    this.controls.problem = this.keeper.write(this.state(session)) || this.controls.problem
  }

  private state({ spec, explicit, replay }: Session): TreeState {
    const { spec: page, step: where } = this.given
    const { step, node, folds } = this.shown.place
    const asGiven = page !== undefined && step === startStep(replay, where)
    return stateOf(linkSpec(spec, explicit, page), asGiven ? -1 : step, node, folds)
  }

  get stepper(): Stepper {
    return this.shown.stepper
  }

  get actions(): ControlsActions {
    return this.controls.actions
  }

  /** Presses what has taken the place of something in the first picture. */
  clickAgain(gone: Element, { clientX, clientY }: MouseEvent): void {
    const isDrawn = gone.closest('.tree-stage') !== null
    if (!isDrawn) return this.shown.stage.standingFor(gone)?.click()
    const now = document.elementFromPoint(clientX, clientY)
    now?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
  }

  focusTree(): void {
    this.shown.stage.focusTree()
  }

  private async copy(): Promise<void> {
    const { session } = this.shown
    if (session === undefined) return
    const { told, wrong } = await this.keeper.copy(this.state(session))
    this.controls.notice = told
    this.controls.problem = wrong || this.controls.problem
    this.controls.draw()
  }
}
