import type { Player } from '../../../engine/index.ts'
import type { ThreatWords } from '../../i18n/threats.ts'
import { pathTo, type Found } from './found.ts'
import { threatTree } from './tree-view.ts'

/** The tree beside the board, in a room of its own that scrolls. */
export class TreePane {
  readonly element: HTMLElement
  private readonly words: ThreatWords

  /** @param pick  the reader has pressed a node */
  constructor(document: Document, words: ThreatWords, pick: (node: number) => void) {
    this.words = words
    this.element = document.createElement('div')
    this.element.className = 'scrolls threats-tree'
    this.element.tabIndex = 0
    this.element.setAttribute('role', 'group')
    this.element.setAttribute('aria-label', words.tree)
    this.element.addEventListener('click', (event) => {
      const node = event.target instanceof Element ? event.target.closest('[data-node]') : null
      if (node !== null) pick(Number(node.getAttribute('data-node')))
    })
  }

  /**
   * Draws the tree, and scrolls it, not the page, to where the step is: at the next frame, which lays
   * out what has been drawn.
   *
   * @param name  a square, as the game writes it
   */
  draw(
    found: Found | undefined,
    step: number,
    attacker: Player,
    name: (square: number) => string,
  ): void {
    const { element, words } = this
    requestAnimationFrame(() => this.scroll(found, step))
    if (found?.win !== true) return element.replaceChildren()
    const nameOf = (node: number) => name(found.square[node])
    element.replaceChildren(threatTree(element.ownerDocument, found, step, attacker, nameOf, words))
  }

  private scroll(found: Found | undefined, step: number): void {
    const { element } = this
    const here = element.querySelector('.here rect')
    if (here === null || found === undefined || pathTo(found, step).length === 0) return
    const box = here.getBoundingClientRect()
    const room = element.getBoundingClientRect()
    if (box.left < room.left || box.right > room.right) {
      element.scrollLeft += box.left - room.left - room.width / 2
    }
    if (box.top < room.top || box.bottom > room.bottom) {
      element.scrollTop += box.top - room.top - room.height / 2
    }
  }
}
