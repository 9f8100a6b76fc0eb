import { ContractError, type GameKit } from '../../../engine/index.ts'
import { html } from 'lit-html'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { copyButton, errorLine, hintLine, undoButtons } from '../../figure/panel.ts'
import { LiveMonteCarlo } from './live.ts'
import {
  monteCarloSchema,
  type MonteCarloSchema,
  type MonteCarloState,
  type Part,
} from './schema.ts'

/**
 * `<cutoff-monte-carlo id data-game data-position data-given data-parts>`: a Monte-Carlo search of a
 * position, stepped through. `data-given` is the state that it begins with, as far as that is not
 * the default, and `data-parts` what stands below its steps, both as JSON.
 */
export class CutoffMonteCarlo extends FigureElement<MonteCarloSchema> {
  protected override readonly undoes = ['iterations', 'explore', 'chance', 'playout'] as const
  private kit: GameKit<unknown> | undefined
  private readonly live = new LiveMonteCarlo(liveHost(this))

  protected schema() {
    return monteCarloSchema(JSON.parse(this.dataset['given'] ?? '{}') as Partial<MonteCarloState>)
  }

  protected override async begin(): Promise<void> {
    const { game = '' } = this.dataset
    this.kit = await knownKit(this, game)
    this.tabIndex = -1
    this.addEventListener('keydown', (event) => {
      if (this.hasBegun && this.live.key(event)) event.preventDefault()
    })
    const size = new ResizeObserver(() => this.live.resized())
    size.observe(this)
    this.onLeave(() => {
      size.disconnect()
      this.live.leave()
    })
  }

  protected override take(state: MonteCarloState) {
    const { kit } = this
    if (kit === undefined) throw new ContractError(this.localName, 'has no game')
    return this.live.take(
      kit,
      { game: kit.game.id, position: this.dataset['position'] ?? '' },
      state,
    )
  }

  /** The first frame stands until the search is there. */
  protected override ready(): Promise<void> {
    return this.live.ready()
  }

  /** The tree and the board are drawn by themselves. */
  protected override get host(): HTMLElement {
    return placeIn(this, 'monte-carlo-controls')
  }

  protected draw() {
    return html`${this.live.draw()}
      <div class="controls">${undoButtons(this)} ${copyButton(this)}</div>
      ${errorLine(this)} ${hintLine(this)}`
  }
}

function placeIn(figure: HTMLElement, name: string): HTMLElement {
  const place = figure.querySelector<HTMLElement>(`.${name}`)
  if (place === null) throw new ContractError(figure.localName, `has no .${name}`)
  return place
}

function liveHost(figure: CutoffMonteCarlo) {
  return {
    figure,
    get stage() {
      return placeIn(figure, 'monte-carlo-place')
    },
    get state() {
      return figure.state
    },
    get parts() {
      return JSON.parse(figure.dataset['parts'] ?? '[]') as Part[]
    },
    change: (change: Partial<MonteCarloState>) => figure.change(change),
    redraw: () => figure.redraw(),
    refuse: (error: Parameters<CutoffMonteCarlo['refuse']>[0]) => void figure.refuse(error),
  }
}

define('cutoff-monte-carlo', CutoffMonteCarlo)
