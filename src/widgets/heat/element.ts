import { gomoku8, type Gomoku8 } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/en/boards.ts'
import { errors } from '../../i18n/en/errors.ts'
import { heat as words } from '../../i18n/en/heat.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { copyText } from '../../figure/copy-text.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import { PositionSession } from '../position/session.ts'
import { whenNear } from '../../figure/when-near.ts'
import { bestOf, judging, USUAL, type Judged, type Weights } from './judge.ts'
import { legend } from './legend.ts'
import {
  heatBoard,
  heatSentence,
  isFlat,
  nameOf,
  plainBoard,
  rangeOf,
  squareTold,
  type SquareTold,
} from './model.ts'
import { heatSchema, isUsual, weightsOf, type HeatSchema } from './schema.ts'
import { unhurried } from './unhurried.ts'
import { heatTemplate, type HeatActions, type HeatParts } from './view.ts'

/**
 * `<cutoff-heat id data-position data-weighed>`: a board for two hands, and beside it what the
 * evaluation gives for a stone on each free square. With `data-weighed` the weights can be chosen.
 */
export class CutoffHeat extends HTMLElement {
  private session: PositionSession<Gomoku8> | undefined
  private link: FigureLink<HeatSchema> | undefined
  private plain: InteractiveBoard | undefined
  private hot: InteractiveBoard | undefined
  private judged: Judged | undefined
  private weights: Weights = USUAL
  private error = ''
  private hint = ''
  /** The square whose terms were asked for, and the one that is pointed at now. */
  private pinned: number | undefined
  private pointed: number | undefined
  private readonly scale = document.createElement('div')

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private get weighed(): boolean {
    return this.dataset['weighed'] !== undefined
  }

  private begin(): void {
    const { position = '' } = this.dataset
    const link = new FigureLink(this.id, heatSchema(position))
    const session = new PositionSession(gomoku8, position)
    this.link = link
    this.session = session
    const point = (square: number | undefined) => {
      this.pointed = square
      this.draw()
    }
    this.plain = new InteractiveBoard(document, { pick: (square) => this.play(square), point })
    this.hot = new InteractiveBoard(document, { pick: (square) => this.pin(square), point })
    this.readLink(session, link)
    void this.judge(() => this.replaceChildren())
  }

  private readLink(session: PositionSession<Gomoku8>, link: FigureLink<HeatSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    this.hint = linkSentence(errors, read)
    if (this.weighed) this.weights = weightsOf(read.value.state)
    const placed = session.read(read.value.state.position)
    if (!placed.ok) this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
  }

  /** The first time `ready` is called before the figure is drawn: until then its first frame stands. */
  private async judge(ready?: () => void, arriving = false): Promise<void> {
    const { session } = this
    if (session === undefined) return
    const { text } = session
    const judged = await unhurried(judging(session.position), () => session.text === text)
    if (judged === undefined) return
    this.judged = judged
    ready?.()
    this.draw(arriving)
  }

  private play(square: number): void {
    const picked = this.session?.pick(square)
    if (picked?.ok === false) {
      this.error = errorSentence(errors, picked.error)
      this.draw()
    } else this.changed(true)
  }

  private pin(square: number): void {
    const free = this.judged?.candidates.some((each) => each.square === square) === true
    this.error = free ? '' : words.taken
    this.pinned = free ? square : undefined
    this.draw()
  }

  /** The position is another. */
  private changed(arriving = false): void {
    this.pinned = undefined
    this.judged = undefined
    this.write()
    void this.judge(undefined, arriving)
  }

  private write(): void {
    const { session, link, weights } = this
    if (session === undefined || link === undefined) return
    this.error = this.hint = ''
    const written = link.write({ position: session.text, ...weights })
    if (!written.ok) this.error = errorSentence(errors, written.error)
  }

  private readonly actions: HeatActions = {
    best: () => {
      const { session, judged, weights } = this
      if (session === undefined || judged === undefined || judged.candidates.length === 0) return
      const best = bestOf(judged, weights)
      if (!isFlat(judged, best)) this.play(best[0].square)
    },
    here: () => {
      if (this.pinned !== undefined) this.play(this.pinned)
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
    weigh: (term, weight) => {
      this.weights = { ...this.weights, [term]: weight }
      this.write()
      this.draw()
    },
    reset: () => {
      this.weights = USUAL
      this.write()
      this.draw()
    },
  }

  private async copy(): Promise<void> {
    const { session, link, weights } = this
    if (session === undefined || link === undefined) return
    this.hint = await copyText(link.linkTo({ position: session.text, ...weights }), words)
    this.draw()
  }

  private draw(arriving = false): void {
    const { session, judged, plain, hot, weights, pinned, pointed } = this
    if (session === undefined || judged === undefined || !plain || !hot) return
    const { position } = session
    const over = judged.candidates.length === 0
    const base = plainBoard(position, boards)
    const ghost = pointed === undefined || over ? undefined : ghostAt(gomoku8, position, pointed)
    plain.show(
      {
        model: ghost === undefined ? base.model : { ...base.model, ghost },
        label: over ? words.over : words.plainBoard(gomoku8.sides[judged.viewer]),
        names: base.names,
        active: !over,
      },
      arriving,
    )
    const told = this.told(judged)
    const ring = pointed ?? pinned
    const shown = judged.candidates.some(({ square }) => square === ring) ? ring : undefined
    const drawn = heatBoard(position, judged, weights, shown, words, boards)
    hot.show({ ...drawn, label: words.heatBoard, active: !over })
    const range = rangeOf(judged, weights)
    this.scale.replaceChildren(legend(document, range, words))
    this.scale.classList.toggle('heat-one-shade', range[0] === range[1])
    const best = over ? [] : bestOf(judged, USUAL)
    const names = best.map(({ square }) => nameOf(position, square))
    const model = {
      says: heatSentence(position, judged, weights, words),
      error: this.error,
      hint: this.hint === '' && this.pinned === undefined && !over ? words.squareHint : this.hint,
      told,
      pinned: pinned === undefined ? undefined : nameOf(position, pinned),
      canUndo: session.canUndo,
      canClear: session.canClear,
      canPlay: !over && !isFlat(judged, bestOf(judged, weights)),
      weights: this.weighed ? weights : undefined,
      usual: over || isUsual(weights) ? words.asUsual : words.usual(names),
    }
    const parts: HeatParts = { plain: plain.element, heat: hot.element, legend: this.scale }
    renderKeepingFocus(heatTemplate(model, this.actions, parts, words), this, () => hot.focus())
  }

  /** The terms of the square that is pointed at, or was asked for, or else is the best, if one is. */
  private told(judged: Judged): SquareTold | undefined {
    const { candidates } = judged
    const find = (square: number | undefined) => candidates.find((each) => each.square === square)
    if (candidates.length === 0 || this.session === undefined) return undefined
    const best = bestOf(judged, this.weights)
    const candidate =
      find(this.pointed) ?? find(this.pinned) ?? (isFlat(judged, best) ? undefined : best[0])
    if (candidate === undefined) return undefined
    return squareTold(
      judged,
      candidate,
      this.weights,
      nameOf(this.session.position, candidate.square),
      words,
    )
  }
}

customElements.define('cutoff-heat', CutoffHeat)
