import { ContractError, ok, type Result } from '../../../engine/index.ts'
import { hexBoard } from '../../boards/hex.ts'
import { define } from '../../figure/define.ts'
import { askingAt } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { stepByKeys } from '../../figure/stepper/keys.ts'
import { Stepper, type Steps } from '../../figure/stepper/stepper.ts'
import { ladder as words } from '../../i18n/ladder.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { choosables, type Choosables } from './choosable.ts'
import { EngineClient } from '../../workers/client.ts'
import { Playing } from './playing.ts'
import { intervals } from './plot.ts'
import { isPlayable, momentOf, stepsOf, storedGame, type ShownGame } from './replay.ts'
import { resultsTable } from './results.ts'
import { PlayedGames, type StoredRun } from './runs.ts'
import { saidOf } from './say.ts'
import { ladderSchema, lowerOf, UPPERS, type LadderState, type Upper } from './schema.ts'
import { ladderTemplate, type LadderActions } from './view.ts'

/** What the games played come to, drawn, and those that can be looked at. */
interface Results {
  readonly plot: Node
  readonly table: Node
  readonly games: Choosables
}

/** A game that is looked at, with what it was taken from. */
interface Looked {
  readonly from: object
  readonly game: ShownGame
  readonly steps: Steps
}

/**
 * `<cutoff-ladder id data-stored data-seed>`: the stored run of the ladder (`StoredRun`s as JSON,
 * and its seed), the same matches played in a worker, and every game of either to be stepped through.
 * A link keeps what is to be played and the game that is shown: from the same come the same games.
 */
export class CutoffLadder extends FigureElement<typeof ladderSchema> {
  private readonly played = new PlayedGames()
  private readonly playing = new Playing(
    this.played,
    (upper) => this.stored.find((run) => run.upper === upper)?.seconds ?? 0,
    (ended) => this.heard(ended),
    new EngineClient('abalone', undefined, askingAt(this)),
  )
  private readonly stepper = new Stepper({ steps: 0 }, ({ step, steps }) => {
    const written = writtenStep(step, steps)
    if (written === this.state.step) this.redraw()
    else this.change({ step: written })
  })
  private stored: readonly StoredRun[] = []
  private looked: Looked | undefined
  /** Why the game that is wanted is not the one that is shown. */
  private missing = ''
  /** Undefined where games have been played since. */
  private results: Results | undefined
  private board: { readonly of: string; readonly is: Node } | undefined
  private frame: number | undefined
  private says = ''

  protected schema() {
    return ladderSchema
  }

  protected override begin(): void {
    this.stored = JSON.parse(this.dataset['stored'] ?? '[]') as readonly StoredRun[]
    this.tabIndex = -1
    stepByKeys(this, this.stepper)
    this.onLeave(() => {
      this.stepper.pause()
      this.playing.stop()
    })
  }

  /** Takes the game that the state names, or the stored one where it has not been played. */
  protected override take(state: LadderState): Result<LadderState> {
    const { show, game, seed, step } = state
    const match = words.versus(show, lowerOf(show))
    const kept = this.stored.find(({ upper }) => upper === show)
    const played = game === 0 ? undefined : this.played.of(seed, show)[game - 1]
    this.missing = game > 0 && played === undefined ? words.notYet(game, match) : ''
    if (played !== undefined && played !== this.looked?.from && !isPlayable(played)) {
      this.played.cut(seed, show, game - 1)
      this.results = undefined
      this.missing = words.spoilt(game, match)
      return ok({ ...state, step: this.look(kept, step) })
    }
    return ok({ ...state, step: this.look(played ?? kept, step) })
  }

  /** Looks at a game, at a step as it is written, which is what it answers. */
  private look(from: ShownGame | StoredRun | undefined, step: number): number {
    if (from === undefined) return step
    if (this.looked?.from !== from) {
      const game = 'moves' in from ? from : storedGame(from)
      this.looked = { from, game, steps: stepsOf(game) }
    }
    const { steps } = this.looked
    return writtenStep(this.stepper.place(step, steps), steps.steps)
  }

  protected override ready(): void {
    this.sayReady()
  }

  protected override get standing(): string {
    return this.missing
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

  private readonly actions: LadderActions = {
    upper: (upper) => {
      this.change({ upper })
      this.sayReady()
      this.redraw()
    },
    number: (name, text) => {
      const { min, max } = ladderSchema[name]
      const value = Number(text)
      const right = /^\d+$/.test(text) && value >= min && value <= max
      if (!right) return void this.refuse(words.wrong(min, max))
      const other = name === 'seed' && value !== this.state.seed
      this.results = undefined
      this.change(other ? { seed: value, game: 0 } : { [name]: value })
      this.sayReady()
      this.redraw()
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
    const { state, playing, played, looked, stepper } = this
    if (looked === undefined) throw new ContractError(this.localName, `no game of ${state.show}`)
    this.results ??= this.counted()
    const moment = momentOf(looked.game, stepper.state.step)
    const said = saidOf(state.show, moment)
    // A board is drawn anew when it is another, not at each ply of the games that are played.
    const of = `${state.seed} ${state.show} ${state.game} ${said.label} ${moment.step}`
    if (this.board?.of !== of) {
      this.board = { of, is: hexBoard(document, moment.model, said.label) }
    }
    const there = played.of(state.seed, state.show).length >= state.game
    return ladderTemplate(
      this,
      {
        state,
        running: playing.running,
        begun: playing.begun(state),
        kept: played.isEmpty ? undefined : played.kept,
        progress: playing.progress,
        says: this.says,
        ...this.results,
        board: this.board.is,
        said,
        shown: { upper: state.show, game: there ? state.game : 0 },
      },
      this.actions,
      stepper,
      words,
      stepperWords,
    )
  }
}

/** The end is written as what it is in every game. */
function writtenStep(step: number, steps: number): number {
  return step === steps ? ladderSchema.step.max : step
}

define('cutoff-ladder', CutoffLadder)
