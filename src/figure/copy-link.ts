import { html, type TemplateResult } from 'lit-html'
import { copyLink as words } from '../i18n/copy-link.ts'
import { copyText } from './copy-text.ts'

/** The button that copies the link to a figure, and what came of it. */
export class CopyLink {
  private told = { href: '', says: '' }
  private readonly draw: () => void

  /** @param draw  draws the figure again, since there is something to say */
  constructor(draw: () => void) {
    this.draw = draw
  }

  /** @param href  of the figure as it is drawn: what was said of another link is gone */
  template(href: string): TemplateResult {
    return html`<button class="button" type="button" @click=${() => void this.copy(href)}>
        ${words.copy}
      </button>
      <span class="hint" role="status">${this.told.href === href ? this.told.says : ''}</span>`
  }

  private async copy(href: string): Promise<void> {
    this.told = { href, says: await copyText(href, words) }
    this.draw()
  }
}
