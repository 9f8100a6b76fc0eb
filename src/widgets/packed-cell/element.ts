import {
  ContractError,
  ninuki,
  ok,
  type NinukiPosition,
  type Result,
} from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { moveAt } from '../../boards/moves.ts'
import { define } from '../../figure/define.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { pliesTo } from '../../figure/plies.ts'
import { boards } from '../../i18n/boards.ts'
import { packedCell as words, packedCellErrors } from '../../i18n/packed-cell.ts'
import type { StateOf } from '../../state/schema.ts'
import { nameOf, packedModel, RULES, squareOf } from './model.ts'
import { packedSchema, type PackedSchema } from './schema.ts'
import { packedTemplate, wordDrawing, type PackedActions } from './view.ts'

type State = StateOf<PackedSchema>

/**
 * `<cutoff-packed-cell id data-position data-ask>`: a board of ninuki each of whose points is a word
 * of 64 bits, as in the report. A press on a point opens its word into fields, and a pattern into
 * the places that it is made of.
 */
export class CutoffPackedCell extends FigureElement<PackedSchema> {
  protected override readonly errors = packedCellErrors
  protected override readonly undoes = ['position'] as const
  private readonly board = new InteractiveBoard(document, {
    pick: (square) => void this.change({ ask: nameOf(this.position, square) }),
    point: (square) => {
      this.pointed = square
      this.redraw()
    },
  })
  private readonly word = document.createElement('div')
  private opened: { readonly position: NinukiPosition; readonly square: number } | undefined
  private pointed: number | undefined

  private get position(): NinukiPosition {
    if (this.opened === undefined) throw new ContractError(this.localName, 'has no position yet')
    return this.opened.position
  }

  protected schema() {
    const { position = '', ask = '' } = this.dataset
    return packedSchema(position, ask)
  }

  protected override get standing(): string {
    return words.hint
  }

  protected override take(state: State): Result<State> {
    const read = ninuki.game.parse(state.position, RULES)
    if (!read.ok) return read
    const square = squareOf(read.value, state.ask)
    if (!square.ok) return square
    this.opened = { position: read.value, square: square.value }
    return ok({ ...state, position: ninuki.game.format(read.value) })
  }

  protected override leadingTo(state: State): readonly State[] {
    return pliesTo(ninuki, this.position).map((position) => ({ ...state, position }))
  }

  private put(square: number): void {
    const { position } = this
    const move = moveAt(ninuki, position, square)
    if (!move.ok) return void this.refuse(move.error)
    ninuki.game.play(position, move.value)
    this.change({ position: ninuki.game.format(position) })
  }

  private readonly actions: PackedActions = {
    look: (look) => void this.change({ look }),
    shade: (shade) => void this.change({ shade }),
    put: () => this.opened && this.put(this.opened.square),
  }

  protected draw() {
    if (this.opened === undefined) return undefined
    const { position, square } = this.opened
    const { pointed } = this
    const { look, shade } = this.state
    const model = packedModel(position, { square, pointed, look, shade }, words, boards)
    this.board.show({ model: model.board, label: words.board, names: model.names, active: true })
    this.word.replaceChildren(wordDrawing(document, model))
    const free = position.cells[position.cellOf[square]] === 0
    const side = ninuki.sides[ninuki.game.toMove(position)]
    const canPut = free && ninuki.game.outcome(position) === undefined
    return packedTemplate(
      this,
      model,
      { shade, canPut, put: words.put(side, nameOf(position, square)) },
      this.actions,
      { board: this.board.element, word: this.word },
      words,
    )
  }

  protected override heir(): void {
    this.board.focus()
  }
}

define('cutoff-packed-cell', CutoffPackedCell)
