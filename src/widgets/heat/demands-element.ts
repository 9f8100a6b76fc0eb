import { render } from 'lit-html'
import { gomoku8, type Gomoku8 } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/en/boards.ts'
import { demands as words } from '../../i18n/en/demands.ts'
import { errors } from '../../i18n/en/errors.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { copyText } from '../../figure/copy-text.ts'
import { PositionSession } from '../position/session.ts'
import { whenNear } from '../../figure/when-near.ts'
import {
  comparing,
  demandsBoard,
  demandsSchema,
  demandsSentence,
  EXAMPLES,
  type Compared,
  type DemandsSchema,
} from './demands-model.ts'
import { demandsTemplate, type DemandsActions } from './demands-view.ts'
import { unhurried } from './unhurried.ts'
import { viewsOf, VARIANTS, type Variant } from './program.ts'

/**
 * `<cutoff-demands id data-position data-variant data-depth>`: an evaluation that keeps the rules
 * or breaks one, what both sides think of the position by it, and what a search then plays.
 */
export class CutoffDemands extends HTMLElement {
  private session: PositionSession<Gomoku8> | undefined
  private link: FigureLink<DemandsSchema> | undefined
  private board: InteractiveBoard | undefined
  private compared: Compared | undefined
  private variant: Variant = 'right'
  private depth = 1
  private pointed: number | undefined
  private error = ''
  private hint = ''

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    const { position = '', variant, depth } = this.dataset
    this.variant = VARIANTS.find((each) => each === variant) ?? 'right'
    this.depth = Number(depth ?? 1)
    const link = new FigureLink(this.id, demandsSchema(position, this.variant, this.depth))
    const session = new PositionSession(gomoku8, position)
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
    void this.compare(() => this.replaceChildren())
  }

  private readLink(session: PositionSession<Gomoku8>, link: FigureLink<DemandsSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    this.hint = linkSentence(errors, read)
    const { state } = read.value
    this.variant = state.variant
    this.depth = state.depth
    const placed = session.read(state.position)
    if (!placed.ok) this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
  }

  /** The first time `ready` is called before the figure is drawn: until then its first frame stands. */
  private async compare(ready?: () => void, arriving = false): Promise<void> {
    const { session, depth, variant } = this
    if (session === undefined) return
    const { text } = session
    this.compared = undefined
    if (ready === undefined) this.draw(arriving)
    const compared = await unhurried(
      comparing(session.position, depth, variant),
      () => session.text === text && this.depth === depth && this.variant === variant,
    )
    if (compared === undefined) return
    this.compared = compared
    ready?.()
    this.draw()
  }

  private pick(square: number): void {
    const picked = this.session?.pick(square)
    if (picked?.ok === false) {
      this.error = errorSentence(errors, picked.error)
      this.draw()
    } else this.changed(true)
  }

  private changed(arriving = false): void {
    const { session, link, variant, depth } = this
    if (session === undefined || link === undefined) return
    this.error = this.hint = ''
    const written = link.write({ position: session.text, variant, depth })
    if (!written.ok) this.error = errorSentence(errors, written.error)
    void this.compare(undefined, arriving)
  }

  private readonly actions: DemandsActions = {
    variant: (variant) => {
      this.variant = variant
      this.changed()
    },
    depth: (plies) => {
      this.depth = plies
      this.changed()
    },
    example: (example) => {
      const { position, variant, depth } = EXAMPLES[example]
      if (this.session?.read(position).ok !== true) return
      this.variant = variant
      this.depth = depth
      this.changed()
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
    const { session, link, variant, depth } = this
    if (session === undefined || link === undefined) return
    this.hint = await copyText(link.linkTo({ position: session.text, variant, depth }), words)
    this.draw()
  }

  private draw(arriving = false): void {
    const { session, board, compared, pointed, variant } = this
    if (session === undefined || board === undefined) return
    const { position } = session
    const over = gomoku8.game.outcome(position) !== undefined
    const drawn = demandsBoard(position, compared, boards)
    const ghost = pointed === undefined || over ? undefined : ghostAt(gomoku8, position, pointed)
    board.show(
      {
        model: ghost === undefined ? drawn.model : { ...drawn.model, ghost },
        label: over ? words.over : words.board(gomoku8.sides[gomoku8.game.toMove(position)]),
        names: drawn.names,
        active: !over,
      },
      arriving,
    )
    const model = {
      says: compared === undefined ? words.searching : demandsSentence(position, compared, words),
      error: this.error,
      hint: this.hint,
      variant,
      depth: this.depth,
      views: viewsOf(position, variant),
      sides: [gomoku8.sides[0], gomoku8.sides[1]],
      canUndo: session.canUndo,
      canClear: session.canClear,
    } as const
    render(demandsTemplate(model, this.actions, board.element, words), this)
  }
}

customElements.define('cutoff-demands', CutoffDemands)
