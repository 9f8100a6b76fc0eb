import { html, nothing, type TemplateResult } from 'lit-html'
import {
  button,
  errorLine,
  hintLine,
  saysLine,
  select,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { PlayWords } from '../../i18n/play.ts'
import type { PlayModel } from './models.ts'
import { faultSentence, reportSentences, scoreSentence, turnSentence, whoSentence } from './says.ts'

export interface PlayActions {
  readonly advise: () => void
  readonly stop: () => void
  readonly step: () => void
  readonly newGame: () => void
  readonly nextRound: () => void
  readonly guess: (fault: string) => void
  /** Two engines play on, or rest. */
  readonly run: () => void
  readonly oneMove: () => void
  /** The reader does not say which move she expects. */
  readonly letPlay: () => void
  /** An engine that has not answered is asked again. */
  readonly askAgain: () => void
  /** Opens or closes what stands behind “Game”. */
  readonly panel: () => void
  /** The address to which a reader goes now. */
  readonly caseHref: () => string
}

/** @param board  the board's own element, which draws itself, and what stands below it */
export function playTemplate(
  figure: Shown,
  model: PlayModel,
  actions: PlayActions,
  board: readonly unknown[],
  words: PlayWords,
): TemplateResult {
  const score = scoreSentence(model, words)
  const told = faultSentence(model, words)
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${saysLine(turnSentence(figure, model, words), { name: 'play-turn' })}
      <p class="hint play-uses">${whoSentence(model, words)}</p>
      ${score === '' ? nothing : html`<p class="hint play-score">${score}</p>`} ${errorLine(figure)}
      ${controls(figure, model, actions, words)}
      ${model.panel === undefined ? nothing : panelTemplate(figure, model.panel, words)}
      <div class="play-says">
        ${hintLine(figure)}
        <p class="says play-fault" aria-live="polite">${told}</p>
        <p class="says play-report">${reportTemplate(model, words)}</p>
        <div class="play-searching" ?hidden=${model.searching === undefined}>
          <span>${model.searching === undefined ? nothing : words.soFar(model.searching)}</span>
          <button class="button primary" type="button" @click=${actions.stop}>${words.stop}</button>
        </div>
        ${model.live ?? nothing}
      </div>
      ${stepTemplate(model, actions, words)} ${model.list ?? nothing}
    </div>
  `
}

/** What is always at hand; all else stands behind “Game”. */
function controls(
  figure: Shown,
  model: PlayModel,
  actions: PlayActions,
  words: PlayWords,
): TemplateResult {
  const { players, turn, fault, running, panel, hinted } = model
  const over = turn === 'over'
  return html`
    <div class="controls">
      ${undoButtons(figure)}
      ${
        players === 'engines' && !over
          ? html`${button(running ? words.pause : words.run, actions.run, { look: 'primary' })}
            ${button(words.oneMove, actions.oneMove, { can: !running })}`
          : nothing
      }
      ${model.foretelling ? button(words.letPlay, actions.letPlay) : nothing}
      ${
        turn === 'engine' && players === 'engine' && !model.thinking && model.looking === undefined
          ? button(words.askAgain, actions.askAgain, { look: 'primary' })
          : nothing
      }
      ${
        players === 'engine'
          ? button(words.advise[hinted] ?? '', actions.advise, {
              can: turn === 'you' && hinted < 3,
            })
          : nothing
      }
      <button
        class="button play-game"
        type="button"
        aria-expanded=${panel !== undefined}
        aria-controls=${panel === undefined ? nothing : panelId(figure)}
        @click=${actions.panel}
      >
        ${words.game}
      </button>
    </div>
    ${
      over
        ? html`<div class="controls">
            ${button(words.nextRound, actions.nextRound, { look: 'primary' })}
            ${button(words.newGame, actions.newGame)}
          </div>`
        : nothing
    }
    ${
      fault !== undefined && !over
        ? html`<div class="controls">
            ${select(words.guess, [['', words.noGuess], ...fault.choices], fault.guess, actions.guess)}
          </div>`
        : nothing
    }
  `
}

function panelTemplate(figure: Shown, panel: TemplateResult, words: PlayWords): TemplateResult {
  return html`<div class="play-panel" id=${panelId(figure)} role="group" aria-label=${words.game}>
    ${panel}
  </div>`
}

function panelId({ id }: Shown): string {
  return `${id}-game`
}

function stepTemplate(
  model: PlayModel,
  actions: PlayActions,
  words: PlayWords,
): TemplateResult | typeof nothing {
  const { canStep, caseHref } = model
  if (!canStep && caseHref === '') return nothing
  return html`<div class="controls">
    ${canStep ? button(words.step, actions.step) : nothing}
    ${caseHref === '' ? nothing : caseLink(model, actions, words)}
  </div>`
}

/** The game may have gone on since it was written to the address: it is to be there on return. */
function caseLink({ caseHref }: PlayModel, actions: PlayActions, words: PlayWords): TemplateResult {
  return html`<a
    class="button"
    href=${caseHref}
    @click=${(event: Event) => {
      if (event.currentTarget instanceof HTMLAnchorElement) {
        event.currentTarget.href = actions.caseHref()
      }
    }}
    >${words.openCase}</a
  >`
}

/** Each sentence is read out by itself: minimax’s count comes later, and alone is new then. */
function reportTemplate(model: PlayModel, words: PlayWords): TemplateResult {
  const [looked, minimax = '', judged = ''] = reportSentences(model, words)
  const after = (sentence: string) => (sentence === '' ? '' : ` ${sentence}`)
  return html`<span aria-live="polite">${looked}</span
    ><span aria-live="polite">${after(minimax)}</span
    ><span aria-live="polite">${after(judged)}</span>`
}
