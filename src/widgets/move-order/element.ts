import { ok, type GameOptions } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt } from '../../figure/fetched.ts'
import { moveOrder as words } from '../../i18n/move-order.ts'
import { scores } from '../../i18n/scores.ts'
import { EngineClient } from '../../workers/client.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { moveOrderModel, type Best } from './model.ts'
import { moveOrderSchema, ORDERS, type MoveOrderSchema } from './schema.ts'
import { moveOrderTemplate, type MoveOrderActions } from './view.ts'

/** Milliseconds after which a search is spoken of. */
const SPEAK_AFTER = 300

/**
 * `<cutoff-move-order id data-game data-options data-position data-order data-depth data-best>`: a
 * board shaded by what an order of moves tries first, and when each order comes to the move that a
 * search `data-depth` plies deep finds best. `data-best` is what it finds in `data-position`.
 */
export class CutoffMoveOrder extends BoardFigure<unknown, MoveOrderSchema> {
  private client: EngineClient | undefined
  private readonly asking = new Asking<Best | undefined, true>(
    () => this.redraw(),
    () => this.client?.stop(),
    SPEAK_AFTER,
  )

  protected schema() {
    const { position = '', order = 'none' } = this.dataset
    return moveOrderSchema(position, ORDERS.find((each) => each === order) ?? 'none')
  }

  protected override async begin(): Promise<void> {
    const { game = '', options } = this.dataset
    const kit = await knownKit(this, game)
    await this.open(kit, options === undefined ? undefined : (JSON.parse(options) as GameOptions))
    this.client = new EngineClient(game, undefined, askingAt(this))
    this.onLeave(() => this.asking.leave())
  }

  /** What the page has found already needs no worker when it opens. */
  protected override ready(): void {
    const { best, position } = this.dataset
    if (best !== undefined && this.state.position === position) {
      this.asking.keep(position, JSON.parse(best) as Best)
    } else void this.find()
  }

  protected override changed(arriving: boolean): void {
    void this.find(arriving)
  }

  private async find(arriving = false): Promise<void> {
    const { client, isOver } = this
    const { position } = this.state
    if (client === undefined) return
    if (isOver || this.asking.found(position) !== undefined) {
      this.asking.leave()
      this.redraw(arriving)
      return
    }
    const depth = Number(this.dataset['depth'])
    const asking = this.asking.ask(position, true, async (_, isWanted) => {
      const answer = await client.search({
        position,
        gameOptions: this.game.options,
        algorithm: 'alphabeta',
        options: { depth, ordering: 'evaluation' },
      })
      if (!isWanted()) return undefined
      return answer.ok ? ok({ move: answer.value.result.move, depth }) : answer
    })
    this.redraw(arriving)
    const found = await asking
    // What else is wrong, as a link that is too long, an answer leaves.
    if (found?.ok === false) this.refuse(found.error)
    else if (found !== undefined) this.redraw()
  }

  private readonly actions: MoveOrderActions = {
    order: (order) => void this.change({ order }),
    within: (within) => void this.change({ within }),
    clear: () => this.clear(),
    stop: () => {
      this.asking.leave()
      this.tell(words.stopped)
    },
  }

  protected draw(arriving: boolean) {
    const { kit, position, state, asking, canClear } = this
    const { order, within } = state
    const best = asking.found(state.position)
    const model = moveOrderModel(kit, position, { order, within, best }, { words, scores })
    return moveOrderTemplate(
      this,
      model,
      { order, within, searching: asking.progress === true, canClear },
      this.actions,
      this.board({ label: words.board, over: model?.over }, arriving),
      words,
    )
  }
}

define('cutoff-move-order', CutoffMoveOrder)
