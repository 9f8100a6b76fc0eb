import { html, type TemplateResult } from 'lit-html'
import type { Result } from '../../../engine/index.ts'
import type { Live } from '../../figure/live-figure.ts'
import { copyButton, errorLine, hintLine, undoButtons } from '../../figure/panel.ts'
import type { Mode, ModeFrame, ModeHost } from './mode.ts'
import type { LabState } from './schema.ts'
import { Sources } from './source/sources.ts'

/** A search of the source that is a figure of its own, too. */
export abstract class LiveMode implements Mode {
  private readonly host: ModeHost
  protected readonly sources: Sources
  protected abstract readonly live: Live
  protected abstract readonly words: { readonly title: string; readonly how: string }
  /** The control that takes the focus of one that is gone. */
  protected abstract readonly heir: string

  constructor(host: ModeHost) {
    this.host = host
    this.sources = new Sources(host.figure)
  }

  fetch(state: LabState): Promise<void> {
    return this.sources.fetch(state)
  }

  abstract take(state: LabState): Result<LabState>

  draw(): ModeFrame {
    const { figure } = this.host
    const below: TemplateResult = html`<div class="lab-answer">
      ${this.live.draw()}
      <div class="lab-row">${undoButtons(figure)} ${copyButton(figure)}</div>
      ${errorLine(figure)} ${hintLine(figure)}
    </div>`
    return { question: this.words.title, how: this.words.how, below, fields: html`` }
  }

  resized(): void {
    this.live.resized()
  }

  key(_event: KeyboardEvent): boolean {
    return false
  }

  focus(): void {
    this.host.figure.querySelector<HTMLElement>(this.heir)?.focus()
  }

  leave(): void {
    this.live.leave()
  }
}
