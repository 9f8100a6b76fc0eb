import { define } from '../../figure/define.ts'
import { CutoffPosition } from '../position/element.ts'
import { CutoffTree } from '../tree/element.ts'

/**
 * `<cutoff-workbench>`: a position editor and a search of the position that is set up there.
 * Each of the two keeps its own state in the link; here they only meet, with nothing to draw or to
 * keep, so this is no `FigureElement`.
 */
export class CutoffWorkbench extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', (event) => {
      // Fields inside bubble their own `change` too: only the editor's counts.
      if (!(event.target instanceof CutoffPosition)) return
      const tree = this.querySelector('cutoff-tree')
      if (tree instanceof CutoffTree) void tree.change({ position: event.target.value })
    })
  }
}

define('cutoff-workbench', CutoffWorkbench)
