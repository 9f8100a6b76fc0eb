import { ok, toHex, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import { bitSteps as words } from '../../i18n/bit-steps.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import type { StateOf } from '../../state/schema.ts'
import { arrive } from '../bits/motion.ts'
import { WordFigure } from '../bits/word-figure.ts'
import { bitStepsControls } from './controls.ts'
import type { Frame, Stones } from './frame.ts'
import { framesOf, pressed, readStones } from './model.ts'
import { bitStepsSchema, readKind, writtenStep, type BitStepsSchema } from './schema.ts'
import { bitStepsView } from './view.ts'

type State = StateOf<BitStepsSchema>

const TABLES = { words, stepper: stepperWords }

/**
 * `<cutoff-bit-steps id data-kind="moves" data-x="hex" data-o="hex" data-step="3">`: what a few
 * operations on whole words do, step by step, with stones that the reader sets.
 */
class BitSteps extends WordFigure<BitStepsSchema> {
  protected override readonly errors = {
    'bit-steps/off-board': () => words.offBoard,
    'bit-steps/both': () => words.both,
    'bit-steps/floats': () => words.floats,
  }
  protected override readonly undoes = ['x', 'o'] as const
  private stones: Stones = { x: this.word, o: this.word }
  private frames: readonly Frame[] = []
  private steps: Steps = { steps: 0 }
  private framed = ''
  private drawnStep = -1
  private seed = 1
  private readonly stepper = stepperOf(this, { written: writtenStep })

  private get kind() {
    return readKind(this.dataset['kind'])
  }

  protected schema(): BitStepsSchema {
    return bitStepsSchema(this.dataset)
  }

  protected override begin(): void {
    this.listen(place(this, 'bit-steps'), () => ({ columns: 7, rows: 6, columnBits: 7 }))
  }

  protected override take(state: State): Result<State> {
    const read = readStones(this.kind, state.x, state.o)
    if (!read.ok) return read
    const x = toHex(read.value.x)
    const o = toHex(read.value.o)
    this.stones = read.value
    this.word = read.value.x
    // The same object for the same stones, so that a figure that plays goes on.
    if (this.framed !== `${x} ${o}`) {
      this.framed = `${x} ${o}`
      this.frames = framesOf(this.kind, read.value)
      this.steps = { steps: this.frames.length - 1 }
    }
    // A step that these stones do not have is kept: they may be taken back.
    this.stepper.place(state.step, this.steps)
    return ok({ x, o, step: state.step })
  }

  protected turn(bit: number): void {
    this.show(pressed(this.kind, this.stones, bit))
  }

  private show({ x, o }: Stones): void {
    this.change({ x: toHex(x), o: toHex(o) })
  }

  private async deal(): Promise<void> {
    const { dealStones } = await fetched(this, () => import('./deal.ts'))
    this.show(dealStones(this.kind, this.seed++))
  }

  private readonly actions = {
    deal: () => void this.deal(),
    clear: () => void this.change({ x: '0', o: '0' }),
  }

  protected override get host(): HTMLElement {
    return place(this, 'bit-steps-controls')
  }

  protected override takeOver(): void {
    this.querySelector('.bit-steps-first')?.remove()
    this.host.replaceChildren()
  }

  protected draw() {
    const { kind, stones, current } = this
    const { step } = this.stepper.state
    const frame = this.frames[step]
    if (frame === undefined) return undefined
    const root = place(this, 'bit-steps')
    bitStepsView(document, { kind, stones, frame, current }, words, root)
    if (step === this.drawnStep + 1) arrive(root)
    this.drawnStep = step
    return bitStepsControls(this, this.stepper, frame.says(words), this.actions, TABLES)
  }
}

define('cutoff-bit-steps', BitSteps)
