import { render } from 'lit-html'
import { gomoku, type Gomoku } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/en/boards.ts'
import { errors } from '../../i18n/en/errors.ts'
import { rows as words } from '../../i18n/en/rows.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { positionSchema, type PositionSchema } from '../position/schema.ts'
import { PositionSession } from '../position/session.ts'
import { judge, termsBoard, type TermName } from './model.ts'
import { termsTemplate, type TermsActions } from './view.ts'

/**
 * `<cutoff-terms id data-position data-late>`: a board for two hands, and beside it the terms of
 * the 19×19 report for the side to move. `data-late` is the position a ply later.
 */
export class CutoffTerms extends HTMLElement {
  private session: PositionSession<Gomoku> | undefined
  private link: FigureLink<PositionSchema> | undefined
  private board: InteractiveBoard | undefined
  private shown: TermName | undefined
  private text = ''
  private error = ''
  private hint = words.hint
  private pointed: number | undefined

  connectedCallback(): void {
    // In a task of its own: all figures of a page in one would keep it busy too long.
    setTimeout(() => {
      if (this.link === undefined) this.begin()
    })
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    const { position = '' } = this.dataset
    const link = new FigureLink(this.id, positionSchema(position))
    const session = new PositionSession(gomoku, position)
    this.link = link
    this.session = session
    this.board = new InteractiveBoard(document, {
      pick: (square) => this.pick(square),
      point: (square) => {
        this.pointed = square
        this.draw()
      },
    })
    this.readLink(session, link)
    this.text = session.text
    this.replaceChildren()
    this.draw()
  }

  private readLink(session: PositionSession<Gomoku>, link: FigureLink<PositionSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const told = linkSentence(errors, read)
    if (told !== '') this.hint = told
    const placed = session.read(read.value.state.position)
    if (!placed.ok) this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
  }

  private pick(square: number): void {
    const picked = this.session?.pick(square)
    if (picked?.ok === false) {
      this.error = errorSentence(errors, picked.error)
      this.draw()
    } else this.changed(true)
  }

  private changed(arriving = false): void {
    const { session, link } = this
    if (session === undefined || link === undefined) return
    this.text = session.text
    this.error = ''
    this.hint = words.hint
    const written = link.write({ position: session.text })
    if (!written.ok) this.error = errorSentence(errors, written.error)
    this.draw(arriving)
  }

  private readonly actions: TermsActions = {
    show: (name) => {
      this.shown = this.shown === name ? undefined : name
      this.draw()
    },
    type: (text) => {
      const read = this.session?.read(text)
      if (read?.ok !== false) return this.changed()
      this.text = text
      this.error = `${errorSentence(errors, read.error)} ${words.kept}`
      this.draw()
    },
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
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    const { session, link } = this
    if (session === undefined || link === undefined) return
    try {
      await navigator.clipboard.writeText(link.linkTo({ position: session.text }))
      this.hint = words.copied
    } catch {
      this.hint = words.notCopied
    }
    this.draw()
  }

  private draw(arriving = false): void {
    const { session, board, shown } = this
    if (session === undefined || board === undefined) return
    const { position } = session
    const judged = judge(position)
    const row = judged.rows.find(({ name }) => name === shown)
    const { model, names } = termsBoard(position, row, boards)
    const over = gomoku.game.outcome(position) !== undefined
    const ghost = this.pointed === undefined ? undefined : ghostAt(gomoku, position, this.pointed)
    board.show(
      {
        model: ghost === undefined ? model : { ...model, ghost },
        label: words.board,
        names,
        active: !over,
      },
      arriving,
    )
    const side = gomoku.sides[judged.viewer]
    const { position: early = '', late = '' } = this.dataset
    const shownNow = {
      id: this.id,
      says: over
        ? words.over
        : words.says(side, position.plies, judged.early, words.points(judged.sum)),
      text: this.text,
      error: this.error,
      hint: this.hint,
      judged,
      shown,
      examples: [
        [words.early, early],
        [words.late, late],
      ] as const,
      canUndo: session.canUndo,
      canClear: session.canClear,
    }
    render(termsTemplate(shownNow, this.actions, board.element, words), this)
  }
}

customElements.define('cutoff-terms', CutoffTerms)
