import { html, nothing, type TemplateResult } from 'lit-html'
import { EFFORTS, type Effort, type ListedGame } from '../../../engine/index.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  named,
  saysLine,
  select,
  type Shown,
} from '../../figure/panel.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { review as words } from '../../i18n/review.ts'
import type { Played } from '../table/game-record.ts'
import type { KeptReview } from './kept.ts'

export interface ReviewModel {
  readonly says: string
  readonly effort: Effort
  readonly running: boolean
  /** Positions that are judged, and all of the game. */
  readonly done: number
  readonly of: number
  /** How far the review has come, as a sentence. */
  readonly status: string
  readonly way: string
  readonly line: readonly Played[]
  readonly ply: number
  /** Plies before moves that lost value. */
  readonly lapses: readonly number[]
  readonly turning: number | undefined
  /** Games of a file, of which one is to be chosen. */
  readonly games: readonly ListedGame[]
  /** How many these are, as a sentence. */
  readonly listed: string
  readonly others: readonly KeptReview[]
  readonly keeps: boolean
  /** Whether the game as a text is open. */
  readonly isOpen: boolean
}

export interface ReviewActions {
  readonly effort: (effort: Effort) => void
  readonly begin: () => void
  readonly stop: () => void
  readonly again: () => void
  readonly goTo: (ply: number) => void
  readonly newGame: () => void
  /** Opens or closes the game as a text. */
  readonly texts: () => void
  readonly save: () => void
  readonly open: (game: ListedGame) => void
  readonly goOnWith: (game: KeptReview) => void
}

/** What stands beside the board before anything has been found. */
export function sideTemplate(
  figure: Shown,
  model: ReviewModel,
  stepper: Stepper,
  actions: ReviewActions,
): TemplateResult {
  const { says, running, done, of, effort, status, way } = model
  const isDone = done === of
  const can = of > 1
  return html`
    ${saysLine(says, { name: 'review-says' })} ${errorLine(figure)}
    ${
      model.line.length === 0
        ? nothing
        : stepperRow(stepper, stepperWords, { previous: words.previous, next: words.next })
    }
    ${moves(model, actions)}
    <div class="controls" role="group" aria-label=${words.controls}>
      ${
        running
          ? button(words.stop, actions.stop, { look: 'primary' })
          : isDone && can
            ? button(words.again, actions.again)
            : button(done > 0 ? words.goOn : words.begin, actions.begin, { look: 'primary', can })
      }
      ${select(words.effort, named(EFFORTS, words.efforts), effort, actions.effort)}
    </div>
    ${
      running
        ? html`<progress
            class="review-progress"
            aria-label=${words.progress}
            max=${of}
            value=${done}
          ></progress>`
        : nothing
    }
    <p class="hint review-status" aria-live=${running ? 'off' : 'polite'}>
      ${status === '' ? way : status}
    </p>
    ${hintLine(figure)}
  `
}

/** The moves; those that lost value have the sign that annotated games give them. */
function moves(
  { line, ply, lapses, turning }: ReviewModel,
  { goTo }: ReviewActions,
): TemplateResult | typeof nothing {
  if (line.length === 0) return nothing
  return html`<ol class="play-moves review-moves">
    ${line.map(({ text }, i) => {
      const sign = !lapses.includes(i) ? '' : i === turning ? '??' : '?'
      return html`<li>
        <button
          type="button"
          class=${sign === '' ? '' : 'lapse'}
          aria-current=${i + 1 === ply ? 'step' : nothing}
          aria-label=${words.point(i + 1, text, sign === '' ? '' : words.lapses)}
          @click=${() => goTo(i + 1)}
        >
          ${text}${sign}
        </button>
      </li>`
    })}
  </ol>`
}

/** Games to be chosen from, and what is done with the game as a whole. */
export function belowTemplate(
  figure: Shown,
  { games, listed, others, keeps, line, isOpen }: ReviewModel,
  actions: ReviewActions,
): TemplateResult {
  return html`
    ${
      games.length === 0
        ? nothing
        : html`<p role="status">${listed}</p>
            <ol class="play-branches review-games">
              ${games.map(
                (game, i) =>
                  html`<li>
                    ${button(words.game(i + 1, game.headers, game.text.slice(0, 60)), () =>
                      actions.open(game),
                    )}
                  </li>`,
              )}
            </ol>`
    }
    <div class="controls">
      ${button(words.texts, actions.texts, { pressed: isOpen })}
      ${button(words.newGame, actions.newGame, { can: line.length > 0 })}
      ${button(words.save, actions.save, { can: line.length > 0 })} ${copyButton(figure)}
    </div>
    ${
      others.length === 0
        ? nothing
        : html`<p class="hint">${words.kept}</p>
            <ul class="play-branches" aria-label=${words.kept}>
              ${others.map(
                (other) =>
                  html`<li>
                    ${button(other.moves.replaceAll('.', ' ').slice(0, 80), () => actions.goOnWith(other), { look: 'code' })}
                  </li>`,
              )}
            </ul>`
    }
    ${keeps ? nothing : html`<p class="hint">${words.notKept}</p>`}
  `
}
