import { html, type TemplateResult } from 'lit-html'
import { fail, fromHex, hasBit, ok, popcount, toHex, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import {
  button,
  check,
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  select,
  undoButtons,
} from '../../figure/panel.ts'
import { stepByKeys } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper, type Steps } from '../../figure/stepper/stepper.ts'
import { winTest as words } from '../../i18n/win-test.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import type { StateOf } from '../../state/schema.ts'
import { onBoard, toggled } from '../bits/lab-model.ts'
import { arrive } from '../bits/motion.ts'
import { bitAt, placeOf, type ColumnBits } from '../bits/places.ts'
import { WordFigure } from '../bits/word-figure.ts'
import { directionChoices } from './directions-view.ts'
import { DIRECTIONS, type Direction } from './directions.ts'
import { METHODS, winSchema, type Method, type WinSchema } from './schema.ts'
import {
  firstStep,
  foundIn,
  lastStep,
  OPERATIONS,
  progressAt,
  repacked,
  STEPS,
  winModel,
} from './model.ts'
import { winSentence, winView } from './view.ts'
import { lastOf, stopOf, type WalkStep } from './walk-model.ts'
import { walkModel, walkSentence, type WalkModel } from './walk-view.ts'

const DEALS = ['horizontal', 'vertical', 'rising', 'falling', 'false'] as const
type Deal = (typeof DEALS)[number]
type State = StateOf<WinSchema>

const SHIFTS: Steps = { steps: STEPS, nextKey: nextDirection, previousKey: previousDirection }

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
  private readonly stepper = new Stepper(SHIFTS, ({ step }) =>
    step === this.state.step ? this.redraw() : this.change({ step }),
  )

  protected schema(): WinSchema {
    return winSchema(this.dataset)
  }

  protected override begin(): void {
    const reach = () => ({ columns: 7, rows: 6, columnBits: this.columnBits })
    this.listen(place(this, 'win-test'), reach)
    stepByKeys(this, this.stepper)
    this.onLeave(() => this.stepper.pause())
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
  private stepsOf({ method, word, last, guard }: State): Steps {
    if (method === 'shift') return SHIFTS
    const of = `${word} ${last} ${guard}`
    if (this.walk?.of !== of)
      this.walk = { of, steps: walkJumps(this.walkOf(last, 0, guard).steps) }
    return this.walk.steps
  }

  private walkOf(last: number, step: number, guard: boolean): WalkModel {
    const columnBits = guard ? 7 : 6
    const { column, row } = placeOf(Math.max(0, last))
    const bit = last < 0 ? last : bitAt(column, row, columnBits)
    return walkModel(repacked(this.word, 7, columnBits), bit, step, columnBits)
  }

  private get columnBits(): ColumnBits {
    return this.state.guard ? 7 : 6
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
    const { last, guard } = this.state
    const { steps, word } = this.walkOf(last, 0, guard)
    const found = foundIn(word, this.columnBits)
    const shifts = found === undefined ? STEPS : lastStep(found)
    this.stepper.pause()
    this.change({ method, step: method === 'shift' ? shifts : (stopOf(steps) ?? steps.length) })
  }

  private setGuard(guard: boolean): void {
    const { column, row } = placeOf(this.current, this.columnBits)
    this.current = bitAt(column, row, guard ? 7 : 6)
    this.change({ guard })
  }

  /** Looks for another such position among games played at random, and shows where it ends. */
  private async deal(deal: Deal): Promise<void> {
    // Playing games needs more of the engine than the test does: fetched when it is asked for.
    const { findGame, hasFourOnly, isFalseFour, lastPlayed } = await fetched(
      this,
      () => import('./find-games.ts'),
    )
    const wanted = deal === 'false' ? isFalseFour : hasFourOnly(deal)
    const found = findGame(wanted, { seed: this.seed++ })
    if (found === undefined) return this.redraw()
    const guard = deal !== 'false'
    const columnBits = guard ? 7 : 6
    const direction = foundIn(repacked(found.word, 7, columnBits), columnBits)
    this.current = 0
    this.stepper.pause()
    const step = direction === undefined || this.state.method === 'stone' ? 0 : firstStep(direction)
    this.change({ word: toHex(found.word), last: lastPlayed(found.moves), guard, step })
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

  protected draw(): TemplateResult {
    const { step, guard, method, last } = this.state
    const { columnBits } = this
    const walks = method === 'stone'
    const walk = this.walkOf(last, walks ? step : 0, guard)
    const model = winModel(walk.word, walks ? 0 : step, columnBits)
    if (this.drawnStep !== undefined) {
      const root = place(this, 'win-test')
      winView(document, { method, shifts: model, walk }, words, this.current, root)
      if (step === this.drawnStep + 1) arrive(root)
      this.drawnStep = step
    }
    const { deals, jumps, ...says } = words
    const quiet = this.stepper.state.playing
    const all = walks
      ? DIRECTIONS.map((each) => [each, words.directions[each]] as const)
      : directionChoices(columnBits, words)
    const dealt = [['', says.choose] as const, ...DEALS.map((each) => [each, deals[each]] as const)]
    const direction = walks ? walk.steps[walk.step - 1]?.direction : model.direction
    const sentence = walks ? walkSentence(walk, words) : winSentence(model, words)
    const methods = METHODS.map((each) => [each, says.methods[each]] as const)
    return html`
      ${stepperRow(this.stepper, stepperWords, jumps)} ${saysLine(sentence, { quiet })}
      ${errorLine(this)}
      <div class="controls">
        ${choices(this, says.method, methods, method, (to) => this.choose(to))}
        ${choices(this, says.direction, all, direction, (to) =>
          this.stepper.go(walks ? startOf(walk, to) : firstStep(to)),
        )}
        ${check(says.guard, guard, (on) => this.setGuard(on))}
        ${select<Deal | ''>(says.position, dealt, '', (deal) => {
          if (deal !== '') void this.deal(deal)
        })}
        ${undoButtons(this)}
        ${button(says.clear, () => this.change({ word: '0' }), { can: popcount(this.word) > 0 })}
        ${copyButton(this)}
      </div>
      ${hintLine(this)}
    `
  }
}

/** Where the next direction's comparison is done. */
function nextDirection(step: number): number {
  const { direction } = progressAt(step + 1)
  return lastStep(direction)
}

function previousDirection(step: number): number {
  return step <= OPERATIONS.length ? 0 : lastStep(progressAt(step - OPERATIONS.length).direction)
}

/** The step at which the walk along a direction begins. */
function startOf({ steps }: WalkModel, direction: Direction): number {
  return steps.findIndex((each) => each.direction === direction) + 1
}

/** The steps from the last stone, with the ends of the directions to jump to. */
function walkJumps(steps: readonly WalkStep[]): Steps {
  const ends = steps.flatMap(({ kind }, i) => (kind === 'compare' ? [i + 1] : []))
  return {
    steps: steps.length,
    nextKey: (step) => ends.find((end) => end > step) ?? steps.length,
    previousKey: (step) => ends.findLast((end) => end < step) ?? 0,
  }
}

define('cutoff-win-test', WinTest)
