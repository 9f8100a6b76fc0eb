import { html, nothing, type TemplateResult } from 'lit-html'
import { standingOf } from '../../../engine/index.ts'
import { button, check } from '../../figure/panel.ts'
import { review as words } from '../../i18n/review.ts'
import type { GameRecord } from '../table/game-record.ts'
import { knownBriefly, sideOf, told, type Found } from './model.ts'
import { plyAt, valuePlot } from './plot.ts'

export interface ResultActions {
  readonly goTo: (ply: number) => void
  readonly showLine: (shown: boolean) => void
  /** Goes to the board to play on, at the position that is shown. */
  readonly tryAgain: () => void
  /** Opens both searches in the lab. */
  readonly whyNot: (played: string, better: string, depth: number | undefined) => void
}

/** All that has been found of a game. */
export function resultsTemplate(
  record: GameRecord<unknown>,
  found: Found,
  showsLine: boolean,
  actions: ResultActions,
): TemplateResult {
  const { review } = found
  const ply = record.played.length
  return html`
    ${plot(record, found, actions)} ${here(record, found, showsLine, actions)}
    <section class="review-lapses" aria-label=${words.lapses}>
      <p class="review-head">${words.lapses}</p>
      ${
        review.lapses.length === 0
          ? html`<p class="hint">
              ${found.done === found.judged.length ? words.none : words.noneYet}
            </p>`
          : html`<ol>
              ${review.lapses.map((lapse) => {
                const { number, side, played, kind } = told(record, lapse, words)
                return html`<li class=${lapse.kind === 'distance' ? 'slight' : ''}>
                  <button
                    class="button"
                    type="button"
                    aria-current=${lapse.ply === ply ? 'step' : nothing}
                    @click=${() => actions.goTo(lapse.ply)}
                  >
                    ${words.went(number, side, played, kind)}
                  </button>
                  ${lapse.ply === review.turning ? html`<strong>${words.turning}</strong>` : nothing}
                </li>`
              })}
            </ol>`
      }
      ${turned(record, found, actions)}
    </section>
    ${table(record, found, actions)}
  `
}

/** The move by which the game turned, where that has lost nothing. */
function turned(
  record: GameRecord<unknown>,
  { review }: Found,
  { goTo }: ResultActions,
): TemplateResult | typeof nothing {
  const { lapses, turning } = review
  const played = turning === undefined ? undefined : record.line[turning]
  if (turning === undefined || played === undefined) return nothing
  if (lapses.some(({ ply }) => ply === turning)) return nothing
  const side = sideOf(record, played.mover, words)
  return html`<p class="review-turned">
    ${button(words.went(turning + 1, side, played.text, 'value'), () => goTo(turning))}
    ${words.turnedWithout}
  </p>`
}

function plot(record: GameRecord<unknown>, found: Found, { goTo }: ResultActions): TemplateResult {
  const { review, standings } = found
  const first = sideOf(record, 0, words)
  const drawn = valuePlot(document, {
    standings,
    lapses: review.lapses.map(({ ply }) => ply),
    turning: review.turning,
    ply: record.played.length,
    name: words.plot(first),
    above: words.ahead(first),
    below: words.ahead(sideOf(record, 1, words)),
    called: words.ply,
  })
  drawn.addEventListener('click', ({ clientX }) => {
    const { left, width } = drawn.getBoundingClientRect()
    goTo(plyAt((clientX - left) / width, record.line.length))
  })
  return html`<div class="review-chart">
    ${drawn}
    ${
      review.lapses.length === 0
        ? nothing
        : html`<p class="hint review-keys">
            <span class="review-key">${words.lapseKey}</span>
            ${
              review.turning === undefined
                ? nothing
                : html`<span class="review-key turned">${words.turnedKey}</span>`
            }
          </p>`
    }
  </div>`
}

/** What is to be said of the move that was played in the position that is shown. */
function here(
  record: GameRecord<unknown>,
  found: Found,
  showsLine: boolean,
  actions: ResultActions,
): TemplateResult | typeof nothing {
  const ply = record.played.length
  const judged = found.judged[ply]
  if (judged === undefined || judged.line.length === 0) return nothing
  const lapse = found.review.lapses.find((each) => each.ply === ply)
  const played = record.line[ply]?.text
  const [better] = judged.line
  const depth = lapse?.seenFrom ?? judged.seen.at(-1)?.depth
  return html`<section class="review-here">
    ${
      lapse === undefined
        ? nothing
        : html`<p aria-live="polite">${words.lapse(told(record, lapse, words))}</p>`
    }
    <p class="review-best">
      ${lapse === undefined ? words.best(judged.line) : words.line(judged.line)}
    </p>
    <div class="controls">
      ${check(words.showLine, showsLine, actions.showLine)}
      ${button(words.tryAgain, actions.tryAgain)}
      ${
        played === undefined || better === undefined || played === better
          ? nothing
          : button(words.whyNot(played, better), () => actions.whyNot(played, better, depth))
      }
    </div>
  </section>`
}

function table(record: GameRecord<unknown>, found: Found, { goTo }: ResultActions): TemplateResult {
  const ply = record.played.length
  const row = (step: number, text: string) => {
    const judged = found.judged[step]
    const value = words.value(judged && standingOf(judged, 0))
    return html`<tr class=${step === ply ? 'now' : ''}>
      <th scope="row">
        ${button(step === 0 ? '0' : `${step}`, () => goTo(step), { name: words.point(step, text, value) })}
      </th>
      <td class="code">${text}</td>
      <td>${value}</td>
      <td>${knownBriefly(judged, words)}</td>
    </tr>`
  }
  return html`<details class="review-numbers">
    <summary>${words.numbers}</summary>
    <div class="scrolls" tabindex="0" role="group" aria-label=${words.numbers}>
      <table>
        <caption>
          ${words.numbersCaption(sideOf(record, 0, words))}
        </caption>
        <thead>
          <tr>
            <th scope="col">${words.moveHead}</th>
            <th scope="col">${words.playedHead}</th>
            <th scope="col">${words.valueHead}</th>
            <th scope="col">${words.depthHead}</th>
          </tr>
        </thead>
        <tbody>
          ${row(0, '')} ${record.line.map(({ text }, i) => row(i + 1, text))}
        </tbody>
      </table>
    </div>
  </details>`
}
