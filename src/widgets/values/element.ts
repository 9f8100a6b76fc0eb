import { define } from '../../figure/define.ts'
import { scores } from '../../i18n/scores.ts'
import { values as words } from '../../i18n/values.ts'
import type { EngineClient } from '../../workers/client.ts'
import { SearchingFigure } from '../table/searching-figure.ts'
import { judgeMoves, type Judging } from './judge.ts'
import { valuesOver, valuesSentence, type Judged } from './model.ts'
import { valuesSchema, type ValuesSchema } from './schema.ts'
import { valuesTemplate, type ValuesActions } from './view.ts'
import { bestValue } from './worth.ts'

const TABLES = { words, scores }

/**
 * `<cutoff-values id data-game data-position data-depth data-most data-judged>`: a board for two, on
 * which every move tells what minimax finds it worth. With `data-most` the depth can be chosen;
 * `data-judged` is what is known of the position already, as JSON.
 */
export class CutoffValues extends SearchingFigure<ValuesSchema, Judged, Judging> {
  protected readonly atFirst = { done: 0, all: 0 }

  protected schema() {
    const { position = '', depth, most } = this.dataset
    return valuesSchema(position, Number(depth), most === undefined ? undefined : Number(most))
  }

  protected override given(): Judged | undefined {
    const { judged, position } = this.dataset
    const given = judged === undefined ? undefined : (JSON.parse(judged) as Judged)
    const { position: text, depth } = this.state
    return given?.depth === depth && text === position ? given : undefined
  }

  protected override get question(): string {
    const { position, depth } = this.state
    return `${depth} ${position}`
  }

  protected override search(
    client: EngineClient,
    isWanted: () => boolean,
    tell: (judging: Judging) => void,
  ) {
    const { kit, position, state } = this
    return judgeMoves(client, kit, position, state.depth, tell, isWanted)
  }

  private readonly actions: ValuesActions = {
    best: () => {
      const { worths = [] } = this.found ?? {}
      const best = bestValue(worths, this.kit.game.toMove(this.position))
      const move = worths.find(({ value }) => value === best)
      if (move !== undefined) this.pick(move.square)
    },
    clear: () => this.clear(),
    stop: () => this.stop(words.stopped),
    depth: (depth) => void this.change({ depth }),
  }

  protected draw(arriving: boolean) {
    const { kit, position, found: judged, isOver } = this
    const label = kit.board?.ground === 'slots' ? words.boardColumns : words.board
    const over = valuesOver(kit, position, judged, TABLES)
    return valuesTemplate(
      this,
      {
        says: valuesSentence(kit, position, judged, TABLES),
        settled: isOver || judged !== undefined,
        searching: this.searching,
        canClear: this.canClear,
        canPlay: !isOver && judged !== undefined && judged.worths.length > 0,
        depth: this.state.depth,
        most: Number(this.dataset['most'] ?? 0),
      },
      this.actions,
      this.board({ label, over }, arriving),
      words,
    )
  }
}

define('cutoff-values', CutoffValues)
