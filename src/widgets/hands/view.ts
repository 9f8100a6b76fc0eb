import { html, nothing, type TemplateResult } from 'lit-html'
import { aim as aimWords } from '../../i18n/en/aim.ts'
import type { HandsWords } from '../../i18n/en/hands.ts'
import { aimTemplate, type Aim, type AimActions } from './aim-view.ts'
import type { Fact, Way } from './companion.ts'

/** All that stands beside the board but the evaluation. */
export interface SideModel {
  readonly says: string
  /** What has just happened, or what the position threatens. */
  readonly told: string
  readonly error: string
  readonly hint: string
  readonly facts: readonly Fact[]
  readonly aim: Aim | undefined
  /** Ways of moving the marbles in hand; undefined where none is in hand. */
  readonly ways: readonly Way[] | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface SideActions extends HandActions {
  readonly undo: () => void
  readonly redo: () => void
  readonly restart: () => void
  readonly copyLink: () => void
}

export interface HandActions extends AimActions {
  readonly go: (way: Way) => void
  /** A way is pointed at; undefined when none is. */
  readonly preview: (way: Way | undefined) => void
}

export function sideTemplate(
  model: SideModel,
  actions: SideActions,
  words: HandsWords,
): TemplateResult {
  return html`
    <p class="says" aria-live="polite">
      <strong>${model.says}</strong>
      ${model.told}
    </p>
    <p class="error" role="alert">${model.error}</p>
    ${factsTemplate(model.facts)}
    <div class="controls" role="group" aria-label=${words.game}>
      ${button(words.undo, actions.undo, !model.canUndo)}
      ${button(words.redo, actions.redo, !model.canRedo)} ${button(words.newGame, actions.restart)}
      ${button(words.copyLink, actions.copyLink)}
    </div>
    <p class="hint" aria-live="polite" ?hidden=${model.hint === ''}>${model.hint}</p>
  `
}

/** What is in the reader's hand, and where it can go: right under the board, near the finger. */
export function handTemplate(
  { aim, ways }: Pick<SideModel, 'aim' | 'ways'>,
  actions: HandActions,
  words: HandsWords,
): TemplateResult | typeof nothing {
  if (aim !== undefined) return aimTemplate(aim, actions, aimWords)
  return ways === undefined ? nothing : waysTemplate(ways, actions, words)
}

function button(label: string, action: () => void, disabled = false): TemplateResult {
  return html`
    <button class="button" type="button" aria-disabled=${disabled} @click=${action}>
      ${label}
    </button>
  `
}

export function factsTemplate(facts: readonly Fact[]): TemplateResult | typeof nothing {
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

const ARROWS = ['→', '↗', '↖', '←', '↙', '↘']

function waysTemplate(
  ways: readonly Way[],
  actions: HandActions,
  words: HandsWords,
): TemplateResult {
  return html`
    <div class="controls hands-hand" role="group" aria-label=${words.ways}>
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
      ${button(words.letGo, actions.cancel)}
    </div>
  `
}
