import { render } from 'lit-html'
import { gomoku, type Gomoku } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/boards.ts'
import { errors } from '../../i18n/errors.ts'
import { rows as words } from '../../i18n/rows.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { legend } from '../heat/legend.ts'
import { unhurried } from '../heat/unhurried.ts'
import { PositionSession } from '../position/session.ts'
import { whenNear } from '../../figure/when-near.ts'
import { heatOf, HOTTEST, judgingAll } from './candidates.ts'
import type { Candidate, Heat } from './model.ts'
import { judge, mostSentence, termsBoard, TERMS, type TermName, type Judged } from './model.ts'
import { termsSchema, type TermsSchema } from './schema.ts'
import { termsTemplate, type TermsActions } from './view.ts'

/**
 * `<cutoff-terms id data-position data-late>`: a board for two hands with the worth of every free
 * square as heat, and beside it the terms of the 19×19 report for the side to move. `data-late` is the position a ply later.
 */
export class CutoffTerms extends HTMLElement {
  private session: PositionSession<Gomoku> | undefined
  private link: FigureLink<TermsSchema> | undefined
  private board: InteractiveBoard | undefined
  private shown: TermName | undefined
  private text = ''
  private error = ''
  private hint = words.hint
  private pointed: number | undefined
  private candidates: readonly Candidate[] | undefined
  private readonly scale = document.createElement('div')

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    const { position = '' } = this.dataset
    const link = new FigureLink(this.id, termsSchema(position))
    const session = new PositionSession(gomoku, position)
    this.scale.className = 'terms-legend'
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
    // Its cells are made now, in another task than all the rest.
    this.drawBoard(session, judge(session.position), undefined)
    void this.judge(() => this.replaceChildren())
  }

  /** Until `ready` is called the first frame stands. */
  private async judge(ready?: () => void): Promise<void> {
    const { session } = this
    if (session === undefined) return
    const { text } = session
    const candidates = await unhurried(judgingAll(session.position), () => session.text === text)
    if (candidates === undefined) return
    this.candidates = candidates
    ready?.()
    this.draw()
  }

  private readLink(session: PositionSession<Gomoku>, link: FigureLink<TermsSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const told = linkSentence(errors, read)
    if (told !== '') this.hint = told
    const { position, shown } = read.value.state
    this.shown = TERMS.find((term) => term === shown)
    const placed = session.read(position)
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
    const { session } = this
    if (session === undefined) return
    this.text = session.text
    this.error = ''
    this.hint = words.hint
    this.write()
    this.candidates = undefined
    this.draw(arriving)
    void this.judge()
  }

  private state() {
    return { position: this.session?.text ?? '', shown: this.shown ?? 'sum' } as const
  }

  private write(): void {
    const written = this.link?.write(this.state())
    if (written?.ok === false) this.error = errorSentence(errors, written.error)
  }

  private readonly actions: TermsActions = {
    show: (name) => {
      this.shown = this.shown === name ? undefined : name
      this.write()
      this.draw()
    },
    type: (text) => {
      const read = this.session?.type(text)
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
    const { link } = this
    if (link === undefined) return
    this.hint = await copyText(link.linkTo(this.state()), words)
    this.draw()
  }

  /** What a screen reader hears of each square. */
  private drawBoard(
    { position }: PositionSession<Gomoku>,
    { rows }: Judged,
    heat: Heat | undefined,
    arriving = false,
  ): readonly string[] {
    const { board, candidates, pointed } = this
    const row = rows.find(({ name }) => name === this.shown)
    const hot = candidates && heat && { candidates, heat }
    const { model, names } = termsBoard(position, row, hot, boards, words)
    const ghost = pointed === undefined ? undefined : ghostAt(gomoku, position, pointed)
    board?.show(
      {
        model: ghost === undefined ? model : { ...model, ghost },
        label: words.board,
        names,
        active: gomoku.game.outcome(position) === undefined,
      },
      arriving,
    )
    return names
  }

  private draw(arriving = false): void {
    const { session, board, shown, candidates } = this
    if (session === undefined || board === undefined) return
    const { position } = session
    const judged = judge(position)
    const over = gomoku.game.outcome(position) !== undefined
    const heat = candidates && heatOf(candidates, shown ?? 'sum', position.cells.length)
    const names = this.drawBoard(session, judged, heat, arriving)
    if (heat !== undefined) {
      const scale = { legend: words.legend, number: words.points }
      const { low, high } = heat
      this.scale.replaceChildren(
        ...(low === high ? [] : [legend(document, [low, high], scale, HOTTEST)]),
      )
    }
    const pointed = candidates?.find(({ square }) => square === this.pointed)
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
      most:
        heat === undefined
          ? ''
          : pointed === undefined
            ? mostSentence(position, shown ?? 'sum', heat, words)
            : words.at(side, names[pointed.square]),
      judged,
      side,
      shown,
      examples: [
        [words.early, early],
        [words.late, late],
      ] as const,
      canUndo: session.canUndo,
      canClear: session.canClear,
    }
    render(
      termsTemplate(shownNow, this.actions, { board: board.element, legend: this.scale }, words),
      this,
    )
  }
}

define('cutoff-terms', CutoffTerms)
