import { ContractError, ok, type Player, type Result } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { define } from '../../figure/define.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { boards } from '../../i18n/boards.ts'
import { zobrist as words, zobristErrors } from '../../i18n/zobrist.ts'
import type { StateOf } from '../../state/schema.ts'
import { pressed, readKeyed, stonesText, zobristModel, type Keyed } from './model.ts'
import { SIDES, zobristSchema, type ZobristSchema } from './schema.ts'
import { keysDrawing, zobristTemplate, type ZobristActions } from './view.ts'

type State = StateOf<ZobristSchema>

/**
 * `<cutoff-zobrist id data-stones data-change>`: stones of either side that come and go in any order,
 * and the key that they make, bit by bit.
 */
export class CutoffZobrist extends FigureElement<ZobristSchema> {
  protected override readonly errors = zobristErrors
  protected override readonly undoes = ['stones', 'change'] as const
  private readonly board = new InteractiveBoard(document, { pick: (square) => this.press(square) })
  private readonly keys = document.createElement('div')
  private keyed: Keyed | undefined

  protected schema() {
    const { stones = '', change = '' } = this.dataset
    return zobristSchema(stones, change)
  }

  protected override get standing(): string {
    return words.hint
  }

  private get on(): Keyed {
    if (this.keyed === undefined) throw new ContractError(this.localName, 'has no stones yet')
    return this.keyed
  }

  private get side(): Player {
    return this.state.side === SIDES[0] ? 0 : 1
  }

  protected override take(state: State): Result<State> {
    const read = readKeyed(state.stones, state.change)
    if (!read.ok) return read
    this.keyed = read.value
    return ok({ ...state, stones: stonesText(read.value.stones) })
  }

  private put({ stones, change }: Keyed): void {
    this.change({
      stones: stonesText(stones),
      change: change === undefined ? '' : stonesText([change]),
    })
  }

  private press(square: number): void {
    this.put(pressed(this.on, square, this.side))
  }

  private readonly actions: ZobristActions = {
    side: (player) => void this.change({ side: SIDES[player] }),
    clear: () => this.put({ stones: [], change: undefined }),
  }

  protected draw() {
    const model = zobristModel(this.on, words, boards)
    this.board.show({ model: model.board, label: words.board, names: model.names, active: true })
    this.keys.replaceChildren(keysDrawing(document, model))
    const parts = { board: this.board.element, keys: this.keys }
    return zobristTemplate(this, model, this.side, this.actions, parts, words)
  }

  protected override heir(): void {
    this.board.focus()
  }
}

define('cutoff-zobrist', CutoffZobrist)
