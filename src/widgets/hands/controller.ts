import { html, nothing } from 'lit-html'
import type { GameOptions, Move, Result, UserError } from '../../../engine/index.ts'
import { movedBy } from '../../boards/aim.ts'
import { moveAt } from '../../boards/moves.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/en/boards.ts'
import { errors } from '../../i18n/en/errors.ts'
import type { GameWords } from '../../i18n/en/games.ts'
import { hands as words } from '../../i18n/en/hands.ts'
import type { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { copyText } from '../../figure/copy-text.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import type { Companion, Way } from './companion.ts'
import { evaluationTemplate, type EvaluationActions } from './evaluation-view.ts'
import { faceOf, type Face } from './face.ts'
import type { TermGroup } from './groups.ts'
import { EMPTY_HAND, shownOn, type Hand } from './hand.ts'
import { besides } from './models.ts'
import { optionsTemplate } from './options-view.ts'
import { Patterns } from './patterns.ts'
import { patternsTemplate, type PatternsActions } from './patterns-view.ts'
import { fits, optionsOf, textIn, valuesOf, type Values } from './schema.ts'
import type { HandsSession } from './session.ts'
import { TextPanel } from './text-panel.ts'
import { textTemplate } from './text-view.ts'
import { handTemplate, sideTemplate, type SideActions } from './view.ts'

export type Labels = Pick<GameWords, 'options' | 'values'>

/** Between the reader's hands and the session: what is picked, chosen, aimed at and lit. */
export class Controller {
  private readonly host: HTMLElement
  private readonly session: HandsSession<unknown>
  private readonly companion: Companion<unknown>
  private readonly link: FigureLink<Schema>
  private readonly labels: Labels
  private readonly face: Face
  private readonly patterns: Patterns<unknown> | undefined
  private readonly texts: TextPanel
  private drawing = false
  private stale = false
  private hand: Hand = EMPTY_HAND
  private error = ''
  private hint = ''
  private optionError: UserError | undefined

  constructor(
    host: HTMLElement,
    session: HandsSession<unknown>,
    companion: Companion<unknown>,
    link: FigureLink<Schema>,
    labels: Labels,
  ) {
    this.host = host
    this.session = session
    this.companion = companion
    this.link = link
    this.labels = labels
    this.patterns = companion.patterns === undefined ? undefined : new Patterns(companion.patterns)
    this.texts = new TextPanel(session, companion, {
      changed: () => this.changed(),
      redraw: () => this.draw(),
    })
    const events = {
      pick: (square: number) => this.pick(square),
      point: (square: number | undefined) => this.handle({ pointed: square }),
      aim: (square: number) => this.aimAt(square),
      take: (from: number, to: number) => this.take(from, to),
      go: (direction: number) => this.drag(direction),
    }
    const shape = session.kit.board?.shape ?? 'square'
    this.face = faceOf(shape, document, events, { ...boards, chosen: words.chosen })
    this.face.element.addEventListener('keydown', (event) => this.key(event))
  }

  /** Takes the state of the link and puts the table in place of the first frame. */
  begin(): void {
    this.readLink()
    this.host.replaceChildren()
    this.draw()
  }

  private readLink(): void {
    const read = this.link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const { session } = this
    const { state, unknown } = read.value
    if (unknown.length > 0) this.hint = words.otherFigure(unknown)
    const options = optionsOf(session.kit.options, state)
    const loaded = session.load(options, textIn(state, 'set'), textIn(state, 'moves'))
    const patterns = this.patterns?.load(session.position, textIn(state, 'patterns'))
    if (!loaded.ok) {
      const said = session.plies > 0 ? words.inLinkMoves : words.inLink
      this.error = `${said} ${errorSentence(errors, loaded.error)}`
    } else if (patterns?.ok === false) {
      this.error = `${words.inLink} ${errorSentence(errors, patterns.error)}`
    }
  }

  private pick(square: number): void {
    const { session, companion } = this
    const { kit, position } = session
    if (companion.choose !== undefined) {
      const choice = companion.choose(kit, position, this.hand.chosen, square)
      if (choice.kind === 'chosen') {
        this.error = ''
        this.handle({ chosen: choice.cells, wrong: undefined })
        return
      }
      const move: Result<Move> =
        choice.kind === 'move'
          ? { ok: true, value: choice.move }
          : kit.game.parseMove(position, choice.text)
      this.play(move, square)
      return
    }
    this.play(moveAt(kit, position, square), square)
  }

  private play(move: Result<Move>, square: number): void {
    if (!move.ok) {
      this.error = errorSentence(errors, move.error)
      this.handle({ wrong: square })
      return
    }
    this.session.play(move.value)
    this.changed(true)
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.hand === EMPTY_HAND) return
    this.letGo()
  }

  private letGo(): void {
    this.error = ''
    this.hand = EMPTY_HAND
    this.draw()
    this.face.focus()
  }

  private nudge(right: number, up: number): void {
    const { aim } = this.hand
    const size = this.session.kit.board?.size(this.session.position)
    if (aim !== undefined && size !== undefined) this.aimAt(movedBy(size, aim, right, up))
  }

  /** Holds a stone over a square, and says at once if it cannot be placed there. */
  private aimAt(square: number): void {
    const { kit, position } = this.session
    const move = moveAt(kit, position, square)
    this.error = move.ok ? '' : errorSentence(errors, move.error)
    this.handle({ aim: square, wrong: move.ok ? undefined : square })
  }

  private place(): void {
    const { aim } = this.hand
    const { kit, position } = this.session
    if (aim !== undefined) this.play(moveAt(kit, position, aim), aim)
  }

  private go(way: Way): void {
    this.session.play(way.move)
    this.changed(true)
    this.face.focus()
  }

  private take(from: number, to: number): void {
    const chosen = this.companion.line?.(this.session.position, from, to)
    if (chosen === undefined) return
    this.error = ''
    this.handle({ chosen, wrong: undefined })
  }

  /** Moves the marbles in hand, which have been dragged. */
  private drag(direction: number): void {
    const { kit, position } = this.session
    const ways = this.companion.ways?.(kit, position, this.hand.chosen)
    const way = ways?.find((each) => each.direction === direction)
    if (way === undefined) return
    this.session.play(way.move)
    this.changed(true)
  }

  private handle(change: Partial<Hand>): void {
    this.hand = { ...this.hand, ...change }
    this.draw()
  }

  private pin(group: TermGroup): void {
    const { pinned } = this.hand
    const same = pinned?.name === group.name && pinned.side === group.side
    this.handle({ pinned: same ? undefined : group, lit: same ? undefined : group })
  }

  /** After any change of the game: nothing is in hand, and the link is written. */
  private changed(arriving = false): void {
    const { pinned } = this.hand
    this.hand = { ...EMPTY_HAND, pinned }
    this.error = ''
    this.hint = ''
    this.optionError = undefined
    this.texts.follow()
    this.save()
    this.draw(arriving)
  }

  private save(): void {
    const state = this.state()
    if (state.moves !== this.session.moves) this.hint = words.notInLink
    if (!fits(state) || !this.link.write(state).ok) this.hint = words.tooLong
  }

  /** What a link is to say: the moves or, where they are too many for it, the position. */
  private state(): Values {
    const { session, patterns } = this
    const { kit, board, moves, position } = session
    const state = {
      ...valuesOf(kit.options, session.options),
      patterns: patterns?.text ?? '',
      set: board,
      moves,
    }
    return fits(state) ? state : { ...state, set: kit.game.format(position), moves: '' }
  }

  private setOption(name: string, value: string | number | boolean | undefined): void {
    const { session } = this
    const { [name]: _, ...others } = session.options
    const options: GameOptions = value === undefined ? others : { ...others, [name]: value }
    const set = session.setOptions(options)
    if (set.ok) return this.changed()
    this.optionError = set.error
    this.draw()
  }

  private async copyLink(): Promise<void> {
    const state = this.state()
    this.hint = await copyText(fits(state) ? this.link.linkTo(state) : location.href, {
      copied: words.linkCopied,
      notCopied: words.linkNotCopied,
    })
    this.draw()
  }

  /**
   * Draws all there is. Taking a button with the focus out of the page tells its `blur` at once,
   * in the middle of the drawing: what that asks for is drawn after it.
   */
  private draw(arriving = false): void {
    if (this.drawing) {
      this.stale = true
      return
    }
    this.drawing = true
    this.drawNow(arriving)
    this.drawing = false
    if (!this.stale) return
    this.stale = false
    this.draw()
  }

  /** What is wrong with an option, which the sentence calls as its field is called. */
  private optionSentence(error: UserError): string {
    const name = String(error.params?.['name'] ?? '')
    const label = this.labels.options[name]
    return errorSentence(
      errors,
      label ? { ...error, params: { ...error.params, name: label } } : error,
    )
  }

  private drawNow(arriving: boolean): void {
    const { session, companion, hand, labels } = this
    const { kit, position } = session
    const ways = hand.chosen.length === 0 ? undefined : companion.ways?.(kit, position, hand.chosen)
    this.face.show(kit, position, shownOn(session, companion, hand, ways, words), arriving)
    const { side, evaluation } = besides(session, companion, this.patterns, hand, ways, words)
    const sideModel = { ...side, error: this.error, hint: this.hint }
    const options = {
      specs: kit.options,
      given: session.options,
      error: this.optionError === undefined ? '' : this.optionSentence(this.optionError),
      wrong: this.optionError?.params?.['name'],
    }
    const { id } = this.host
    renderKeepingFocus(
      html`
        <div class="beside-board">
          ${this.face.element}
          <div class=${companion.choose === undefined ? '' : 'hands-room'}>
            ${handTemplate(side, this.sideActions, words)}
          </div>
        </div>
        <div class="beside-side">
          ${sideTemplate(sideModel, this.sideActions, words)}
          ${evaluationTemplate(evaluation, this.evaluationActions, words)}
        </div>
        <div class="hands-more">
          ${
            this.patterns === undefined
              ? nothing
              : patternsTemplate(this.patterns.model(position), this.patternActions, id, words)
          }
          ${
            kit.options.length === 0
              ? nothing
              : optionsTemplate(
                  options,
                  (name, value) => this.setOption(name, value),
                  id,
                  labels,
                  words,
                )
          }
          ${textTemplate(this.texts.model(), this.texts, id, words)}
        </div>
      `,
      this.host,
      () => this.face.focus(),
    )
  }

  private readonly sideActions: SideActions = {
    undo: () => {
      if (!this.session.canUndo) return
      this.session.undo()
      this.changed()
    },
    redo: () => {
      if (!this.session.canRedo) return
      this.session.redo()
      this.changed(true)
    },
    restart: () => {
      this.session.restart()
      this.changed()
    },
    copyLink: () => void this.copyLink(),
    nudge: (right, up) => this.nudge(right, up),
    place: () => this.place(),
    cancel: () => this.letGo(),
    go: (way) => this.go(way),
    preview: (way) => this.handle({ preview: way }),
  }

  private readonly evaluationActions: EvaluationActions = {
    light: (lit) => this.handle({ lit: lit ?? this.hand.pinned }),
    pin: (group) => this.pin(group),
  }

  private readonly patternActions: PatternsActions = {
    write: (index, text) => this.patternsChanged((p, at) => p.write(at, index, text)),
    add: () => this.patternsChanged((p, at) => p.add(at)),
    remove: (index) => this.patternsChanged((p, at) => p.remove(at, index)),
    usual: () => this.patternsChanged((p, at) => p.reset(at)),
  }

  private patternsChanged(change: (patterns: Patterns<unknown>, position: unknown) => void): void {
    if (this.patterns !== undefined) change(this.patterns, this.session.position)
    this.save()
    this.draw()
  }
}
