import { fail, fromHex, hasBit, ok, toHex, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import { winTest as words } from '../../i18n/win-test.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import type { StateOf } from '../../state/schema.ts'
import { onBoard, toggled } from '../bits/lab-model.ts'
import { arrive } from '../bits/motion.ts'
import { bitAt, placeOf, type ColumnBits } from '../bits/places.ts'
import { WordFigure } from '../bits/word-figure.ts'
import { winControls, type WinActions } from './controls.ts'
import { firstStep, foundIn, lastStep, repacked, STEPS, winModel } from './model.ts'
import { winSchema, type Deal, type Method, type WinSchema } from './schema.ts'
import { columnBitsOf, SHIFTS, walkAt, walkJumps } from './steps.ts'
import { winView, type BothWays } from './view.ts'
import { lastOf, stopOf } from './walk-model.ts'

type State = StateOf<WinSchema>

const TABLES = { words, stepper: stepperWords }

/**
 * `<cutoff-win-test id data-word="hex" data-last="7" data-step="1" data-method="shift"
 * data-guard="yes">`: the win test one operation at a time, by shifting or from the last stone. The
 * word and the bit of the last stone are kept in columns of seven bits, whatever is shown.
 */
class WinTest extends WordFigure<WinSchema> {
  protected override readonly errors = { 'win-test/off-board': () => words.offBoard }
  protected override readonly undoes = ['word', 'last', 'guard'] as const
  private drawnStep: number | undefined
  private seed = 1
  private walk: { readonly of: string; readonly steps: Steps } | undefined
  private readonly stepper = stepperOf(this, { steps: SHIFTS })

  protected schema(): WinSchema {
    return winSchema(this.dataset)
  }

  protected override begin(): void {
    const reach = () => ({ columns: 7, rows: 6, columnBits: this.columnBits })
    this.listen(place(this, 'win-test'), reach)
  }

  protected override take(state: State): Result<State> {
    const word = fromHex(state.word)
    if (!word.ok) return word
    if (!onBoard(word.value)) return fail('win-test/off-board')
    // The guard row stays empty, whatever a link says.
    this.word = repacked(word.value, 7, 7)
    const last = state.last >= 0 && hasBit(this.word, state.last) ? state.last : lastOf(this.word)
    const taken = { ...state, word: toHex(this.word), last }
    return ok({ ...taken, step: this.stepper.place(state.step, this.stepsOf(taken)) })
  }

  /** The same object for the same stones, so that a figure that plays goes on. */
  private stepsOf(state: State): Steps {
    if (state.method === 'shift') return SHIFTS
    const of = `${state.word} ${state.last} ${state.guard}`
    if (this.walk?.of !== of) this.walk = { of, steps: walkJumps(walkAt(this.word, state).steps) }
    return this.walk.steps
  }

  private get columnBits(): ColumnBits {
    return columnBitsOf(this.state.guard)
  }

  /** Turns the bit of a square over; `bit` is counted in the columns that are shown. */
  protected turn(bit: number): void {
    const { column, row } = placeOf(bit, this.columnBits)
    const turned = bitAt(column, row)
    const word = toggled(this.word, turned)
    const last = hasBit(word, turned) ? turned : this.state.last
    this.change({ word: toHex(word), last })
  }

  /** Shows a method where it is decided. */
  private choose(method: Method): void {
    const { steps, word } = walkAt(this.word, this.state)
    const found = foundIn(word, this.columnBits)
    const shifts = found === undefined ? STEPS : lastStep(found)
    this.stepper.pause()
    this.change({ method, step: method === 'shift' ? shifts : (stopOf(steps) ?? steps.length) })
  }

  private setGuard(guard: boolean): void {
    const { column, row } = placeOf(this.current, this.columnBits)
    this.current = bitAt(column, row, columnBitsOf(guard))
    this.change({ guard })
  }

  /** Looks for another such position among games played at random, and shows where it ends. */
  private async deal(deal: Deal): Promise<void> {
    // Playing games needs more of the engine than the test does: fetched when it is asked for.
    const { dealGame } = await fetched(this, () => import('./find-games.ts'))
    const found = dealGame(deal, this.seed++)
    if (found === undefined) return this.redraw()
    const columnBits = columnBitsOf(found.guard)
    const direction = foundIn(repacked(found.word, 7, columnBits), columnBits)
    this.current = 0
    this.stepper.pause()
    const step = direction === undefined || this.state.method === 'stone' ? 0 : firstStep(direction)
    this.change({ ...found, word: toHex(found.word), step })
  }

  private readonly actions: WinActions = {
    method: (method) => this.choose(method),
    guard: (guard) => this.setGuard(guard),
    deal: (deal) => void this.deal(deal),
    clear: () => void this.change({ word: '0' }),
  }

  protected override get host(): HTMLElement {
    return place(this, 'win-test-controls')
  }

  protected override takeOver(): void {
    this.querySelector('.win-test-first')?.remove()
    // Until the next task the board stays as its first frame shows it.
    setTimeout(() => {
      this.drawnStep = this.state.step
      this.redraw()
    })
  }

  protected draw() {
    const { method, step } = this.state
    const walks = method === 'stone'
    const walk = walkAt(this.word, this.state, walks ? step : 0)
    const shifts = winModel(walk.word, walks ? 0 : step, this.columnBits)
    const both: BothWays = { method, shifts, walk }
    if (this.drawnStep !== undefined) {
      const root = place(this, 'win-test')
      winView(document, both, words, this.current, root)
      if (step === this.drawnStep + 1) arrive(root)
      this.drawnStep = step
    }
    return winControls(this, both, this.actions, this.stepper, TABLES)
  }
}

define('cutoff-win-test', WinTest)
