import { ok, type GameOptions, type SearchResult } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt } from '../../figure/fetched.ts'
import { beam as words } from '../../i18n/beam.ts'
import { scores } from '../../i18n/scores.ts'
import { EngineClient } from '../../workers/client.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { finding, type Come, type Found } from './finding.ts'
import { beamModel } from './model.ts'
import { beamSchema, ORDERS, type BeamSchema } from './schema.ts'
import { beamTemplate, type BeamActions } from './view.ts'

/** Milliseconds after which a search is spoken of. */
const SPEAK_AFTER = 300

/**
 * `<cutoff-beam id data-game data-options data-position data-order data-width data-depth data-found>`:
 * a board with the moves that a beam keeps, and what a search within it comes to, beside one of all
 * moves. `data-found` is what is found so of `data-position`.
 */
export class CutoffBeam extends BoardFigure<unknown, BeamSchema> {
  private client: EngineClient | undefined
  private readonly asking = new Asking<Found, true>(
    () => this.redraw(),
    () => this.client?.stop(),
    SPEAK_AFTER,
  )
  /** What the search of all moves has found of a position: it is the same for each beam. */
  private whole: { readonly of: string; readonly come: Come } | undefined

  protected schema() {
    const { position = '', order, width } = this.dataset
    return beamSchema(
      position,
      ORDERS.find((each) => each === order) ?? 'influence',
      Number(width ?? 1),
    )
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
    const { found, position = '', order, width } = this.dataset
    const { state } = this
    if (found !== undefined && state.position === position) {
      const known = JSON.parse(found) as Found
      this.whole = { of: position, come: known.whole }
      if (state.order === order && state.width === Number(width)) {
        this.asking.keep(this.question, known)
      }
    }
    void this.find()
  }

  protected override changed(arriving: boolean): void {
    void this.find(arriving)
  }

  private get question(): string {
    const { position, order, width } = this.state
    return `${order} ${width} ${position}`
  }

  private async find(arriving = false): Promise<void> {
    const { question } = this
    if (this.isOver || this.asking.found(question) !== undefined) {
      this.asking.leave()
      this.redraw(arriving)
      return
    }
    const asking = this.asking.ask(question, true, (_, isWanted) => this.searched(isWanted))
    this.redraw(arriving)
    const found = await asking
    // What else is wrong, as a link that is too long, an answer leaves.
    if (found?.ok === false) this.refuse(found.error)
    else if (found !== undefined) this.redraw()
  }

  private async searched(isWanted: () => boolean) {
    const { client, kit, state, whole } = this
    if (client === undefined) return undefined
    const { position, order, width } = state
    const depth = Number(this.dataset['depth'])
    const known = whole?.of === position ? whole.come : undefined
    const steps = finding(kit, this.position, { order, width, depth }, known)
    let step = steps.next()
    while (step.done !== true) {
      const answer = await client.search({
        ...step.value,
        gameOptions: this.game.options,
        algorithm: 'alphabeta',
      })
      if (!isWanted()) return undefined
      if (!answer.ok) return answer
      const { result }: { readonly result: SearchResult } = answer.value
      step = steps.next(result)
    }
    this.whole = { of: position, come: step.value.whole }
    return ok(step.value)
  }

  private readonly actions: BeamActions = {
    order: (order) => void this.change({ order }),
    width: (width) => void this.change({ width }),
    view: (view) => void this.change({ view }),
    clear: () => this.clear(),
    stop: () => {
      this.asking.leave()
      this.tell(words.stopped)
    },
  }

  protected draw(arriving: boolean) {
    const { kit, position, state, asking, canClear } = this
    const { order, width, view } = state
    const found = asking.found(this.question)
    const model = beamModel(kit, position, { order, width, view, found }, { words, scores })
    return beamTemplate(
      this,
      model,
      { order, width, view, searching: asking.progress === true, canClear },
      this.actions,
      this.board({ label: words.board, over: model?.over, line: model?.line }, arriving),
      words,
    )
  }
}

define('cutoff-beam', CutoffBeam)
