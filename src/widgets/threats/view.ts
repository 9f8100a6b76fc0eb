import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { ThreatKind } from '../../../engine/index.ts'
import type { ThreatWords } from '../../i18n/threats.ts'
import { settled } from '../../figure/settled.ts'
import { textInput } from '../../figure/text-input.ts'
import { MOST_STONES } from './schema.ts'

/** A position to begin with, by its name in the words. */
export interface Puzzle {
  readonly name: keyof ThreatWords['puzzles']
  readonly position: string
}

export interface ThreatsModel {
  readonly id: string
  readonly says: string
  /** What stands in the field, right or wrong. */
  readonly text: string
  readonly error: string
  readonly hint: string
  /** How large the tree is, and how much of it is drawn; empty without one. */
  readonly about: string
  readonly kind: ThreatKind
  readonly stones: number
  /** Positions looked at, while the engine looks. */
  readonly searching: number | undefined
  /** Whether stones can be put down. */
  readonly settingUp: boolean
  /** Whether there is a tree to step through. */
  readonly stepping: boolean
  readonly canSearch: boolean
  readonly canUndo: boolean
  readonly canClear: boolean
  readonly puzzles: readonly Puzzle[]
  readonly position: string
}

export interface ThreatsActions {
  readonly puzzle: (position: string) => void
  readonly type: (text: string) => void
  readonly kind: (kind: ThreatKind) => void
  readonly stones: (stones: number) => void
  readonly search: () => void
  readonly stop: () => void
  readonly change: () => void
  readonly undo: () => void
  readonly clear: () => void
  readonly copy: () => void
}

export interface ThreatsParts {
  readonly board: Node
  readonly tree: Node
  readonly steps: TemplateResult
}

export function threatsTemplate(
  model: ThreatsModel,
  actions: ThreatsActions,
  parts: ThreatsParts,
  words: ThreatWords,
): TemplateResult {
  const { id, searching, settingUp } = model
  const button = (label: string, action: () => void, can = true) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  return html`
    ${panels(model, parts.board, parts.tree)}
    <div class="threats-under">
      <div class="threats-steps" ?inert=${!model.stepping}>${parts.steps}</div>
      <div class="threats-told">
        <p class="error" id=${`${id}-error`} role="alert">${model.error}</p>
        <p class="hint" role="status">
          ${searching === undefined ? model.hint : words.busy(searching)}
        </p>
      </div>
      <div class="controls" role="group" aria-label=${words.controls}>
        ${
          searching === undefined
            ? settingUp
              ? button(words.search, actions.search, model.canSearch)
              : button(words.change, actions.change)
            : button(words.stop, actions.stop)
        }
        ${
          settingUp
            ? html`${button(words.undo, actions.undo, model.canUndo)}
              ${button(words.clear, actions.clear, model.canClear)}`
            : nothing
        }
        ${button(words.copy, actions.copy)}
      </div>
      <div class="controls" role="group" aria-label=${words.examples}>
        ${puzzleField(model, actions, words)} ${kindField(model, actions, words)}
        <label class="field">
          <span>${words.stones}</span>
          <input
            class="input threats-stones"
            type="number"
            min="1"
            max=${MOST_STONES}
            aria-describedby=${`${id}-error`}
            .value=${settled(String(model.stones))}
            @change=${(event: Event) => {
              if (event.target instanceof HTMLInputElement) {
                actions.stones(event.target.valueAsNumber)
              }
            }}
          />
        </label>
      </div>
      <label class="field threats-text">
        <span>${words.text}</span>
        ${textInput(model, `${id}-error`, actions.type)}
      </label>
    </div>
  `
}

/** The board, and beside it what there is to say and the tree. */
export function panels(
  { says, about }: Pick<ThreatsModel, 'says' | 'about'>,
  board: Node,
  tree: Node,
): TemplateResult {
  return html`<div class="threats-panels">
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      <p class="says threats-says" aria-live="polite">${says}</p>
      ${tree}
      <p class="hint threats-about">${about}</p>
    </div>
  </div>`
}

function puzzleField(
  { puzzles, position }: ThreatsModel,
  actions: ThreatsActions,
  words: ThreatWords,
): TemplateResult {
  const own = !puzzles.some((puzzle) => puzzle.position === position)
  return html`<label class="field">
    <span>${words.example}</span>
    <select
      class="select"
      @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement && event.target.value !== '') {
          actions.puzzle(event.target.value)
        }
      }}
    >
      ${own ? html`<option value="" .selected=${live(true)}>${words.own}</option>` : nothing}
      ${puzzles.map(
        (puzzle) =>
          html`<option value=${puzzle.position} .selected=${live(puzzle.position === position)}>
            ${words.puzzles[puzzle.name]}
          </option>`,
      )}
    </select>
  </label>`
}

function kindField(
  { kind }: ThreatsModel,
  actions: ThreatsActions,
  words: ThreatWords,
): TemplateResult {
  return html`<label class="field">
    <span>${words.kind}</span>
    <select
      class="select"
      @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) {
          actions.kind(event.target.value === 'fours' ? 'fours' : 'threats')
        }
      }}
    >
      ${(['threats', 'fours'] as const).map(
        (each) =>
          html`<option value=${each} .selected=${live(each === kind)}>
            ${words.kinds[each]}
          </option>`,
      )}
    </select>
  </label>`
}
