import { ContractError, NO_MOVE, ok, type Move, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { play as words } from '../../i18n/play.ts'
import { formatLifted, readLifted } from '../../state/lifted.ts'
import { readParameter } from '../../state/link.ts'
import type { StateOf } from '../../state/schema.ts'
import { askingAt } from '../../figure/fetched.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnClinic } from '../../workers/spawn.ts'
import { isPass } from '../table/game-record.ts'
import { TableFigure } from '../table/table-figure.ts'
import { spokenSide } from '../table/told.ts'
import type { CutoffTree } from '../tree/element.ts'
import { Opponent, type Ask } from './opponent.ts'
import { forLink, playSchema, SEEDS, type PlaySchema } from './schema.ts'
import { openSearch } from './search.ts'
import { PlaySession, type Seat } from './session.ts'
import { setupBy, type Setup } from './setup.ts'
import { canBeStepped, caseHrefOf, requestFor, seedAt } from './stepping.ts'
import { playTemplate, type Level, type PlayActions, type PlayModel } from './view.ts'

/** Nodes that may be counted to say what minimax would have looked at: a second or two. */
const COUNT_BUDGET = 20_000_000

/**
 * `<cutoff-play id data-game data-algorithm data-depth data-least data-most data-begins
 * data-options data-levels data-level data-adviser>`: a board to play on against a search or, with
 * `data-levels`, against those opponents. Options, levels and the adviser are JSON.
 */
export class CutoffPlay extends TableFigure<PlaySchema> {
  private given: Setup | undefined
  private session: PlaySession<unknown> | undefined
  private opponent: Opponent | undefined
  /** Of a worker of its own, since to stop one request is to stop all of its worker. */
  private adviser: Opponent | undefined
  private hints = 0
  private plain: number | undefined
  private hinted: Move | undefined
  /** Who made the engine's last move; undefined before it, and after a reload. */
  private mover: Level | undefined

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

  protected override async begin(): Promise<void> {
    const { game, gameOptions, opponents, begins } = this.setup
    const kit = await knownKit(this, game)
    await this.lay(kit)
    this.session = new PlaySession(kit, begins, gameOptions)
    const spawn = opponents.some(({ faulty }) => faulty) ? () => spawnClinic(game) : undefined
    const again = askingAt(this)
    const opponent = new Opponent(new EngineClient(game, spawn, again), () => this.redraw())
    const adviser = new Opponent(new EngineClient(game, undefined, again), () => undefined)
    this.onLeave(() => opponent.leave())
    this.onLeave(() => adviser.leave())
    this.opponent = opponent
    this.adviser = adviser
  }

  protected override take(state: StateOf<PlaySchema>): Result<StateOf<PlaySchema>> {
    const { game } = this
    const { moves, begins, past, pastBegins, lifted } = state
    if (moves !== game.moves || begins !== game.begins || lifted !== this.lifted) {
      const options = { ...this.setup.gameOptions, ...readLifted(lifted) }
      const read = game.load(moves, begins, options)
      if (!read.ok) return read
    }
    // The game put aside too must be one that can be played.
    if (past !== '' && past !== game.past?.moves) {
      const read = game.loadPast(past, pastBegins)
      if (!read.ok) return read
    }
    return ok(state)
  }

  protected override ready(): void {
    const { level, depth } = this.state
    // A link from before the board had levels keeps a depth.
    if (level > 0 && depth !== this.setup.depth) this.tell(words.linkDepth(depth))
    void this.answer()
    if (readParameter(location.search, this.searchId) !== undefined) void this.openSearch()
  }

  /** The options that the reader has set, as a link has them. */
  private get lifted(): string {
    return formatLifted(this.game.options, this.setup.gameOptions)
  }

  protected come(): StateOf<PlaySchema> {
    const { game, state } = this
    const { moves, begins, past } = game
    return forLink({
      ...state,
      depth: state.level === 0 ? state.depth : this.setup.depth,
      moves,
      begins,
      past: past?.moves ?? '',
      pastBegins: past?.begins ?? this.setup.begins,
      lifted: this.lifted,
    })
  }

  protected play(move: Move): void {
    if (this.game.turn !== 'you') return
    this.game.play(move)
    this.follow(true)
  }

  /** After any change of the game: the link, the picture, and the engine if it is its turn. */
  protected override follow(arriving = false): void {
    this.adviser?.leave()
    this.hinted = undefined
    this.plain = undefined
    void this.answer()
    super.follow(arriving)
  }

  /** Lets the engine move, where it is its turn. */
  private async answer(): Promise<void> {
    const { game, opponent } = this
    if (opponent === undefined || game.turn !== 'engine') return
    const { chosen } = this
    const ask = this.ask(game.text, chosen)
    const found = await opponent.think(ask)
    if (found === undefined) return
    if (!found.ok) {
      this.refuse(found.error)
      return
    }
    const { move, stopped } = found.value
    this.mover = chosen
    game.answer({ ...found.value, move: move === NO_MOVE ? game.firstMove() : move }, stopped)
    this.change(this.come(), true)
    if (ask.agent !== undefined || ask.algorithm !== 'alphabeta' || stopped) return
    const { report } = game
    const plain = await opponent.count(ask, COUNT_BUDGET)
    if (game.report !== report) return
    this.plain = plain
    this.redraw()
  }

  /** The opponent as it is chosen: one of the page's or, where it has none, its search. */
  private get chosen(): Level {
    const { algorithm, opponents } = this.setup
    const { depth, level } = this.state
    const name = words.search(algorithm, depth)
    const search = { algorithm, options: { depth } }
    return opponents[level - 1] ?? { name, uses: words.whole(name), search }
  }

  private ask(position: string, { agent, search }: Level): Ask {
    const { algorithm = 'alphabeta', options } = search ?? {}
    const depth = options?.depth ?? this.state.depth
    const ask = { position, gameOptions: this.game.options, algorithm, depth }
    if (agent === undefined) return ask
    return { ...ask, agent: { id: agent, seed: seedAt(this.state.seed, this.game.ply) } }
  }

  /** Says what somebody who plays well would do in the reader's place. */
  private async advise(): Promise<void> {
    const { game, adviser, chosen } = this
    if (game.turn !== 'you' || adviser === undefined) return
    this.hinted = undefined
    this.tell(words.advising)
    const expert = chosen.advises ? chosen : (this.setup.adviser ?? chosen)
    const found = await adviser.think(this.ask(game.text, expert))
    if (found === undefined) return
    if (!found.ok) {
      this.tell('')
      this.refuse(found.error)
      return
    }
    this.hints++
    this.hinted = found.value.move
    const { kit, position } = game
    const move = kit.game.formatMove(position, this.hinted)
    const listed =
      expert.agent === undefined || this.setup.opponents.some(({ name }) => name === expert.name)
    const who = listed ? expert.name : undefined
    const passes = isPass(kit, position, this.hinted)
    this.tell(passes ? words.advisedPass(this.hints) : words.advised(who, move, this.hints))
  }

  /** Goes to another moment of the game, or to another game. */
  private turnTo(change: (game: PlaySession<unknown>) => void, arriving = false): void {
    this.opponent?.leave()
    this.mover = undefined
    change(this.game)
    this.follow(arriving)
  }

  override undo(): void {
    this.turnTo((game) => game.undo())
  }

  override redo(): void {
    this.turnTo((game) => game.redo(), true)
  }

  private restart(begins: Seat): void {
    const { level, seed } = this.state
    this.hints = 0
    if (level > 0) this.change({ seed: (seed + 1) % SEEDS })
    this.turnTo((game) => game.restart(begins))
  }

  private choose(choice: { readonly depth: number } | { readonly level: number }): void {
    this.hinted = undefined
    this.change(choice)
    // A search that is going on is begun again, as it is wanted now.
    void this.answer()
    this.redraw()
  }

  /** Opens the very search that found the engine's last move. */
  private async step(): Promise<void> {
    const { game } = this
    const { searched } = game
    if (searched === undefined) return
    const level = this.mover ?? this.chosen
    const request = requestFor(game, searched, level, this.state.seed, game.options)
    if (request === undefined) return
    const tree = await this.openSearch()
    const found = await tree?.show(request)
    // With the way back, which stands above it.
    tree?.parentElement?.scrollIntoView({ block: 'nearest' })
    if (found === undefined || found === searched.move) return
    this.tell(words.otherMove(found, searched.move))
  }

  private caseHref(): string {
    return caseHrefOf(location.search, this.mover ?? this.chosen, this.game.searched)
  }

  /** The tree figure below the board; undefined where there is no room for one. */
  private async openSearch(): Promise<CutoffTree | undefined> {
    const host = this.parentElement?.querySelector<HTMLElement>('.play-search')
    if (host === null || host === undefined) return undefined
    return openSearch(host, this.searchId, {
      label: words.back,
      note: words.searchKept,
      action: () => this.back(),
    })
  }

  /** From the search below to the board. */
  private back(): void {
    this.table.focus()
    this.table.element.scrollIntoView({ block: 'nearest' })
  }

  private get searchId(): string {
    return `${this.id}-search`
  }

  protected draw(arriving: boolean) {
    const { game, opponent, chosen, setup, state } = this
    const { kit, position, turn, since } = game
    const side = spokenSide(kit, position, game.reader, words)
    const active = turn === 'you'
    const scene = { position, label: words.board(side), active, hint: this.hinted, since }
    const model: PlayModel = {
      turn,
      winner: winnerOf(game),
      reason: game.outcome?.reason ?? '',
      side,
      report: game.report,
      plain: this.plain,
      budget: COUNT_BUDGET,
      thinking: opponent?.thinking === true,
      searching: opponent?.searching,
      depth: state.depth,
      depths: Array.from({ length: setup.most - setup.least + 1 }, (_, i) => setup.least + i),
      level: state.level,
      levels: setup.opponents,
      begins: game.begins,
      hasPast: game.past !== undefined,
      canStep: game.searched !== undefined && canBeStepped(this.mover ?? chosen),
      uses: chosen.uses,
      whyNoStep: chosen.why ?? '',
      caseHref: this.caseHref(),
    }
    return playTemplate(this, model, this.actions, this.show(scene, arriving), words)
  }

  private readonly actions: PlayActions = {
    advise: () => void this.advise(),
    restart: () => this.restart(this.game.begins),
    bringBack: () => this.turnTo((game) => game.bringBack()),
    stop: () => {
      this.opponent?.hurry()
      this.table.focus()
    },
    depth: (depth) => this.choose({ depth }),
    level: (level) => this.choose({ level }),
    begins: (seat) => this.restart(seat),
    step: () => void this.step(),
    caseHref: () => {
      this.writeLink()
      return this.caseHref()
    },
  }
}

function winnerOf(session: PlaySession<unknown>): Seat | 'draw' | undefined {
  const winner = session.outcome?.winner
  if (winner === undefined || winner === 'draw') return winner
  return winner === session.reader ? 'you' : 'engine'
}

define('cutoff-play', CutoffPlay)
