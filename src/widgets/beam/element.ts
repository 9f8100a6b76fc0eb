import { ok, type SearchResult } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { beam as words } from '../../i18n/beam.ts'
import { scores } from '../../i18n/scores.ts'
import type { EngineClient } from '../../workers/client.ts'
import { SearchingFigure } from '../table/searching-figure.ts'
import { finding, type Come, type Found } from './finding.ts'
import { beamModel } from './model.ts'
import { beamSchema, ORDERS, type BeamSchema } from './schema.ts'
import { beamTemplate, type BeamActions } from './view.ts'

/**
 * `<cutoff-beam id data-game data-options data-position data-order data-width data-depth data-found>`:
 * a board with the moves that a beam keeps, and what a search within it comes to, beside one of all
 * moves. `data-found` is what is found so of `data-position`.
 */
export class CutoffBeam extends SearchingFigure<BeamSchema, Found> {
  protected readonly atFirst = true
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

  protected override given(): Found | undefined {
    const { found, position = '', order, width } = this.dataset
    const { state } = this
    if (found === undefined || state.position !== position) return undefined
    const known = JSON.parse(found) as Found
    this.whole = { of: position, come: known.whole }
    return state.order === order && state.width === Number(width) ? known : undefined
  }

  protected override get question(): string {
    const { position, order, width } = this.state
    return `${order} ${width} ${position}`
  }

  protected override async search(client: EngineClient, isWanted: () => boolean) {
    const { kit, state, whole } = this
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
    stop: () => this.stop(words.stopped),
  }

  protected draw(arriving: boolean) {
    const { kit, position, state, found, canClear } = this
    const { order, width, view } = state
    const model = beamModel(kit, position, { order, width, view, found }, { words, scores })
    return beamTemplate(
      this,
      model,
      { order, width, view, searching: this.searching === true, canClear },
      this.actions,
      this.board({ label: words.board, over: model?.over, line: model?.line }, arriving),
      words,
    )
  }
}

define('cutoff-beam', CutoffBeam)
