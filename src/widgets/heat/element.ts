import { gomoku8, type Gomoku8 } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { define } from '../../figure/define.ts'
import { boards } from '../../i18n/boards.ts'
import { heat as words } from '../../i18n/heat.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { bestOf, judging, USUAL } from './judge.ts'
import { legend } from './legend.ts'
import { heatBoard, heatSentence, isFlat, nameOf, rangeOf, toldOf, usualSentence } from './model.ts'
import { heatSchema, weightsOf, type HeatSchema } from './schema.ts'
import { Finding } from '../../figure/unhurried.ts'
import { heatTemplate, type HeatActions } from './view.ts'

/**
 * `<cutoff-heat id data-position data-weighed>`: a board for two hands, and beside it what the
 * evaluation gives for a stone on each free square. With `data-weighed` the weights can be chosen.
 */
export class CutoffHeat extends BoardFigure<Gomoku8, HeatSchema> {
  private readonly hot = new InteractiveBoard(document, {
    pick: (square) => this.pin(square),
    point: (square) => {
      this.hotPointed = square
      this.redraw()
    },
  })
  private hotPointed: number | undefined
  private readonly scale = document.createElement('div')
  private readonly judging = new Finding(
    () => this.state.position,
    () => judging(this.position),
  )
  /** The square whose terms were asked for. */
  private pinned: number | undefined

  protected schema() {
    return heatSchema(this.dataset['position'] ?? '')
  }

  protected override begin(): Promise<void> {
    return this.open(gomoku8)
  }

  protected override get standing(): string {
    return this.pinned === undefined && !this.isOver ? words.squareHint : ''
  }

  protected override ready(): Promise<void> {
    return this.judging.find()
  }

  protected override changed(arriving: boolean): void {
    if (this.judging.found !== undefined) return this.redraw()
    this.pinned = undefined
    void this.judging.find().then(() => this.redraw(arriving))
  }

  private pin(square: number): void {
    const free = this.judging.found?.candidates.some((each) => each.square === square) === true
    this.pinned = free ? square : undefined
    this.refuse(free ? '' : words.taken)
  }

  private readonly actions: HeatActions = {
    best: () => {
      const { found } = this.judging
      if (found !== undefined) this.pick(bestOf(found, weightsOf(this.state))[0].square)
    },
    here: () => {
      if (this.pinned !== undefined) this.pick(this.pinned)
    },
    clear: () => this.clear(),
    weigh: (term, weight) => void this.change({ [term]: weight }),
    reset: () => void this.change(USUAL),
  }

  protected draw(arriving: boolean) {
    const { position, pinned, pointed } = this
    const judged = this.judging.found
    if (judged === undefined) return undefined
    const weights = weightsOf(this.state)
    const over = judged.candidates.length === 0
    const label = over ? words.over : words.plainBoard(gomoku8.sides[judged.viewer])
    const ring = pointed ?? pinned
    const shown = judged.candidates.some(({ square }) => square === ring) ? ring : undefined
    const drawn = heatBoard(position, judged, weights, shown, words, boards)
    this.hot.show({ ...drawn, label: words.heatBoard, active: !over })
    const range = rangeOf(judged, weights)
    this.scale.replaceChildren(legend(document, range, words))
    this.scale.classList.toggle('heat-one-shade', range[0] === range[1])
    return heatTemplate(
      this,
      {
        says: heatSentence(position, judged, weights, words),
        told: toldOf(position, judged, weights, [pointed, pinned], words),
        pinned: pinned === undefined ? undefined : nameOf(position, pinned),
        canClear: this.canClear,
        canPlay: !over && !isFlat(judged, bestOf(judged, weights)),
        weights: this.dataset['weighed'] === undefined ? undefined : weights,
        usual: usualSentence(position, judged, weights, words),
      },
      this.actions,
      { plain: this.board({ label }, arriving), heat: this.hot.element, legend: this.scale },
      words,
    )
  }

  protected override heir(): void {
    this.hot.focus()
  }

  private get pointed(): number | undefined {
    return this.table.pointed ?? this.hotPointed
  }
}

define('cutoff-heat', CutoffHeat)
