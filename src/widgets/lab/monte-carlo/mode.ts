import { ContractError, type GameKit, type Result } from '../../../../engine/index.ts'
import { html } from 'lit-html'
import { fetchKit } from '../../../figure/fetch-kit.ts'
import { copyButton, errorLine, hintLine, undoButtons } from '../../../figure/panel.ts'
import { monteCarlo as words } from '../../../i18n/monte-carlo.ts'
import { LiveMonteCarlo } from '../../monte-carlo/live.ts'
import '../../monte-carlo/monte-carlo.css'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { placeIn } from '../source/place.ts'

/** A Monte-Carlo search of the source, stepped through: the figure of that name. */
class MonteCarlo implements Mode {
  private readonly host: ModeHost
  private readonly kits = new Map<string, Result<GameKit<unknown>>>()
  private readonly live: LiveMonteCarlo

  constructor(host: ModeHost) {
    this.host = host
    this.live = new LiveMonteCarlo(host)
  }

  async fetch({ game }: LabState): Promise<void> {
    if (!this.kits.has(game)) this.kits.set(game, await fetchKit(this.host.figure, game))
  }

  take(state: LabState): Result<LabState> {
    const kit = this.kits.get(state.game)
    if (kit === undefined) throw new ContractError('MonteCarlo', `${state.game} is not fetched`)
    if (!kit.ok) return kit
    const place = placeIn(state, kit.value)
    if (!place.ok) return place
    const { near, exclude, first } = state
    const taken = this.live.take(
      kit.value,
      {
        ...place.value,
        ...(state.game === 'tree' && first !== 'text' && { gameOptions: { first } }),
        near,
        exclude,
      },
      state,
    )
    return taken.ok ? { ok: true, value: state } : taken
  }

  draw(): ModeFrame {
    const { figure } = this.host
    return {
      question: words.title,
      how: words.how,
      below: html`<div class="lab-answer">
        ${this.live.draw()}
        <div class="lab-row">${undoButtons(figure)} ${copyButton(figure)}</div>
        ${errorLine(figure)} ${hintLine(figure)}
      </div>`,
      fields: html``,
    }
  }

  resized(): void {
    this.live.resized()
  }

  key(event: KeyboardEvent): boolean {
    return this.live.key(event)
  }

  focus(): void {
    this.host.figure.querySelector<HTMLElement>('.monte-carlo-panel button')?.focus()
  }

  leave(): void {
    this.live.leave()
  }
}

export function openMode(host: ModeHost): Mode {
  return new MonteCarlo(host)
}
