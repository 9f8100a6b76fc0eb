import { html, nothing, type TemplateResult } from 'lit-html'
import { ownSearchSpecs, type GameKit, type GameOptions } from '../../../engine/index.ts'
import { errorId, type Shown } from '../../figure/panel.ts'
import { gamePanel as words } from '../../i18n/game-panel.ts'
import { termName } from '../../i18n/term-names.ts'
import { optionField, type OptionLabels, type SetOption } from '../table/option-field.ts'

/** How a player of the reader's own searches and judges, each choice a field. */
export function ownPlayer(
  figure: Shown,
  name: string,
  kit: GameKit<unknown>,
  choices: GameOptions,
  set: SetOption,
): TemplateResult {
  const { weighing, game } = kit
  const given = { given: choices, wrong: undefined }
  const fields = (specs: ReturnType<typeof ownSearchSpecs>, labels: OptionLabels) =>
    html`<div class="play-options">
      ${specs.map((spec) => optionField(spec, given, set, errorId(figure), labels))}
    </div>`
  const weights = weighing?.specs ?? []
  const terms = Object.fromEntries(weights.map((spec) => [spec.name, termName(game.id, spec.name)]))
  return html`<details class="play-fold" open>
    <summary>${name}</summary>
    ${fields(ownSearchSpecs(kit), words.own)}
    ${
      weights.length === 0
        ? nothing
        : html`<p class="hint">${words.weights(game.id === 'abalone')}</p>
            ${fields(weights, { options: terms })}`
    }
    <p class="hint">${words.ownHint}</p>
  </details>`
}
