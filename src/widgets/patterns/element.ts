import { html, render } from 'lit-html'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { errors } from '../../i18n/errors.ts'
import { patterns as words } from '../../i18n/patterns.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { arrive } from '../bits/motion.ts'
import { define } from '../../figure/define.ts'
import { CopyLink } from '../../figure/copy-link.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { whenNear } from '../../figure/when-near.ts'
import { controls } from './controls.ts'
import { keeping, letterAt, withLetter, type Letter } from './drawing.ts'
import { drawParts, KINDS, type BoardSpec, type FigureState, type Kind } from './figure.ts'
import { knownPatterns, type Known } from './known.ts'
import { firstState, schemaOf, stateFrom, textsOf } from './schema.ts'
import { nextMatch, placesOf, previousMatch, slideModel } from './slide-model.ts'
import { bitOf, nameOfBit, readStones, sideAt, turned } from './stones.ts'
import { VIEWS } from './views.ts'

const LETTERS: readonly Letter[] = ['?', 'x', '.', 'o']

/**
 * `<cutoff-patterns id data-kind="slide" data-board="…" data-pattern="…">`: one figure of the
 * chapter on patterns, with the board and the pattern to be changed.
 */
class PatternsFigure extends HTMLElement {
  private kind: Kind = 'slide'
  private known: readonly Known[] = []
  private state = firstState({ board: '......../'.repeat(7) + '........', pattern: 'x' })
  private error = ''
  /** What the last change was, until the next. */
  private says: string | undefined
  private loading = false
  private drawnStep = 0
  private root: HTMLElement | undefined
  private readonly boards = new Map<string, InteractiveBoard>()
  private write: () => void = () => {}
  private href = () => location.href
  private readonly copy = new CopyLink(() => this.draw())
  private readonly stepper = new Stepper({ steps: 0 }, ({ step }) => {
    this.state = { ...this.state, step }
    if (!this.loading) this.says = undefined
    this.write()
    this.draw()
  })

  connectedCallback(): void {
    whenNear(this, () => this.start())
  }

  private start(): void {
    const root = this.querySelector<HTMLElement>('.patterns')
    if (root === null) return
    this.kind = KINDS.find((each) => each === this.dataset['kind']) ?? 'slide'
    this.known = knownPatterns(this.kind === 'words' ? 'xo.' : 'x')
    this.readState()
    if (this.kind === 'slide') {
      this.addEventListener('keydown', (event) => {
        const action = actionOf(event)
        if (action === undefined || isTaken(event.target, event)) return
        event.preventDefault()
        this.stepper.act(action)
      })
    }
    this.load()
    // Its steps are known; to draw them is another task, which its first frame waits for.
    setTimeout(() => {
      this.root = root
      this.querySelector('.patterns-first')?.remove()
      this.draw()
    })
  }

  private readState(): void {
    const link = new FigureLink(this.id, schemaOf(this.dataset))
    this.state = firstState(this.dataset)
    const read = link.read()
    if (read?.ok === true) this.error = linkSentence(errors, read)
    else if (read !== undefined) this.error = errorSentence(errors, read.error)
    if (read?.ok) {
      const state = stateFrom(read.value.state)
      if (state.ok) this.state = this.fitting(state.value)
      else this.error = `${words.inLink} ${errorSentence(errors, state.error)}`
    }
    this.drawnStep = this.state.step
    this.write = () => {
      if (this.root !== undefined) link.write(textsOf(this.state))
    }
    this.href = () => link.linkTo(textsOf(this.state))
  }

  /** A pattern that slides has own stones alone. */
  private fitting(state: FigureState): FigureState {
    return this.kind === 'words' ? state : { ...state, drawing: keeping(state.drawing, 'x') }
  }

  private change(change: Partial<FigureState>, says?: string): void {
    this.state = { ...this.state, ...change }
    this.error = ''
    this.load(says)
  }

  /** Gives the stepper the steps of the state, which draws the figure. */
  private load(says?: string): void {
    const { state } = this
    this.says = says
    if (this.kind === 'slide') {
      const { places } = slideModel({ ...state, step: 0 })
      const steps = {
        steps: places.length,
        nextKey: (step: number) => nextMatch(places, step),
        previousKey: (step: number) => previousMatch(places, step),
      }
      this.loading = true
      this.stepper.load(steps, Math.min(state.step, placesOf(state.drawing)))
      this.loading = false
    } else {
      this.write()
      this.draw()
    }
  }

  private press(slot: string, square: number): void {
    if (slot === 'drawing') this.pressDrawing(square)
    else {
      const stones = turned(this.state.stones, square)
      const side = sideAt(stones, bitOf(square))
      const name = nameOfBit(bitOf(square))
      this.change({ stones }, words.changed(side === -1 ? undefined : words.sides[side], name))
    }
  }

  private pressDrawing(square: number): void {
    const letters = this.kind === 'words' ? LETTERS : LETTERS.slice(0, 2)
    const now = letters.indexOf(letterAt(this.state.drawing, square))
    const drawing = withLetter(this.state.drawing, square, letters[(now + 1) % letters.length])
    if (drawing.some((row) => row.includes('x'))) return this.change({ drawing })
    this.error = words.noOwnLeft
    this.draw()
  }

  private readBoard(text: string): void {
    const stones = readStones(text)
    if (stones.ok) return this.change({ stones: stones.value })
    this.error = errorSentence(errors, stones.error)
    this.draw()
  }

  private draw(): void {
    const { root, kind, state } = this
    if (root === undefined) return
    const view = VIEWS[kind](document, state, words)
    for (const board of view.boards) this.showBoard(root, board)
    drawParts(root, view)
    if (state.step === this.drawnStep + 1) arrive(root)
    this.drawnStep = state.step
    const host = this.querySelector<HTMLElement>('.patterns-controls')
    if (host === null) return
    const { playing } = this.stepper.state
    const copy = this.copy.template(this.href())
    const says = this.says === undefined ? view.says : `${this.says} ${view.says}`
    render(
      html`
        ${kind === 'slide' ? stepperRow(this.stepper, stepperWords, words.slide.jumps) : ''}
        <p class="says" aria-live=${playing ? 'off' : 'polite'}>${says}</p>
        ${controls(kind, this.id, state, this.known, this.error, this.actions, copy, words)}
      `,
      host,
    )
  }

  private readonly actions = {
    change: (change: Partial<FigureState>) => this.change(change),
    readBoard: (text: string) => this.readBoard(text),
    reset: () => this.change(firstState(this.dataset)),
  }

  private showBoard(root: HTMLElement, { slot, model, label, names, overlay }: BoardSpec): void {
    let board = this.boards.get(slot)
    if (board === undefined) {
      board = new InteractiveBoard(document, {
        pick: (square) => this.press(slot, square),
        point: () => {},
      })
      this.boards.set(slot, board)
      root.querySelector(`.on-${slot} .patterns-place`)?.replaceChildren(board.element)
    }
    board.show({ model, label, names, active: true })
    if (overlay !== undefined) board.element.querySelector('svg > g')?.append(overlay)
  }
}

define('cutoff-patterns', PatternsFigure)
