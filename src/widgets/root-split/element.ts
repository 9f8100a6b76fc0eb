import { ok } from '../../../engine/index.ts'
import { html } from 'lit-html'
import { define } from '../../figure/define.ts'
import { LiveFigure } from '../../figure/live-figure.ts'
import { select } from '../../figure/panel.ts'
import { rootSplit as words } from '../../i18n/root-split.ts'
import type { StateOf } from '../../state/schema.ts'
import { LiveRootSplit } from './live.ts'
import { MOST_PLIES, rootSplitSchema, type RootSplitSchema } from './schema.ts'
import { pageSpec } from './spec.ts'

/**
 * `<cutoff-root-split id data-game data-position data-plies>`: an alpha-beta search of a position
 * that threads share, each with its lane.
 */
export class CutoffRootSplit extends LiveFigure<RootSplitSchema> {
  protected override readonly undoes = ['threads', 'sharing', 'plies'] as const
  protected readonly parts = { stage: 'root-split-lanes', controls: 'root-split-controls' }
  protected readonly live = new LiveRootSplit(this)

  protected schema() {
    return rootSplitSchema(Number(this.dataset['plies']))
  }

  protected override take(state: StateOf<RootSplitSchema>) {
    const { kit } = this
    const { position = '' } = this.dataset
    const taken = this.live.take(kit, pageSpec(kit.game.id, position, state.plies))
    return taken.ok ? ok(state) : taken
  }

  protected override draw() {
    const plies = Array.from({ length: MOST_PLIES }, (_, i) => i + 1)
    return html`${select(
      words.plies,
      plies.map((n) => [n, n] as const),
      this.state.plies,
      (to) => void this.change({ plies: to, picked: -1 }),
    )}
    ${super.draw()}`
  }
}

define('cutoff-root-split', CutoffRootSplit)
