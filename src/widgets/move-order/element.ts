import { ok } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { moveOrder as words } from '../../i18n/move-order.ts'
import { scores } from '../../i18n/scores.ts'
import type { EngineClient } from '../../workers/client.ts'
import { SearchingFigure } from '../table/searching-figure.ts'
import { moveOrderModel, type Best } from './model.ts'
import { moveOrderSchema, ORDERS, type MoveOrderSchema } from './schema.ts'
import { moveOrderTemplate, type MoveOrderActions } from './view.ts'

/**
 * `<cutoff-move-order id data-game data-options data-position data-order data-depth data-best>`: a
 * board shaded by what an order of moves tries first, and when each order comes to the move that a
 * search `data-depth` plies deep finds best. `data-best` is what it finds in `data-position`.
 */
export class CutoffMoveOrder extends SearchingFigure<MoveOrderSchema, Best> {
  protected readonly atFirst = true

  protected schema() {
    const { position = '', order = 'none' } = this.dataset
    return moveOrderSchema(position, ORDERS.find((each) => each === order) ?? 'none')
  }

  protected override given(): Best | undefined {
    const { best, position } = this.dataset
    if (best === undefined || this.state.position !== position) return undefined
    return JSON.parse(best) as Best
  }

  protected override async search(client: EngineClient, isWanted: () => boolean) {
    const depth = Number(this.dataset['depth'])
    const answer = await client.search({
      position: this.state.position,
      gameOptions: this.game.options,
      algorithm: 'alphabeta',
      options: { depth, ordering: 'evaluation' },
    })
    if (!isWanted()) return undefined
    return answer.ok ? ok({ move: answer.value.result.move, depth }) : answer
  }

  private readonly actions: MoveOrderActions = {
    order: (order) => void this.change({ order }),
    within: (within) => void this.change({ within }),
    clear: () => this.clear(),
    stop: () => this.stop(words.stopped),
  }

  protected draw(arriving: boolean) {
    const { kit, position, state, found: best, canClear } = this
    const { order, within } = state
    const model = moveOrderModel(kit, position, { order, within, best }, { words, scores })
    return moveOrderTemplate(
      this,
      model,
      { order, within, searching: this.searching === true, canClear },
      this.actions,
      this.board({ label: words.board, over: model?.over }, arriving),
      words,
    )
  }
}

define('cutoff-move-order', CutoffMoveOrder)
