import { ContractError, ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { askingAt } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import { ladder as words } from '../../i18n/ladder.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { EngineClient } from '../../workers/client.ts'
import { choosables } from './choosable.ts'
import { LookedGame } from './looked.ts'
import { Playing } from './playing.ts'
import { ladderIntervals, ladderTable } from './results.ts'
import { PlayedGames, type StoredRun } from './runs.ts'
import { ladderSchema, UPPERS, type LadderState, type Upper } from './schema.ts'
import { ladderTemplate, type LadderActions, type LadderResults } from './view.ts'

/**
 * `<cutoff-ladder id data-stored data-seed>`: the stored run of the ladder (`StoredRun`s as JSON,
 * and its seed), the same matches played in a worker, and every game of either to be stepped through.
 * A link keeps what is to be played and the game that is shown: from the same come the same games.
 */
export class CutoffLadder extends FigureElement<typeof ladderSchema> {
  private readonly played = new PlayedGames()
  private readonly looked = new LookedGame(this.played)
  private readonly playing = new Playing(
    this.played,
    (upper) => this.stored.find((run) => run.upper === upper)?.seconds ?? 0,
    (ended) => this.heard(ended),
    new EngineClient('abalone', undefined, askingAt(this)),
  )
  private readonly stepper = stepperOf(this, { written: writtenStep })
  private stored: readonly StoredRun[] = []
  /** Undefined where games have been played since. */
  private results: LadderResults | undefined
  private frame: number | undefined
  private says = ''

  protected schema() {
    return ladderSchema
  }

  protected override begin(): void {
    this.stored = JSON.parse(this.dataset['stored'] ?? '[]') as readonly StoredRun[]
    this.tabIndex = -1
    this.onLeave(() => this.playing.stop())
  }

  /** Takes the game that the state names, or the stored one where it has not been played. */
  protected override take(state: LadderState): Result<LadderState> {
    if (!this.looked.take(state, this.stored)) this.results = undefined
    const { steps } = this.looked
    return ok({ ...state, step: writtenStep(this.stepper.place(state.step, steps), steps.steps) })
  }

  protected override ready(): void {
    this.sayReady()
  }

  protected override get standing(): string {
    return this.looked.missing
  }

  private sayReady(): void {
    this.says = this.playing.ready(this.state, String(this.state.seed) === this.dataset['seed'])
  }

  /** Hears of what is played; of a game that is over, its match. */
  private heard(ended: Upper | undefined): void {
    this.says = this.playing.says
    if (ended !== undefined) {
      const { seed, show, game } = this.state
      this.results = undefined
      if (show === ended && game === this.played.of(seed, show).length) this.change({})
    }
    if (this.playing.error !== '') this.refuse(this.playing.error)
    // What has happened in between is drawn once in a frame.
    this.frame ??= requestAnimationFrame(() => this.redraw())
  }

  /** Draws the results anew, and lists the games that can be chosen. */
  private counted(): LadderResults {
    const { seed } = this.state
    const { runs } = this.played
    const here = runs.filter((run) => run.seed === seed)
    const rows = UPPERS.flatMap((upper) =>
      [...this.stored, ...runs].filter((run) => run.upper === upper),
    )
    return {
      plot: ladderIntervals(document, [...this.stored, ...here], words),
      table: ladderTable(document, rows, words),
      games: choosables(this.stored, this.played, seed),
    }
  }

  /** Other games are asked for. */
  private order(change: Partial<LadderState>): void {
    this.change(change)
    this.sayReady()
    this.redraw()
  }

  private readonly actions: LadderActions = {
    upper: (upper) => this.order({ upper }),
    number: (name, text) => {
      const { min, max } = ladderSchema[name]
      const value = Number(text)
      const right = /^\d+$/.test(text) && value >= min && value <= max
      if (!right) return void this.refuse(words.wrong(min, max))
      const other = name === 'seed' && value !== this.state.seed
      this.results = undefined
      this.order(other ? { seed: value, game: 0 } : { [name]: value })
    },
    toggle: () => {
      if (this.playing.running) this.playing.pause()
      else void this.playing.play(this.state)
      this.refuse()
    },
    clear: () => {
      this.playing.stop()
      this.played.clear()
      this.results = undefined
      this.says = words.cleared
      this.change({ game: 0 })
    },
    show: (show, game) => void this.change({ show, game, step: 0 }),
  }

  protected draw() {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = undefined
    const { state, playing, played, stepper, says } = this
    const looked = this.looked.at(stepper.state.step, state)
    if (looked === undefined) throw new ContractError(this.localName, `no game of ${state.show}`)
    this.results ??= this.counted()
    const { running, progress } = playing
    const isThere = played.of(state.seed, state.show).length >= state.game
    const model = {
      state,
      running,
      progress,
      says,
      begun: playing.begun(state),
      kept: played.isEmpty ? undefined : played.kept,
      ...this.results,
      ...looked,
      shown: { upper: state.show, game: isThere ? state.game : 0 },
    }
    return ladderTemplate(this, model, this.actions, stepper, words, stepperWords)
  }
}

/** The end is written as what it is in every game. */
function writtenStep(step: number, steps: number): number {
  return step === steps ? ladderSchema.step.max : step
}

define('cutoff-ladder', CutoffLadder)
