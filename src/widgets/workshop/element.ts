import { html, nothing, type TemplateResult } from 'lit-html'
import {
  ContractError,
  fail,
  isOwn,
  ok,
  OWN,
  ownChoices,
  ownId,
  readOwnPlayer,
  type GameKit,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  select,
  undoButtons,
  type Choice,
} from '../../figure/panel.ts'
import { workshop as words } from '../../i18n/workshop.ts'
import { MatchFigure } from '../match/match-figure.ts'
import { keyOf } from '../match/runs.ts'
import type { PlayableMatch } from '../match/schema.ts'
import { ownFields } from '../play/own-view.ts'
import { encodeState } from '../../state/link.ts'
import type { Schema } from '../../state/schema.ts'
import { playPage } from '../table/lab-page.ts'
import { ownText } from './own-text.ts'
import {
  WORKSHOP_GAMES,
  workshopSchema,
  type WorkshopCasts,
  type WorkshopGame,
  type WorkshopSchema,
  type WorkshopStart,
  type WorkshopState,
} from './schema.ts'

/**
 * `<cutoff-workshop id data-start data-casts data-names data-seed>`: a player of the reader's own, put
 * together, measured in matches, and played against. The first three are JSON: `WorkshopStart`,
 * `WorkshopCasts`, and what the games are called.
 */
export class CutoffWorkshop extends MatchFigure<WorkshopSchema> {
  protected override readonly undoes = ['game', 'player', 'against', 'games', 'seed'] as const
  private readonly kits = new Map<string, GameKit<unknown>>()
  /** The stored match, and those that have been played at here. */
  private tried: readonly PlayableMatch[] = []
  private start: WorkshopStart | undefined
  private casts: WorkshopCasts | undefined
  private names: Readonly<Record<string, string>> = {}

  protected schema() {
    this.start ??= JSON.parse(this.dataset['start'] ?? '{}') as WorkshopStart
    return workshopSchema(this.start)
  }

  protected schemaOfGames() {
    return this.schema()
  }

  protected override async begin({ game }: WorkshopState): Promise<void> {
    this.casts = JSON.parse(this.dataset['casts'] ?? '{}') as WorkshopCasts
    this.names = JSON.parse(this.dataset['names'] ?? '{}') as Record<string, string>
    if (this.start !== undefined) this.tried = [this.start]
    await this.load(game)
    await this.load(this.schema().game.default)
  }

  private async load(game: WorkshopGame): Promise<void> {
    if (!this.kits.has(game)) this.kits.set(game, await knownKit(this, game))
  }

  private get kit(): GameKit<unknown> {
    const kit = this.kits.get(this.state.game)
    if (kit === undefined) throw new ContractError(this.localName, 'has no game yet')
    return kit
  }

  private cast(game: WorkshopGame) {
    return this.casts?.[game] ?? { opponents: [] }
  }

  protected override take(state: WorkshopState): Result<WorkshopState> {
    const kit = this.kits.get(state.game)
    if (kit === undefined) return fail('game/not-loaded', 0)
    const { player, against } = state
    if (!isOwn(player)) return fail('agent/unknown', 0, { id: player })
    for (const id of [player, against]) {
      const read = isOwn(id) ? readOwnPlayer(kit, id) : ok(undefined)
      if (!read.ok) return read
    }
    if (!isOwn(against) && this.cast(state.game).opponents.every(({ id }) => id !== against)) {
      return fail('agent/unknown', 0, { id: against })
    }
    return ok({ ...state, player: ownId(kit, ownChoices(player)) })
  }

  private opponentName(id: string): string {
    if (isOwn(id)) return words.ownAgainst
    return this.cast(this.state.game).opponents.find((each) => each.id === id)?.name ?? id
  }

  /** Those of the game that is chosen. */
  protected get all(): readonly PlayableMatch[] {
    return this.tried.filter(({ game }) => game === this.state.game)
  }

  protected get asked(): readonly PlayableMatch[] {
    const { game, player, against, seed } = this.state
    const { gameOptions } = this.cast(game)
    const name = words.numbered(this.all.length + 1, this.opponentName(against))
    const match = {
      game,
      agents: [player, against],
      name,
      ...(gameOptions && { gameOptions }),
    } as const
    return [this.all.find((each) => keyOf(each, seed) === keyOf(match, seed)) ?? match]
  }

  protected override playing(): void {
    const [match] = this.asked
    if (!this.tried.includes(match)) this.tried = [...this.tried, match]
  }

  private async setGame(game: WorkshopGame): Promise<void> {
    await this.load(game)
    this.change({ game, player: OWN, against: this.cast(game).opponents[0].id })
  }

  private setChoice(name: string, value: string | number | boolean | undefined): void {
    const { [name]: _, ...others } = ownChoices(this.state.player)
    const choices = value === undefined ? others : { ...others, [name]: value }
    this.change({ player: ownId(this.kit, choices) })
  }

  private opponents(): TemplateResult {
    const { game, against } = this.state
    const listed = this.cast(game).opponents.map(({ id, name }): Choice<string> => [
      id,
      name,
      isLevel(id) ? words.levels : words.report,
    ])
    const own: readonly Choice<string>[] = isOwn(against)
      ? [[against, words.ownAgainst, words.yours]]
      : []
    return select(words.against, [...listed, ...own], against, (id) => this.change({ against: id }))
  }

  /** What was measured, each with the player that it was of. */
  private measured(): TemplateResult | typeof nothing {
    const { all } = this
    if (all.length === 0) return nothing
    const row = ({ agents: [player, against] }: PlayableMatch, i: number) =>
      html`<li>
        ${words.match(ownText(this.kit, player), isOwn(against) ? ownText(this.kit, against) : this.opponentName(against))}
        ${button(words.again, () => this.change({ player, against }), {
          name: words.againNamed(i + 1),
        })}
      </li>`
    return html`<p class="hint">${words.played}</p>
      <ol class="workshop-measured">
        ${all.map(row)}
      </ol>`
  }

  protected draw() {
    const { state, kit, names } = this
    const { game, player } = state
    const { plot, table } = this.shownResults()
    const games = WORKSHOP_GAMES.map((id) => [id, names[id] ?? id] as const)
    const against = encodeState(AGAINST, { against: player })
    return html`<div class="controls">
        ${select(words.game, games, game, (id) => void this.setGame(id))} ${this.opponents()}
      </div>
      ${ownFields(this, kit, ownChoices(player), (name, value) => this.setChoice(name, value))}
      <div class="controls match-controls">
        ${this.gameControls()}
        ${button(words.oppose, () => this.change({ against: player }), {
          can: state.against !== player,
        })}
        ${undoButtons(this)} ${copyButton(this)}
        <a class="button" href=${playPage(game, against)}>${words.play(names[game] ?? game)}</a>
      </div>
      ${this.progressLines()} ${errorLine(this)} ${hintLine(this)} ${plot} ${table}
      ${this.measured()}`
  }
}

/** The field of a board to play on that says who is played against. */
const AGAINST = { against: { type: 'text', default: '', max: 300 } } as const satisfies Schema

function isLevel(id: string): boolean {
  return id.startsWith('level-')
}

define('cutoff-workshop', CutoffWorkshop)
