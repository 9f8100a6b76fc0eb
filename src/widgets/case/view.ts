import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { Symptom } from '../../../engine/index.ts'
import type { CaseWords, Suspect } from '../../i18n/case.ts'
import type { CaseWords as FaultWords } from '../../i18n/clinic.ts'
import { figure as figureWords } from '../../i18n/figure.ts'
import { button, errorId, field } from '../../figure/panel.ts'
import { settled } from '../../figure/settled.ts'
import { GAMES } from './schema.ts'

export interface CaseModel {
  readonly id: string
  readonly program: number
  readonly programs: number
  /** Of the program on the bench. */
  readonly about: FaultWords
  readonly says: string
  /** How moves are marked and written; empty where that is plain. */
  readonly note: string
  /** The longest of what is said here. */
  readonly longest: string
  readonly parting: string
  /** All that may be said of it here. */
  readonly partings: readonly string[]
  /** What the two do alike before. */
  readonly alike: string
  readonly text: string
  readonly error: string
  readonly hint: string
  readonly suspects: readonly Suspect[]
  readonly guess: number
  /** Searches are running. */
  readonly busy: boolean
  readonly canUndo: boolean
  readonly hasPair: boolean
  /** Something was searched, now or before: what is seen of it keeps its place meanwhile. */
  readonly hasTrees: boolean
  readonly isOver: boolean
  readonly canFill: boolean
  /** Games counted so far, of so many; undefined where nothing is being counted. */
  readonly counting: { readonly done: number; readonly of: number } | undefined
  readonly counted: number
  readonly symptom: Symptom | undefined
}

export interface CaseActions {
  readonly program: (program: number) => void
  readonly guess: (suspect: number) => void
  readonly type: (text: string) => void
  readonly itsMove: () => void
  readonly randomMove: () => void
  readonly another: () => void
  /** Ends the searches that are running. */
  readonly halt: () => void
  readonly undo: () => void
  readonly part: () => void
  readonly count: () => void
  readonly stop: () => void
  readonly copy: () => void
  readonly fill: () => void
}

export interface CaseParts {
  readonly board: Node
  readonly trees: Node
  readonly stepper: unknown
}

/** A count of as many digits as are common: by it the room of a sentence is kept. */
const MANY = 100

export function caseTemplate(
  model: CaseModel,
  actions: CaseActions,
  parts: CaseParts,
  words: CaseWords,
): TemplateResult {
  const position = {
    text: settled(model.text),
    wrong: model.error !== '',
    says: errorId(model),
    name: 'stacked',
    look: 'code',
  }
  return html`
    ${model.programs > 1 ? programs(model, actions, words) : nothing}
    <div class="beside">
      <div class="beside-board">
        ${parts.board}
        <div class="controls">
          ${button(words.itsMove, actions.itsMove, { can: !model.isOver && model.hasPair })}
          ${button(words.randomMove, actions.randomMove, { can: !model.isOver })}
          ${button(figureWords.undo, actions.undo, { can: model.canUndo })}
          ${model.busy ? button(words.stop, actions.halt) : button(words.another, actions.another)}
        </div>
        ${field(words.position, position, { type: actions.type })}
        <p class="error" id=${errorId(model)} role="alert">${model.error}</p>
      </div>
      <div class="beside-side">
        <p class="case-symptom">${words.sees(model.about.sees)}</p>
        ${roomed([model.longest], html`<p class="says" aria-live=${model.busy ? 'off' : 'polite'}>${model.says}</p>`)}
        ${model.note === '' ? nothing : html`<p class="hint">${model.note}</p>`}
        ${suspects(model, actions, words)}
      </div>
    </div>
    ${
      model.hasTrees
        ? html`<div
            class="case-searches ${model.isOver ? 'over' : ''}"
            aria-busy=${String(!model.hasPair && !model.isOver)}
          >
            ${roomed(model.partings, html`<p class="case-parting">${model.parting}</p>`)}
            ${parts.trees}
            <div class="stepper-room">${parts.stepper}</div>
            <div class="controls">
              ${button(words.part, actions.part)}
              ${model.canFill ? button(words.fill, actions.fill) : nothing}
              ${button(figureWords.copy, actions.copy)}
            </div>
          </div>`
        : nothing
    }
    ${evidence(model, actions, words)}
    <p class="hint" role="status">${model.hint}</p>
  `
}

/** What changes, in the room that the longest of these takes. */
function roomed(
  longest: readonly (string | TemplateResult)[],
  shown: TemplateResult,
): TemplateResult {
  return html`<div class="case-room">
    ${longest.map((each) => html`<p class="case-ghost" aria-hidden="true">${each}</p>`)} ${shown}
  </div>`
}

function programs(
  { id, program, programs }: CaseModel,
  actions: CaseActions,
  words: CaseWords,
): TemplateResult {
  return html`<fieldset class="choices">
    <legend>${words.programs}</legend>
    ${Array.from(
      { length: programs },
      (_, each) =>
        html`<label class="check">
          <input
            type="radio"
            name=${`${id}-program`}
            .checked=${live(each === program)}
            @change=${() => actions.program(each)}
          />
          ${words.numbered(each)}
        </label>`,
    )}
  </fieldset>`
}

function suspects(
  { id, suspects, guess, alike, about }: CaseModel,
  actions: CaseActions,
  words: CaseWords,
): TemplateResult {
  const named = suspects[guess]
  const verdict = (suspect: Suspect) =>
    html`<span class=${suspect.guilty ? 'good' : 'hint'}
        >${words.verdict(suspect, about.wrong)}</span
      >
      <span class="hint">${alike}</span>`
  return html`<fieldset class="case-suspects">
      <legend>${words.suspects}</legend>
      ${suspects.map(
        ({ text }, each) =>
          html`<label class="check">
            <input
              type="radio"
              name=${`${id}-suspect`}
              .checked=${live(each === guess)}
              @change=${() => actions.guess(each)}
            />
            ${text}
          </label>`,
      )}
    </fieldset>
    ${roomed(
      suspects.map(verdict),
      html`<p class="case-verdict" role="status">
        ${named === undefined ? html`<span class="hint">${words.nobody}</span>` : verdict(named)}
      </p>`,
    )}`
}

function evidence(model: CaseModel, actions: CaseActions, words: CaseWords): TemplateResult {
  const { counting, counted, symptom, about } = model
  const row = (name: string, found: Symptom['fault'] | undefined) => {
    const told =
      found === undefined
        ? words.notCounted
        : found.of === 0
          ? words.notMet
          : about.counts(found.count, found.of)
    return html`<tr>
      <th scope="row">${name}</th>
      <td>${roomed([about.counts(MANY, MANY)], html`<span>${told}</span>`)}</td>
    </tr>`
  }
  return html`<div class="case-evidence">
    <div class="controls">
      ${
        counting === undefined
          ? button(words.count(counted, GAMES), actions.count)
          : button(words.stop, actions.stop)
      }
      ${
        counting === undefined
          ? nothing
          : html`<progress
              max=${counting.of}
              value=${counting.done}
              aria-label=${words.counting}
            ></progress>`
      }
    </div>
    <table class="case-counts">
      <caption>
        ${words.counted(counted)}
      </caption>
      <tbody>
        ${row(words.program.fault, symptom?.fault)} ${row(words.program.twin, symptom?.twin)}
      </tbody>
    </table>
  </div>`
}
