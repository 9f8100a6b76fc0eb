import type { Result } from '../../../../engine/index.ts'
import { html } from 'lit-html'
import { copyButton, errorLine, hintLine, undoButtons } from '../../../figure/panel.ts'
import { monteCarlo as words } from '../../../i18n/monte-carlo.ts'
import { LiveMonteCarlo } from '../../monte-carlo/live.ts'
import '../../monte-carlo/monte-carlo.css'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { Sources } from '../source/sources.ts'

/** A Monte-Carlo search of the source, stepped through: the figure of that name. */
class MonteCarlo implements Mode {
  private readonly host: ModeHost
  private readonly sources: Sources
  private readonly live: LiveMonteCarlo

  constructor(host: ModeHost) {
    this.host = host
    this.sources = new Sources(host.figure)
    this.live = new LiveMonteCarlo(host)
  }

  fetch(state: LabState): Promise<void> {
    return this.sources.fetch(state)
  }

  take(state: LabState): Result<LabState> {
    const source = this.sources.at(state)
    if (!source.ok) return source
    const { kit, place } = source.value
    const { near, exclude, first } = state
    const taken = this.live.take(
      kit,
      {
        ...place,
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
