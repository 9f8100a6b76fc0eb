import { define } from '../../figure/define.ts'
import { fetched } from '../../figure/fetched.ts'
import type { LiveCase } from './live.ts'

/**
 * `<cutoff-case id data-specs>`: a faulty search beside its right twin. At first it is the picture
 * that was drawn while the site was built; what is needed to work on the case is fetched when the
 * reader opens it, or comes by a link to it. `data-specs` are `CaseSpec`s as JSON.
 *
 * It begins when it is opened and not when a reader comes near, and its searches run in workers, so
 * it is no `FigureElement`; `live.ts` has of the base what a tree’s has.
 */
export class CutoffCase extends HTMLElement {
  private live: Promise<LiveCase> | undefined

  connectedCallback(): void {
    if (this.live !== undefined) return
    const button = this.querySelector('.case-open')
    button?.removeAttribute('hidden')
    button?.addEventListener('click', () => void this.open(true))
    if (new URLSearchParams(location.search).has(this.id)) void this.open(false)
  }

  disconnectedCallback(): void {
    void this.live?.then((live) => live.close())
  }

  /** Resolves when the case can be worked on. */
  open(focus: boolean): Promise<LiveCase> {
    this.live ??= this.begin(focus)
    return this.live
  }

  private async begin(focus: boolean): Promise<LiveCase> {
    const { LiveCase } = await fetched(this, () => import('./live.ts'))
    const live = new LiveCase(this)
    await live.begin()
    // Where the button had it, the board has it by now; elsewhere the reader has gone meanwhile.
    if (focus && document.activeElement === document.body) live.focus()
    return live
  }
}

define('cutoff-case', CutoffCase)
