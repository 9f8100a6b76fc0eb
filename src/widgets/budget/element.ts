import { ok, type GameOptions } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt } from '../../figure/fetched.ts'
import { budget as words } from '../../i18n/budget.ts'
import { scores } from '../../i18n/scores.ts'
import { EngineClient } from '../../workers/client.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { budgetModel, SEARCH, type Deepened } from './model.ts'
import { BUDGETS, budgetSchema, type BudgetSchema } from './schema.ts'
import { budgetTemplate, type BudgetActions } from './view.ts'

/** Milliseconds after which a search is spoken of. */
const SPEAK_AFTER = 300

/**
 * `<cutoff-budget id data-game data-options data-position data-nodes data-found>`: a search that goes
 * one ply deeper each time, and what it plays when its time is up after so many nodes. `data-found`
 * is what it comes to in `data-position`.
 */
export class CutoffBudget extends BoardFigure<unknown, BudgetSchema> {
  private client: EngineClient | undefined
  private readonly asking = new Asking<Deepened, true>(
    () => this.redraw(),
    () => this.client?.stop(),
    SPEAK_AFTER,
  )

  protected schema() {
    const { position = '', nodes } = this.dataset
    return budgetSchema(position, Number(nodes))
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
    const { found, position } = this.dataset
    if (found !== undefined && this.state.position === position) {
      this.asking.keep(position, JSON.parse(found) as Deepened)
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
    const asking = this.asking.ask(position, true, async (_, isWanted) => {
      const answer = await client.search({
        position,
        gameOptions: this.game.options,
        algorithm: 'deepening',
        options: SEARCH,
      })
      if (!isWanted()) return undefined
      if (!answer.ok) return answer
      const { result, iterations = [] } = answer.value
      return ok({ iterations, nodes: result.nodes })
    })
    this.redraw(arriving)
    const found = await asking
    // What else is wrong, as a link that is too long, an answer leaves.
    if (found?.ok === false) this.refuse(found.error)
    else if (found !== undefined) this.redraw()
  }

  private readonly actions: BudgetActions = {
    nodes: (nodes) => void this.change({ nodes }),
    clear: () => this.clear(),
    stop: () => {
      this.asking.leave()
      this.tell(words.stopped)
    },
  }

  protected draw(arriving: boolean) {
    const { kit, position, state, asking, canClear, isOver } = this
    const nodes = BUDGETS.findLast((each) => each <= state.nodes) ?? BUDGETS[0]
    const found = asking.found(state.position)
    const model =
      found === undefined || isOver
        ? undefined
        : budgetModel(kit, position, found, nodes, { words, scores })
    return budgetTemplate(
      this,
      model,
      { nodes, searching: asking.progress === true, canClear },
      this.actions,
      this.board({ label: words.board, over: model?.over }, arriving),
      words,
    )
  }
}

define('cutoff-budget', CutoffBudget)
