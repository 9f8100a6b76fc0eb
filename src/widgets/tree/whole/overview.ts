import { html, nothing, type TemplateResult } from 'lit-html'
import { check, field, named, select } from '../../../figure/panel.ts'
import { settled } from '../../../figure/settled.ts'
import { whole as words } from '../../../i18n/whole.ts'
import type { Picture, Powered, Powers } from '../powers.ts'
import type { TreeHost } from '../tree-input.ts'
import { findLine } from './find.ts'
import { MOST_REACH, ONLY, type Filter } from './filter.ts'
import { WholeTree } from './whole.ts'

/** How the tree is seen: whole, or the path with what stands beside it. */
export interface View extends Filter {
  readonly whole: boolean
}

/** A large search is seen as a whole, in part, or along a line that is looked for. */
export class Overview implements Powers {
  private readonly view: () => View
  private readonly change: (change: Partial<View>) => void
  private drawn: WholeTree | undefined
  private text = ''
  private found = ''
  private wrong = ''

  constructor(view: () => View, change: (change: Partial<View>) => void) {
    this.view = view
    this.change = change
  }

  reading() {
    return {}
  }

  steps() {
    return {}
  }

  key() {
    return undefined
  }

  picture(host: TreeHost): Picture | undefined {
    if (!this.view().whole) return undefined
    this.drawn ??= new WholeTree(host, this.view)
    return this.drawn
  }

  draw(powered: Powered): TemplateResult {
    const { whole, only, reach } = this.view()
    const { levels } = powered.session.replay.survey
    return html`<div class="controls whole-controls" role="group" aria-label=${words.controls}>
      ${check(words.show, whole, (on) => this.change({ whole: on }))}
      ${
        whole
          ? html`${select(words.only, named(ONLY, words.onlys), only, (to) => this.change({ only: to }))}
            ${field(
              words.reach,
              { text: settled(String(reach)), range: [0, levels - 1] },
              { type: (text) => this.reach(text) },
            )}`
          : nothing
      }
      ${field(
        words.find,
        {
          text: settled(this.text),
          look: 'code',
          most: 400,
          title: words.findTitle,
          wrong: this.wrong !== '',
        },
        { type: (text) => this.find(powered, text) },
      )}
      <span class="hint" role="status">${this.found}</span>
      <span class="error" role="alert">${this.wrong}</span>
      ${whole ? html`<p class="hint">${words.how}</p>` : nothing}
    </div>`
  }

  private reach(text: string): void {
    const reach = Number(text)
    if (/^[0-9]+$/.test(text) && reach <= MOST_REACH) this.change({ reach })
  }

  private find({ session, names, step, select: to, redraw }: Powered, text: string): void {
    const { replay } = session
    this.text = text
    this.found = this.wrong = ''
    const found = findLine(session, names, replay.root(step), text)
    if ('node' in found) {
      this.found = text.trim() === '' ? '' : words.found(names.words(found.node).at)
      to(found.node)
      this.drawn?.showNode(found.node)
    } else {
      const { line, move, instead } = found
      this.wrong = words.leaves(line.join(' '), move, instead.join(', '))
    }
    redraw()
  }
}
