import { html, render } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { resultOf, type MatchGame } from '../../../engine/index.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/en/errors.ts'
import { ladder as words } from '../../i18n/en/ladder.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { defaultsOf } from '../../state/schema.ts'
import { EngineClient } from '../../workers/client.ts'
import { intervals } from './plot.ts'
import { ladderSchema, lowerOf, UPPERS, type LadderState } from './schema.ts'

/**
 * `<cutoff-ladder id data-seconds>`: matches of the report's agents, each against the one below it,
 * played in a worker. A link keeps what is to be played; from the same comes the same match.
 */
export class CutoffLadder extends HTMLElement {
  private link: FigureLink<typeof ladderSchema> | undefined
  private readonly client = new EngineClient('abalone')
  private state: LadderState = defaultsOf(ladderSchema)
  /** The games of each match so far, by its upper agent. */
  private readonly played = new Map<string, MatchGame[]>()
  private running = false
  private says = ''
  private error = ''

  connectedCallback(): void {
    if (this.link !== undefined) return
    this.link = new FigureLink(this.id, ladderSchema)
    const read = this.link.read()
    if (read !== undefined) this.error = linkSentence(errors, read)
    if (read?.ok === true) this.state = read.value.state
    this.replaceChildren()
    this.ready()
  }

  disconnectedCallback(): void {
    this.client.stop()
    this.link?.flush()
  }

  private ready(): void {
    this.says = words.ready(Number((this.dataset['seconds'] ?? '').split(' ')[this.index] ?? 0))
    this.draw()
  }

  private get index(): number {
    return UPPERS.findIndex((upper) => upper === this.state.upper)
  }

  private change(part: Partial<LadderState>): void {
    const { games, seed } = this.state
    this.state = { ...this.state, ...part }
    if (this.state.games !== games || this.state.seed !== seed) this.played.clear()
    this.error = ''
    this.link?.write(this.state)
    this.ready()
  }

  private number(name: 'games' | 'seed', text: string): void {
    const { min, max } = ladderSchema[name]
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return this.change({ [name]: value })
    this.error = words.wrong(min, max)
    this.draw()
  }

  private async play(): Promise<void> {
    if (this.running) return
    const { upper, games, seed } = this.state
    const done: MatchGame[] = []
    const began = performance.now()
    this.played.set(upper, done)
    this.running = true
    this.error = ''
    this.says = words.at(1, games, 0, undefined)
    this.draw()
    const answer = await this.client.match(
      {
        position: '',
        gameOptions: { variant: 'inf8175' },
        agents: [upper, lowerOf(upper)],
        options: { games, seed },
      },
      ({ game, plies, ended }) => {
        if (ended !== undefined) done.push(ended)
        const each = (performance.now() - began) / 1000 / done.length
        const left = done.length === 0 ? undefined : Math.ceil(each * (games - done.length))
        this.says = words.at(game + 1, games, plies, left)
        this.draw()
      },
    )
    this.running = false
    if (answer.ok) this.says = words.done(games)
    else {
      this.says = words.stopped(done.length)
      if (answer.error.code !== 'worker/stopped') this.error = errorSentence(errors, answer.error)
    }
    this.draw()
  }

  private draw(): void {
    const { running, state } = this
    const results = UPPERS.flatMap((upper) => {
      const games = this.played.get(upper) ?? []
      const name = words.versus(upper, lowerOf(upper))
      return games.length === 0 ? [] : [{ name, ...resultOf(games) }]
    })
    const field = (name: 'games' | 'seed') =>
      html`<label>
        ${words[name]}
        <input
          class="field"
          inputmode="numeric"
          size="5"
          ?disabled=${running}
          .value=${live(String(state[name]))}
          @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) this.number(name, event.target.value)
          }}
        />
      </label>`
    const choice = html`<label>
      ${words.upper}
      <select
        class="field"
        ?disabled=${running}
        .value=${live(state.upper)}
        @change=${(event: Event) => {
          const upper = UPPERS.find(
            (each) => event.target instanceof HTMLSelectElement && each === event.target.value,
          )
          if (upper !== undefined) this.change({ upper })
        }}
      >
        ${UPPERS.map(
          (upper) =>
            html`<option value=${upper} ?selected=${upper === state.upper}>
              ${words.versus(upper, lowerOf(upper))}
            </option>`,
        )}
      </select>
    </label>`
    render(
      html`<div class="controls ladder-controls">
          ${choice} ${field('games')} ${field('seed')}
          <button
            class="button"
            type="button"
            @click=${() => (running ? this.client.stop() : void this.play())}
          >
            ${running ? words.stop : words.play}
          </button>
        </div>
        <p class="error" role="alert">${this.error}</p>
        <p class="hint" role="status">${this.says}</p>
        ${
          results.length === 0
            ? ''
            : html`${intervals(document, results, words.axis, words.tick)}
                <table class="marbles-terms">
                  <caption>
                    ${words.caption(state.games, state.seed)}
                  </caption>
                  <thead>
                    <tr>
                      ${words.head.map((head) => html`<th scope="col">${head}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${results.map(
                      (result) =>
                        html`<tr>
                          <th scope="row">${result.name}</th>
                          <td>${words.score(result)}</td>
                          <td>${words.elo(result)}</td>
                          <td>${words.shown(result)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>`
        }`,
      this,
    )
  }
}

customElements.define('cutoff-ladder', CutoffLadder)
