import { Asking } from '../../figure/asking.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt } from '../../figure/fetched.ts'
import { scores } from '../../i18n/scores.ts'
import { values as words } from '../../i18n/values.ts'
import { EngineClient } from '../../workers/client.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { judgeMoves, type Judging } from './judge.ts'
import { valuesOver, valuesSentence, type Judged } from './model.ts'
import { valuesSchema, type ValuesSchema } from './schema.ts'
import { valuesTemplate, type ValuesActions } from './view.ts'
import { bestValue } from './worth.ts'

/** Milliseconds after which a search is spoken of. */
const SPEAK_AFTER = 300

const TABLES = { words, scores }

/**
 * `<cutoff-values id data-game data-position data-depth data-most data-judged>`: a board for two, on
 * which every move tells what minimax finds it worth. With `data-most` the depth can be chosen;
 * `data-judged` is what is known of the position already, as JSON.
 */
export class CutoffValues extends BoardFigure<unknown, ValuesSchema> {
  private client: EngineClient | undefined
  private readonly judging = new Asking<Judged, Judging>(
    () => this.redraw(),
    () => this.client?.stop(),
    SPEAK_AFTER,
  )

  protected schema() {
    const { position = '', depth, most } = this.dataset
    return valuesSchema(position, Number(depth), most === undefined ? undefined : Number(most))
  }

  protected override async begin(): Promise<void> {
    const { game = '' } = this.dataset
    await this.open(await knownKit(this, game))
    this.client = new EngineClient(game, undefined, askingAt(this))
    this.onLeave(() => this.judging.leave())
  }

  /** What the page has judged already needs no worker when it opens. */
  protected override ready(): void {
    const { judged, position } = this.dataset
    const given = judged === undefined ? undefined : (JSON.parse(judged) as Judged)
    const { position: text, depth } = this.state
    if (given?.depth === depth && text === position) this.judging.keep(this.asked, given)
    else void this.find()
  }

  protected override changed(arriving: boolean): void {
    void this.find(arriving)
  }

  private get asked(): string {
    const { position, depth } = this.state
    return `${depth} ${position}`
  }

  private get judged(): Judged | undefined {
    return this.judging.found(this.asked)
  }

  /** Judges the position at hand. Until that is done its moves have no values. */
  private async find(arriving = false): Promise<void> {
    const { client, kit, position, state } = this
    if (client === undefined) return
    const asking = this.judging.ask(this.asked, { done: 0, all: 0 }, (tell, isWanted) =>
      judgeMoves(client, kit, position, state.depth, tell, isWanted),
    )
    this.redraw(arriving)
    const found = await asking
    // What else is wrong, as a link that is too long, an answer leaves.
    if (found?.ok === false) this.refuse(found.error)
    else if (found !== undefined) this.redraw()
  }

  private readonly actions: ValuesActions = {
    best: () => {
      const { worths = [] } = this.judged ?? {}
      const best = bestValue(worths, this.kit.game.toMove(this.position))
      const move = worths.find(({ value }) => value === best)
      if (move !== undefined) this.pick(move.square)
    },
    clear: () => this.clear(),
    stop: () => {
      this.judging.leave()
      this.tell(words.stopped)
    },
    depth: (depth) => void this.change({ depth }),
  }

  protected draw(arriving: boolean) {
    const { kit, position, judged, isOver } = this
    const label = kit.board?.ground === 'slots' ? words.boardColumns : words.board
    const over = valuesOver(kit, position, judged, TABLES)
    return valuesTemplate(
      this,
      {
        says: valuesSentence(kit, position, judged, TABLES),
        settled: isOver || judged !== undefined,
        searching: this.judging.progress,
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
