import type { StepperAction } from './stepper/stepper.ts'

/** What a figure does while it fills the screen. */
export interface Filling {
  act(action: StepperAction): void
  /** Takes the focus, so that the keys are the figure’s. */
  focus(): void
  /** It fills the screen now, or no longer. */
  changed(): void
}

/**
 * A figure with steps on the full screen, as for a lecture. While it fills the screen the attribute
 * `data-full` is on it, space and Enter play, and the keys of a clicker work: page down and page up
 * step, B and the full stop make the screen black until the next key or press.
 */
export class FullScreen {
  private readonly host: HTMLElement
  private readonly filling: Filling
  private opener: Element | null = null

  constructor(host: HTMLElement, filling: Filling) {
    this.host = host
    this.filling = filling
    host.addEventListener('fullscreenchange', () => this.turned())
    host.addEventListener('keydown', (event) => this.pressed(event), { capture: true })
    host.addEventListener('pointerdown', () => this.lift(), { capture: true })
  }

  get fills(): boolean {
    return this.host.hasAttribute('data-full')
  }

  async toggle(): Promise<void> {
    if (document.fullscreenElement !== null) return document.exitFullscreen()
    this.opener = document.activeElement
    await this.host.requestFullscreen()
  }

  private turned(): void {
    const fills = document.fullscreenElement === this.host
    this.host.toggleAttribute('data-full', fills)
    this.lift()
    this.filling.changed()
    if (fills) this.filling.focus()
    else if (this.opener instanceof HTMLElement) this.opener.focus()
  }

  /** Shows the figure again; false where it was in sight. */
  private lift(): boolean {
    return this.host.hasAttribute('data-black') && !this.host.toggleAttribute('data-black', false)
  }

  private pressed(event: KeyboardEvent): void {
    if (!this.fills || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape' || (!this.lift() && !this.does(event))) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Whether the key was one of the full screen’s own. */
  private does({ key, target }: KeyboardEvent): boolean {
    if (!(target instanceof Element) || target.matches(TYPED)) return false
    if (key === 'Enter' && target.closest(PRESSED) !== null) return false
    if (key === 'PageDown') this.filling.act('forward')
    else if (key === 'PageUp') this.filling.act('back')
    else if (key === 'Enter') this.filling.act('toggle')
    else if (BLACK.has(key)) this.host.toggleAttribute('data-black', true)
    else return false
    return true
  }
}

/** What needs all keys itself, and what needs Enter. */
const TYPED = 'input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea'
const PRESSED = 'button, a, summary, [role="treeitem"]'
const BLACK = new Set(['b', 'B', '.'])
