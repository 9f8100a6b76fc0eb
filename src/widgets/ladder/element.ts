import { render } from 'lit-html'
import type { MatchGame } from '../../../engine/index.ts'
import { hexBoard } from '../../boards/hex.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/en/errors.ts'
import { ladder as words } from '../../i18n/en/ladder.ts'
import { stepper as stepperWords } from '../../i18n/en/stepper.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { defaultsOf } from '../../state/schema.ts'
import { EngineClient } from '../../workers/client.ts'
import { RULES } from '../marbles/model.ts'
import { actionOf, isTaken } from '../stepper/keys.ts'
import { Stepper } from '../stepper/stepper.ts'
import { intervals } from './plot.ts'
import { momentOf, stepsOf, storedGame, type ShownGame } from './replay.ts'
import { resultsTable } from './results.ts'
import { PlayedGames, type StoredRun } from './runs.ts'
import { saidOf } from './say.ts'
import { ladderSchema, lowerOf, matchesOf, UPPERS, type LadderState, type Upper } from './schema.ts'
import { ladderTemplate, type LadderActions } from './view.ts'

/** What a run of games has done, and how long it may go on. */
interface Going {
  readonly of: number
  done: number
  ply: number
  /** Seconds that the games over, and those to come, took where the stored run was made. */
  past: number
  left: number
}

/** The stored run’s pace counts as much as so many seconds of games played here. */
const TRUSTED = 5

const IDLE: Going = { of: 1, done: 0, ply: 0, past: 0, left: 0 }

/**
 * `<cutoff-ladder id data-stored data-seed>`: the stored run of the ladder (`StoredRun`s as JSON,
 * and its seed), the same matches played in a worker, and every game of either to be stepped through.
 * A link keeps what is to be played and the game that is shown: from the same come the same games.
 */
export class CutoffLadder extends HTMLElement {
  private link: FigureLink<typeof ladderSchema> | undefined
  private readonly client = new EngineClient('abalone')
  private readonly played = new PlayedGames()
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private stored: readonly StoredRun[] = []
  private state: LadderState = defaultsOf(ladderSchema)
  private shown: ShownGame | undefined
  private plot: Node = document.createComment('')
  private results: Node = document.createComment('')
  private board: Node = document.createComment('')
  private running = false
  private going: Going = IDLE
  private says = ''
  private error = ''
  private hint = ''

  connectedCallback(): void {
    if (this.link !== undefined) return
    this.stored = JSON.parse(this.dataset['stored'] ?? '[]') as readonly StoredRun[]
    this.link = new FigureLink(this.id, ladderSchema)
    const read = this.link.read()
    if (read?.ok === true) this.state = read.value.state
    this.tabIndex = -1
    this.addEventListener('keydown', (event) => this.pressed(event))
    this.replaceChildren()
    this.counted()
    this.choose()
    this.ready()
    if (read !== undefined) this.error = linkSentence(errors, read)
    this.draw()
  }

  disconnectedCallback(): void {
    this.stepper.pause()
    this.client.stop()
    this.link?.flush()
  }

  private change(part: Partial<LadderState>): void {
    this.state = { ...this.state, ...part }
    this.error = this.hint = ''
    this.link?.write(this.state)
  }

  /** The matches asked for, with how many of their games are still to be played. */
  private get open(): readonly { readonly upper: Upper; readonly left: number }[] {
    const { upper, games, seed } = this.state
    return matchesOf(upper).flatMap((each) => {
      const left = games - this.played.of(seed, each).length
      return left > 0 ? [{ upper: each, left }] : []
    })
  }

  private secondsOf(upper: Upper): number {
    return this.stored.find((run) => run.upper === upper)?.seconds ?? 0
  }

  private ready(): void {
    const left = this.open.reduce((sum, each) => sum + each.left, 0)
    const seconds = this.open.reduce((sum, each) => sum + each.left * this.secondsOf(each.upper), 0)
    const again = String(this.state.seed) === this.dataset['seed']
    this.says = left === 0 ? words.nothing : words.ready(left, seconds, again)
  }

  private async play(): Promise<void> {
    const matches = this.open
    if (matches.length === 0) return
    const { games, seed } = this.state
    const going: Going = {
      of: matches.reduce((sum, { left }) => sum + left, 0),
      done: 0,
      ply: 0,
      past: 0,
      left: matches.reduce((sum, { upper, left }) => sum + left * this.secondsOf(upper), 0),
    }
    this.going = going
    this.running = true
    this.error = ''
    const began = performance.now()
    for (const { upper } of matches) {
      this.sayWhere(upper, began)
      this.draw()
      const answer = await this.client.match(
        {
          position: '',
          gameOptions: RULES,
          agents: [upper, lowerOf(upper)],
          options: { games, seed, first: this.played.of(seed, upper).length },
        },
        ({ plies, ended }) => {
          going.ply = plies
          if (ended !== undefined) this.ended(upper, ended, began)
          this.draw()
        },
      )
      if (!answer.ok) {
        this.running = false
        this.says = words.paused(going.done, going.of)
        if (answer.error.code !== 'worker/stopped') this.error = errorSentence(errors, answer.error)
        return this.draw()
      }
    }
    this.running = false
    this.says = words.done(going.of)
    this.draw()
  }

  private ended(upper: Upper, game: MatchGame, began: number): void {
    const { going, state } = this
    const games = this.played.of(state.seed, upper)
    games.push(game)
    going.done++
    going.past += this.secondsOf(upper)
    going.left -= this.secondsOf(upper)
    this.sayWhere(upper, began)
    this.counted()
    if (state.show === upper && state.game === games.length) this.choose()
  }

  private sayWhere(upper: Upper, began: number): void {
    const { of, done, past, left } = this.going
    const pace = ((performance.now() - began) / 1000 + TRUSTED) / (past + TRUSTED)
    const match = words.versus(upper, lowerOf(upper))
    if (done < of) this.says = words.at(done + 1, of, match, left * pace)
  }

  /** Draws the results anew. */
  private counted(): void {
    const played = this.played.runs
    const { seed } = this.state
    const here = played.filter((run) => run.seed === seed)
    this.plot = intervals(document, [...this.stored, ...here], words)
    const rows = UPPERS.flatMap((upper) =>
      [...this.stored, ...played].filter((run) => run.upper === upper),
    )
    this.results = resultsTable(document, rows, words)
  }

  /** Takes the game that the state names, or the stored one where it has not been played. */
  private choose(): void {
    const { show, game, seed, step } = this.state
    const kept = this.stored.find(({ upper }) => upper === show)
    const shown =
      game === 0 ? undefined : this.played.of(seed, show).find(({ index }) => index === game - 1)
    this.shown = shown ?? (kept && storedGame(kept))
    this.hint =
      game === 0 || shown !== undefined ? '' : words.notYet(game, words.versus(show, lowerOf(show)))
    if (this.shown !== undefined) this.stepper.load(stepsOf(this.shown), step)
  }

  private stepped(): void {
    if (this.shown === undefined || this.link === undefined) return
    const { step, playing, steps } = this.stepper.state
    const moment = momentOf(this.shown, step)
    this.board = hexBoard(document, moment.model, saidOf(this.state.show, moment).label)
    // The end is written as what it is in every game.
    const written = step === steps ? ladderSchema.step.max : step
    if (written !== this.state.step) {
      this.state = { ...this.state, step: written }
      if (!playing) this.link.write(this.state)
    }
    this.draw()
  }

  private pressed(event: KeyboardEvent): void {
    const action = isTaken(event.target, event) ? undefined : actionOf(event)
    if (action === undefined) return
    event.preventDefault()
    this.stepper.act(action)
  }

  private readonly actions: LadderActions = {
    upper: (upper) => {
      this.change({ upper })
      this.ready()
      this.draw()
    },
    number: (name, text) => {
      const { min, max } = ladderSchema[name]
      const value = Number(text)
      if (/^\d+$/.test(text) && value >= min && value <= max) {
        const other = name === 'seed' && value !== this.state.seed
        this.change(other ? { seed: value, game: 0 } : { [name]: value })
        this.counted()
        this.choose()
        this.ready()
      } else this.error = words.wrong(min, max)
      this.draw()
    },
    toggle: () => {
      if (this.running) this.client.stop()
      else void this.play()
    },
    clear: () => {
      this.played.clear()
      this.change({ game: 0 })
      this.counted()
      this.choose()
      this.says = words.cleared
      this.draw()
    },
    show: (show, game) => {
      this.change({ show, game, step: 0 })
      this.choose()
    },
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link?.linkTo(this.state) ?? location.href)
      this.hint = words.copied
    } catch {
      this.hint = words.notCopied
    }
    this.draw()
  }

  private draw(): void {
    const { state, shown } = this
    if (shown === undefined) return
    const played = (upper: Upper) => this.played.of(state.seed, upper)
    const there = played(state.show).length >= state.game
    const model = {
      state,
      running: this.running,
      begun: this.open.length > 0 && matchesOf(state.upper).some((each) => played(each).length > 0),
      canClear: this.played.runs.length > 0,
      progress: this.going,
      says: this.says,
      error: this.error,
      hint: this.hint,
      plot: this.plot,
      results: this.results,
      board: this.board,
      said: saidOf(state.show, momentOf(shown, this.stepper.state.step)),
      stored: this.stored.map(({ upper }) => ({
        upper,
        game: 0,
        label: words.storedGame(upper, lowerOf(upper)),
      })),
      played: UPPERS.filter((upper) => played(upper).length > 0).map((upper) => ({
        label: words.playedGames(upper, lowerOf(upper), state.seed),
        games: played(upper).map(({ index, points, moves }) => ({
          upper,
          game: index + 1,
          label: words.playedGame(index + 1, points, moves.length),
        })),
      })),
      shown: { upper: state.show, game: there ? state.game : 0 },
    }
    render(ladderTemplate(model, this.actions, this.stepper, words, stepperWords), this)
  }
}

customElements.define('cutoff-ladder', CutoffLadder)
