import { ok, type GameKit, type Move, type Result } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt, fetched } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import { puzzles as words } from '../../i18n/puzzles.ts'
import type { EngineClient } from '../../workers/client.ts'
import type { PuzzleAnswer } from '../../workers/protocol.ts'
import { tableOf } from '../table/table-figure.ts'
import type { Table } from '../table/table.ts'
import { Puzzle, type Series } from './model.ts'
import { SeriesRun } from './run.ts'
import { END, ROOM, SCHEMA, type PuzzlesSchema, type PuzzlesState } from './schema.ts'
import { puzzlesTemplate, type PuzzlesActions } from './view.ts'

/**
 * `<cutoff-puzzles id data-game data-series>`: ten positions, one after the other, in each of which
 * one move is right. `data-series` is a `Series` as JSON: the positions alone. The engine judges in
 * a worker, and what follows a move can be stepped through. What has been missed comes back; how it
 * goes is kept on the device.
 */
export class CutoffPuzzles extends FigureElement<PuzzlesSchema> {
  protected override readonly undoes = ['at', 'move'] as const
  private readonly asking = new Asking<PuzzleAnswer, true>(
    () => this.redraw(),
    () => this.client?.stop(),
  )
  private readonly stepper = stepperOf(this, {
    can: () => this.answer !== undefined,
    written: (step, steps) => (step === steps ? END : step),
  })
  private client: EngineClient | undefined
  private series: Series | undefined
  private run: SeriesRun | undefined
  private table: Table | undefined
  private kit: GameKit<unknown> | undefined
  private puzzle: Puzzle<unknown> | undefined
  /** The puzzle on the board, from 0; undefined: none is left. */
  private index: number | undefined
  /** What the answer is known by that was shown, not given; empty where none was. */
  private shown = ''
  /** Puzzles that have been gone on from: one that comes back is asked anew. */
  private turn = 0
  /** Steps that a link wants, until there is something to step through. */
  private linked = 0

  protected schema() {
    return SCHEMA
  }

  protected override async begin({ step }: PuzzlesState): Promise<void> {
    const { game = '', series = '{}' } = this.dataset
    this.series = JSON.parse(series) as Series
    this.run = new SeriesRun(this.series.kind)
    const kit = await knownKit(this, game)
    this.kit = kit
    this.linked = step
    this.table = await tableOf(this, kit, (move) => this.played(move))
    this.onLeave(() => this.asking.leave())
  }

  /** Puts a puzzle on the board, and the move with what follows it as far as that is known. */
  protected override take(state: PuzzlesState): Result<PuzzlesState> {
    const { series, kit, run } = this
    if (series === undefined || kit === undefined || run === undefined) return ok(state)
    const index = run.named(state.at)
    this.index = index
    this.table?.letGo()
    if (index === undefined) {
      this.puzzle = undefined
      return ok({ at: state.at, move: '', step: this.placed(0, 0).step })
    }
    const text = series.positions[index] ?? ''
    if (this.puzzle?.text !== text) this.puzzle = new Puzzle(kit, series, text)
    const { puzzle } = this
    puzzle.put([])
    const at = state.at === 0 ? 0 : index + 1
    if (state.move === '') return ok({ at, move: '', step: this.placed(0, 0).step })
    const move = kit.game.parseMove(puzzle.position, state.move)
    if (!move.ok) return move
    const line = this.asking.found(this.keyOf(state.move))?.line ?? []
    const { shown, step } = this.placed(state.step, line.length)
    puzzle.put([move.value, ...line.slice(0, shown)])
    return ok({ at, move: state.move, step })
  }

  /** How much is shown of what follows, and the step that the state has for it. */
  private placed(wanted: number, steps: number): { readonly shown: number; readonly step: number } {
    const shown = this.stepper.place(wanted, { steps })
    return { shown, step: shown === steps ? END : shown }
  }

  protected override ready(): void {
    // What a link shows is nobody's answer.
    if (this.state.move !== '') void this.judge({ step: this.linked, counts: false })
  }

  protected override changed(arriving: boolean): void {
    const { move } = this.state
    if (move === '') this.shown = ''
    if (move === '' || this.answer !== undefined) this.asking.leave()
    else void this.judge()
    this.redraw(arriving)
  }

  /** What a question to the engine is known by. */
  private keyOf(move: string): string {
    return `${this.turn} ${this.index} ${move}`
  }

  /** What the engine says of the move on the board. */
  private get answer(): PuzzleAnswer | undefined {
    const { move } = this.state
    return move === '' ? undefined : this.asking.found(this.keyOf(move))
  }

  private played(move: Move): void {
    const { kit, puzzle, index } = this
    if (kit === undefined || puzzle === undefined || index === undefined) return
    this.shown = ''
    const made = kit.game.formatMove(puzzle.position, move)
    this.change({ at: index + 1, move: made, step: END }, true)
  }

  /** @param step  how far what follows is shown; all of it where nothing is said */
  private async judge({
    step = END,
    counts = true,
  }: { readonly step?: number; readonly counts?: boolean } = {}): Promise<void> {
    const { move } = this.state
    const answer = await this.ask(this.keyOf(move), move)
    if (answer === undefined || this.index === undefined) return
    if (counts) this.run?.answer(this.index, answer.right)
    this.showLine(step)
  }

  private async show(): Promise<void> {
    const answer = await this.ask(this.keyOf(''))
    const { index } = this
    if (answer === undefined || index === undefined) return
    // A move that was judged before has counted.
    if (this.answer === undefined) this.run?.answer(index, false)
    this.shown = this.keyOf(answer.move)
    this.asking.keep(this.shown, answer)
    this.change({ at: index + 1, move: answer.move, step: END }, true)
    this.heir()
  }

  private showLine(step: number): void {
    const inside = this.contains(document.activeElement)
    this.change({ step })
    if (inside) this.heir()
  }

  /** Asks the worker; undefined where that is not wanted any more, or an error is said. */
  private async ask(key: string, move?: string): Promise<PuzzleAnswer | undefined> {
    const { series, puzzle, kit } = this
    if (series === undefined || puzzle === undefined || kit === undefined) return undefined
    const { kind, options: gameOptions } = series
    const answer = await this.asking.ask(key, true, async (_, isWanted) => {
      const client = await this.engine(kit.game.id)
      if (!isWanted()) return undefined
      return client.puzzle({
        kind,
        position: puzzle.text,
        ...(gameOptions && { gameOptions }),
        ...(move !== undefined && { move }),
      })
    })
    if (answer?.ok === false && answer.error.code !== 'worker/stopped') this.refuse(answer.error)
    return answer?.ok === true ? answer.value : undefined
  }

  /** Fetched with the first answer. */
  private async engine(game: string): Promise<EngineClient> {
    const { EngineClient } = await fetched(this, () => import('../../workers/client.ts'))
    return (this.client ??= new EngineClient(game, undefined, askingAt(this)))
  }

  protected override get standing(): string {
    if (this.asking.progress === true) return words.looking
    return this.run?.kept === false ? words.unkept : ''
  }

  private readonly actions: PuzzlesActions = {
    show: () => void this.show(),
    next: () => this.goOn(),
    restart: () => {
      this.run?.restart()
      this.goOn()
    },
  }

  private goOn(): void {
    this.turn++
    if (this.run !== undefined) this.change({ at: this.run.atNext, move: '', step: END })
    this.heir()
  }

  protected draw(arriving: boolean) {
    const { series, run, table, puzzle, index, answer, stepper } = this
    const { move } = this.state
    if (series === undefined || run === undefined || table === undefined) return undefined
    const below =
      puzzle &&
      table.show(
        {
          position: puzzle.position,
          label: words.board,
          room: ROOM,
          active: move === '',
          since: puzzle.since.slice(-1),
          over: puzzle.over(),
        },
        arriving,
      )
    const board = puzzle && { element: table.element, below }
    const asked = puzzle && {
      question: puzzle.question(series.kind, words),
      verdict: answer && {
        right: answer.right,
        shown: this.shown === this.keyOf(move),
        says: puzzle.verdict(series.kind, answer, words),
      },
    }
    const model = { kind: series.kind, index, run, move, ...asked }
    return puzzlesTemplate(this, model, this.actions, { board, stepper }, words)
  }

  /** The board while there is something to answer, or the button that goes on. */
  protected override heir(): void {
    if (this.state.move === '' && this.puzzle !== undefined) return this.table?.focus()
    this.querySelector<HTMLElement>('.puzzles-next')?.focus({ preventScroll: true })
  }
}

define('cutoff-puzzles', CutoffPuzzles)
