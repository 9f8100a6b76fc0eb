import { ContractError, ok, type Move, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import { readParameter } from '../../state/link.ts'
import { TableFigure } from '../table/table-figure.ts'
import { Engines } from './engines.ts'
import { GameControl } from './game-control.ts'
import { Hints } from './hints.ts'
import type { Live, LiveThinking } from './live.ts'
import { canTurn, dressed, playModel, sceneOf } from './models.ts'
import { forLink, playSchema, type PlaySchema } from './schema.ts'
import { PlaySession } from './session.ts'
import { soundIsOn } from './sound-setting.ts'
import { setupBy, type Setup } from './setup.ts'
import { legalPart, stateOf, takeState, type State } from './state.ts'
import { canBeStepped, caseHrefOf, searchId } from './stepping.ts'
import { playTemplate, type PlayActions } from './view.ts'

/**
 * `<cutoff-play id data-game data-algorithm data-depth data-least data-most data-begins
 * data-options data-levels data-level data-others data-labels data-adviser>`: a board to play on
 * against a search or, with `data-levels`, against those opponents; `data-others` are all others
 * who play the game. All of these and `data-options`, `data-labels` are JSON.
 */
export class CutoffPlay extends TableFigure<PlaySchema> {
  private given: Setup | undefined
  private session: PlaySession<unknown> | undefined
  private look: State['look'] = 'both'
  private readonly engines = new Engines(this)
  private readonly hints = new Hints(this, this.engines)
  private readonly control = new GameControl(this, this.engines, this.hints)
  /** Where the board is the page, or what stands behind “Game” has been opened. */
  private list: import('./game-list.ts').GameList | undefined
  private panel: typeof import('./panel.ts') | undefined
  private isOpen = false
  private thinking: LiveThinking | undefined
  private fetchingLive: Promise<void> | undefined

  get setup(): Setup {
    return (this.given ??= setupBy(this.dataset))
  }

  get game(): PlaySession<unknown> {
    if (this.session === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.session
  }

  protected schema() {
    return playSchema(this.setup, this.setup.begins)
  }

  protected override async recall(): Promise<string | undefined> {
    if (!this.setup.large) return undefined
    return (await this.fetchList()).kept?.latest
  }

  private async fetchList() {
    const { GameList } = await fetched(this, () => import('./game-list.ts'))
    return (this.list ??= new GameList(this, this.control, this.engines))
  }

  protected override async begin(): Promise<void> {
    const { game, gameOptions, begins } = this.setup
    const kit = dressed(await knownKit(this, game), () => this.look)
    await this.lay(kit)
    if (readParameter(location.search, this.id)?.includes('own')) {
      this.panel = await fetched(this, () => import('./panel.ts'))
    }
    this.session = new PlaySession(kit, begins, gameOptions)
    this.addEventListener('keydown', (event) => {
      this.list?.turnPages(event)
      if (isTurning(event) && canTurn(kit)) this.change({ turned: !this.state.turned })
    })
    this.onLeave(() => {
      this.engines.leave()
      this.thinking?.leave()
    })
  }

  protected override take(state: State): Result<State> {
    const own = this.panel?.readOwn(this.game.kit, state, this.setup)
    if (own?.ok === false) return own
    const taken = takeState(this.game, state, this.setup)
    if (!taken.ok) return taken
    this.look = state.look
    return ok(state)
  }

  /** Of moves that cannot all be played those before are kept. */
  protected override legalPart(linked: State): State | undefined {
    return legalPart(this.game, linked, this.setup)
  }

  protected override ready(): void {
    const { level, depth, against } = this.state
    // A link from before the board had levels keeps a depth.
    if (level > 0 && against === '' && depth !== this.setup.depth) {
      this.tell(words.linkDepth(depth))
    }
    this.list?.kept?.goOnWith(this.state)
    if (this.game.ply > 0 && readParameter(location.search, this.id) === undefined) {
      this.tell(words.keptGame)
    }
    void this.engines.answer()
    if (readParameter(location.search, searchId(this)) !== undefined) void this.openSearch()
  }

  /** After each change: the device keeps the game too. */
  protected override changed(arriving: boolean): void {
    this.list?.kept?.keep(this.state)
    if (arriving && soundIsOn()) void this.knock()
    super.changed(arriving)
    this.list?.showMove()
  }

  protected override linkable(state: State): State {
    return forLink(state)
  }

  /** A game that is too long for a link is on the device alone. */
  protected override keepsItself(state: State): boolean {
    this.list?.kept?.keep(state)
    return this.list?.kept?.works === true
  }

  private async knock(): Promise<void> {
    const { knock } = await fetched(this, () => import('./sound.ts'))
    knock()
  }

  protected come(): State {
    return stateOf(this.game, this.state, this.setup)
  }

  protected play(move: Move): void {
    if (this.engines.foretells) {
      this.table.letGo()
      return this.engines.expect(move)
    }
    if (this.game.turn !== 'you') return
    this.engines.isLooking = false
    this.game.play(move)
    this.follow(true)
  }

  /** After any change of the game: the link, the picture, and the engine if it is its turn. */
  override follow(arriving = false): void {
    this.hints.leave()
    this.engines.plain = undefined
    void this.engines.answer()
    super.follow(arriving)
  }

  override undo(): void {
    this.control.turnTo((game) => game.undo())
  }

  override redo(): void {
    this.control.turnTo((game) => game.redo(), true)
  }

  private async togglePanel(): Promise<void> {
    this.isOpen = !this.isOpen
    this.redraw()
    if (!this.isOpen) return
    await this.fetchList()
    this.panel ??= await fetched(this, () => import('./panel.ts'))
    this.redraw()
  }

  /** What the engine thinks, where the reader wants to see it. */
  private get live(): Live | undefined {
    if (!this.state.live || this.engines.foretells) {
      this.thinking?.leave()
      return undefined
    }
    this.fetchingLive ??= this.fetchLive()
    return this.thinking?.shown(this.engines.searching)
  }

  private async fetchLive(): Promise<void> {
    const { LiveThinking } = await fetched(this, () => import('./live.ts'))
    this.thinking = new LiveThinking(this)
    this.redraw()
  }

  /** To the case that looks into the engine's last search; empty where there is none. */
  private get caseHref(): string {
    return caseHrefOf(location.search, this.engines.last, this.game.searched)
  }

  /** Opens the room for a search below the board, where there is one, and the last search in it. */
  private async openSearch(last = false): Promise<void> {
    const host = this.parentElement?.querySelector<HTMLElement>('.play-search') ?? undefined
    if (host === undefined) return
    const figure = await fetched(host, () => import('./search-figure.ts'))
    const back = () => this.back()
    if (last) await figure.stepSearch(host, this, this.engines.last, back)
    else figure.openTree(host, this, back)
  }

  /** From the search below to the board. */
  private back(): void {
    this.table.focus()
    this.table.element.scrollIntoView({ block: 'nearest' })
  }

  protected draw(arriving: boolean) {
    const { engines, control, live } = this
    const model = playModel(this, engines, {
      canStep: this.game.searched !== undefined && canBeStepped(engines.last),
      hinted: this.hints.stage,
      caseHref: this.caseHref,
      live: live?.told,
      list: this.setup.large || this.isOpen ? this.list?.template() : undefined,
      panel: this.isOpen ? this.panel?.panelOf(this, control, engines) : undefined,
    })
    const board = this.show(sceneOf(this, this.hints, live, engines.foretells), arriving)
    return playTemplate(this, model, this.actions, board, words)
  }

  private readonly actions: PlayActions = {
    advise: () => void this.hints.ask(),
    stop: () => {
      this.engines.hurry()
      this.table.focus()
    },
    step: () => void this.openSearch(true),
    newGame: () => this.control.restart(),
    nextRound: () => this.control.anew((game) => game.nextRound()),
    guess: (guess) => void this.change({ guess }),
    run: () => this.engines.playOn(this.engines.isRunning ? 'rest' : 'on'),
    oneMove: () => this.engines.playOn('once'),
    letPlay: () => this.engines.letPlay(),
    askAgain: () => this.follow(),
    panel: () => void this.togglePanel(),
    caseHref: () => {
      this.writeLink()
      return this.caseHref
    },
  }
}

/** The key that turns the board. */
function isTurning({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || key.toLowerCase() !== 't') return false
  return target instanceof Element && target.closest('input, select, textarea') === null
}

define('cutoff-play', CutoffPlay)
