/** A win by threats that is stepped in another figure, as one module to fetch when there is one. */
import { html, render } from 'lit-html'
import type { GameKit, ThreatResult } from '../../../engine/index.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/boards.ts'
import { threats as words } from '../../i18n/threats.ts'
import { element } from '../../figure/dom.ts'
import { squareFace } from '../table/face.ts'
import type { Face } from '../table/shown.ts'
import { answerAt, type Answer } from './answer.ts'
import { foundOf, stepsOf, type Found } from './found.ts'
import { nameOf, ROOM, threatsOver, threatsSentence } from './model.ts'
import { TreePane } from './tree-pane.ts'
import { treeSentence } from './tree-view.ts'
import { panels } from './view.ts'
import './threats.css'

/** The board of each step, what there is to say, and the tree. The step is its holder's. */
export class ProofView {
  readonly element: HTMLElement
  /** Where the controls go. */
  readonly stepper: HTMLElement
  readonly options: HTMLElement
  /** What the jumps are called. */
  readonly jumps = words.jumps
  private readonly kit: GameKit<unknown>
  private readonly position: unknown
  private readonly found: Found
  private readonly go: (step: number) => void
  private readonly face: Face
  private readonly tree: TreePane
  private readonly panels: HTMLElement
  private readonly said: HTMLElement
  private readonly note: HTMLElement
  private step = -1
  /** What was said to the last press on the board; a step takes it back. */
  private answer: Answer = {}

  /**
   * @param position  where the win begins
   * @param go        the reader asks for a step
   */
  constructor(
    document: Document,
    kit: GameKit<unknown>,
    position: unknown,
    found: Found,
    go: (step: number) => void,
  ) {
    this.kit = kit
    this.position = position
    this.found = found
    this.go = go
    const events = { pick: (square: number) => this.pick(square), point: () => {} }
    this.face = squareFace(document, events, boards)
    this.tree = new TreePane(document, words, go)
    this.panels = element(document, 'div')
    this.stepper = element(document, 'div', { class: 'stepper-room' })
    this.said = element(document, 'div')
    this.note = element(document, 'p', { class: 'hint tree-note' })
    this.options = element(document, 'div', { class: 'tree-options' })
    this.element = element(document, 'div', { class: 'threats-proof' }, [
      this.panels,
      this.stepper,
      this.said,
      this.note,
      this.options,
    ])
  }

  /** @param note  whose proof it is, and what came before it */
  update(step: number, note: string): void {
    if (step !== this.step) this.answer = {}
    this.step = step
    this.note.textContent = note
    this.draw()
  }

  /** The reader answers on the board. */
  private pick(square: number): void {
    const { stones = [] } = this.over()
    const answer = answerAt(this.found, this.step, square, stones, (at) => this.name(at), words)
    if (answer.step !== undefined) this.go(answer.step)
    this.answer = answer
    this.draw()
  }

  private over() {
    return threatsOver(this.kit, this.position, this.found, this.step)
  }

  private name(square: number): string {
    return nameOf(this.kit, this.position, square)
  }

  private draw(): void {
    const { kit, position, found, step, face, tree } = this
    const shown = { label: words.board, active: true, plays: false, room: ROOM, over: this.over() }
    face.show(kit, position, shown, false)
    tree.draw(found, step, kit.game.toMove(position), (each) => this.name(each))
    const text = {
      says: threatsSentence(kit, position, found, step, words),
      about: treeSentence(found, step, words),
    }
    render(panels(text, face.element, tree.element), this.panels)
    const { error, hint = '' } = this.answer
    const wrong = error === undefined ? '' : errorSentence(error)
    render(
      html`<p class="error" role="alert">${wrong}</p>
        <p class="hint" role="status">${hint}</p>`,
      this.said,
    )
  }
}

/** What a session has in place of its own steps, where a win by threats has chosen the move. */
export function proofOf(kit: GameKit<unknown>, position: unknown, proof: ThreatResult) {
  const found = foundOf(kit, position, proof)
  return {
    steps: stepsOf(found),
    proof: (go: (step: number) => void) => new ProofView(document, kit, position, found, go),
  }
}
