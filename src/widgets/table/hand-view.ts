import { html, nothing, type TemplateResult } from 'lit-html'
import type { Move } from '../../../engine/index.ts'
import type { TableWords } from '../../i18n/table.ts'
import { reviewPage } from './lab-page.ts'
import type { Rooms } from './rooms.ts'
import type { Fact, Way } from './game-extras.ts'

/** What the reader holds, or can do without a square, and what is said of it. */
export interface InHand {
  /** Empty for nothing. */
  readonly says: string
  /** Why what is held cannot be placed, as a sentence. */
  readonly wrong?: string
  /** The name of the square over which a finger holds a stone. */
  readonly aim?: string
  /** Ways of moving the marbles in hand. */
  readonly ways?: readonly Way[]
  /** The legal move that has no square. */
  readonly pass?: Move
}

export interface HandActions {
  readonly nudge: (right: number, up: number) => void
  readonly place: () => void
  readonly cancel: () => void
  readonly go: (way: Way) => void
  /** A way is pointed at; undefined when none is. */
  readonly preview: (way: Way | undefined) => void
  readonly pass: (move: Move) => void
  /** Opens the review of the game. */
  readonly analyse: (event: Event) => void
}

/** All that stands below a board. */
export interface Below {
  readonly facts: readonly Fact[]
  /** What the last moves did; empty for nothing. */
  readonly told: string
  readonly inHand: InHand
  readonly rooms: Rooms
  /** Where the position can be searched; undefined where it cannot, empty where the game is over. */
  readonly search?: string | undefined
  /** Whether there are moves to be reviewed. */
  readonly played: boolean
}

/** What is in hand stands near the finger. */
export function belowTemplate(
  { facts, told, inHand, rooms, search, played }: Below,
  actions: HandActions,
  words: TableWords,
): TemplateResult {
  return html`
    <div class="table-below">
      ${factsTemplate(facts)}
      <p class=${rooms.told} aria-live="polite">${told}</p>
      <div class=${rooms.reach}>
        <p class="hint table-says" aria-live="polite">${inHand.says}</p>
        ${inHand.wrong === undefined ? nothing : html`<p class="error" role="alert">${inHand.wrong}</p>`}
        ${handTemplate(inHand, actions, words)}
      </div>
      ${search === undefined ? nothing : searchLink(search, played, actions, words)}
    </div>
  `
}

function searchLink(
  href: string,
  played: boolean,
  { analyse }: HandActions,
  words: TableWords,
): TemplateResult {
  return html`<p class="hint table-search">
    ${href === '' ? nothing : html`<a href=${href}>${words.search}</a>`}
    ${
      played
        ? html`<a class="table-analyse" href=${reviewPage()} @click=${analyse}>${words.analyse}</a>`
        : nothing
    }
  </p>`
}

function factsTemplate(facts: readonly Fact[]): TemplateResult | typeof nothing {
  if (facts.length === 0) return nothing
  return html`
    <dl class="counters">
      ${facts.map(
        ({ name, value }) => html`
          <div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>
        `,
      )}
    </dl>
  `
}

function handTemplate(
  { aim, ways, pass }: InHand,
  actions: HandActions,
  words: TableWords,
): TemplateResult | typeof nothing {
  if (aim !== undefined) return aimTemplate(aim, actions, words)
  if (ways !== undefined) return waysTemplate(ways, actions, words)
  if (pass === undefined) return nothing
  return html`
    <div class="controls table-hand">
      <button class="button primary" type="button" @click=${() => actions.pass(pass)}>
        ${words.pass}
      </button>
    </div>
  `
}

function aimTemplate(name: string, actions: HandActions, words: TableWords): TemplateResult {
  const nudge = (label: string, sign: string, right: number, up: number) => html`
    <button
      class="button icon"
      type="button"
      aria-label=${label}
      @click=${() => actions.nudge(right, up)}
    >
      ${sign}
    </button>
  `
  return html`
    <div class="controls table-hand" role="group" aria-label=${words.aim}>
      <button class="button primary" type="button" @click=${actions.place}>
        ${words.place(name)}
      </button>
      <span class="group">
        ${nudge(words.left, '←', -1, 0)} ${nudge(words.up, '↑', 0, 1)}
        ${nudge(words.down, '↓', 0, -1)} ${nudge(words.right, '→', 1, 0)}
      </span>
      <button class="button" type="button" @click=${actions.cancel}>${words.cancel}</button>
    </div>
  `
}

const ARROWS = ['→', '↗', '↖', '←', '↙', '↘']

function waysTemplate(
  ways: readonly Way[],
  actions: HandActions,
  words: TableWords,
): TemplateResult {
  return html`
    <div class="controls table-hand" role="group" aria-label=${words.ways}>
      ${ways.map(
        (way) => html`
          <button
            class="button"
            type="button"
            aria-label="${words.way(way.direction)}, ${way.text}"
            @click=${() => actions.go(way)}
            @focus=${() => actions.preview(way)}
            @blur=${() => actions.preview(undefined)}
            @pointerenter=${() => actions.preview(way)}
            @pointerleave=${() => actions.preview(undefined)}
          >
            <span aria-hidden="true">${ARROWS[way.direction]}</span> ${way.text}
          </button>
        `,
      )}
      <button class="button" type="button" @click=${actions.cancel}>${words.letGo}</button>
    </div>
  `
}
