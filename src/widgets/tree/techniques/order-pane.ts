import type { RankedMove } from '../../../../engine/index.ts'
import { element, setText } from '../../../figure/dom.ts'
import type { TechniquesWords } from '../../../i18n/techniques.ts'
import type { Telling } from '../names.ts'
import type { Seen } from '../powers.ts'
import type { Insight } from './insight.ts'
import { isOrdered, orderedNode, ratingText } from './order.ts'

/** The moves of the node at hand in their order, each with its reason. */
export class OrderPane {
  readonly element: HTMLElement
  private readonly document: Document
  private readonly words: TechniquesWords
  private readonly title: HTMLElement
  private readonly list: HTMLElement
  private shown: readonly RankedMove[] = []
  private tried = -1

  constructor(document: Document, words: TechniquesWords) {
    this.document = document
    this.words = words
    this.title = element(document, 'summary')
    this.list = element(document, 'ol', { class: 'technique-order' })
    this.element = element(document, 'details', { class: 'technique' }, [this.title, this.list])
  }

  update(insight: Insight, seen: Seen, { names, words: tree }: Telling): void {
    const node = orderedNode(seen)
    const ranked = node < 0 ? [] : insight.ranked(node)
    const has = isOrdered(ranked)
    this.element.toggleAttribute('hidden', !has)
    if (!has) return
    setText(this.title, this.words.order.title(names.words(node).at))
    const { replay } = seen.session
    const { recording } = replay
    const tried = [...replay.children(node)].filter(
      (child) => replay.state(child, seen.step) !== 'unvisited' && replay.isVisited(child),
    )
    if (ranked === this.shown && tried.length === this.tried) return
    this.shown = ranked
    this.tried = tried.length
    const done = new Set(tried.map((child) => recording.move[child]))
    const texts = seen.session.within(node, (kit, position) =>
      ranked.map((each) => {
        const { order } = this.words
        const why =
          each.out === undefined
            ? order.reason(each.reason, ratingText(each, tree))
            : each.out === 'beam'
              ? [
                  ...(each.rating === undefined
                    ? []
                    : [order.reason(each.reason, ratingText(each, tree))]),
                  order.out.beam(seen.session.spec.more?.beam ?? 0),
                ].join(', ')
              : order.out[each.out]
        return [kit.game.formatMove(position, each.move), why] as const
      }),
    )
    const { document } = this
    this.list.replaceChildren(
      ...texts.map(([move, why], i) => {
        const { move: code, out } = ranked[i]
        const look = out !== undefined ? 'out' : done.has(code) ? 'tried' : 'to-try'
        return element(document, 'li', { class: look }, [
          element(document, 'b', {}, [move]),
          ` ${why}`,
        ])
      }),
    )
  }
}
