import type { TemplateResult } from 'lit-html'
import { connect4, ok, type Result } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { squareNames } from '../../boards/model.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { bits as words } from '../../i18n/bits.ts'
import { boards } from '../../i18n/boards.ts'
import type { StateOf } from '../../state/schema.ts'
import { moveControls } from './move-controls.ts'
import {
  moveBoard,
  moveModel,
  moveSchema,
  moveSentence,
  takenBack,
  type MoveModel,
  type MoveStep,
} from './move-model.ts'
import { moveView } from './move-view.ts'
import { COLUMNS } from './places.ts'

type Schema = ReturnType<typeof moveSchema>

/**
 * `<cutoff-bits-move id data-moves="4453">`: a game in which each move is an XOR. What is taken back
 * are its moves, from the first on: to show that is what the figure is for.
 */
class BitsMove extends FigureElement<Schema> {
  private model: MoveModel | undefined
  /** The move just taken back, and what was left then. */
  private undone: { readonly moves: string; readonly step: MoveStep } | undefined
  /** The longest game that moves were taken back of. */
  private ahead = ''
  private readonly board = new InteractiveBoard(document, {
    pick: (square) => this.change({ moves: `${this.state.moves}${(square % COLUMNS) + 1}` }, true),
  })

  protected schema(): Schema {
    return moveSchema(this.dataset['moves'] ?? '')
  }

  protected override take(state: StateOf<Schema>): Result<StateOf<Schema>> {
    const read = moveModel(state.moves)
    if (!read.ok) return read
    this.model = read.value
    return ok({ moves: connect4.game.format(read.value.position) })
  }

  override get canUndo(): boolean {
    return this.state.moves !== ''
  }

  override undo(): void {
    const { moves } = this.state
    const step = this.model?.last
    if (step === undefined) return
    if (!this.canRedo) this.ahead = moves
    this.undone = { moves: moves.slice(0, -1), step }
    this.change({ moves: this.undone.moves })
  }

  override get canRedo(): boolean {
    const { moves } = this.state
    return this.ahead.length > moves.length && this.ahead.startsWith(moves)
  }

  override redo(): void {
    this.undone = undefined
    this.change({ moves: this.ahead.slice(0, this.state.moves.length + 1) }, true)
  }

  private clear(): void {
    this.undone = undefined
    this.ahead = ''
    this.change({ moves: '' })
  }

  protected override get host(): HTMLElement {
    return place(this, 'bits-move-controls')
  }

  protected override takeOver(): void {
    place(this, 'bits-move-board').replaceChildren(this.board.element)
  }

  protected draw(arriving: boolean): TemplateResult | undefined {
    const { model, undone } = this
    if (model === undefined) return undefined
    const board = moveBoard(model.position)
    const names = squareNames(connect4, model.position, board, boards)
    this.board.show({ model: board, label: words.move.board, names, active: true }, arriving)
    const back = undone?.moves === this.state.moves ? undone.step : undefined
    moveView(document, back ? takenBack(model, back) : model, words, place(this, 'bits-move'))
    const says = back
      ? words.move.undone(back.side, back.square, back.bit)
      : moveSentence(model, words)
    return moveControls(this, says, () => this.clear(), words)
  }
}

define('cutoff-bits-move', BitsMove)
