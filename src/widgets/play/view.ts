import { html, nothing, type TemplateResult } from 'lit-html'
import type { AlgorithmName, SearchOptions } from '../../../engine/index.ts'
import {
  button,
  choices,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  select,
  undoButtons,
  type Choice,
  type Shown,
} from '../../figure/panel.ts'
import type { PlayWords } from '../../i18n/play.ts'
import type { Searching } from './opponent.ts'
import type { Report, Seat } from './session.ts'

/** An opponent that may be chosen. */
export interface Level {
  readonly name: string
  /** What it plays by, as a sentence. */
  readonly uses: string
  /** The id of the agent that plays; absent where that is `search` by itself. */
  readonly agent?: string
  /** The agent is one of the clinic. */
  readonly faulty?: true
  /** Asked itself for hints, since nobody stronger could be. */
  readonly advises?: true
  /** What it searches by, where it is no agent. */
  readonly search?: { readonly algorithm: AlgorithmName; readonly options: SearchOptions }
  /** Why its search cannot be stepped through, as a sentence. */
  readonly why?: string
  /** The figure of the page that looks into it, and its program there, from 0. */
  readonly opens?: { readonly figure: string; readonly program: number }
}

/** All that the side of the board shows. */
export interface PlayModel {
  readonly turn: Seat | 'over'
  /** Who has won, where the game is over. */
  readonly winner: Seat | 'draw' | undefined
  /** A word, as in `Outcome.reason`. */
  readonly reason: string
  /** What the reader's side is called. */
  readonly side: string
  readonly report: Report | undefined
  /** Nodes of plain minimax; -1 past the budget, undefined where not known or not asked. */
  readonly plain: number | undefined
  readonly budget: number
  /** The engine has been asked for its move; false at its turn where it could not answer. */
  readonly thinking: boolean
  /** How far it has come, where a search has gone on for long enough to be spoken of. */
  readonly searching: Searching | undefined
  readonly depth: number
  readonly depths: readonly number[]
  /** From 1. */
  readonly level: number
  /** Empty where the opponent is the search itself. */
  readonly levels: readonly Level[]
  readonly begins: Seat
  /** There is a game put aside, to be taken up again. */
  readonly hasPast: boolean
  readonly canStep: boolean
  /** What the opponent plays by, as a sentence. */
  readonly uses: string
  /** Why there is no search to step through, as a sentence; empty where there is. */
  readonly whyNoStep: string
  /** To the figure that steps through its last search; empty where there is none. */
  readonly caseHref: string
}

export interface PlayActions {
  readonly bringBack: () => void
  readonly restart: () => void
  readonly advise: () => void
  readonly stop: () => void
  readonly depth: (plies: number) => void
  readonly level: (level: number) => void
  readonly begins: (seat: Seat) => void
  readonly step: () => void
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
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${saysLine(turnSentence(figure, model, words), { name: 'play-turn' })} ${errorLine(figure)}
      ${controls(figure, model, actions, words)}
      <div class="play-says">
        ${hintLine(figure)}
        <p class="says play-report">${reportTemplate(model, words)}</p>
        <div class="play-searching" ?hidden=${model.searching === undefined}>
          <span>${model.searching === undefined ? nothing : words.soFar(model.searching)}</span>
          <button class="button primary" type="button" @click=${actions.stop}>${words.stop}</button>
        </div>
      </div>
    </div>
  `
}

function controls(
  figure: Shown,
  model: PlayModel,
  actions: PlayActions,
  words: PlayWords,
): TemplateResult {
  const { levels, depths, whyNoStep } = model
  const seats: readonly Choice<Seat>[] = [
    ['you', words.you],
    ['engine', words.engine],
  ]
  return html`
    <div class="controls" role="group" aria-label=${words.game}>
      ${undoButtons(figure)} ${button(words.newGame, actions.restart)}
      ${button(words.advise, actions.advise, { can: model.turn === 'you' })}
      ${model.hasPast ? button(words.bringBack, actions.bringBack) : nothing}
    </div>
    <div class="controls">
      ${choices(figure, words.first, seats, model.begins, actions.begins)}
      ${
        levels.length > 0
          ? select(
              words.level,
              levels.map(({ name }, i) => [i + 1, name] as const),
              model.level,
              actions.level,
            )
          : select(
              words.depth,
              depths.map((depth) => [depth, words.plies(depth)] as const),
              model.depth,
              actions.depth,
            )
      }
    </div>
    <p class="hint play-uses">${model.uses} ${whyNoStep}</p>
    <div class="controls">
      ${whyNoStep === '' ? button(words.step, actions.step, { can: model.canStep }) : nothing}
      ${model.caseHref === '' ? nothing : caseLink(model, actions, words)} ${copyButton(figure)}
    </div>
  `
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

function turnSentence({ canUndo }: Shown, model: PlayModel, words: PlayWords): string {
  const { turn, winner, reason, report } = model
  const moved =
    report === undefined
      ? ''
      : `${report.pass ? words.enginePassed : words.engineMoved(report.move)} `
  switch (turn) {
    case 'you':
      return `${moved}${words.yourTurn(model.side)}`
    case 'engine':
      if (model.thinking) return words.thinking
      return words.engineTurn(canChoose(model), canUndo)
    case 'over': {
      const why = words.reasons[reason] ?? ''
      if (winner === 'you') return `${words.youWin} ${why}`
      if (winner === 'engine') return `${moved}${words.engineWins} ${why}`
      return `${words.draw} ${why}`
    }
  }
}

/** Whether there is another way for the engine to play. */
function canChoose({ levels, depths }: PlayModel): boolean {
  return (levels.length > 0 ? levels : depths).length > 1
}

/** Each sentence is read out by itself: minimax’s count comes later, and alone is new then. */
function reportTemplate(model: PlayModel, words: PlayWords): TemplateResult {
  const [looked, minimax = '', judged = ''] = reportSentences(model, words)
  const after = (sentence: string) => (sentence === '' ? '' : ` ${sentence}`)
  return html`<span aria-live="polite">${looked}</span
    ><span aria-live="polite">${after(minimax)}</span
    ><span aria-live="polite">${after(judged)}</span>`
}

/** What the engine looked at, what minimax would have, and what the engine thinks of it. */
function reportSentences(model: PlayModel, words: PlayWords): string[] {
  const { report, plain, turn, budget } = model
  if (report === undefined || turn === 'engine') return []
  const { nodes, depth, stopped, partial, value, end, selective } = report
  if (value === undefined && stopped) return [words.stoppedEarly]
  if (nodes === 0) return [words.blind]
  const looked = stopped ? words.stopped(nodes, depth, partial) : words.looked(nodes, depth)
  const minimax =
    plain === undefined ? '' : plain < 0 ? words.plainOver(budget) : words.plain(plain)
  const judged =
    turn === 'over' || value === undefined ? '' : valueSentence(value, end, selective, words)
  return [looked, minimax, judged]
}

/** An agent may leave out moves of both sides: what it calls won is what it expects. */
function valueSentence(
  value: number,
  end: number | undefined,
  selective: boolean,
  words: PlayWords,
): string {
  if (selective && end !== undefined) return end > 0 ? words.expectsWin : words.expectsLoss
  if (end !== undefined) return end > 0 ? words.wins(end) : words.loses(0 - end)
  if (value === 0) return words.even
  return value > 0 ? words.ahead(value) : words.behind(0 - value)
}
