import type { TemplateResult } from 'lit-html'
import { ContractError, fail, ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place, setText } from '../../figure/dom.ts'
import { MeasuringFigure } from '../../figure/measuring-figure.ts'
import { select } from '../../figure/panel.ts'
import { techniqueBench as words } from '../../i18n/technique-bench.ts'
import type { StateOf } from '../../state/schema.ts'
import type { Spent, Visited } from '../../workers/techniques/measure.ts'
import type { TechniquesMessage } from '../../workers/techniques/protocol.ts'
import { spawnTechniques } from '../../workers/techniques/spawn.ts'
import type { TechniqueName } from '../../workers/techniques/techniques.ts'
import { rowsOf, type TechniqueGame, type TechniqueRow } from './runs.ts'
import { techniqueBenchSchema, type TechniqueBenchSchema } from './schema.ts'
import { othersSay, shownSays, techniqueTable } from './view.ts'

/**
 * `<cutoff-technique-bench id data-games="…">`: what each technique saves on positions of a game,
 * as stored, and as measured on the reader’s own machine.
 */
class TechniqueBench extends MeasuringFigure<TechniqueBenchSchema> {
  protected override readonly errors = {
    'technique-bench/differs': () => words.differ(this.strange),
    'technique-bench/failed': () => words.failed,
  }
  private games: readonly TechniqueGame[] = []
  private says = words.before
  private strange = ''
  private visited: readonly Visited[] = []
  private spent: readonly Spent[] = []
  /** Measured on this machine, of the game that is shown. */
  private here: readonly TechniqueRow[] = []

  protected schema(): TechniqueBenchSchema {
    this.games = JSON.parse(this.dataset['games'] ?? '[]') as TechniqueGame[]
    return techniqueBenchSchema(this.games.map(({ id }) => id))
  }

  protected override take(
    state: StateOf<TechniqueBenchSchema>,
  ): Result<StateOf<TechniqueBenchSchema>> {
    this.stop()
    this.here = []
    this.says = words.before
    return ok(state)
  }

  private get game(): TechniqueGame {
    const game = this.games.find(({ id }) => id === this.state.game)
    if (game === undefined) throw new ContractError(this.localName, 'has no such game')
    return game
  }

  protected override run(): void {
    this.visited = []
    this.spent = []
    this.says = words.starting
    const hear = (message: TechniquesMessage) => this.hear(message)
    const { id, depth, positions } = this.game
    const worker = this.measure(spawnTechniques, hear, 'technique-bench/failed')
    worker.postMessage({ id, depth, positions })
  }

  protected override stopped(): void {
    this.says = words.stopped
  }

  private hear(message: TechniquesMessage): void {
    if (message.kind === 'visited') {
      const { technique, nodes } = message.visited
      const stored = this.game.rows[this.visited.length]
      if (stored?.technique !== technique || stored.nodes !== nodes) return this.differs(technique)
      this.visited = [...this.visited, message.visited]
      this.says = words.visited(words.names[technique], nodes)
    } else if (message.kind === 'spent') {
      const { technique, ms } = message.spent
      this.spent = [...this.spent, message.spent]
      this.says = words.spent(words.names[technique], ms)
    } else if (message.kind === 'differs') {
      return this.differs(message.technique)
    } else {
      this.stop()
      this.here = rowsOf(this.visited, this.spent)
      this.says = words.measured
    }
    this.redraw()
  }

  private differs(technique: TechniqueName): void {
    this.stop()
    this.strange = words.names[technique]
    this.refuse(fail('technique-bench/differs').error)
  }

  protected override get host(): HTMLElement {
    return place(this, 'technique-bench-controls')
  }

  protected draw(): TemplateResult {
    const { game, here, visited, spent } = this
    place(this, 'technique-bench-table').replaceChildren(
      techniqueTable(document, game.rows, here, words),
    )
    setText(place(this, 'technique-bench-shown'), shownSays(game, words))
    setText(place(this, 'technique-bench-others'), othersSay(game, words))
    const all = this.games.map(({ id }) => [id, words.games[id] ?? id] as const)
    return this.controls(
      {
        says: this.says,
        quiet: this.isMeasuring,
        measured: here.length > 0,
        done: visited.length + spent.length,
        of: 2 * game.rows.length - 1,
        choice: select(words.game, all, this.state.game, (id) => void this.change({ game: id })),
      },
      words,
    )
  }
}

define('cutoff-technique-bench', TechniqueBench)
