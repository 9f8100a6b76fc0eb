import type { Result } from '../../../../engine/index.ts'
import { html } from 'lit-html'
import { copyButton, errorLine, hintLine, undoButtons } from '../../../figure/panel.ts'
import { rootSplit as words } from '../../../i18n/root-split.ts'
import { LiveRootSplit } from '../../root-split/live.ts'
import '../../root-split/root-split.css'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { specIn } from '../search/schema.ts'
import { Sources } from '../source/sources.ts'

/** A search of the source that threads share: the figure of that name. */
class Threads implements Mode {
  private readonly host: ModeHost
  private readonly sources: Sources
  private readonly live: LiveRootSplit

  constructor(host: ModeHost) {
    this.host = host
    this.sources = new Sources(host.figure)
    this.live = new LiveRootSplit(host)
  }

  fetch(state: LabState): Promise<void> {
    return this.sources.fetch(state)
  }

  take(state: LabState): Result<LabState> {
    const source = this.sources.at(state)
    if (!source.ok) return source
    const { kit, place } = source.value
    const taken = this.live.take(kit, specIn(state, place))
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
