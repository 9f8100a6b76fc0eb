import {
  ContractError,
  ok,
  type GameKit,
  type GameOptions,
  type Move,
  type Player,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { play as words } from '../../i18n/play.ts'
import { readParameter } from '../../state/link.ts'
import { TableFigure } from '../table/table-figure.ts'
import { adviceSentence } from './advice.ts'
import { drawsLots, enginesOf, seated, shownIn } from './cast.ts'
import type { PanelActions } from './game-panel.ts'
import type { KeptGames } from './kept.ts'
import type { Level } from './level.ts'
import { COUNT_BUDGET, Engines } from './engines.ts'
import type { ListActions } from './move-list.ts'
import { hasSigns, panelModel, playModel, sceneOf, type PlayModel } from './models.ts'
import { playSchema, SEEDS, type PlaySchema } from './schema.ts'
import { formatScore } from './score.ts'
import { SearchBelow } from './search.ts'
import { PlaySession } from './session.ts'
import { setupBy, type Setup } from './setup.ts'
import { stateOf, takeState, type State } from './state.ts'
import { canBeStepped, caseHrefOf, requestFor } from './stepping.ts'
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
  private isOpen = false
  /** The reader looks at an earlier position, or at another line: the engine waits. */
  private isLooking = false
  /** What the device keeps, where the board is the page. */
  private kept: KeptGames | undefined
  private readonly below = new SearchBelow(this, () => this.back())
  private list: typeof import('./move-list.ts') | undefined
  private panel: typeof import('./game-panel.ts') | undefined
  private hints = 0
  private hinted: Move | undefined
  private readonly engines = new Engines(this, {
    now: () => ({
      setup: this.setup,
      state: this.state,
      game: this.game,
      isLooking: this.isLooking,
    }),
    moved: () => void this.change(this.come(), true),
    redraw: () => this.redraw(),
    tell: (text) => this.tell(text),
    refuse: (error) => void this.refuse(error),
  })

  private get setup(): Setup {
    return (this.given ??= setupBy(this.dataset))
  }

  protected get game(): PlaySession<unknown> {
    if (this.session === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.session
  }

  protected schema() {
    return playSchema(this.setup, this.setup.begins)
  }

  protected override async recall(): Promise<string | undefined> {
    if (!this.setup.large) return undefined
    const { KeptGames } = await fetched(this, () => import('./kept.ts'))
    this.kept = new KeptGames(this.schema(), this.setup.game)
    return this.kept.latest
  }

  protected override async begin(): Promise<void> {
    const { game, gameOptions, begins } = this.setup
    const kit = this.dressed(await knownKit(this, game))
    await this.lay(kit)
    this.session = new PlaySession(kit, begins, gameOptions)
    if (this.setup.large) {
      this.list = await fetched(this, () => import('./move-list.ts'))
      this.addEventListener('keydown', (event) => this.turnPages(event))
    }
    this.onLeave(() => this.engines.leave())
  }

  /** The game whose sides are called as they look. */
  private dressed(kit: GameKit<unknown>): GameKit<unknown> {
    if (!hasSigns(kit)) return kit
    return {
      ...kit,
      sideOf: (_, player: Player) => (this.look === 'stones' ? 'bw' : kit.sides)[player],
    }
  }

  protected override take(state: State): Result<State> {
    const taken = takeState(this.game, state, this.setup)
    if (!taken.ok) return taken
    this.look = state.look
    return ok(state)
  }

  private look: State['look'] = 'both'

  protected override ready(): void {
    const { level, depth, against } = this.state
    // A link from before the board had levels keeps a depth.
    if (level > 0 && against === '' && depth !== this.setup.depth) {
      this.tell(words.linkDepth(depth))
    }
    this.kept?.goOnWith(this.state)
    if (this.game.ply > 0 && readParameter(location.search, this.id) === undefined) {
      this.tell(words.keptGame)
    }
    void this.engines.answer()
    void this.below.openLinked()
  }

  /** After each change: the device keeps the game too. */
  protected override changed(arriving: boolean): void {
    this.kept?.keep(this.state)
    super.changed(arriving)
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
    this.isLooking = false
    this.game.play(move)
    this.follow(true)
  }

  /** After any change of the game: the link, the picture, and the engine if it is its turn. */
  protected override follow(arriving = false): void {
    this.engines.leaveHint()
    this.engines.plain = undefined
    this.hinted = undefined
    void this.engines.answer()
    super.follow(arriving)
  }

  /** The opponent as it is shown: a hidden one by no name. */
  private get chosen(): Level {
    return shownIn('engine', this.setup, this.state)
  }

  /** Says what somebody who plays well would do in the reader's place. */
  private async advise(): Promise<void> {
    const { game, chosen } = this
    if (game.turn !== 'you') return
    this.hinted = undefined
    this.tell(words.advising)
    const expert = chosen.advises ? chosen : (this.setup.adviser ?? chosen)
    const found = await this.engines.advise(expert)
    if (found === undefined) return
    if (!found.ok) {
      this.tell('')
      this.refuse(found.error)
      return
    }
    this.hints++
    this.hinted = found.value.move
    this.tell(adviceSentence(game, this.hinted, expert, this.setup, this.hints))
  }

  /** Goes to another moment of the game, or to another game. */
  private turnTo(
    change: (game: PlaySession<unknown>) => void,
    arriving = false,
    isLooking = false,
  ): void {
    this.engines.rest()
    this.engines.mover = undefined
    this.isLooking = isLooking
    change(this.game)
    this.follow(arriving)
  }

  override undo(): void {
    this.turnTo((game) => game.undo())
  }

  override redo(): void {
    this.turnTo((game) => game.redo(), true)
  }

  /** Another game begins: with a seed of its own, where lots are drawn. */
  private anew(begin: (game: PlaySession<unknown>) => void): void {
    const { seed, players } = this.state
    this.hints = 0
    this.engines.restart()
    const lots = enginesOf(players).some((seat) => drawsLots(shownIn(seat, this.setup, this.state)))
    this.change({ guess: '', ...(lots && { seed: (seed + 1) % SEEDS }) })
    this.turnTo(begin)
  }

  /** Others play, by another way: the score of those before is no more. */
  private choose(choice: Partial<State>, again = true): void {
    this.hinted = undefined
    this.engines.rest()
    if (again) this.game.score = undefined
    this.change({ ...choice, score: formatScore(this.game.score) })
    // A search that is going on is begun again, as it is wanted now.
    void this.engines.answer()
    this.redraw()
  }

  /** Sets an option of the game: another game begins. */
  private setOption(name: string, value: string | number | boolean | undefined): void {
    const { [name]: _, ...others } = this.game.options
    this.setOptions(value === undefined ? others : { ...others, [name]: value })
  }

  private setOptions(options: GameOptions): void {
    const { game, setup } = this
    const read = game.kit.game.parse('', options)
    if (read.ok) return this.anew(() => game.restart(game.begins, options))
    const { error } = read
    const name = String(error.params?.['name'] ?? '')
    const named = setup.labels.options[name] ?? name
    this.refuse({ ...error, params: { ...error.params, name: named } })
  }

  private async togglePanel(): Promise<void> {
    this.isOpen = !this.isOpen
    this.redraw()
    if (!this.isOpen || this.panel !== undefined) return
    this.panel = await fetched(this, () => import('./game-panel.ts'))
    this.redraw()
  }

  /** Arrow keys go through the moves, except where they do something else. */
  private turnPages(event: KeyboardEvent): void {
    const ply = this.list?.plyAsked(event, this.game)
    if (ply === undefined) return
    event.preventDefault()
    this.listActions.goTo(ply)
  }

  private readonly listActions: ListActions = {
    goTo: (ply) => this.turnTo((game) => game.goTo(ply), false, ply < this.game.line.length),
    takeUp: (line) => this.turnTo((game) => game.takeUp(line), false, true),
    playOn: () => this.turnTo(() => undefined),
    goOnWith: ({ state }) => {
      const { kept } = this
      this.engines.leave()
      kept?.goOnWith(state)
      if (this.change(state)) this.turnTo(() => undefined)
      else kept?.goOnWith(this.state)
    },
  }

  /** Opens the very search that found the engine's last move. */
  private async step(): Promise<void> {
    const { game } = this
    const { searched } = game
    if (searched === undefined) return
    const level = this.engines.mover ?? this.chosen
    const request = requestFor(game, searched, level, this.state.seed, game.options)
    if (request === undefined) return
    const found = await this.below.show(request)
    if (found === undefined || found === searched.move) return
    this.tell(words.otherMove(found, searched.move))
  }

  private caseHref(): string {
    return caseHrefOf(location.search, this.engines.mover ?? this.chosen, this.game.searched)
  }

  /** From the search below to the board. */
  private back(): void {
    this.table.focus()
    this.table.element.scrollIntoView({ block: 'nearest' })
  }

  protected draw(arriving: boolean) {
    const { game, state, setup, hinted, engines } = this
    const model = playModel(setup, state, game, {
      plain: engines.plain,
      budget: COUNT_BUDGET,
      thinking: engines.isThinking,
      searching: engines.searching,
      running: engines.isRunning,
      foretelling: engines.foretells,
      canStep: game.searched !== undefined && canBeStepped(this.engines.mover ?? this.chosen),
      caseHref: this.caseHref(),
      looking: this.isLooking ? { ply: game.ply, of: game.line.length } : undefined,
      list: this.moves(),
      panel: this.isOpen
        ? this.panel?.gamePanel(
            this,
            panelModel(setup, state, game, engines.pace),
            this.panelActions,
          )
        : undefined,
    })
    const board = this.show(sceneOf(state, game, hinted, engines.foretells), arriving)
    return playTemplate(this, model, this.actions, board, words)
  }

  private moves(): PlayModel['list'] {
    const { list, kept, game, isLooking } = this
    if (list === undefined || kept === undefined) return undefined
    return list.moveList(game, kept, isLooking && game.turn === 'engine', this.listActions)
  }

  private readonly panelActions: PanelActions = {
    players: (players) => this.choose({ players }),
    sit: (seat, id) => this.choose({ ...seated(seat, id, this.setup), guess: '' }),
    depth: (depth) => this.choose({ depth }),
    begins: (seat) => this.anew((game) => game.restart(seat)),
    option: (name, value) => this.setOption(name, value),
    options: (options) => this.setOptions({ ...this.game.options, ...options }),
    look: (look) => void this.change({ look }),
    foretell: (foretell) => this.choose({ foretell }, false),
    pace: (pace) => {
      this.engines.pace = pace
      this.redraw()
    },
    newGame: () => this.anew((game) => game.restart(game.begins)),
    swap: () => this.turnTo((game) => game.swap()),
    resign: () => this.turnTo((game) => game.resign(game.players === 'people' ? game.seat : 'you')),
    bringBack: () => this.turnTo((game) => game.bringBack()),
  }

  private readonly actions: PlayActions = {
    advise: () => void this.advise(),
    stop: () => {
      this.engines.hurry()
      this.table.focus()
    },
    step: () => void this.step(),
    newGame: () => this.anew((game) => game.restart(game.begins)),
    nextRound: () => this.anew((game) => game.nextRound()),
    guess: (guess) => void this.change({ guess }),
    run: () => this.playOn(this.engines.isRunning ? 'rest' : 'on'),
    oneMove: () => this.playOn('once'),
    letPlay: () => this.engines.letPlay(),
    panel: () => void this.togglePanel(),
    caseHref: () => {
      this.writeLink()
      return this.caseHref()
    },
  }

  /** Has two engines play on, play one move, or rest. */
  private playOn(run: 'rest' | 'once' | 'on'): void {
    this.engines.playOn(run)
    this.redraw()
  }
}

define('cutoff-play', CutoffPlay)
