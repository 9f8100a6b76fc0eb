import { define } from '../../figure/define.ts'
import { LiveFigure } from '../../figure/live-figure.ts'
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
export class CutoffMonteCarlo extends LiveFigure<MonteCarloSchema> {
  protected override readonly undoes = ['iterations', 'explore', 'chance', 'playout'] as const
  protected readonly parts = { stage: 'monte-carlo-place', controls: 'monte-carlo-controls' }
  protected readonly live = new LiveMonteCarlo(this)

  protected schema() {
    return monteCarloSchema(JSON.parse(this.dataset['given'] ?? '{}') as Partial<MonteCarloState>)
  }

  protected override async begin(): Promise<void> {
    await super.begin()
    this.tabIndex = -1
    this.addEventListener('keydown', (event) => {
      if (this.hasBegun && this.live.key(event)) event.preventDefault()
    })
  }

  protected override take(state: MonteCarloState) {
    const { kit } = this
    const { position = '' } = this.dataset
    return this.live.take(kit, { game: kit.game.id, position }, state)
  }

  /** What stands below its steps. */
  get below(): readonly Part[] {
    return JSON.parse(this.dataset['parts'] ?? '[]') as Part[]
  }
}

define('cutoff-monte-carlo', CutoffMonteCarlo)
