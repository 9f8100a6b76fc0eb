import { define } from '../../figure/define.ts'
import { fetched } from '../../figure/fetched.ts'
import { nextTask } from '../../figure/next-task.ts'
import { givenBy, type Given, type Still, type TreeRequest } from './given.ts'
import type { LiveTree } from './live.ts'
import type { Powers } from './powers.ts'
import type { TreeSpec } from './spec.ts'
import { drawStillControls } from './still-controls.ts'

export type { TreeRequest } from './given.ts'

/**
 * `<cutoff-tree id data-spec data-step data-offer data-still data-shows data-folded>`: a search to step through.
 *
 * At first it is the picture that was drawn while the site was built, with controls under it. The
 * search itself, and all that draws it, is fetched and run when a reader comes near: so a page with
 * many figures opens at once. `data-spec` is a `TreeSpec` and `data-still` a `Still`, as JSON.
 *
 * It is no `FigureElement`: whether a state is a right one is known only when its search has come
 * back from a worker, and until then the one before stays. `live.ts` has of the base what is said of
 * links (`link-says.ts`), the full screen and the stepper.
 */
export class CutoffTree extends HTMLElement {
  private live: Promise<LiveTree> | undefined

  connectedCallback(): void {
    if (this.live !== undefined) return
    const given = givenBy(this.dataset)
    if (new URLSearchParams(location.search).has(this.id)) void this.wake()
    else if (given.spec !== undefined && given.still !== undefined) {
      void this.drawControls(given, given.spec, given.still)
      for (const sign of ['pointerenter', 'pointerdown', 'focusin']) {
        this.addEventListener(sign, () => void this.wake(), { once: true })
      }
      this.addEventListener('click', (event) => void this.clickAgain(event), { once: true })
    }
  }

  disconnectedCallback(): void {
    void this.live?.then((live) => live.close())
  }

  /**
   * Shows another search in place of this one. Resolves when it is drawn, with the move that it
   * chooses, or has failed.
   */
  async show(request: TreeRequest): Promise<string | undefined> {
    const live = await this.wake()
    return live.show(request)
  }

  /** Searches again with something changed; what the reader has chosen otherwise stays. */
  async change(change: Partial<TreeSpec>): Promise<void> {
    const live = await this.wake()
    await live.change(change)
  }

  /** Resolves when the figure can be used. */
  wake(): Promise<LiveTree> {
    this.live ??= this.begin()
    return this.live
  }

  private async begin(): Promise<LiveTree> {
    const { LiveTree } = await fetched(this, () => import('./live.ts'))
    await nextTask()
    const live = new LiveTree(this, givenBy(this.dataset), undefined, await this.powers())
    await live.begin()
    return live
  }

  /** What the page says that the figure shows besides. */
  private async powers(): Promise<Powers | undefined> {
    const { shows, folded } = this.dataset
    if (shows === undefined) return undefined
    const { Techniques, TECHNIQUES } = await fetched(
      this,
      () => import('./techniques/techniques.ts'),
    )
    const names = shows.split(' ')
    return new Techniques(
      document,
      TECHNIQUES.filter((each) => names.includes(each)),
      { folded: folded !== undefined },
    )
  }

  /** A press on what is drawn first is for what takes its place, but for controls, which hear it. */
  private async clickAgain(event: MouseEvent): Promise<void> {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('.stepper-room, .tree-options') !== null) return
    const live = await this.wake()
    if (!target.isConnected) live.clickAgain(target, event)
  }

  /** The controls as they will be; the first thing that is done with one wakes the figure. */
  private async drawControls(given: Given, spec: TreeSpec, still: Still): Promise<void> {
    // All trees of a page are connected in one task.
    await nextTask()
    if (this.live !== undefined) return
    drawStillControls(this, given, spec, still, (act) => this.whenAwake(act))
  }

  /** Each of several things done before the figure can is a task of its own when it can. */
  private whenAwake(act: (live: LiveTree) => void): void {
    void this.wake().then(async (live) => {
      await nextTask()
      act(live)
    })
  }
}

define('cutoff-tree', CutoffTree)
