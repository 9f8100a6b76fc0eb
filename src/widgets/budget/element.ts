import { ok } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { budget as words } from '../../i18n/budget.ts'
import { scores } from '../../i18n/scores.ts'
import type { EngineClient } from '../../workers/client.ts'
import { SearchingFigure } from '../table/searching-figure.ts'
import { budgetModel, SEARCH, type Deepened } from './model.ts'
import { BUDGETS, budgetSchema, type BudgetSchema } from './schema.ts'
import { budgetTemplate, type BudgetActions } from './view.ts'

/**
 * `<cutoff-budget id data-game data-options data-position data-nodes data-found>`: a search that goes
 * one ply deeper each time, and what it plays when its time is up after so many nodes. `data-found`
 * is what it comes to in `data-position`.
 */
export class CutoffBudget extends SearchingFigure<BudgetSchema, Deepened> {
  protected readonly atFirst = true

  protected schema() {
    const { position = '', nodes } = this.dataset
    return budgetSchema(position, Number(nodes))
  }

  protected override given(): Deepened | undefined {
    const { found, position } = this.dataset
    if (found === undefined || this.state.position !== position) return undefined
    return JSON.parse(found) as Deepened
  }

  protected override async search(client: EngineClient, isWanted: () => boolean) {
    const answer = await client.search({
      position: this.state.position,
      gameOptions: this.game.options,
      algorithm: 'deepening',
      options: SEARCH,
    })
    if (!isWanted()) return undefined
    if (!answer.ok) return answer
    const { result, iterations = [] } = answer.value
    return ok({ iterations, nodes: result.nodes })
  }

  private readonly actions: BudgetActions = {
    nodes: (nodes) => void this.change({ nodes }),
    clear: () => this.clear(),
    stop: () => this.stop(words.stopped),
  }

  protected draw(arriving: boolean) {
    const { kit, position, state, found, canClear, isOver } = this
    const nodes = BUDGETS.findLast((each) => each <= state.nodes) ?? BUDGETS[0]
    const model =
      found === undefined || isOver
        ? undefined
        : budgetModel(kit, position, found, nodes, { words, scores })
    return budgetTemplate(
      this,
      model,
      { nodes, searching: this.searching === true, canClear },
      this.actions,
      this.board({ label: words.board, over: model?.over }, arriving),
      words,
    )
  }
}

define('cutoff-budget', CutoffBudget)
