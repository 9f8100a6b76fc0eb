import { html, nothing, type TemplateResult } from 'lit-html'
import { button } from '../../figure/panel.ts'
import { moveList as words } from '../../i18n/move-list.ts'
import type { OtherGame } from './kept.ts'
import type { PlaySession } from './session.ts'

export interface ListActions {
  readonly goTo: (ply: number) => void
  readonly takeUp: (line: string) => void
  /** The engine moves in the position that is looked at. */
  readonly playOn: () => void
  /** The reader goes on with another game that is kept. */
  readonly goOnWith: (game: OtherGame) => void
}

interface Told {
  /** The engine is to move in the position that is looked at. */
  readonly isWaiting: boolean
  /** How long the engines have thought, as a sentence; empty for not at all. */
  readonly clock: string
  /** The game is too long for a link. */
  readonly isLong: boolean
  /** Whether the device keeps games, and those beside this one. */
  readonly works: boolean
  readonly others: readonly OtherGame[]
}

type Game = Pick<PlaySession<unknown>, 'line' | 'ply' | 'branches'>

/**
 * The moves of a game, each a way to the position after it, and the lines that were left for
 * others, and the games that the device has kept beside this one.
 */
export function moveList(
  game: Game,
  { isWaiting, clock, isLong, works, others }: Told,
  actions: ListActions,
): TemplateResult {
  const { line, ply, branches } = game
  return html`<section class="play-list" aria-label=${words.moves}>
    ${
      line.length === 0
        ? html`<p class="hint">${words.none}</p>`
        : html`<ol class="play-moves">
            <li>${move(words.start, 0, ply, actions)}</li>
            ${line.map(({ text }, i) => html`<li>${move(text, i + 1, ply, actions)}</li>`)}
          </ol>`
    }
    ${clock === '' ? nothing : html`<p class="hint">${clock}</p>`}
    ${isWaiting ? html`<div class="controls">${button(words.playOn, actions.playOn)}</div>` : nothing}
    ${lines(
      words.others,
      branches.map((branch) => [branch, () => actions.takeUp(branch)]),
    )}
    ${lines(
      words.kept,
      others.map((other) => [other.state.moves, () => actions.goOnWith(other)]),
    )}
    ${works && isLong ? html`<p class="hint">${words.deviceAlone}</p>` : nothing}
    ${works ? nothing : html`<p class="hint">${words.notKept}</p>`}
  </section>`
}

/** Lines of moves, each with what goes to it; seldom needed, so behind their name. */
function lines(
  name: (count: number) => string,
  each: readonly (readonly [moves: string, act: () => void])[],
): TemplateResult | typeof nothing {
  if (each.length === 0) return nothing
  const summary = name(each.length)
  return html`<details class="play-fold">
    <summary>${summary}</summary>
    <ul class="play-branches" aria-label=${summary}>
      ${each.map(
        ([moves, act]) =>
          html`<li>${button(moves.replaceAll('.', ' '), act, { look: 'code' })}</li>`,
      )}
    </ul>
  </details>`
}

function move(text: string, at: number, ply: number, { goTo }: ListActions): TemplateResult {
  return html`<button
    type="button"
    aria-label=${at === 0 ? nothing : words.move(at, text)}
    aria-current=${at === ply ? 'step' : nothing}
    @click=${() => goTo(at)}
  >
    ${text}
  </button>`
}

/** What has its own use for arrow keys. */
const OWN_KEYS = 'input, select, textarea, [role="grid"], [role="tree"]'

/** The ply to which a key leads; undefined where it leads nowhere. */
export function plyAsked(event: KeyboardEvent, { line, ply }: Game): number | undefined {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return undefined
  if (target instanceof Element && target.closest(OWN_KEYS) !== null) return undefined
  const asked = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: line.length }[key]
  return asked === undefined || asked < 0 || asked > line.length ? undefined : asked
}
