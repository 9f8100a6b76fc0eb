import { html, nothing, type TemplateResult } from 'lit-html'
import type { ThreatKind } from '../../../engine/index.ts'
import {
  button,
  copyButton,
  errorId,
  errorLine,
  field,
  hintLine,
  saysLine,
  select,
  textField,
  undoButtons,
  type Choice,
  type Shown,
} from '../../figure/panel.ts'
import { settled } from '../../figure/settled.ts'
import type { ThreatWords } from '../../i18n/threats.ts'
import { MOST_STONES } from './schema.ts'

/** A position to begin with, by its name in the words. */
export interface Puzzle {
  readonly name: keyof ThreatWords['puzzles']
  readonly position: string
}

export interface ThreatsModel {
  readonly says: string
  /** How large the tree is, and how much of it is drawn; empty without one. */
  readonly about: string
  readonly kind: ThreatKind
  readonly stones: number
  /** The moves that a win is not to begin with, as they are written, right or wrong. */
  readonly exclude: string
  readonly wrongMoves: boolean
  /** Whether the engine looks. */
  readonly searching: boolean
  /** Whether stones can be put down. */
  readonly settingUp: boolean
  /** Whether there is a tree to step through. */
  readonly stepping: boolean
  readonly canSearch: boolean
  readonly canClear: boolean
  readonly puzzles: readonly Puzzle[]
  readonly position: string
}

export interface ThreatsActions {
  readonly type: (text: string) => void
  /** Puts a position of the page in place. */
  readonly example: (text: string) => void
  readonly kind: (kind: ThreatKind) => void
  readonly stones: (stones: number) => void
  /** Leaves out moves at the root. */
  readonly exclude: (text: string) => void
  readonly search: () => void
  readonly stop: () => void
  readonly change: () => void
  readonly clear: () => void
}

export interface ThreatsParts {
  readonly board: unknown
  readonly tree: Node
  readonly steps: TemplateResult
}

export function threatsTemplate(
  figure: Shown,
  model: ThreatsModel,
  actions: ThreatsActions,
  parts: ThreatsParts,
  words: ThreatWords,
): TemplateResult {
  const { searching, settingUp, canSearch, canClear } = model
  const says = errorId(figure)
  return html`
    ${panels(model, parts.board, parts.tree)}
    <div class="threats-under">
      <div class="threats-steps" ?inert=${!model.stepping}>${parts.steps}</div>
      <div class="threats-told">${errorLine(figure)} ${hintLine(figure)}</div>
      <div class="controls" role="group" aria-label=${words.controls}>
        ${
          searching
            ? button(words.stop, actions.stop)
            : settingUp
              ? button(words.search, actions.search, { can: canSearch })
              : button(words.change, actions.change)
        }
        ${undoButtons(figure)}
        ${settingUp ? button(words.clear, actions.clear, { can: canClear }) : nothing}
        ${copyButton(figure)}
      </div>
      <div class="controls" role="group" aria-label=${words.examples}>
        ${puzzleField(model, actions, words)}
        ${select(
          words.kind,
          (['threats', 'fours'] as const).map((each) => [each, words.kinds[each]] as const),
          model.kind,
          actions.kind,
        )}
        ${field(
          words.stones,
          {
            text: settled(String(model.stones)),
            says,
            look: 'threats-stones',
            range: [1, MOST_STONES],
          },
          { type: (text) => actions.stones(Number(text)) },
        )}
        ${field(
          words.exclude,
          {
            text: settled(model.exclude),
            wrong: model.wrongMoves,
            says,
            look: 'code threats-exclude',
          },
          { type: actions.exclude },
        )}
      </div>
      ${textField(figure, words.text, model.position, actions.type)}
    </div>
  `
}

/** The board, and beside it what there is to say and the tree. */
export function panels(
  { says, about }: Pick<ThreatsModel, 'says' | 'about'>,
  board: unknown,
  tree: Node,
): TemplateResult {
  return html`<div class="threats-panels">
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${saysLine(says, { name: 'threats-says' })} ${tree}
      <p class="hint threats-about">${about}</p>
    </div>
  </div>`
}

function puzzleField(
  { puzzles, position }: ThreatsModel,
  actions: ThreatsActions,
  words: ThreatWords,
): TemplateResult {
  const all: Choice<string>[] = puzzles.map((each) => [each.position, words.puzzles[each.name]])
  const own = !puzzles.some((puzzle) => puzzle.position === position)
  return select(
    words.example,
    own ? [['', words.own], ...all] : all,
    own ? '' : position,
    (text) => {
      if (text !== '') actions.example(text)
    },
  )
}
