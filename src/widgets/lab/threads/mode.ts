import { ContractError, type GameKit, type Result } from '../../../../engine/index.ts'
import { html } from 'lit-html'
import { fetchKit } from '../../../figure/fetch-kit.ts'
import { copyButton, errorLine, hintLine, undoButtons } from '../../../figure/panel.ts'
import { rootSplit as words } from '../../../i18n/root-split.ts'
import { LiveRootSplit } from '../../root-split/live.ts'
import '../../root-split/root-split.css'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { specIn } from '../search/schema.ts'
import { placeIn } from '../source/place.ts'

/** A search of the source that threads share: the figure of that name. */
class Threads implements Mode {
  private readonly host: ModeHost
  private readonly kits = new Map<string, Result<GameKit<unknown>>>()
  private readonly live: LiveRootSplit

  constructor(host: ModeHost) {
    this.host = host
    this.live = new LiveRootSplit(host)
  }

  async fetch({ game }: LabState): Promise<void> {
    if (!this.kits.has(game)) this.kits.set(game, await fetchKit(this.host.figure, game))
  }

  take(state: LabState): Result<LabState> {
    const kit = this.kits.get(state.game)
    if (kit === undefined) throw new ContractError('Threads', `${state.game} is not fetched`)
    if (!kit.ok) return kit
    const place = placeIn(state, kit.value)
    if (!place.ok) return place
    const taken = this.live.take(kit.value, specIn(state, place.value))
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

  key(): boolean {
    return false
  }

  focus(): void {
    this.host.figure.querySelector<HTMLElement>('.root-split-panel select')?.focus()
  }

  leave(): void {
    this.live.leave()
  }
}

export function openMode(host: ModeHost): Mode {
  return new Threads(host)
}
