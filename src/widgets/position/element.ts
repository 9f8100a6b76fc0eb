import { render } from 'lit-html'
import type { GameOptions } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { BOARD_ROOM, boardModel, sideName, squareNames } from '../../boards/model.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/en/boards.ts'
import { copyLink } from '../../i18n/en/copy-link.ts'
import { errors } from '../../i18n/en/errors.ts'
import { position as words } from '../../i18n/en/position.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { copyText, type CopyWords } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { whenNear } from '../../figure/when-near.ts'
import { positionSchema, type PositionSchema } from './schema.ts'
import { PositionSession } from './session.ts'
import { positionTemplate, type PositionActions } from './view.ts'

/** What a `change` event of the editor carries. */
export interface PositionChange {
  readonly game: string
  /** A text that the game reads: moves or a board. */
  readonly position: string
}

/**
 * `<cutoff-position id data-game data-position data-options>`: sets up a position by clicking
 * or by a text. `value` is the position as a text; a `change` event (bubbling, its detail a
 * `PositionChange`) tells of each new one, and only of right ones. `data-options` is JSON.
 */
export class CutoffPosition extends HTMLElement {
  private session: PositionSession<unknown> | undefined
  private board: InteractiveBoard | undefined
  private link: FigureLink<PositionSchema> | undefined
  private typed = ''
  private error = ''
  private wrongText = false
  private hint = ''
  private pointed: number | undefined

  /** The position as a text that its game reads. */
  get value(): string {
    return this.session?.text ?? this.dataset['position'] ?? ''
  }

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { game = '', position = '', options } = this.dataset
    const gameOptions = options === undefined ? undefined : (JSON.parse(options) as GameOptions)
    this.link = new FigureLink(this.id, positionSchema(position))
    const kit = await fetchKit(this, game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    this.session = new PositionSession(kit.value, position, gameOptions)
    this.board = new InteractiveBoard(document, {
      pick: (square) => this.pick(square),
      point: (square) => {
        this.pointed = square
        this.draw()
      },
    })
    this.typed = this.session.text
    this.readLink(this.session, this.link)
    this.replaceChildren()
    this.draw()
  }

  private readLink(session: PositionSession<unknown>, link: FigureLink<PositionSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const { state } = read.value
    this.hint = linkSentence(errors, read)
    this.typed = state.position
    const placed = session.read(state.position)
    if (placed.ok) return
    this.wrongText = true
    this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
  }

  private pick(square: number): void {
    const picked = this.session?.pick(square)
    if (picked === undefined) return
    if (picked.ok) return this.changed(true)
    this.error = errorSentence(errors, picked.error)
    this.wrongText = false
    this.draw()
  }

  private type(text: string): void {
    const { session } = this
    if (session === undefined) return
    this.typed = text
    const before = session.text
    const read = session.type(text)
    this.hint = ''
    this.wrongText = !read.ok
    this.error = read.ok ? '' : `${errorSentence(errors, read.error)} ${words.kept}`
    if (read.ok && session.text !== before) this.tell(session)
    this.draw()
  }

  private changed(arriving = false): void {
    const { session } = this
    if (session === undefined) return
    this.typed = session.text
    this.error = ''
    this.wrongText = false
    this.hint = ''
    this.tell(session)
    this.draw(arriving)
  }

  private tell(session: PositionSession<unknown>): void {
    const detail: PositionChange = { game: session.kit.game.id, position: session.text }
    this.link?.write({ position: session.text })
    this.dispatchEvent(new CustomEvent('change', { bubbles: true, detail }))
  }

  private readonly actions: PositionActions = {
    type: (text) => this.type(text),
    undo: () => {
      if (this.session?.canUndo !== true) return
      this.session.undo()
      this.changed()
    },
    clear: () => {
      if (this.session?.canClear !== true) return
      this.session.clear()
      this.changed()
    },
    copy: () => void this.copy(this.value, words),
    copyLink: () => void this.copy(this.link?.linkTo({ position: this.value }), copyLink),
  }

  private async copy(text = location.href, said: CopyWords): Promise<void> {
    this.hint = await copyText(text, said)
    this.draw()
  }

  private draw(arriving = false): void {
    const { session, board } = this
    if (session === undefined || board === undefined) return
    const { kit, position } = session
    const squares = boardModel(kit, position, { room: BOARD_ROOM })
    if (squares === undefined) return
    const over = kit.game.outcome(position) !== undefined
    const ghost = this.pointed === undefined ? undefined : ghostAt(kit, position, this.pointed)
    board.show(
      {
        model: ghost === undefined ? squares : { ...squares, ghost },
        label: words.board,
        names: squareNames(kit, position, squares, boards),
        active: !over,
      },
      arriving,
    )
    const model = {
      says: this.says(session),
      text: this.typed,
      error: this.error,
      wrongText: this.wrongText,
      hint: this.hint,
      canUndo: session.canUndo,
      canClear: session.canClear,
    }
    render(positionTemplate(model, this.actions, board.element, this.id, words), this)
  }

  private says({ kit, position }: PositionSession<unknown>): string {
    const outcome = kit.game.outcome(position)
    if (outcome === undefined) {
      const side = sideName(kit, position, kit.game.toMove(position))
      return kit.board?.ground === 'slots' ? words.saysColumn(side) : words.says(side)
    }
    return outcome.winner === 'draw'
      ? words.drawn
      : words.over(sideName(kit, position, outcome.winner))
  }
}

customElements.define('cutoff-position', CutoffPosition)

declare global {
  interface HTMLElementTagNameMap {
    'cutoff-position': CutoffPosition
  }
}
