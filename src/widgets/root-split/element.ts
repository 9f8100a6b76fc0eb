import { ContractError, ok, type GameKit } from '../../../engine/index.ts'
import { html } from 'lit-html'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { copyButton, errorLine, hintLine, select, undoButtons } from '../../figure/panel.ts'
import { rootSplit as words } from '../../i18n/root-split.ts'
import type { StateOf } from '../../state/schema.ts'
import { LiveRootSplit } from './live.ts'
import { MOST_PLIES, rootSplitSchema, type RootSplitSchema } from './schema.ts'
import { pageSpec } from './spec.ts'

type State = StateOf<RootSplitSchema>

/**
 * `<cutoff-root-split id data-game data-position data-plies>`: an alpha-beta search of a position
 * that threads share, each with its lane.
 */
export class CutoffRootSplit extends FigureElement<RootSplitSchema> {
  protected override readonly undoes = ['threads', 'sharing', 'plies'] as const
  private kit: GameKit<unknown> | undefined
  private readonly live = new LiveRootSplit(liveHost(this))

  protected schema() {
    return rootSplitSchema(Number(this.dataset['plies']))
  }

  protected override async begin(): Promise<void> {
    this.kit = await knownKit(this, this.dataset['game'] ?? '')
    const size = new ResizeObserver(() => this.live.resized())
    size.observe(this)
    this.onLeave(() => {
      size.disconnect()
      this.live.leave()
    })
  }

  protected override take(state: State) {
    const { kit } = this
    if (kit === undefined) throw new ContractError(this.localName, 'has no game')
    const taken = this.live.take(
      kit,
      pageSpec(kit.game.id, this.dataset['position'] ?? '', state.plies),
    )
    return taken.ok ? ok(state) : taken
  }

  /** The first frame stands until the search is there. */
  protected override ready(): Promise<void> {
    return this.live.ready()
  }

  /** The lanes are drawn by themselves. */
  protected override get host(): HTMLElement {
    return placeIn(this, 'root-split-controls')
  }

  protected draw() {
    const plies = Array.from({ length: MOST_PLIES }, (_, i) => i + 1)
    return html`${select(
        words.plies,
        plies.map((n) => [n, n] as const),
        this.state.plies,
        (to) => void this.change({ plies: to, picked: -1 }),
      )}
      ${this.live.draw()}
      <div class="controls">${undoButtons(this)} ${copyButton(this)}</div>
      ${errorLine(this)} ${hintLine(this)}`
  }
}

function placeIn(figure: HTMLElement, name: string): HTMLElement {
  const place = figure.querySelector<HTMLElement>(`.${name}`)
  if (place === null) throw new ContractError(figure.localName, `has no .${name}`)
  return place
}

function liveHost(figure: CutoffRootSplit) {
  return {
    figure,
    get stage() {
      return placeIn(figure, 'root-split-lanes')
    },
    get state() {
      return figure.state
    },
    change: (change: Partial<State>) => figure.change(change),
    redraw: () => figure.redraw(),
    refuse: (error: Parameters<CutoffRootSplit['refuse']>[0]) => void figure.refuse(error),
  }
}

define('cutoff-root-split', CutoffRootSplit)
