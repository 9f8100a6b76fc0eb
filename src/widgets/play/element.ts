import { NO_MOVE, type Move, type Result } from '../../../engine/index.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/errors.ts'
import { play as words } from '../../i18n/play.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { readParameter } from '../../state/link.ts'
import type { StateOf } from '../../state/schema.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnClinic } from '../../workers/spawn.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import { isPass } from '../table/game-record.ts'
import { loadTable, type Table, type TableEvents } from '../table/table.ts'
import { spokenSide } from '../table/told.ts'
import type { CutoffTree } from '../tree/element.ts'
import { whenNear } from '../../figure/when-near.ts'
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
export class CutoffPlay extends HTMLElement {
  private table: Table | undefined
  private session: PlaySession<unknown> | undefined
  private opponent: Opponent | undefined
  /** Of a worker of its own, since to stop one request is to stop all of its worker. */
  private adviser: Opponent | undefined
  private hints = 0
  private link: FigureLink<PlaySchema> | undefined
  private setup: Setup | undefined
  private depth = 1
  private level = 0
  private seed = 0
  private seat: Seat = 'you'
  private plain: number | undefined
  private error = ''
  private hint = ''
  private hinted: Move | undefined
  /** Who made the engine's last move; undefined before it, and after a reload. */
  private mover: Level | undefined

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  private async begin(): Promise<void> {
    const setup = setupBy(this.dataset)
    const { game, gameOptions, opponents } = setup
    this.setup = setup
    this.seat = setup.begins
    this.depth = setup.depth
    this.level = setup.level
    const kit = await fetchKit(this, game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    this.session = new PlaySession(kit.value, this.seat, gameOptions)
    const spawn = opponents.some(({ faulty }) => faulty) ? () => spawnClinic(game) : undefined
    this.opponent = new Opponent(new EngineClient(game, spawn), () => this.draw())
    this.adviser = new Opponent(new EngineClient(game), () => undefined)
    this.link = new FigureLink(this.id, playSchema(setup, this.seat))
    const events: TableEvents = {
      move: (move) => this.move(move),
      handled: () => {
        this.error = ''
      },
      changed: () => this.draw(),
    }
    this.table = await fetched(this, () => loadTable(kit.value, events))
    this.readLink(this.session, this.link)
    this.replaceChildren()
    void this.answer()
    this.draw()
    if (readParameter(location.search, this.searchId) !== undefined) void this.openSearch()
  }

  disconnectedCallback(): void {
    this.opponent?.leave()
    this.adviser?.leave()
    this.link?.flush()
  }

  private readLink(session: PlaySession<unknown>, link: FigureLink<PlaySchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const { state } = read.value
    this.hint = linkSentence(errors, read)
    if (this.level === 0) this.depth = state.depth
    else if (state.depth !== this.depth) this.hint = words.linkDepth(state.depth)
    this.level = state.level
    this.seed = state.seed
    // The game put aside too must be one that can be played.
    const past = session.loadPast(state.past, state.pastBegins)
    if (!past.ok) this.error = `${words.linkPast} ${errorSentence(errors, past.error)}`
    const loaded = session.load(state.moves, state.begins)
    if (loaded.ok) return
    session.load('', state.begins)
    this.error = `${words.linkMoves} ${errorSentence(errors, loaded.error)}`
  }

  private move(move: Result<Move>): void {
    const { session } = this
    if (session?.turn !== 'you') return
    if (!move.ok) {
      this.error = errorSentence(errors, move.error)
      this.draw()
      return
    }
    session.play(move.value)
    this.changed(true)
  }

  /** After any change of the game: the link, the picture, and the engine if it is its turn. */
  private changed(arriving = false): void {
    this.table?.letGo()
    this.adviser?.leave()
    this.error = ''
    this.hint = ''
    this.hinted = undefined
    this.plain = undefined
    this.save()
    void this.answer()
    this.draw(arriving)
  }

  /** Lets the engine move, where it is its turn. */
  private async answer(): Promise<void> {
    const { session, opponent } = this
    if (session === undefined || opponent === undefined || session.turn !== 'engine') return
    const { chosen } = this
    const ask = this.ask(session.text, chosen)
    const found = await opponent.think(ask)
    if (found === undefined) return
    if (!found.ok) {
      this.error = errorSentence(errors, found.error)
      this.draw()
      return
    }
    const { move, stopped } = found.value
    this.mover = chosen
    session.answer({ ...found.value, move: move === NO_MOVE ? session.firstMove() : move }, stopped)
    this.save()
    this.draw(true)
    if (ask.agent !== undefined || ask.algorithm !== 'alphabeta' || stopped) return
    const { report } = session
    const plain = await opponent.count(ask, COUNT_BUDGET)
    if (session.report !== report) return
    this.plain = plain
    this.draw()
  }

  /** The opponent as it is chosen: one of the page's or, where it has none, its search. */
  private get chosen(): Level {
    const { algorithm = 'alphabeta', opponents = [] } = this.setup ?? {}
    const name = words.search(algorithm, this.depth)
    const search = { algorithm, options: { depth: this.depth } }
    return opponents[this.level - 1] ?? { name, uses: words.whole(name), search }
  }

  private ask(position: string, { agent, search }: Level): Ask {
    const { algorithm = 'alphabeta', options } = search ?? {}
    const depth = options?.depth ?? this.depth
    const ask = { position, gameOptions: this.setup?.gameOptions, algorithm, depth }
    if (agent === undefined) return ask
    return { ...ask, agent: { id: agent, seed: seedAt(this.seed, this.session?.ply ?? 0) } }
  }

  /** Says what somebody who plays well would do in the reader's place. */
  private async advise(): Promise<void> {
    const { session, adviser } = this
    if (session?.turn !== 'you' || adviser === undefined) return
    this.hint = words.advising
    this.hinted = undefined
    this.draw()
    const { chosen } = this
    const expert = chosen.advises ? chosen : (this.setup?.adviser ?? chosen)
    const found = await adviser.think(this.ask(session.text, expert))
    if (found === undefined) return
    if (found.ok) {
      this.hints++
      this.hinted = found.value.move
      const { kit, position } = session
      const move = kit.game.formatMove(position, this.hinted)
      const { opponents = [] } = this.setup ?? {}
      const listed =
        expert.agent === undefined || opponents.some(({ name }) => name === expert.name)
      const who = listed ? expert.name : undefined
      this.hint = isPass(kit, position, this.hinted)
        ? words.advisedPass(this.hints)
        : words.advised(who, move, this.hints)
    } else {
      this.hint = ''
      this.error = errorSentence(errors, found.error)
    }
    this.draw()
  }

  /** Goes to another moment of the game, or to another game. */
  private turnTo(change: (session: PlaySession<unknown>) => void, arriving = false): void {
    if (this.session === undefined) return
    this.opponent?.leave()
    this.mover = undefined
    change(this.session)
    this.changed(arriving)
  }

  private restart(begins: Seat): void {
    this.seed = (this.seed + 1) % SEEDS
    this.hints = 0
    this.turnTo((session) => session.restart(begins))
  }

  private hurry(): void {
    this.opponent?.hurry()
    this.table?.focus()
  }

  private choose({ depth = this.depth, level = this.level }): void {
    this.depth = depth
    this.level = level
    this.error = ''
    this.save()
    // A search that is going on is begun again, as it is wanted now.
    void this.answer()
    this.draw()
  }

  /** Opens the very search that found the engine's last move. */
  private async step(): Promise<void> {
    const { session, setup } = this
    const searched = session?.searched
    if (session === undefined || searched === undefined) return
    const level = this.mover ?? this.chosen
    const request = requestFor(session, searched, level, this.seed, setup?.gameOptions)
    if (request === undefined) return
    const tree = await this.openSearch()
    const found = await tree?.show(request)
    // With the way back, which stands above it.
    tree?.parentElement?.scrollIntoView({ block: 'nearest' })
    if (found === undefined || found === searched.move) return
    this.hint = words.otherMove(found, searched.move)
    this.draw()
  }

  private caseHref(): string {
    return caseHrefOf(location.search, this.mover ?? this.chosen, this.session?.searched)
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
    this.table?.focus()
    this.table?.element.scrollIntoView({ block: 'nearest' })
  }

  private get searchId(): string {
    return `${this.id}-search`
  }

  private async copy(): Promise<void> {
    const href = this.link?.linkTo(this.state())
    if (href === undefined) return
    this.hint = await copyText(href, words)
    this.draw()
  }

  private state(): StateOf<PlaySchema> {
    const { session } = this
    return forLink({
      moves: session?.moves ?? '',
      depth: this.depth,
      level: this.level,
      seed: this.level === 0 ? 0 : this.seed,
      begins: session?.begins ?? this.seat,
      past: session?.past?.moves ?? '',
      pastBegins: session?.past?.begins ?? this.seat,
    })
  }

  private save(): void {
    const written = this.link?.write(this.state())
    if (written?.ok === false) this.error = errorSentence(errors, written.error)
  }

  private draw(arriving = false): void {
    const { session, table, opponent } = this
    if (session === undefined || table === undefined) return
    const { kit, position, turn } = session
    const { chosen } = this
    const side = spokenSide(kit, position, session.reader, words)
    const { since } = session
    const active = turn === 'you'
    const scene = { position, label: words.board(side), active, hint: this.hinted, since }
    const below = table.show(scene, arriving)
    const model: PlayModel = {
      turn,
      winner: winnerOf(session),
      reason: session.outcome?.reason ?? '',
      side,
      report: session.report,
      plain: this.plain,
      budget: COUNT_BUDGET,
      thinking: opponent?.thinking === true,
      searching: opponent?.searching,
      error: this.error,
      hint: this.hint,
      depth: this.depth,
      depths: this.depths(),
      level: this.level,
      levels: this.setup?.opponents ?? [],
      begins: session.begins,
      canUndo: session.canUndo,
      canRedo: session.canRedo,
      hasPast: session.past !== undefined,
      canStep: session.searched !== undefined && canBeStepped(this.mover ?? chosen),
      uses: chosen.uses,
      whyNoStep: chosen.why ?? '',
      caseHref: this.caseHref(),
    }
    const shown = playTemplate(model, this.actions, [table.element, below], this.id, words)
    renderKeepingFocus(shown, this, () => table.focus())
  }

  private readonly actions: PlayActions = {
    undo: () => {
      if (this.session?.canUndo === true) this.turnTo((session) => session.undo())
    },
    redo: () => {
      if (this.session?.canRedo === true) this.turnTo((session) => session.redo(), true)
    },
    bringBack: () => this.turnTo((session) => session.bringBack()),
    advise: () => void this.advise(),
    restart: () => this.restart(this.session?.begins ?? this.seat),
    stop: () => this.hurry(),
    depth: (depth) => this.choose({ depth }),
    level: (level) => this.choose({ level }),
    begins: (seat) => this.restart(seat),
    step: () => void this.step(),
    caseHref: () => {
      this.link?.flush()
      return this.caseHref()
    },
    copy: () => void this.copy(),
  }

  private depths(): number[] {
    const { least = 1, most = 1 } = this.setup ?? {}
    return Array.from({ length: most - least + 1 }, (_, i) => least + i)
  }
}

function winnerOf(session: PlaySession<unknown>): Seat | 'draw' | undefined {
  const winner = session.outcome?.winner
  if (winner === undefined || winner === 'draw') return winner
  return winner === session.reader ? 'you' : 'engine'
}

define('cutoff-play', CutoffPlay)
