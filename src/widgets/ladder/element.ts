import { render } from 'lit-html'
import { hexBoard } from '../../boards/hex.ts'
import { linkSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/errors.ts'
import { ladder as words } from '../../i18n/ladder.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { defaultsOf } from '../../state/schema.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { whenNear } from '../../figure/when-near.ts'
import { choosables, type Choosables } from './choosable.ts'
import { Playing } from './playing.ts'
import { intervals } from './plot.ts'
import { isPlayable, momentOf, stepsOf, storedGame, type ShownGame } from './replay.ts'
import { resultsTable } from './results.ts'
import { PlayedGames, type StoredRun } from './runs.ts'
import { saidOf, type Said } from './say.ts'
import { ladderSchema, lowerOf, UPPERS, type LadderState, type Upper } from './schema.ts'
import { ladderTemplate, type LadderActions } from './view.ts'

/** What the games played come to, drawn, and those that can be looked at. */
interface Results {
  readonly plot: Node
  readonly table: Node
  readonly games: Choosables
}

/**
 * `<cutoff-ladder id data-stored data-seed>`: the stored run of the ladder (`StoredRun`s as JSON,
 * and its seed), the same matches played in a worker, and every game of either to be stepped through.
 * A link keeps what is to be played and the game that is shown: from the same come the same games.
 */
export class CutoffLadder extends HTMLElement {
  private link: FigureLink<typeof ladderSchema> | undefined
  private readonly played = new PlayedGames()
  private readonly playing = new Playing(
    this.played,
    (upper) => this.stored.find((run) => run.upper === upper)?.seconds ?? 0,
    (ended) => this.heard(ended),
  )
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private stored: readonly StoredRun[] = []
  private state: LadderState = defaultsOf(ladderSchema)
  private shown: ShownGame | undefined
  private results: Results | undefined
  /** Whether the results have changed since they were drawn. */
  private stale = true
  private moment: { readonly board: Node; readonly said: Said } | undefined
  private frame: number | undefined
  private says = ''
  private error = ''
  private hint = ''

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.stepper.pause()
    this.playing.stop()
    this.link?.flush()
  }

  private begin(): void {
    this.stored = JSON.parse(this.dataset['stored'] ?? '[]') as readonly StoredRun[]
    this.link = new FigureLink(this.id, ladderSchema)
    const read = this.link.read()
    if (read?.ok === true) this.state = read.value.state
    this.tabIndex = -1
    this.addEventListener('keydown', (event) => this.pressed(event))
    this.replaceChildren()
    this.choose()
    this.ready()
    if (read !== undefined) this.error = linkSentence(errors, read)
    this.draw()
  }

  private change(part: Partial<LadderState>): void {
    this.state = { ...this.state, ...part }
    this.error = this.hint = ''
    this.link?.write(this.state)
  }

  private ready(): void {
    this.says = this.playing.ready(this.state, String(this.state.seed) === this.dataset['seed'])
  }

  /** Hears of what is played; of a game that is over, its match. */
  private heard(ended: Upper | undefined): void {
    this.says = this.playing.says
    this.error = this.playing.error
    if (ended !== undefined) {
      const { seed, show, game } = this.state
      this.stale = true
      if (show === ended && game === this.played.of(seed, show).length) this.choose()
    }
    this.drawSoon()
  }

  /** Draws the results anew, and lists the games that can be chosen. */
  private counted(): Results {
    const { seed } = this.state
    const { runs } = this.played
    const here = runs.filter((run) => run.seed === seed)
    const rows = UPPERS.flatMap((upper) =>
      [...this.stored, ...runs].filter((run) => run.upper === upper),
    )
    return {
      plot: intervals(document, [...this.stored, ...here], words),
      table: resultsTable(document, rows, words),
      games: choosables(this.stored, this.played, seed),
    }
  }

  /** Takes the game that the state names, or the stored one where it has not been played. */
  private choose(): void {
    const { show, game, seed, step } = this.state
    const kept = this.stored.find(({ upper }) => upper === show)
    const match = words.versus(show, lowerOf(show))
    this.hint = ''
    let shown: ShownGame | undefined = game === 0 ? undefined : this.played.of(seed, show)[game - 1]
    if (shown !== undefined && !isPlayable(shown)) {
      shown = undefined
      this.played.cut(seed, show, game - 1)
      this.stale = true
      this.hint = words.spoilt(game, match)
    } else if (game > 0 && shown === undefined) this.hint = words.notYet(game, match)
    this.shown = shown ?? (kept && storedGame(kept))
    if (this.shown !== undefined) this.stepper.load(stepsOf(this.shown), step)
  }

  private stepped(): void {
    if (this.shown === undefined || this.link === undefined) return
    const { step, playing, steps } = this.stepper.state
    const moment = momentOf(this.shown, step)
    const said = saidOf(this.state.show, moment)
    this.moment = { board: hexBoard(document, moment.model, said.label), said }
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
        this.stale = true
        this.choose()
        this.ready()
      } else this.error = words.wrong(min, max)
      this.draw()
    },
    toggle: () => {
      if (this.playing.running) this.playing.pause()
      else void this.playing.play(this.state)
      this.draw()
    },
    clear: () => {
      this.playing.stop()
      this.played.clear()
      this.change({ game: 0 })
      this.stale = true
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
    this.hint = await copyText(this.link?.linkTo(this.state) ?? location.href, words)
    this.draw()
  }

  /** Draws what has happened in between once in a frame. */
  private drawSoon(): void {
    this.frame ??= requestAnimationFrame(() => this.draw())
  }

  private draw(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = undefined
    const { state, playing, played, moment } = this
    if (moment === undefined) return
    if (this.stale || this.results === undefined) this.results = this.counted()
    this.stale = false
    const there = played.of(state.seed, state.show).length >= state.game
    const model = {
      id: this.id,
      state,
      running: playing.running,
      begun: playing.begun(state),
      kept: played.isEmpty ? undefined : played.kept,
      progress: playing.progress,
      says: this.says,
      error: this.error,
      hint: this.hint,
      ...this.results,
      ...moment,
      shown: { upper: state.show, game: there ? state.game : 0 },
    }
    render(ladderTemplate(model, this.actions, this.stepper, words, stepperWords), this)
  }
}

define('cutoff-ladder', CutoffLadder)
