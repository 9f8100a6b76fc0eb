import { Asking } from '../../figure/asking.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt } from '../../figure/fetched.ts'
import { valuesExact as words } from '../../i18n/values-exact.ts'
import { values } from '../../i18n/values.ts'
import type { StateOf } from '../../state/schema.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnReview } from '../../workers/spawn.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { bestScore, exactOver, exactSentence, solveMoves, type ExactWorth } from './model.ts'
import type { Judging } from '../values/judge.ts'
import { valuesExactSchema, type ValuesExactSchema } from './schema.ts'
import { valuesTemplate, type ValuesActions } from '../values/view.ts'

/** Milliseconds after which a search is spoken of. */
const SPEAK_AFTER = 300

/**
 * `<cutoff-values-exact id data-position data-solved>`: a board of Connect 4 for two hands, on which
 * every column tells its exact score. `data-solved` is what is known of the position already, as
 * JSON.
 */
class ValuesExact extends BoardFigure<unknown, ValuesExactSchema> {
  private client: EngineClient | undefined
  private readonly solving = new Asking<readonly ExactWorth[], Judging>(
    () => this.redraw(),
    () => this.client?.stop(),
    SPEAK_AFTER,
  )

  protected schema(): ValuesExactSchema {
    return valuesExactSchema(this.dataset['position'] ?? '')
  }

  protected override async begin(_wanted: StateOf<ValuesExactSchema>): Promise<void> {
    const game = 'connect4'
    await this.open(await knownKit(this, game))
    this.client = new EngineClient(game, () => spawnReview(game), askingAt(this))
    this.onLeave(() => this.solving.leave())
  }

  /** What the page has solved already needs no worker when it opens. */
  protected override ready(): void {
    const { solved, position } = this.dataset
    const text = this.state.position
    if (solved === undefined || text !== position) return void this.find()
    this.solving.keep(text, JSON.parse(solved) as ExactWorth[])
  }

  protected override changed(arriving: boolean): void {
    void this.find(arriving)
  }

  private get worths(): readonly ExactWorth[] | undefined {
    return this.solving.found(this.state.position)
  }

  /** Until it is solved, no column of a position has a score. */
  private async find(arriving = false): Promise<void> {
    const { client, kit, position, state } = this
    if (client === undefined) return
    const asking = this.solving.ask(state.position, { done: 0, all: 0 }, (tell, isWanted) =>
      solveMoves(client, kit, position, tell, isWanted),
    )
    this.redraw(arriving)
    const found = await asking
    if (found?.ok === false) this.refuse(found.error)
    else if (found !== undefined) this.redraw()
  }

  private readonly actions: ValuesActions = {
    best: () => {
      const { worths = [] } = this
      const best = bestScore(worths)
      const move = worths.find(({ score }) => score === best)
      if (best !== undefined && move !== undefined) this.pick(move.square)
    },
    clear: () => this.clear(),
    stop: () => {
      this.solving.leave()
      this.tell(words.stopped)
    },
    depth: () => {},
  }

  protected draw(arriving: boolean) {
    const { kit, position, worths, isOver } = this
    const over = exactOver(worths, words)
    return valuesTemplate(
      this,
      {
        says: exactSentence(kit, position, worths, words),
        settled: isOver || worths !== undefined,
        searching: this.solving.progress,
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
