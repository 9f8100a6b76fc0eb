import type { CaseWords } from '../../i18n/en/case.ts'
import type { TreeWords } from '../../i18n/en/tree.ts'
import { element } from '../dom.ts'
import { set, setText } from '../tree/keyed.ts'
import { TreeInput } from '../tree/tree-input.ts'
import { TreeView } from '../tree/view.ts'
import { treeAt, type Chosen, type Pair, type Which } from './model.ts'

/** What a reader does in one of the trees that the figure must know; see `TreeHost`. */
export interface PairHost {
  select(which: Which, node: number): void
  fold(which: Which, node: number, open: boolean): void
}

/** What of both searches is to be seen. */
export interface PairReading {
  readonly step: number
  readonly fault: Chosen
  readonly twin: Chosen
  /** Whether the node where they part is marked. */
  readonly told: boolean
  /** The steps go by too fast to be read out. */
  readonly quiet: boolean
}

interface Side {
  readonly which: Which
  readonly tree: TreeView
  readonly input: TreeInput | undefined
  readonly sentence: HTMLElement
  readonly selection: HTMLElement
  readonly said: HTMLElement
}

/** The two trees beside each other, each with a sentence on its step; in any document. */
export class PairView {
  readonly element: HTMLElement
  private readonly words: CaseWords
  private readonly sides: readonly Side[]

  /** @param host  absent where the trees are still pictures */
  constructor(document: Document, words: CaseWords, tree: TreeWords, host?: PairHost) {
    this.words = words
    this.sides = (['fault', 'twin'] as const).map((which) => {
      const view = new TreeView(document, tree, host !== undefined)
      view.element.setAttribute('role', host === undefined ? 'img' : 'tree')
      view.element.setAttribute('aria-label', words.tree[which])
      const input =
        host === undefined
          ? undefined
          : new TreeInput(view, {
              select: (node) => host.select(which, node),
              fold: (node, open) => host.fold(which, node, open),
            })
      const sentence = element(document, 'p', { class: 'case-sentence' })
      const selection = element(document, 'p', { class: 'case-selection' })
      const said = element(document, 'div', { class: 'case-said' }, [sentence, selection])
      return { which, tree: view, input, sentence, selection, said }
    })
    this.element = element(
      document,
      'div',
      { class: 'case-trees' },
      this.sides.map(({ which, tree: { element: drawing }, said }) =>
        element(document, 'div', { class: `case-tree ${which}` }, [
          element(document, 'p', { class: 'case-title' }, [words.program[which]]),
          drawing,
          said,
        ]),
      ),
    )
  }

  update(pair: Pair, reading: PairReading): void {
    const mark = reading.told ? this.words.partsHere : ''
    for (const { which, tree, input, sentence, selection, said } of this.sides) {
      const drawn = treeAt(pair[which], reading.step, reading[which], mark)
      tree.update(drawn.model)
      input?.update(drawn.model)
      set(said, 'aria-live', reading.quiet ? 'off' : 'polite')
      setText(sentence, drawn.sentence)
      setText(selection, drawn.selection)
    }
  }

  /** Whether the key was one of the trees' own. */
  key(event: KeyboardEvent): boolean {
    return this.sides.some(({ input }) => input?.key(event) === true)
  }
}
