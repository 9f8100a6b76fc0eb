import { html, render } from 'lit-html'
import { fromHex, popcount, toHex, type Word } from '../../../engine/index.ts'
import { errors } from '../../i18n/errors.ts'
import { shifts as words } from '../../i18n/shifts.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { listenToCells } from '../bits/board-keys.ts'
import { linkHighlights } from '../bits/highlight.ts'
import { onBoard, toggled } from '../bits/lab-model.ts'
import { arrive } from '../bits/motion.ts'
import { bitAt, placeOf, type ColumnBits } from '../bits/places.ts'
import { define } from '../../figure/define.ts'
import { CopyLink } from '../../figure/copy-link.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { fetched } from '../../figure/fetched.ts'
import { whenNear } from '../../figure/when-near.ts'
import { DIRECTIONS, shiftOf, type Direction } from './directions.ts'
import {
  firstStep,
  foundIn,
  OPERATIONS,
  lastStep,
  progressAt,
  repacked,
  STEPS,
  winModel,
  type WinModel,
} from './win-model.ts'
import { winSentence, winView } from './win-view.ts'

const DEALS = ['horizontal', 'vertical', 'rising', 'falling', 'false'] as const
type Deal = (typeof DEALS)[number]

/**
 * `<cutoff-win-test id data-word="hex" data-step="1" data-guard="yes">`: the win test one
 * operation at a time. The word is kept in columns of seven bits, whatever is shown.
 */
class WinTest extends HTMLElement {
  private word: Word = { lo: 0, hi: 0 }
  private guard = true
  private current = 0
  private error = ''
  private drawnStep = 0
  private seed = 1
  private root: HTMLElement | undefined
  private write: () => void = () => {}
  private leave: () => void = () => {}
  private href = () => location.href
  private readonly copy = new CopyLink(() => this.draw())
  private readonly stepper = new Stepper(
    { steps: STEPS, nextKey: nextDirection, previousKey: previousDirection },
    () => {
      this.write()
      this.draw()
    },
  )

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.leave()
  }

  private begin(): void {
    const root = this.querySelector<HTMLElement>('.win')
    if (root === null) return
    this.readState()
    this.root = root
    this.querySelector('.win-first')?.remove()
    linkHighlights(this)
    listenToCells(
      root,
      () => ({ columns: 7, rows: 6, columnBits: this.columnBits }),
      (bit) => this.turn(bit),
      (bit) => {
        this.current = bit
        this.draw()
      },
    )
    this.addEventListener('keydown', (event) => {
      const action = actionOf(event)
      if (action === undefined || isTaken(event.target, event)) return
      event.preventDefault()
      this.stepper.act(action)
    })
    this.drawControls(this.model)
    // Until the next task the board stays as its first frame shows it.
    setTimeout(() => this.draw())
  }

  private get columnBits(): ColumnBits {
    return this.guard ? 7 : 6
  }

  private readState(): void {
    const schema = {
      word: { type: 'text', default: this.dataset['word'] ?? '0', max: 18 },
      step: { type: 'integer', default: Number(this.dataset['step'] ?? 0), min: 0, max: STEPS },
      guard: { type: 'boolean', default: this.dataset['guard'] !== 'no' },
    } as const satisfies Schema
    const link = new FigureLink(this.id, schema)
    this.show(schema.word.default)
    this.guard = schema.guard.default
    let step: number = schema.step.default
    const read = link.read()
    if (read?.ok) {
      this.show(read.value.state.word)
      step = read.value.state.step
      this.guard = read.value.state.guard
    }
    if (read !== undefined && this.error === '') this.error = linkSentence(errors, read)
    this.stepper.go(step)
    this.drawnStep = step
    this.leave = () => link.flush()
    const state = () => ({
      word: toHex(this.word),
      step: this.stepper.state.step,
      guard: this.guard,
    })
    this.write = () => link.write(state())
    this.href = () => link.linkTo(state())
  }

  private show(hex: string): void {
    const word = fromHex(hex)
    if (!word.ok) this.error = errorSentence(errors, word.error)
    else if (!onBoard(word.value)) this.error = words.win.offBoard
    else this.word = repacked(word.value, 7, 7)
  }

  /** Turns the bit of a square over; `bit` is counted in the columns that are shown. */
  private turn(bit: number): void {
    const { column, row } = placeOf(bit, this.columnBits)
    this.word = toggled(this.word, bitAt(column, row))
    this.current = bit
    this.changed()
  }

  private changed(): void {
    this.error = ''
    this.write()
    this.draw()
  }

  private setGuard(guard: boolean): void {
    const { column, row } = placeOf(this.current, this.columnBits)
    this.guard = guard
    this.current = bitAt(column, row, this.columnBits)
    this.changed()
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
    if (found === undefined) return
    this.word = found.word
    this.guard = deal !== 'false'
    this.current = 0
    this.error = ''
    const direction = foundIn(repacked(this.word, 7, this.columnBits), this.columnBits)
    this.stepper.act('start')
    this.stepper.go(direction === undefined ? 0 : firstStep(direction))
  }

  private draw(): void {
    if (this.root === undefined) return
    const { model } = this
    const { step } = this.stepper.state
    winView(document, model, words, this.current, this.root)
    if (step === this.drawnStep + 1) arrive(this.root)
    this.drawnStep = step
    this.drawControls(model)
  }

  private get model(): WinModel {
    const shown = repacked(this.word, 7, this.columnBits)
    return winModel(shown, this.stepper.state.step, this.columnBits)
  }

  private drawControls(model: WinModel): void {
    const host = this.querySelector<HTMLElement>('.win-controls')
    if (host === null) return
    const { playing } = this.stepper.state
    render(
      html`
        ${stepperRow(this.stepper, stepperWords, words.win.jumps)}
        <p class="says" aria-live=${playing ? 'off' : 'polite'}>${winSentence(model, words)}</p>
        <p class="error" role="alert">${this.error}</p>
        <div class="controls">
          <fieldset class="choices">
            <legend>${words.win.direction}</legend>
            ${DIRECTIONS.map((each) => this.choice(each, model.direction))}
          </fieldset>
          <label class="check">
            <input
              type="checkbox"
              .checked=${this.guard}
              @change=${() => this.setGuard(!this.guard)}
            />
            ${words.win.guard}
          </label>
          <label class="field">
            <span>${words.win.position}</span>
            <select
              class="select"
              @change=${(event: Event) => {
                if (!(event.target instanceof HTMLSelectElement)) return
                const { value } = event.target
                event.target.value = ''
                const deal = DEALS.find((each) => each === value)
                if (deal !== undefined) this.deal(deal)
              }}
            >
              <option value="">${words.win.choose}</option>
              ${DEALS.map((each) => html`<option value=${each}>${words.win.deals[each]}</option>`)}
            </select>
          </label>
          <button
            class="button"
            type="button"
            aria-disabled=${popcount(this.word) === 0}
            @click=${() => {
              if (popcount(this.word) === 0) return
              this.word = { lo: 0, hi: 0 }
              this.changed()
            }}
          >
            ${words.win.clear}
          </button>
          ${this.copy.template(this.href())}
        </div>
      `,
      host,
    )
  }

  private choice(direction: Direction, current: Direction) {
    const shift = shiftOf(direction, this.columnBits)
    return html`
      <label class="check">
        <input
          type="radio"
          name="${this.id}-direction"
          .checked=${direction === current}
          @change=${() => this.stepper.go(firstStep(direction))}
        />
        <span>${words.win.directions[direction]} <span class="win-by">${shift}</span></span>
      </label>
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
