import type { TemplateResult } from 'lit-html'
import { ContractError, ok, type Result, type UserError } from '../../engine/index.ts'
import type { ErrorTable } from '../i18n/error-table.ts'
import { figure as words } from '../i18n/figure.ts'
import { FigureLink } from '../state/figure-link.ts'
import type { Lift } from '../state/lifted.ts'
import { defaultsOf, type Schema, type StateOf } from '../state/schema.ts'
import { readDrops } from './drops.ts'
import { errorWords, sentenceOf } from './error-words.ts'
import { fetched } from './fetched.ts'
import { History, historyKey } from './history.ts'
import { renderKeepingFocus } from './keep-focus.ts'
import { copyLink, writeLink } from './link-says.ts'
import type { Offer } from './panel.ts'
import { typedPosition } from './text-input.ts'
import { whenNear } from './when-near.ts'

/** What sets an option of a game, and answers whether it could. */
export interface Lifting {
  /** The id of the game. */
  readonly game: string
  set(): boolean
}

/** What reads a link, and says what is wrong with it. */
async function readingAt(figure: HTMLElement) {
  const load = () => Promise.all([import('../state/read-link.ts'), errorWords(figure)])
  const [{ decodeState }, { linkSentence }] = await fetched(figure, load)
  return { decodeState, linkSentence }
}

/**
 * What every figure is: a custom element whose whole state is one value with a schema. It begins
 * when a reader comes near, takes its first frame over, reads the link and writes it, says what is
 * wrong, takes changes back, and gives back what it holds when it leaves the page.
 *
 * One without an id is a part of another figure, which has what it shows in its own link.
 *
 * A figure says its `schema`, what a state comes to (`take`) and how it is drawn (`draw`); what its
 * controls do is a `change` of the state. `panel.ts` has those that all figures share.
 */
export abstract class FigureElement<S extends Schema> extends HTMLElement {
  private link: FigureLink<S> | undefined
  private held: StateOf<S> | undefined
  private history = new History<StateOf<S>>([])
  private wrong: UserError | string = ''
  /** What is wrong is a text that has been written, and stays. */
  private keeps = false
  private told = ''
  private refused: string | undefined
  private offered: Offer | undefined
  private begun = false
  private drawing = false
  private stale = false
  private fetching = false
  private readonly ends: (() => void)[] = []

  /** The sentences of what can be wrong here alone. */
  protected readonly errors: ErrorTable = {}
  /** The fields of the state whose changes can be taken back. */
  protected readonly undoes: readonly (keyof StateOf<S>)[] = []
  /** The hint while there is nothing else to tell. */
  protected get standing(): string {
    return ''
  }

  /** The fields of the state, whose defaults the page gives. */
  protected abstract schema(): S | Promise<S>

  /**
   * What the device has kept of the figure, as a link has it: the state to begin with where the
   * address says nothing.
   */
  protected recall(): string | undefined | Promise<string | undefined> {
    return undefined
  }

  /** First of all: fetches what the state that is wanted needs, and listens. */
  protected begin(_wanted: StateOf<S>): void | Promise<void> {}

  /**
   * Puts a state in place and returns it as it is then. On an error nothing may have changed.
   *
   * @param _read  the state comes of a text that the reader has written
   */
  protected take(state: StateOf<S>, _read = false): Result<StateOf<S>> {
    return ok(state)
  }

  /**
   * The states that have led to one which a text has given, the first one first: undo goes back
   * through them, since a game that is read keeps its moves.
   */
  protected leadingTo(_state: StateOf<S>): readonly StateOf<S>[] {
    return []
  }

  /** As much of a link's state as can be taken, where all of it cannot be. */
  protected legalPart?(linked: StateOf<S>): StateOf<S> | undefined

  /** Computes what takes long of the first state, while the first frame still stands. */
  protected ready(): void | Promise<void> {}

  /**
   * Draws what draws itself, as boards do, and returns the template of all the rest; undefined
   * leaves that as it is.
   *
   * @param arriving  a move has been made, which boards show as it comes
   */
  protected abstract draw(arriving: boolean): TemplateResult | undefined

  /** The state is another: draws it. */
  protected changed(arriving: boolean): void {
    this.redraw(arriving)
  }

  /** What the template is drawn into. */
  protected get host(): HTMLElement {
    return this
  }

  /** What sets an option of the figure's game; undefined where its options are its own. */
  protected lifting(_lift: Lift): Lifting | undefined {
    return undefined
  }

  /** Reads the text of a file that is handed to the figure; undefined where it reads none. */
  protected get reader(): ((text: string) => void) | undefined {
    return undefined
  }

  /** Has the reader of files read one, or says why it cannot be read. */
  protected readonly takeFile = (text: Result<string>): void => {
    this.refuse(text.ok ? '' : text.error)
    if (text.ok) this.reader?.(text.value)
  }

  /** Takes away what of the first frame is drawn anew. */
  protected takeOver(): void {
    this.host.replaceChildren()
  }

  /** Gives the focus a place where the control that had it is gone: the figure, or a better one. */
  protected heir(): void {
    if (!this.hasAttribute('tabindex')) this.tabIndex = -1
    this.focus({ preventScroll: true })
  }

  connectedCallback(): void {
    whenNear(this, () => void this.startUp())
  }

  disconnectedCallback(): void {
    this.writeLink()
    for (const end of this.ends) end()
  }

  /** Ends a worker, a clock or the like when the figure leaves the page. */
  onLeave(end: () => void): void {
    this.ends.push(end)
  }

  private async startUp(): Promise<void> {
    const schema = await this.schema()
    if (this.id !== '') this.link = new FigureLink(this.id, schema)
    this.history = new History<StateOf<S>>(this.undoes)
    const usual = defaultsOf(schema)
    const kept = await this.recall()
    const text = this.link?.text ?? kept
    const reading = text === undefined ? undefined : await readingAt(this)
    // What the device has kept may be longer than a link.
    const limit = this.link?.text === undefined ? Infinity : undefined
    const read = text === undefined ? undefined : reading?.decodeState(schema, text, limit)
    const linked = read?.ok === true ? read.value.state : undefined
    await this.begin(linked ?? usual)
    const taken = linked && this.take(linked)
    const isRefused = taken?.ok === false && this.link?.text !== undefined
    const part = linked && isRefused ? this.legalPart?.(linked) : undefined
    const cut = part && this.take(part)
    const first = [taken, cut].find((each) => each?.ok === true) ?? this.take(usual)
    if (!first.ok) throw new ContractError(this.localName, `${this.id}: ${first.error.code}`)
    this.held = first.value
    // What the device has kept and the figure cannot read any more, nobody has asked for.
    if (read !== undefined && reading !== undefined && this.link?.text !== undefined) {
      const { linkSentence } = reading
      const bad = read.ok ? taken : read
      if (bad?.ok === false) this.wrong = linkSentence(bad, this.errors, cut?.ok === true)
      else this.told = linkSentence(read)
    }
    await this.ready()
    this.takeOver()
    this.begun = true
    this.addEventListener('keydown', (event) => this.pressed(event))
    if (this.reader !== undefined) readDrops(this, this.takeFile)
    this.redraw()
  }

  get hasBegun(): boolean {
    return this.begun
  }

  /** What the figure shows, as a link has it. */
  get state(): StateOf<S> {
    if (this.held === undefined) throw new ContractError(this.localName, 'has not begun')
    return this.held
  }

  /** What is wrong; empty where nothing is. */
  get error(): string {
    const { wrong } = this
    const said = typeof wrong === 'string' ? wrong : this.sentence(wrong)
    return this.keeps && said !== '' ? `${said} ${words.kept}` : said
  }

  /** What is wrong, as it is to be drawn: empty until its words have come, which draws it again. */
  protected sentence(error: UserError): string {
    const said = sentenceOf(error, this.errors)
    if (said === undefined && !this.fetching) {
      this.fetching = true
      void errorWords(this).then(() => {
        this.fetching = false
        this.redraw()
      })
    }
    return said ?? ''
  }

  /** The button that would allow what is refused. */
  get offer(): Offer | undefined {
    return this.offered
  }

  /** What has been told since the last change, or else what stands. */
  get hint(): string {
    return this.told === '' ? this.standing : this.told
  }

  /** A text that was typed and is not right: it stays in its field. */
  get typed(): string | undefined {
    return this.refused
  }

  get canUndo(): boolean {
    return this.history.canUndo
  }

  get canRedo(): boolean {
    return this.history.canRedo
  }

  /**
   * Changes the state, the link and the drawing. Where that is refused only the error is new.
   *
   * @param read   the change comes of a text: what it led through can be gone back to
   * @param again  as for `refuse`
   */
  change(change: Partial<StateOf<S>>, arriving = false, read = false, again?: () => void): boolean {
    const before = this.state
    const taken = this.take({ ...before, ...change }, read)
    if (!taken.ok) return this.refuse(taken.error, again)
    this.history.changed(before, taken.value, read ? this.leadingTo(taken.value) : [])
    this.settle(taken.value, arriving)
    return true
  }

  /** The same with what has been typed; if that is not right it stays in its field. */
  protected type(text: string, change: (typed: string) => Partial<StateOf<S>>): void {
    const typed = typedPosition(text)
    const again = () => this.type(text, change)
    if (
      typed.ok ? this.change(change(typed.value), false, true, again) : this.refuse(typed.error)
    ) {
      return
    }
    this.refused = text
    this.keeps = true
    this.redraw()
  }

  undo(): void {
    this.restore(this.history.undo(this.state), false)
  }

  redo(): void {
    this.restore(this.history.redo(this.state), true)
  }

  private restore(kept: Partial<StateOf<S>> | undefined, arriving: boolean): void {
    if (kept === undefined) return
    const taken = this.take({ ...this.state, ...kept })
    if (taken.ok) this.settle(taken.value, arriving)
  }

  private settle(state: StateOf<S>, arriving: boolean): void {
    this.held = state
    this.wrong = this.told = ''
    this.keeps = false
    this.refused = undefined
    this.offered = undefined
    // A worker that ends with the figure is heard when the address is no longer its own.
    if (this.link !== undefined && this.isConnected) this.wrong = this.wroteTo(this.link, state)
    this.changed(arriving)
  }

  /** Writes a state into the link; what is wrong with that, empty where nothing is. */
  private wroteTo(link: FigureLink<S>, state: StateOf<S>): string {
    const wrong = writeLink(link, this.linkable(state))
    if (wrong === '' || !this.keepsItself(state)) return wrong
    link.clear()
    return ''
  }

  /** As much of a state as a link is to carry. */
  protected linkable(state: StateOf<S>): StateOf<S> {
    return state
  }

  /** Whether the device keeps a state that is too long for a link: the address is then to be silent. */
  protected keepsItself(_state: StateOf<S>): boolean {
    return false
  }

  /**
   * Says what is wrong, or that nothing is any more; false, since nothing has been done.
   *
   * @param again  what was asked for, to be done once an option allows it
   */
  refuse(what: UserError | string = '', again?: () => void): boolean {
    this.wrong = what
    this.keeps = false
    this.offered = undefined
    if (typeof what !== 'string' && what.lift !== undefined && again !== undefined) {
      void this.offerTo(what.lift, again)
    }
    this.redraw()
    return false
  }

  private async offerTo(lift: Lift, again: () => void): Promise<void> {
    const way = this.lifting(lift)
    if (way === undefined) return
    const { wrong } = this
    const { allowing } = await fetched(this, () => import('./allowing.ts'))
    // Something else may be wrong by now.
    if (wrong === '' || this.wrong !== wrong) return
    const accept = () => {
      if (way.set()) again()
    }
    this.offered = { label: allowing(way.game, lift), accept }
    this.redraw()
  }

  /** Tells something below the figure, until the next change. */
  tell(what: string): void {
    this.told = what
    this.redraw()
  }

  /** Has the address say now what it is about to say: for a reader who goes elsewhere. */
  protected writeLink(): void {
    this.link?.flush()
  }

  async copyLink(): Promise<void> {
    if (this.link === undefined) return
    const { told, wrong } = await copyLink(this.link, this.linkable(this.state))
    if (wrong === '') this.tell(told)
    else this.refuse(wrong)
  }

  private pressed(event: KeyboardEvent): void {
    const asked = event.defaultPrevented ? undefined : historyKey(event)
    if (asked === undefined || !(asked === 'undo' ? this.canUndo : this.canRedo)) return
    event.preventDefault()
    this[asked]()
  }

  /**
   * Draws the figure, once it has begun. To take a control with the focus out of the page tells its
   * `blur` in the middle of the drawing: what that asks for is drawn after it.
   */
  redraw(arriving = false): void {
    this.stale = this.drawing
    if (!this.begun || this.drawing) return
    this.drawing = true
    const template = this.draw(arriving)
    if (template !== undefined) renderKeepingFocus(template, this.host, () => this.heir())
    this.drawing = false
    if (this.stale) this.redraw()
  }
}
