import { html } from 'lit-html'
import { EngineClient } from '../../workers/client.ts'
import { define } from '../../figure/define.ts'
import { askingAt } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import {
  button,
  copyButton,
  errorLine,
  field,
  hintLine,
  saysLine,
  select,
  undoButtons,
} from '../../figure/panel.ts'
import { settled } from '../../figure/settled.ts'
import { match as words } from '../../i18n/match.ts'
import { MatchInWorker } from './in-worker.ts'
import { PlayedMatches, resultsOf, runsOf } from './runs.ts'
import { matchSchema, type MatchSchema, type StoredMatch } from './schema.ts'

/**
 * `<cutoff-match id data-stored data-seed>`: matches of agents (`StoredMatch`es as JSON, and the seed
 * of their games), which the reader plays again in a worker. From the same seed come the same games.
 */
export class CutoffMatch extends FigureElement<MatchSchema> {
  protected override readonly undoes = ['match', 'games', 'seed'] as const
  private readonly played = new PlayedMatches()
  private stored: readonly StoredMatch[] = []
  private worker: { readonly game: string; readonly is: MatchInWorker } | undefined
  private running: { done: number; readonly of: number; ply: number; match: number } | undefined
  private says = ''
  private results: ReturnType<typeof resultsOf> | undefined
  private frame: number | undefined

  protected schema() {
    return matchSchema(Number(this.dataset['seed']))
  }

  protected override begin(): void {
    this.stored = JSON.parse(this.dataset['stored'] ?? '[]') as readonly StoredMatch[]
    this.onLeave(() => this.stop())
  }

  /** Other games are asked for than those that are played. */
  protected override changed(): void {
    this.stop()
    this.says = ''
    this.results = undefined
    this.redraw()
  }

  /** The matches that are asked for, by their places, and how many games of each are left. */
  private get open(): readonly { readonly match: number; readonly left: number }[] {
    const { match, games, seed } = this.state
    return this.stored.flatMap((_, each) => {
      const left = games - this.played.of(seed, each).length
      return (match === 0 || match === each + 1) && left > 0 ? [{ match: each, left }] : []
    })
  }

  private get left(): number {
    return this.open.reduce((sum, { left }) => sum + left, 0)
  }

  private async play(): Promise<void> {
    const { seed } = this.state
    const mine = { done: 0, of: this.left, ply: 0, match: 0 }
    this.running = mine
    this.refuse()
    const isWanted = () => this.running === mine
    const told = (ply: number) => {
      mine.ply = ply
      this.soon()
    }
    for (let { open } = this; isWanted() && open.length > 0; { open } = this) {
      mine.match = open[0].match
      const { game, agents } = this.stored[mine.match]
      const match = {
        key: `${seed} ${mine.match}`,
        position: '',
        agents,
        options: { games: this.schema().games.max, seed },
      }
      const next = this.played.of(seed, mine.match).length
      const ended = await this.workerFor(game).play(match, next, isWanted, told)
      if (!isWanted()) return
      if (!ended.ok || ended.value === undefined) {
        this.running = undefined
        this.refuse(ended.ok ? '' : ended.error)
        return
      }
      this.played.add(seed, mine.match, ended.value)
      mine.done++
      this.results = undefined
      this.soon()
    }
    if (!isWanted()) return
    this.running = undefined
    this.says = words.done(mine.of)
    this.soon()
  }

  private stop(): void {
    const { running } = this
    this.running = undefined
    this.worker?.is.stop()
    if (running !== undefined) this.says = words.stopped(running.done, running.of)
  }

  private workerFor(game: string): MatchInWorker {
    if (this.worker?.game !== game) {
      this.worker?.is.stop()
      this.worker = {
        game,
        is: new MatchInWorker(new EngineClient(game, undefined, askingAt(this))),
      }
    }
    return this.worker.is
  }

  /** What has happened in between is drawn once in a frame. */
  private soon(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined
      this.redraw()
    })
  }

  private get line(): string {
    const { running, left } = this
    if (running !== undefined) {
      const { done, of, match, ply } = running
      return words.at(Math.min(of, done + 1), of, this.stored[match].name, ply)
    }
    if (this.says !== '') return this.says
    const again = String(this.state.seed) === this.dataset['seed']
    return left === 0 ? words.nothing : words.ready(left, again)
  }

  private number(name: 'games' | 'seed') {
    const { min, max } = this.schema()[name]
    const type = (text: string) => {
      const value = Number(text)
      const right = /^\d+$/.test(text) && value >= min && value <= max
      if (right) this.change({ [name]: value })
      else this.refuse(words.wrong(words[name], min, max))
    }
    const text = settled(String(this.state[name]))
    return field(words[name], { text, range: [min, max], look: 'match-number' }, { type })
  }

  protected draw() {
    const { running, state, stored } = this
    this.results ??= resultsOf(document, runsOf(stored, this.played, state.seed), words)
    const { plot, table } = this.results
    const all = [[0, words.all] as const, ...stored.map(({ name }, i) => [i + 1, name] as const)]
    const act = () => {
      if (running === undefined) return void this.play()
      this.stop()
      this.redraw()
    }
    const label = running === undefined ? words.play : words.stop
    return html`${plot}
      <div class="controls match-controls">
        ${select(words.match, all, state.match, (match) => this.change({ match }))}
        ${this.number('games')} ${this.number('seed')}
        ${button(label, act, { can: running !== undefined || this.left > 0, look: 'primary' })}
        ${undoButtons(this)} ${copyButton(this)}
      </div>
      ${saysLine(this.line, { name: 'match-says' })}
      <p class="match-progress" ?hidden=${running === undefined}>
        <progress
          max=${running?.of ?? 1}
          .value=${running?.done ?? 0}
          aria-label=${words.progress}
        ></progress>
      </p>
      ${errorLine(this)} ${hintLine(this)} ${table}`
  }
}

define('cutoff-match', CutoffMatch)
