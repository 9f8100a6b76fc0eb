import { html, nothing, type TemplateResult } from 'lit-html'
import type { GameOptions, OptionSpec } from '../../../engine/index.ts'
import {
  button,
  check,
  choices,
  copyButton,
  errorId,
  select,
  type Choice,
  type Shown,
} from '../../figure/panel.ts'
import { gamePanel as words } from '../../i18n/game-panel.ts'
import { optionField, type OptionLabels, type SetOption } from '../table/option-field.ts'
import type { Level } from './level.ts'
import { PACES, type Pace } from './pace.ts'
import type { Look } from './schema.ts'
import type { Players, Seat } from './seat.ts'

/** All that can be chosen of a game. */
export interface PanelModel {
  readonly players: Players
  readonly levels: readonly Level[]
  /** The ids of who plays in the two seats. */
  readonly chosen: Readonly<Record<Seat, string>>
  /** Where one of them searches to a depth that the reader chooses. */
  readonly depths: readonly number[]
  readonly depth: number
  readonly begins: Seat
  readonly specs: readonly OptionSpec[]
  readonly presets: readonly { readonly id: string; readonly options: GameOptions }[]
  readonly options: GameOptions
  readonly labels: OptionLabels
  /** Undefined where the stones have no signs. */
  readonly look: Look | undefined
  readonly pace: Pace
  /** Before each move of the engine the reader is asked which she expects. */
  readonly foretells: boolean
  /** What the engine thinks is shown while it thinks. */
  readonly live: boolean
  readonly canTurn: boolean
  readonly sounds: boolean
  readonly hasPast: boolean
  readonly isOver: boolean
  /** How players of the reader's own play, where they sit in the seats. */
  readonly owns: readonly TemplateResult[]
}

export interface PanelActions {
  readonly players: (players: Players) => void
  readonly sit: (seat: Seat, level: string) => void
  readonly depth: (plies: number) => void
  readonly begins: (seat: Seat) => void
  readonly option: SetOption
  readonly options: (options: GameOptions) => void
  readonly look: (look: Look) => void
  readonly pace: (pace: Pace) => void
  readonly foretell: (foretells: boolean) => void
  readonly live: (live: boolean) => void
  readonly sound: (on: boolean) => void
  readonly turn: () => void
  readonly newGame: () => void
  readonly swap: () => void
  readonly resign: () => void
  readonly bringBack: () => void
}

/**
 * What stands behind “Game”: who plays and what is done with the game; and, each behind a heading
 * of its own, on what board, and what is seen and heard of it.
 */
export function gamePanel(figure: Shown, model: PanelModel, actions: PanelActions): TemplateResult {
  const { players, hasPast, isOver, specs } = model
  return html`
    ${choices(figure, words.players, entriesOf(words.who), players, actions.players)}
    ${seats(figure, model, actions)} ${model.owns}
    <div class="controls">
      ${button(words.newGame, actions.newGame)}
      ${players === 'engine' ? button(words.swap, actions.swap, { can: !isOver }) : nothing}
      ${players === 'engines' ? nothing : button(words.resign, actions.resign, { can: !isOver })}
      ${hasPast ? button(words.bringBack, actions.bringBack) : nothing} ${copyButton(figure)}
    </div>
    ${specs.length === 0 ? nothing : fold(figure, words.board, boardOptions(figure, model, actions))}
    ${fold(figure, words.shows, whatIsShown(figure, model, actions))}
  `
}

/** One of the headings is open at a time. */
function fold({ id }: Shown, name: string, inside: TemplateResult): TemplateResult {
  return html`<details class="play-fold" name=${`${id}-game-fold`}>
    <summary>${name}</summary>
    ${inside}
  </details>`
}

function boardOptions(figure: Shown, model: PanelModel, actions: PanelActions): TemplateResult {
  const { specs, presets, options, labels } = model
  return html`<div class="play-options">
    ${specs.map((spec) =>
      optionField(
        spec,
        { given: options, wrong: undefined },
        actions.option,
        errorId(figure),
        labels,
      ),
    )}
    ${presets.map((preset) =>
      button(words.preset(labels.values?.[preset.id] ?? preset.id), () =>
        actions.options(preset.options),
      ),
    )}
    <p class="hint">${words.optionsHint}</p>
  </div>`
}

function whatIsShown(figure: Shown, model: PanelModel, actions: PanelActions): TemplateResult {
  const { players, look } = model
  return html`<div class="play-shows">
    ${
      look === undefined
        ? nothing
        : choices(figure, words.look, entriesOf(words.looks), look, actions.look)
    }
    ${players === 'engine' ? check(words.foretell, model.foretells, actions.foretell) : nothing}
    ${players === 'people' ? nothing : check(words.live, model.live, actions.live)}
    ${check(words.sound, model.sounds, actions.sound)}
    ${model.canTurn ? html`<div>${button(words.turn, actions.turn)}</div>` : nothing}
  </div>`
}

function seats(
  figure: Shown,
  model: PanelModel,
  actions: PanelActions,
): TemplateResult | typeof nothing {
  const { players, levels, chosen, depths, depth, begins, pace } = model
  if (players === 'people') return nothing
  const two = players === 'engines'
  const listed: readonly Choice<string>[] = levels.map(({ id, name, group = 'own' }) => [
    id,
    name,
    words.groups[group],
  ])
  const who: readonly Choice<Seat>[] = two
    ? [
        ['you', words.one],
        ['engine', words.other],
      ]
    : [
        ['you', words.you],
        ['engine', words.engine],
      ]
  const seat = (label: string, at: Seat) =>
    select(label, listed, chosen[at], (id) => actions.sit(at, id), { stacked: true })
  return html`
    ${two ? seat(words.firstEngine, 'you') : nothing}
    ${seat(two ? words.secondEngine : words.level, 'engine')}
    ${
      depths.length === 0
        ? nothing
        : select(
            words.depth,
            depths.map((plies) => [plies, words.plies(plies)] as const),
            depth,
            actions.depth,
            { stacked: true },
          )
    }
    ${choices(figure, words.first, who, begins, actions.begins)}
    ${
      two
        ? select(
            words.pace,
            PACES.map((each) => [each, words.paces[each]] as const),
            pace,
            actions.pace,
            { stacked: true },
          )
        : nothing
    }
  `
}

function entriesOf<K extends string>(names: Readonly<Record<K, string>>): readonly Choice<K>[] {
  return Object.entries(names) as unknown as readonly Choice<K>[]
}
