import type { CaseWords } from '../../i18n/en/case.ts'
import type { TreeWords } from '../../i18n/en/tree.ts'
import { element } from '../dom.ts'
import { TreeView } from '../tree/view.ts'
import { treeAt, type Pair } from './model.ts'

/** The two trees beside each other, each with a sentence on its step; in any document. */
export class PairView {
  readonly element: HTMLElement
  private readonly sides: readonly {
    readonly which: 'fault' | 'twin'
    readonly tree: TreeView
    readonly sentence: HTMLElement
  }[]

  constructor(document: Document, words: CaseWords, tree: TreeWords) {
    this.sides = (['fault', 'twin'] as const).map((which) => {
      const view = new TreeView(document, tree, false)
      view.element.setAttribute('role', 'img')
      view.element.setAttribute('aria-label', words.tree[which])
      return { which, tree: view, sentence: element(document, 'p', { class: 'case-sentence' }) }
    })
    this.element = element(
      document,
      'div',
      { class: 'case-trees' },
      this.sides.map(({ which, tree: { element: drawing }, sentence }) =>
        element(document, 'div', { class: `case-tree ${which}` }, [
          element(document, 'p', { class: 'case-title' }, [words.program[which]]),
          drawing,
          sentence,
        ]),
      ),
    )
  }

  update(pair: Pair, step: number): void {
    for (const { which, tree, sentence } of this.sides) {
      const drawn = treeAt(pair[which], step)
      tree.update(drawn.model)
      if (sentence.textContent !== drawn.sentence) sentence.textContent = drawn.sentence
    }
  }
}
