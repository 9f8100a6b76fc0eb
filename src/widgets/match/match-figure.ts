import type { TemplateResult } from 'lit-html'
import { html } from 'lit-html'
import { EngineClient } from '../../workers/client.ts'
import { spawnClinic, spawnPatternSets } from '../../workers/spawn.ts'
import { askingAt } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { button, errorId, field, saysLine } from '../../figure/panel.ts'
import { settled } from '../../figure/settled.ts'
import { match as words } from '../../i18n/match.ts'
import { MatchInWorker } from './in-worker.ts'
import { keyOf, PlayedMatches, resultsOf, runsOf } from './runs.ts'
import type { gamesSchema, PlayableMatch } from './schema.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

type GamesSchema = ReturnType<typeof gamesSchema>

/**
 * A figure that plays matches of agents in a worker, and shows how they stand. From the same seed
 * come the same games; a game that is stopped rests, and is gone on with from its ply.
 */
export abstract class MatchFigure<S extends Schema & GamesSchema> extends FigureElement<S> {
  protected readonly played = new PlayedMatches()
  private worker: { readonly script: string; readonly is: MatchInWorker } | undefined
  private current:
    | { done: number; readonly of: number; ply: number; match: PlayableMatch }
    | undefined
  private says = ''
  private results: ReturnType<typeof resultsOf> | undefined
  private frame: number | undefined

  /** All matches that are shown. */
  protected abstract get all(): readonly PlayableMatch[]
  /** Those of them that the reader asks for. */
  protected abstract get asked(): readonly PlayableMatch[]
  /** Told when they are begun to be played. */
  protected playing(): void {}
  protected abstract schemaOfGames(): GamesSchema

  private get games(): StateOf<GamesSchema> {
    return this.state
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.onLeave(() => this.stop())
  }

  /** Other games are asked for than those that are played. */
  protected override changed(): void {
    this.stop()
    this.says = ''
    this.results = undefined
    this.redraw()
  }

  /** The matches that are asked for and how many games of each are left. */
  private get open(): readonly { readonly match: PlayableMatch; readonly left: number }[] {
    const { games, seed } = this.games
    return this.asked.flatMap((match) => {
      const left = games - this.played.of(match, seed).length
      return left > 0 ? [{ match, left }] : []
    })
  }

  private get left(): number {
    return this.open.reduce((sum, { left }) => sum + left, 0)
  }

  private async play(): Promise<void> {
    const { seed } = this.games
    this.playing()
    const { open } = this
    const mine = { done: 0, of: this.left, ply: 0, match: open[0].match }
    this.current = mine
    this.refuse()
    const isWanted = () => this.current === mine
    const told = (ply: number) => {
      mine.ply = ply
      this.soon()
    }
    for (let left = open; isWanted() && left.length > 0; left = this.open) {
      const { match } = left[0]
      mine.match = match
      const { gameOptions, agents } = match
      const asked = {
        key: keyOf(match, seed),
        position: '',
        ...(gameOptions && { gameOptions }),
        agents,
        options: { games: this.schemaOfGames().games.max, seed },
      }
      const next = this.played.of(match, seed).length
      const ended = await this.workerFor(match).play(asked, next, isWanted, told)
      if (!isWanted()) return
      if (!ended.ok || ended.value === undefined) {
        this.current = undefined
        this.refuse(ended.ok ? '' : ended.error)
        return
      }
      this.played.add(match, seed, ended.value)
      mine.done++
      this.results = undefined
      this.soon()
    }
    if (!isWanted()) return
    this.current = undefined
    this.says = words.done(mine.of)
    this.soon()
  }

  private stop(): void {
    const { current } = this
    this.current = undefined
    this.worker?.is.stop()
    if (current !== undefined) this.says = words.stopped(current.done, current.of)
  }

  private workerFor({ game, served }: PlayableMatch): MatchInWorker {
    const script = `${served ?? ''}/${game}`
    if (this.worker?.script !== script) {
      this.worker?.is.stop()
      const spawn =
        served && { clinic: () => spawnClinic(game), 'pattern-sets': spawnPatternSets }[served]
      this.worker = { script, is: new MatchInWorker(new EngineClient(game, spawn, askingAt(this))) }
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
    const { current, left } = this
    if (current !== undefined) {
      const { done, of, match, ply } = current
      return words.at(Math.min(of, done + 1), of, match.name, ply)
    }
    if (this.says !== '') return this.says
    const again =
      String(this.games.seed) === this.dataset['seed'] && this.asked.every(({ result }) => result)
    return left === 0 ? words.nothing : words.ready(left, again)
  }

  private number(name: 'games' | 'seed'): TemplateResult {
    const { min, max } = this.schemaOfGames()[name]
    const type = (text: string) => {
      const value = Number(text)
      const right = /^\d+$/.test(text) && value >= min && value <= max
      if (right) this.change({ [name]: value } as Partial<StateOf<S>>)
      else this.refuse(words.wrong(words[name], min, max))
    }
    const text = settled(String(this.games[name]))
    const shown = { text, range: [min, max], look: 'match-number', says: errorId(this) } as const
    return field(words[name], shown, { type })
  }

  /** How many games, by which seed, and the button that plays or stops them. */
  protected gameControls(): TemplateResult {
    const { current } = this
    const act = () => {
      if (current === undefined) return void this.play()
      this.stop()
      this.redraw()
    }
    const label = current === undefined ? words.play : words.stop
    const can = current !== undefined || this.left > 0
    return html`${this.number('games')} ${this.number('seed')}
    ${button(label, act, { can, look: 'primary' })}`
  }

  /** What is going on, and how far it is. */
  protected progressLines(): TemplateResult {
    const { current } = this
    return html`${saysLine(this.line, { name: 'match-says' })}
      <p class="match-progress" ?hidden=${current === undefined}>
        <progress
          max=${current?.of ?? 1}
          .value=${current?.done ?? 0}
          aria-label=${words.progress}
        ></progress>
      </p>`
  }

  /** The picture and the numbers of all matches. */
  protected shownResults(): ReturnType<typeof resultsOf> {
    const { seed } = this.games
    const runs = () => runsOf(this.all, this.played, seed)
    return (this.results ??= resultsOf(document, runs(), words, this.hasAttribute('data-fine')))
  }
}
