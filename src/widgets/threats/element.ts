import {
  ok,
  readExcluded,
  type GameOptions,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { errorWords } from '../../figure/error-words.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { nextTask } from '../../figure/next-task.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { threats as words } from '../../i18n/threats.ts'
import type { StateOf } from '../../state/schema.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { answerAt } from './answer.ts'
import { takeExcluded } from './excluded.ts'
import { NO_STEPS, type Found } from './found.ts'
import { nameOf, ROOM, threatsModel, threatsOver } from './model.ts'
import { MOST_STONES, threatsSchema, type ThreatsSchema } from './schema.ts'
import { ThreatSearch } from './search.ts'
import { TreePane } from './tree-pane.ts'
import { threatsTemplate, type Puzzle, type ThreatsActions } from './view.ts'

type State = StateOf<ThreatsSchema>

/**
 * `<cutoff-threats id data-game data-options data-position data-step data-found data-puzzles>`: a
 * position, the win by threats that the engine finds in it, and every forced reply as a tree to
 * step through. `data-found` is what was found of `data-position` while the site was built, a
 * `Found` as JSON; other positions are searched in a worker.
 */
export class CutoffThreats extends BoardFigure<unknown, ThreatsSchema> {
  private readonly search = new ThreatSearch(this, () => this.redraw())
  /** The position that has been taken last. */
  private lastText: string | undefined
  /** What has been written to be left out, and cannot be. */
  private refusedMoves: string | undefined
  /** The step of a link, until there is something to step through. */
  private linked = 0
  private readonly stepper = stepperOf(this, { can: () => this.found?.win === true })
  private readonly tree = new TreePane(document, words, (node) => this.stepper.go(node))

  protected schema() {
    const { position = '', step = '0' } = this.dataset
    return threatsSchema(position, Number(step))
  }

  protected override async begin({ step }: State): Promise<void> {
    const { game = '', options, found, position = '' } = this.dataset
    const kit = await knownKit(this, game)
    // Each part in a task of its own: all in one would keep the page busy too long.
    await nextTask()
    await this.open(kit, options === undefined ? undefined : (JSON.parse(options) as GameOptions))
    this.linked = step
    if (found !== undefined) {
      const sought = { position, kind: 'threats', stones: MOST_STONES, exclude: '' } as const
      this.search.keep(sought, JSON.parse(found) as Found)
    }
    this.onLeave(() => this.search.stop())
  }

  /** Step -1 is where a position is set up; of others something is found, or looked for. */
  protected override take(state: State, read = false): Result<State> {
    const taken = super.take(state, read)
    if (!taken.ok) return taken
    const { position } = taken.value
    // What is left out is left out of one position.
    const moved = this.lastText !== undefined && this.lastText !== position
    const excluded = takeExcluded(this.kit, this.position, moved ? '' : state.exclude)
    if (!excluded.ok) return excluded
    this.lastText = position
    const left = { ...taken.value, exclude: excluded.value }
    const known = this.search.found(left)
    const isSetUp = state.step < 0 || (known === undefined && this.isOver)
    const steps = isSetUp ? NO_STEPS : (known?.steps ?? NO_STEPS)
    const at = this.stepper.place(known === undefined ? 0 : state.step, steps)
    return ok({ ...left, step: isSetUp ? -1 : at })
  }

  protected override async ready(): Promise<void> {
    this.drawn()
    await nextTask()
    if (this.found !== undefined) this.goTo(this.linked)
    else if (this.state.step >= 0) void this.look()
  }

  protected override changed(arriving: boolean): void {
    this.refusedMoves = undefined
    if (this.state.step >= 0 && this.found === undefined) return void this.look()
    this.search.leave()
    this.redraw(arriving)
  }

  /** What was found of the position, unless it is being set up. */
  private get found(): Found | undefined {
    const { state, search } = this
    return state.step < 0 ? undefined : search.found(state)?.found
  }

  /** Says of a link's step whether it is there, once that is known. */
  private goTo(step: number): void {
    if (step > this.stepper.state.steps) this.tell(words.linkStep)
    this.linked = 0
  }

  /** Looks for a win in the position as it is. */
  private async look(): Promise<void> {
    const { state } = this
    if (this.search.isAsked(state)) return
    const asking = this.search.ask(state, this.game)
    this.redraw()
    const answer = await asking
    if (answer === undefined) return
    const { linked } = this
    if (answer.ok) {
      this.change({ step: linked })
      return this.goTo(linked)
    }
    this.linked = 0
    this.change({ step: -1 })
    if (answer.error.code === 'worker/stopped') this.tell(words.stopped)
    else this.refuse(answer.error)
  }

  protected override get standing(): string {
    const { nodes } = this.search
    return nodes === undefined ? '' : words.busy(nodes)
  }

  protected override play(move: Move): void {
    if (this.search.isAsked(this.state)) this.change({ step: -1 })
    super.play(move)
  }

  /** The reader answers on the board. */
  private choose(found: Found, square: number): void {
    const { kit, position } = this
    const at = this.stepper.state.step
    const { stones = [] } = threatsOver(kit, position, found, at)
    const name = (each: number) => nameOf(kit, position, each)
    const { step, hint, error } = answerAt(found, at, square, stones, name, words)
    // A step takes back what was said before.
    this.change({ step: step ?? at })
    if (hint !== undefined) this.tell(hint)
    if (error !== undefined) this.refuse(error)
  }

  private leaveOut(text: string): void {
    const read = readExcluded(this.kit, this.position, text)
    if (read.ok) return void this.change({ exclude: text, step: 0 })
    this.refusedMoves = text
    void errorWords(this).then(({ errorSentence }) => {
      this.refuse(words.notLeftOut(read.word, read.error.at, errorSentence(read.error)))
    })
  }

  private readonly actions: ThreatsActions = {
    type: (text) => this.type(text, (position) => ({ position, step: 0 })),
    example: (position) => void this.change({ position, lifted: '', step: 0 }),
    kind: (kind) => void this.change({ kind, step: 0 }),
    stones: (stones) => {
      const right = Number.isInteger(stones) && stones >= 1 && stones <= MOST_STONES
      if (right) this.change({ stones, step: 0 })
      else this.refuse(words.stonesRange(MOST_STONES))
    },
    exclude: (text) => this.leaveOut(text),
    search: () => void this.change({ step: 0 }),
    stop: () => this.search.stop(),
    change: () => void this.change({ step: -1 }),
    clear: () => this.clear(),
  }

  protected override get reader() {
    return this.actions.type
  }

  /** While a win is stepped through, a pick is an answer. */
  private drawn(): readonly unknown[] {
    const { kit, position, found } = this
    const over = threatsOver(kit, position, found, this.stepper.state.step)
    const picked = found && ((square: number) => this.choose(found, square))
    return this.board({ label: words.board, room: ROOM, over, picked })
  }

  protected draw() {
    const { kit, position, found, state } = this
    const { step } = this.stepper.state
    const board = this.drawn()
    this.tree.draw(found, step, kit.game.toMove(position), (square) =>
      nameOf(kit, position, square),
    )
    const model = {
      ...threatsModel(kit, position, found, step, state, words),
      exclude: this.refusedMoves ?? state.exclude,
      wrongMoves: this.refusedMoves !== undefined,
      searching: this.search.nodes !== undefined,
      canSearch: !this.isOver,
      canClear: this.canClear,
      puzzles: JSON.parse(this.dataset['puzzles'] ?? '[]') as readonly Puzzle[],
    }
    const steps = stepperRow(this.stepper, stepperWords, words.jumps)
    return threatsTemplate(
      this,
      model,
      this.actions,
      { board, tree: this.tree.element, steps },
      words,
    )
  }
}

define('cutoff-threats', CutoffThreats)
