import { html, type TemplateResult } from 'lit-html'
import { ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { nextTask } from '../../figure/next-task.ts'
import { saysLine } from '../../figure/panel.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { stepperOf } from '../../figure/stepper/stepped.ts'
import { patterns as words } from '../../i18n/patterns.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { defaultsOf } from '../../state/schema.ts'
import { arrive } from '../bits/motion.ts'
import { controls, type ControlActions } from './controls.ts'
import { formatDrawing, keeping, nextLetter } from './drawing.ts'
import { drawParts, KINDS, type FigureState, type Kind } from './figure.ts'
import { knownPatterns, type Known } from './known.ts'
import { PressedBoards } from './pressed-boards.ts'
import { schemaOf, stateFrom, textsOf, type PatternsSchema, type Texts } from './schema.ts'
import { slideSteps } from './slide-model.ts'
import { bitOf, formatStones, nameOfBit, sideAt, turned } from './stones.ts'
import { VIEWS } from './views.ts'

/**
 * `<cutoff-patterns id data-kind="slide" data-board="…" data-pattern="…">`: one figure of the
 * chapter on patterns, with the board and the pattern to be changed.
 */
class PatternsFigure extends FigureElement<PatternsSchema> {
  protected override readonly undoes = ['board', 'pattern'] as const
  private kind: Kind = 'slide'
  private known: readonly Known[] = []
  private shown: FigureState | undefined
  /** What a change is called, and what the last one was until the next. */
  private doing = ''
  private done = ''
  private drawnStep = 0
  private readonly boards = new PressedBoards((slot, square) => this.press(slot, square))
  private readonly stepper = stepperOf(this, { can: () => this.kind === 'slide' })

  protected schema(): PatternsSchema {
    return schemaOf(this.dataset)
  }

  protected override begin(): void {
    this.kind = KINDS.find((each) => each === this.dataset['kind']) ?? 'slide'
    this.known = knownPatterns(this.kind === 'words' ? 'xo.' : 'x')
  }

  protected override take(texts: Texts): Result<Texts> {
    const read = stateFrom(texts)
    if (!read.ok) return read
    const { drawing } = read.value
    // A pattern that slides has own stones alone.
    const own = this.kind === 'words' ? drawing : keeping(drawing, 'x')
    const state = { ...read.value, drawing: own }
    this.shown = this.kind === 'slide' ? { ...state, step: this.placed(state) } : state
    return ok(textsOf(this.shown))
  }

  /** The step of the state, in the places that its pattern is tried in. */
  private placed(state: FigureState): number {
    const after = textsOf({ ...state, step: 0 })
    const before = this.shown && textsOf({ ...this.shown, step: 0 })
    if (JSON.stringify(before) === JSON.stringify(after)) return this.stepper.place(state.step)
    return this.stepper.place(state.step, slideSteps({ ...state, step: 0 }))
  }

  protected override async ready(): Promise<void> {
    this.drawnStep = this.state.step
    // Its steps are known; to draw them is another task, which its first frame waits for.
    await nextTask()
  }

  protected override changed(arriving: boolean): void {
    this.done = this.doing
    this.doing = ''
    this.redraw(arriving)
  }

  private press(slot: string, square: number): void {
    if (this.shown === undefined) return
    if (slot === 'drawing') return this.pressDrawing(this.shown, square)
    const stones = turned(this.shown.stones, square)
    const side = sideAt(stones, bitOf(square))
    const name = nameOfBit(bitOf(square))
    this.doing = words.changed(side === -1 ? undefined : words.sides[side], name)
    this.change({ board: formatStones(stones) })
  }

  private pressDrawing({ drawing }: FigureState, square: number): void {
    const next = nextLetter(drawing, square, this.kind === 'words' ? 4 : 2)
    if (next.some((row) => row.includes('x'))) this.change({ pattern: formatDrawing(next) })
    else this.refuse(words.noOwnLeft)
  }

  private readonly actions: ControlActions = {
    change: (change) => this.change(change),
    reset: () => this.change(defaultsOf(this.schema())),
  }

  protected override get host(): HTMLElement {
    return place(this, 'patterns-controls')
  }

  protected override takeOver(): void {
    this.querySelector('.patterns-first')?.remove()
  }

  protected draw(): TemplateResult | undefined {
    const { kind, shown } = this
    if (shown === undefined) return undefined
    const root = place(this, 'patterns')
    const view = VIEWS[kind](document, shown, words)
    for (const board of view.boards) this.boards.show(root, board)
    drawParts(root, view)
    if (shown.step === this.drawnStep + 1) arrive(root)
    this.drawnStep = shown.step
    const quiet = this.stepper.state.playing
    return html`
      ${kind === 'slide' ? stepperRow(this.stepper, stepperWords, words.slide.jumps) : ''}
      ${saysLine(`${this.done} ${view.says}`.trim(), { quiet })}
      ${controls(this, kind, shown, this.known, this.actions, words)}
    `
  }
}

define('cutoff-patterns', PatternsFigure)
