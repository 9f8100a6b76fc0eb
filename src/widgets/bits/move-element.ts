import { html, render } from 'lit-html'
import { connect4 } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { squareNames } from '../../boards/model.ts'
import { bits as words } from '../../i18n/en/bits.ts'
import { boards } from '../../i18n/en/boards.ts'
import { errors } from '../../i18n/en/errors.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { CopyLink } from '../../figure/copy-link.ts'
import { whenNear } from '../../figure/when-near.ts'
import { moveBoard, moveModel, takenBack, type MoveModel, type MoveStep } from './move-model.ts'
import { moveView } from './move-view.ts'
import { COLUMNS } from './places.ts'

/** `<cutoff-bit-move id data-moves="4453">`: a game in which each move is an XOR. */
class BitMove extends HTMLElement {
  private moves = ''
  private model: MoveModel | undefined
  /** The move just taken back, until another is made. */
  private undone: MoveStep | undefined
  private says = ''
  private error = ''
  private root: HTMLElement | undefined
  private write: (moves: string) => void = () => {}
  private leave: () => void = () => {}
  private href = () => location.href
  private readonly copy = new CopyLink(() => this.draw())
  private readonly board = new InteractiveBoard(document, {
    pick: (square) => this.play(square % COLUMNS),
    point: () => {},
  })

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.leave()
  }

  private begin(): void {
    const root = this.querySelector<HTMLElement>('.move')
    if (root === null) return
    this.root = root
    const start = this.dataset['moves'] ?? ''
    const schema = { moves: { type: 'text', default: start, max: 42 } } as const satisfies Schema
    const link = new FigureLink(this.id, schema)
    this.show(start)
    const read = link.read()
    if (read?.ok) this.show(read.value.state.moves)
    if (read !== undefined && this.error === '') this.error = linkSentence(errors, read)
    this.says = this.sentence()
    this.leave = () => link.flush()
    this.write = (moves) => link.write({ moves })
    this.href = () => link.linkTo({ moves: this.moves })
    root.querySelector('.move-board')?.replaceChildren(this.board.element)
    this.draw()
  }

  /** Shows a game, or says why there is no such game and keeps the last one. */
  private show(moves: string): boolean {
    const read = moveModel(moves)
    this.error = read.ok ? '' : errorSentence(errors, read.error)
    if (!read.ok) return false
    this.moves = connect4.game.format(read.value.position)
    this.model = read.value
    this.undone = undefined
    return true
  }

  private play(column: number): void {
    if (this.show(`${this.moves}${column + 1}`)) {
      this.says = this.sentence()
      this.write(this.moves)
      this.draw(true)
    } else this.draw()
  }

  private undo(): void {
    const last = this.model?.last
    if (last === undefined || !this.show(this.moves.slice(0, -1))) return
    this.says = words.move.undone(last.side, last.square, last.bit)
    this.undone = last
    this.write(this.moves)
    this.draw()
  }

  private clear(): void {
    this.show('')
    this.says = this.sentence()
    this.write(this.moves)
    this.draw()
  }

  private sentence(): string {
    const { model } = this
    const last = model?.last
    if (model === undefined || last === undefined) return words.move.start
    const played = words.move.played(last.side, last.column, last.square, last.bit)
    const outcome = connect4.game.outcome(model.position)
    if (outcome === undefined) return played
    return `${played} ${outcome.winner === 'draw' ? words.move.draw : words.move.won(last.side)}`
  }

  private draw(arriving = false): void {
    const { model, root, undone } = this
    if (root === undefined || model === undefined) return
    const board = moveBoard(model.position)
    const names = squareNames(connect4, model.position, board, boards)
    this.board.show({ model: board, label: words.move.board, names, active: true }, arriving)
    moveView(document, undone === undefined ? model : takenBack(model, undone), words, root)
    const host = this.querySelector<HTMLElement>('.move-controls')
    if (host === null) return
    render(
      html`
        <div class="controls">
          <button
            class="button"
            type="button"
            aria-disabled=${this.moves === ''}
            @click=${() => this.undo()}
          >
            ${words.move.undo}
          </button>
          <button class="button" type="button" @click=${() => this.clear()}>
            ${words.move.clear}
          </button>
          ${this.copy.template(this.href())}
        </div>
        <p class="error" role="alert">${this.error}</p>
        <p class="says" aria-live="polite">${this.says}</p>
      `,
      host,
    )
  }
}

customElements.define('cutoff-bit-move', BitMove)
