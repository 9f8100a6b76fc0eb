import { html, nothing, type TemplateResult } from 'lit-html'
import {
  ownSearchSpecs,
  type GameKit,
  type GameOptions,
  type OptionSpec,
} from '../../../engine/index.ts'
import { errorId, type Shown } from '../../figure/panel.ts'
import { gamePanel as words } from '../../i18n/game-panel.ts'
import { termName } from '../../i18n/term-names.ts'
import { optionField, type OptionLabels, type SetOption } from '../table/option-field.ts'

/** Which choices of a search are often made, and which stand behind headings of their own. */
const GROUPS = {
  moves: ['order', 'beam', 'near'],
  more: ['table', 'threats', 'quiet', 'ties'],
} as const
type Group = keyof typeof GROUPS
const GROUPED: readonly string[] = Object.values(GROUPS).flat()

/** How a player of the reader's own searches and judges, each choice a field. */
export function ownPlayer(
  figure: Shown,
  name: string,
  kit: GameKit<unknown>,
  choices: GameOptions,
  set: SetOption,
): TemplateResult {
  return html`<details class="play-fold" open>
    <summary>${name}</summary>
    ${ownFields(figure, kit, choices, set)}
    <p class="hint">${words.ownHint}</p>
  </details>`
}

/** The same fields by themselves. */
export function ownFields(
  figure: Shown,
  kit: GameKit<unknown>,
  choices: GameOptions,
  set: SetOption,
): TemplateResult {
  const { weighing, game } = kit
  const given = { given: choices, wrong: undefined }
  const fields = (specs: readonly OptionSpec[], labels: OptionLabels) =>
    html`<div class="play-options">
      ${specs.map((spec) => optionField(spec, given, set, errorId(figure), labels))}
    </div>`
  const fold = (label: string, specs: readonly OptionSpec[], labels: OptionLabels) => {
    const chosen = specs.filter((spec) => isChosen(spec, choices)).length
    return html`<details class="play-fold">
      <summary>${words.ownFold(label, chosen)}</summary>
      ${fields(specs, labels)}
    </details>`
  }
  const search = ownSearchSpecs(kit)
  const group = (of: Group) =>
    fold(
      words.ownGroups[of],
      GROUPS[of].flatMap((each) => search.filter((spec) => spec.name === each)),
      words.own,
    )
  const weights = weighing?.specs ?? []
  const terms = Object.fromEntries(weights.map((spec) => [spec.name, termName(game.id, spec.name)]))
  return html`${fields(
    search.filter((spec) => !GROUPED.includes(spec.name)),
    words.own,
  )}
  ${group('moves')} ${group('more')}
  ${
    weights.length === 0
      ? nothing
      : fold(words.weights(game.id === 'abalone'), weights, { options: terms })
  }`
}

function isChosen({ name, default: usual }: OptionSpec, choices: GameOptions): boolean {
  const value = choices[name]
  return value !== undefined && String(value) !== String(usual)
}
