import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { LadderWords } from '../../i18n/ladder.ts'
import type { StepperWords } from '../../i18n/stepper.ts'
import { counters } from '../../figure/counters.ts'
import {
  button,
  copyButton,
  errorId,
  errorLine,
  hintLine,
  saysLine,
  type Shown,
} from '../../figure/panel.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { Choosable, Choosables } from './choosable.ts'
import type { Said } from './say.ts'
import { ALL, lowerOf, UPPERS, type LadderState, type Upper } from './schema.ts'

/** What the games played come to, drawn, and those that can be looked at. */
export interface LadderResults {
  readonly plot: Node
  readonly table: Node
  readonly games: Choosables
}

export interface LadderModel extends LadderResults {
  readonly state: LadderState
  readonly running: boolean
  /** Whether some of the games that are asked for have been played, and some not. */
  readonly begun: boolean
  /** Whether the device keeps the games that were played; undefined where there are none. */
  readonly kept: boolean | undefined
  /** Games over and games asked for, while they are played. */
  readonly progress: { readonly done: number; readonly of: number; readonly ply: number }
  readonly says: string
  readonly board: Node
  readonly said: Said
  readonly shown: { readonly upper: Upper; readonly game: number }
}

export interface LadderActions {
  readonly upper: (upper: LadderState['upper']) => void
  readonly number: (name: 'games' | 'seed', text: string) => void
  readonly toggle: () => void
  readonly clear: () => void
  readonly show: (upper: Upper, game: number) => void
}

export function ladderTemplate(
  figure: Shown,
  model: LadderModel,
  actions: LadderActions,
  stepper: Stepper,
  words: LadderWords,
  stepperWords: StepperWords,
): TemplateResult {
  const { running, progress } = model
  const canClear = !running && model.kept !== undefined
  const label = running ? words.pause : model.begun ? words.goOn : words.play
  return html`<div class="controls ladder-controls">
      ${matchChoice(model, actions, words)} ${number(figure, 'games', model, actions, words)}
      ${number(figure, 'seed', model, actions, words)}
      <button class="button primary" type="button" @click=${actions.toggle}>${label}</button>
      ${button(words.clear, actions.clear, { can: canClear })}
    </div>
    ${errorLine(figure)}
    <p class="hint" aria-live="polite">${model.says}</p>
    <p class="match-progress" ?hidden=${!running}>
      <progress max=${progress.of} .value=${progress.done} aria-label=${words.progress}></progress>
      <span aria-hidden="true">${words.ply(progress.ply)}</span>
    </p>
    ${
      model.kept === undefined
        ? nothing
        : html`<p class="hint">${model.kept ? words.kept : words.notKept}</p>`
    }
    ${model.plot} ${model.table}
    <div class="beside ladder-replay">
      <div class="beside-board">${model.board}</div>
      <div class="beside-side">
        ${gameChoice(model, actions, words)} ${saysLine(model.said.says)}
        ${counters(model.said.counts)} ${stepperRow(stepper, stepperWords, words.marbleKeys)}
        ${hintLine(figure)}
        <div class="controls">${copyButton(figure)}</div>
      </div>
    </div>`
}

function matchChoice(
  { state, running }: LadderModel,
  actions: LadderActions,
  words: LadderWords,
): TemplateResult {
  return html`<label class="field">
    <span>${words.upper}</span>
    <select
      class="select"
      ?disabled=${running}
      .value=${live(state.upper)}
      @change=${(event: Event) => {
        const chosen = [ALL, ...UPPERS].find(
          (each) => event.target instanceof HTMLSelectElement && each === event.target.value,
        )
        if (chosen !== undefined) actions.upper(chosen as LadderState['upper'])
      }}
    >
      ${[ALL, ...UPPERS].map(
        (each) =>
          html`<option value=${each} ?selected=${each === state.upper}>
            ${each === ALL ? words.all : words.versus(each, lowerOf(each))}
          </option>`,
      )}
    </select>
  </label>`
}

function number(
  figure: Shown,
  name: 'games' | 'seed',
  { state, running }: LadderModel,
  actions: LadderActions,
  words: LadderWords,
): TemplateResult {
  return html`<label class="field">
    <span>${words[name]}</span>
    <input
      class="input"
      inputmode="numeric"
      size="5"
      aria-describedby=${errorId(figure)}
      ?disabled=${running}
      .value=${live(String(state[name]))}
      @change=${(event: Event) => {
        if (event.target instanceof HTMLInputElement) actions.number(name, event.target.value)
      }}
    />
  </label>`
}

function gameChoice(
  { games: { stored, played }, shown }: LadderModel,
  actions: LadderActions,
  words: LadderWords,
): TemplateResult {
  const option = ({ upper, game, label }: Choosable) =>
    html`<option
      value=${`${upper} ${game}`}
      ?selected=${upper === shown.upper && game === shown.game}
    >
      ${label}
    </option>`
  return html`<label class="field">
    <span>${words.game}</span>
    <select
      class="select"
      .value=${live(`${shown.upper} ${shown.game}`)}
      @change=${(event: Event) => {
        if (!(event.target instanceof HTMLSelectElement)) return
        const [id, game] = event.target.value.split(' ')
        const upper = UPPERS.find((each) => each === id)
        if (upper !== undefined) actions.show(upper, Number(game))
      }}
    >
      ${stored.map(option)}
      ${
        played.length === 0
          ? nothing
          : played.map(
              ({ label, games }) => html`<optgroup label=${label}>${games.map(option)}</optgroup>`,
            )
      }
    </select>
  </label>`
}
