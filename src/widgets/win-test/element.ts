import { html, type TemplateResult } from 'lit-html'
import { fail, fromHex, ok, popcount, toHex, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
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
import { Stepper } from '../../figure/stepper/stepper.ts'
import { errors } from '../../i18n/errors.ts'
import { winTest as words } from '../../i18n/win-test.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import type { StateOf } from '../../state/schema.ts'
import { listenToCells } from '../bits/board-keys.ts'
import { linkHighlights } from '../bits/highlight.ts'
import { onBoard, toggled } from '../bits/lab-model.ts'
import { arrive } from '../bits/motion.ts'
import { bitAt, placeOf, type ColumnBits } from '../bits/places.ts'
import { directionChoices } from './directions-view.ts'
import { winSchema, type WinSchema } from './schema.ts'
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

const DEALS = ['horizontal', 'vertical', 'rising', 'falling', 'false'] as const
type Deal = (typeof DEALS)[number]
type State = StateOf<WinSchema>

/**
 * `<cutoff-win-test id data-word="hex" data-step="1" data-guard="yes">`: the win test one
 * operation at a time. The word is kept in columns of seven bits, whatever is shown.
 */
class WinTest extends FigureElement<WinSchema> {
  protected readonly errors = { ...errors, 'win-test/off-board': () => words.offBoard }
  protected override readonly undoes = ['word', 'guard'] as const
  private word = { lo: 0, hi: 0 }
  private current = 0
  private drawnStep: number | undefined
  private seed = 1
  private readonly stepper = new Stepper(
    { steps: STEPS, nextKey: nextDirection, previousKey: previousDirection },
    ({ step }) => (step === this.state.step ? this.redraw() : this.change({ step })),
  )

  protected schema(): WinSchema {
    return winSchema(this.dataset)
  }

  protected override begin(): void {
    linkHighlights(this)
    listenToCells(
      place(this, 'win-test'),
      () => ({ columns: 7, rows: 6, columnBits: this.columnBits }),
      (bit) => this.turn(bit),
      (bit) => {
        this.current = bit
        this.redraw()
      },
    )
    stepByKeys(this, this.stepper)
    this.onLeave(() => this.stepper.pause())
  }

  protected override take(state: State): Result<State> {
    const word = fromHex(state.word)
    if (!word.ok) return word
    if (!onBoard(word.value)) return fail('win-test/off-board')
    // The guard row stays empty, whatever a link says.
    this.word = repacked(word.value, 7, 7)
    return ok({ ...state, word: toHex(this.word), step: this.stepper.place(state.step) })
  }

  private get columnBits(): ColumnBits {
    return this.state.guard ? 7 : 6
  }

  /** Turns the bit of a square over; `bit` is counted in the columns that are shown. */
  private turn(bit: number): void {
    const { column, row } = placeOf(bit, this.columnBits)
    this.current = bit
    this.change({ word: toHex(toggled(this.word, bitAt(column, row))) })
  }

  private setGuard(guard: boolean): void {
    const { column, row } = placeOf(this.current, this.columnBits)
    this.current = bitAt(column, row, guard ? 7 : 6)
    this.change({ guard })
  }

  /** Looks for another such position among games played at random, and shows where it ends. */
  private async deal(deal: Deal): Promise<void> {
    // Playing games needs more of the engine than the test does: fetched when it is asked for.
    const { findGame, hasFourOnly, isFalseFour } = await fetched(
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
    const step = direction === undefined ? 0 : firstStep(direction)
    this.change({ word: toHex(found.word), guard, step })
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
    const { step, guard } = this.state
    const model = winModel(repacked(this.word, 7, this.columnBits), step, this.columnBits)
    if (this.drawnStep !== undefined) {
      const root = place(this, 'win-test')
      winView(document, model, words, this.current, root)
      if (step === this.drawnStep + 1) arrive(root)
      this.drawnStep = step
    }
    const { deals, jumps, ...says } = words
    const quiet = this.stepper.state.playing
    const all = directionChoices(this.columnBits, words)
    const dealt = [['', says.choose] as const, ...DEALS.map((each) => [each, deals[each]] as const)]
    return html`
      ${stepperRow(this.stepper, stepperWords, jumps)}
      ${saysLine(winSentence(model, words), { quiet })} ${errorLine(this)}
      <div class="controls">
        ${choices(this, says.direction, all, model.direction, (to) =>
          this.stepper.go(firstStep(to)),
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

define('cutoff-win-test', WinTest)
