import { html, nothing, type TemplateResult } from 'lit-html'
import { button } from '../../figure/panel.ts'
import { moveList as words } from '../../i18n/move-list.ts'
import type { PlaySession } from './session.ts'

export interface ListActions {
  readonly goTo: (ply: number) => void
  readonly takeUp: (line: string) => void
  /** The engine moves in the position that is looked at. */
  readonly playOn: () => void
}

type Game = Pick<PlaySession<unknown>, 'line' | 'ply' | 'branches'>

/**
 * The moves of a game, each a way to the position after it, and the lines that were left for
 * others.
 *
 * @param waits  the engine is to move in the position that is looked at
 */
export function moveList(game: Game, waits: boolean, actions: ListActions): TemplateResult {
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
    ${waits ? html`<div class="controls">${button(words.playOn, actions.playOn)}</div>` : nothing}
    ${
      branches.length === 0
        ? nothing
        : html`<p class="hint">${words.others}</p>
            <ul class="play-branches">
              ${branches.map(
                (branch) =>
                  html`<li>
                    ${button(branch.replaceAll('.', ' '), () => actions.takeUp(branch), {
                      look: 'code',
                    })}
                  </li>`,
              )}
            </ul>`
    }
  </section>`
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
