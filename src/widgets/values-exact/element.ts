import { define } from '../../figure/define.ts'
import { askingAt } from '../../figure/fetched.ts'
import { valuesExact as words } from '../../i18n/values-exact.ts'
import { values } from '../../i18n/values.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnReview } from '../../workers/spawn.ts'
import { SearchingFigure } from '../table/searching-figure.ts'
import { bestScore, exactOver, exactSentence, solveMoves, type ExactWorth } from './model.ts'
import type { Judging } from '../values/judge.ts'
import { valuesExactSchema, type ValuesExactSchema } from './schema.ts'
import { valuesTemplate, type ValuesActions } from '../values/view.ts'

/**
 * `<cutoff-values-exact id data-game data-position data-solved>`: a board of Connect 4 for two hands, on which
 * every column tells its exact score. `data-solved` is what is known of the position already, as
 * JSON.
 */
class ValuesExact extends SearchingFigure<ValuesExactSchema, readonly ExactWorth[], Judging> {
  protected readonly atFirst = { done: 0, all: 0 }

  protected schema(): ValuesExactSchema {
    return valuesExactSchema(this.dataset['position'] ?? '')
  }

  protected override engine(game: string): EngineClient {
    return new EngineClient(game, () => spawnReview(game), askingAt(this))
  }

  protected override given(): readonly ExactWorth[] | undefined {
    const { solved, position } = this.dataset
    if (solved === undefined || this.state.position !== position) return undefined
    return JSON.parse(solved) as ExactWorth[]
  }

  protected override search(
    client: EngineClient,
    isWanted: () => boolean,
    tell: (judging: Judging) => void,
  ) {
    return solveMoves(client, this.kit, this.position, tell, isWanted)
  }

  private readonly actions: ValuesActions = {
    best: () => {
      const { found: worths = [] } = this
      const best = bestScore(worths)
      const move = worths.find(({ score }) => score === best)
      if (best !== undefined && move !== undefined) this.pick(move.square)
    },
    clear: () => this.clear(),
    stop: () => this.stop(words.stopped),
    depth: () => {},
  }

  protected draw(arriving: boolean) {
    const { kit, position, found: worths, isOver } = this
    const over = exactOver(worths, words)
    return valuesTemplate(
      this,
      {
        says: exactSentence(kit, position, worths, words),
        settled: isOver || worths !== undefined,
        searching: this.searching,
        canClear: this.canClear,
        canPlay: !isOver && worths !== undefined && bestScore(worths) !== undefined,
        depth: 0,
        most: 0,
      },
      this.actions,
      this.board({ label: words.board, over }, arriving),
      values,
    )
  }
}

define('cutoff-values-exact', ValuesExact)
