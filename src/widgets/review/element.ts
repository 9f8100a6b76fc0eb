import { html, nothing, type TemplateResult } from 'lit-html'
import {
  ContractError,
  ok,
  type GameOptions,
  type Judged,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { keepMoveInSight } from '../../figure/move-in-sight.ts'
import { stepByKeys } from '../../figure/stepper/keys.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { review as words } from '../../i18n/review.ts'
import { formatLifted, readLifted } from '../../state/lifted.ts'
import { encodeState, fitsLink, readParameter } from '../../state/link.ts'
import { GameRecord } from '../table/game-record.ts'
import type { GameExtras } from '../table/game-extras.ts'
import { TableFigure } from '../table/table-figure.ts'
import { Findings } from './findings.ts'
import { isSame, type KeptReview } from './kept.ts'
import { Incoming } from './incoming.ts'
import { Later } from './later.ts'
import type { NamedAgent } from './looks.ts'
import { positionsOf, reviewModel } from './model.ts'
import { Reviewing } from './reviewing.ts'
import { sceneOf } from './scene.ts'
import { REVIEW_SCHEMA, type ReviewSchema, type ReviewState } from './schema.ts'
import { belowTemplate, sideTemplate, type ReviewActions, type ReviewModel } from './view.ts'

/**
 * `<cutoff-review id data-game data-labels data-agents>`: a game under review. `data-labels` is JSON
 * as of `<cutoff-analysis>`, `data-agents` of those who may be asked what they would play,
 * `data-play` the options of the board to play on, and `data-way` says how positions are judged, by
 * the effort.
 */
export class CutoffReview extends TableFigure<ReviewSchema> {
  private record: GameRecord<unknown> | undefined
  private extras: GameExtras<unknown> = {}
  private readonly stepper = new Stepper({ steps: 0 }, ({ step }) => this.goTo(step))
  /** Why the moves of a link or a text can be played no further, and the sentence of it. */
  private finding: Findings | undefined
  private showsLine = true
  private readonly later = new Later(this)
  private readonly incoming = new Incoming({
    figure: this,
    game: () => this.game,
    extras: () => this.extras,
    arrived: () => this.arrived(),
    open: (review) => this.open(review),
    refuse: (sentence) => void this.refuse(sentence),
    redraw: () => this.redraw(),
  })
  private reviewing: Reviewing | undefined

  protected get game(): GameRecord<unknown> {
    if (this.record === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.record
  }

  protected schema() {
    return REVIEW_SCHEMA
  }

  private get findings(): Findings {
    return (this.finding ??= new Findings(this.dataset['game'] ?? '', this.stepper, {
      game: () => this.game,
      come: () => this.come(),
    }))
  }

  /** The game that was reviewed last, where a link can hold it; a longer one is read in `begin`. */
  protected override recall(): string | undefined {
    const [last] = this.findings.kept.all
    if (last === undefined || readParameter(location.search, this.id) !== undefined)
      return undefined
    const state = { ...last, ply: -1 }
    return fitsLink(REVIEW_SCHEMA, state) ? encodeState(REVIEW_SCHEMA, state) : undefined
  }

  protected override async begin(wanted: ReviewState): Promise<void> {
    const kit = await knownKit(this, this.dataset['game'] ?? '')
    const { extras } = await this.lay(kit)
    this.extras = extras
    this.record = new GameRecord(kit)
    stepByKeys(this, this.stepper)
    this.onLeave(() => {
      this.stepper.pause()
      this.reviewing?.client.stop()
    })
    const [last] = this.findings.kept.all
    if (wanted.moves === '' && readParameter(location.search, this.id) === undefined && last) {
      this.load(last)
    }
  }

  protected override ready(): void {
    const state = this.state
    if (readParameter(location.search, this.id) === undefined && state.moves !== '') {
      this.tell(words.keptGame)
    }
    this.findings.recall()
    void this.fetchResults()
  }

  private load({ lifted, set, moves }: Pick<ReviewState, 'lifted' | 'set' | 'moves'>) {
    return this.game.load(readLifted(lifted), set, moves)
  }

  /** Of moves that cannot all be played those before lie on the board. */
  protected override take(state: ReviewState): Result<ReviewState> {
    const { game } = this
    const now = this.come()
    const isOther = (['lifted', 'set', 'moves'] as const).some((name) => now[name] !== state[name])
    // A game that is too long for a link is there already, and its state says less.
    if (isOther && !(state.moves === '' && game.line.length > 0 && !fitsLink(REVIEW_SCHEMA, now))) {
      const loaded = this.load(state)
      this.findings.judge([])
      if (!loaded.ok) return loaded
    }
    this.effort = state.effort
    this.turnTo(state.ply < 0 ? game.line.length : state.ply)
    return ok(this.come())
  }

  protected override legalPart({ effort }: ReviewState): ReviewState | undefined {
    return this.game.line.length > 0 ? { ...this.come(), effort } : undefined
  }

  private turnTo(ply: number): void {
    const { game } = this
    const to = Math.min(ply, game.line.length)
    while (game.played.length > to && game.canUndo) game.undo()
    while (game.played.length < to && game.canRedo) game.redo()
    this.stepper.place(game.played.length)
  }

  protected come(): ReviewState {
    const { game } = this
    const { line, played } = game
    return {
      lifted: formatLifted(game.options),
      set: game.board,
      moves: game.written(line),
      ply: played.length === line.length ? -1 : played.length,
      effort: this.effort,
    }
  }

  private effort: ReviewState['effort'] = 'usual'

  protected override get standing(): string {
    return fitsLink(REVIEW_SCHEMA, this.state) ? '' : words.notInLink
  }

  protected play(move: Move): void {
    const { game } = this
    const next = game.line[game.played.length]
    if (next?.move === move) return this.goTo(game.played.length + 1)
    this.reviewing?.stop()
    const before = game.played.length
    game.play(move)
    this.findings.judge(this.findings.judged.slice(0, before + 1))
    this.follow(true)
  }

  private goTo(ply: number): void {
    this.turnTo(ply)
    this.follow()
  }

  override undo(): void {
    const { game } = this
    const { line } = game
    game.undo()
    if (line !== game.line) this.findings.recall()
    this.follow()
  }

  /** The game is another: what has been found of the last one is kept with it. */
  override follow(arriving = false): void {
    this.incoming.texts?.follow()
    super.follow(arriving)
  }

  protected override changed(arriving: boolean): void {
    this.findings.keep()
    void this.fetchResults()
    super.changed(arriving)
    keepMoveInSight(this)
  }

  private async fetchResults(): Promise<void> {
    if (this.game.line.length === 0) return
    const agents = JSON.parse(this.dataset['agents'] ?? '[]') as readonly NamedAgent[]
    await this.later.fetch(
      agents,
      () => this.worker.client,
      () => this.redraw(),
    )
  }

  private get worker(): Reviewing {
    return (this.reviewing ??= new Reviewing(this, this.dataset['game'] ?? '', {
      changed: (judged) => {
        this.findings.judge(judged)
        this.findings.keep()
        void this.fetchResults()
        this.redraw()
      },
      progress: () => this.redraw(),
      failed: (error) => {
        this.tell(words.failed)
        this.refuse(error)
      },
    }))
  }

  private beginReview(known: readonly (Judged | undefined)[]): void {
    const { game } = this
    this.findings.judge(known)
    const positions = positionsOf(game.kit, game)
    const asked = { positions, gameOptions: game.options, effort: this.effort }
    void this.worker.start(asked, known)
    this.redraw()
  }

  protected override get reader() {
    return (text: string) => void this.incoming.read(text)
  }

  /** Another game has been set up. */
  private arrived(): void {
    this.reviewing?.stop()
    this.findings.judge([])
    this.follow()
    this.findings.recall()
    void this.fetchResults()
    this.redraw()
  }

  private open(review: KeptReview): void {
    this.incoming.games = []
    this.effort = review.effort
    const { line } = this.game
    const taken = this.take({ ...review, ply: -1 })
    if (!taken.ok) {
      if (line === this.game.line) return void this.refuse(taken.error)
      this.arrived()
      return void this.incoming.cut({ ...taken.error, at: -1 }, this.game.line.length)
    }
    this.follow()
    this.findings.judge(review.judged)
    this.findings.keep()
    void this.fetchResults()
    this.redraw()
  }

  private readonly actions: ReviewActions = {
    effort: (effort) => {
      this.reviewing?.stop()
      this.effort = effort
      this.findings.judge([])
      this.change({ effort })
      this.findings.recall()
      this.redraw()
    },
    begin: () => this.beginReview(this.findings.judged),
    again: () => this.beginReview([]),
    stop: () => {
      this.reviewing?.stop()
      this.redraw()
    },
    goTo: (ply) => this.goTo(ply),
    newGame: () => {
      this.reviewing?.stop()
      this.game.restart()
      this.arrived()
    },
    texts: () => this.incoming.toggle(),
    save: () => void this.save(),
    open: (game) => void this.incoming.choose(game),
    goOnWith: (game) => {
      this.reviewing?.stop()
      this.open(game)
    },
  }

  private async save(): Promise<void> {
    const load = () => Promise.all([import('./files.ts'), import('../lab/file.ts')])
    const [{ fileText }, { download }] = await fetched(this, load)
    const { id } = this.game.kit.game
    download(`${id}.json`, fileText(id, this.findings.game))
  }

  /** The options that the board to play on has by itself. */
  private get playedWith(): GameOptions {
    return JSON.parse(this.dataset['play'] ?? '{}') as GameOptions
  }

  private async leaveFor(
    where: (elsewhere: typeof import('./elsewhere.ts')) => string | undefined,
  ): Promise<void> {
    const elsewhere = await fetched(this, () => import('./elsewhere.ts'))
    const href = where(elsewhere)
    if (href === undefined) return void this.refuse(words.notInLink)
    this.writeLink()
    location.assign(href)
  }

  protected draw(arriving: boolean): TemplateResult {
    const { game, later, incoming, extras, showsLine } = this
    const { found } = this.findings
    const { isOpen, texts } = incoming
    const { results, looks, lines } = later
    const model = this.model()
    const looked = looks?.show(game)
    const scene = sceneOf(game, extras, found, { looked, lines, showsLine })
    const board = this.show(scene, arriving)
    return html`
      <div class="beside-board">${board}</div>
      <div class="beside-side">
        ${sideTemplate(this, model, this.stepper, this.actions)}
        ${
          found === undefined || results === undefined
            ? nothing
            : results.resultsTemplate(game, found, this.showsLine, {
                goTo: this.actions.goTo,
                showLine: (shown) => {
                  this.showsLine = shown
                  this.redraw()
                },
                tryAgain: () =>
                  void this.leaveFor(({ playHref }) => playHref(game, this.playedWith)),
                whyNot: (move, better, depth) =>
                  void this.leaveFor(({ whyNotHref }) => whyNotHref(game, move, better, depth)),
              })
        }
        ${looked === undefined || game.line.length === 0 ? nothing : html`<section class="review-looks">${looked.panel}</section>`}
        ${belowTemplate(this, model, this.actions)}
        ${isOpen && texts !== undefined ? texts.draw(this.id, (error) => this.sentence(error)) : nothing}
      </div>
    `
  }

  private model(): ReviewModel {
    const { game, findings, reviewing, incoming, effort } = this
    const { found, kept } = findings
    const doing = {
      nodes: reviewing?.isRunning === true ? reviewing.nodes : undefined,
      isOpen: incoming.isOpen,
      games: incoming.games,
      listed: incoming.listed,
      effort,
      way: (JSON.parse(this.dataset['way'] ?? '{}') as Record<string, string>)[effort] ?? '',
      others: kept.all.filter((each) => !isSame(each, this.findings.game)),
      keeps: kept.works,
    }
    return reviewModel(game, found, doing, words)
  }
}

define('cutoff-review', CutoffReview)
