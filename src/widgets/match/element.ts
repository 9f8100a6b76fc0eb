import { html } from 'lit-html'
import { define } from '../../figure/define.ts'
import { copyButton, errorLine, hintLine, select, undoButtons } from '../../figure/panel.ts'
import { match as words } from '../../i18n/match.ts'
import { MatchFigure } from './match-figure.ts'
import { matchSchema, type MatchSchema, type StoredMatch } from './schema.ts'

/**
 * `<cutoff-match id data-stored data-seed>`: matches of agents (`StoredMatch`es as JSON, and the seed
 * of their games), which the reader plays again in a worker. From the same seed come the same games.
 */
export class CutoffMatch extends MatchFigure<MatchSchema> {
  protected override readonly undoes = ['match', 'games', 'seed'] as const
  private stored: readonly StoredMatch[] = []

  protected schema() {
    return matchSchema(Number(this.dataset['seed']))
  }

  protected schemaOfGames() {
    return this.schema()
  }

  protected override begin(): void {
    this.stored = JSON.parse(this.dataset['stored'] ?? '[]') as readonly StoredMatch[]
  }

  protected get all() {
    return this.stored
  }

  protected get asked() {
    const { match } = this.state
    return match === 0 ? this.stored : this.stored.slice(match - 1, match)
  }

  protected draw() {
    const { state, stored } = this
    const { plot, table } = this.shownResults()
    const all = [[0, words.all] as const, ...stored.map(({ name }, i) => [i + 1, name] as const)]
    return html`${plot}
      <div class="controls match-controls">
        ${select(words.match, all, state.match, (match) => this.change({ match }))}
        ${this.gameControls()} ${undoButtons(this)} ${copyButton(this)}
      </div>
      ${this.progressLines()} ${errorLine(this)} ${hintLine(this)} ${table}`
  }
}

define('cutoff-match', CutoffMatch)
