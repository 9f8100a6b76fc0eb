import { ENTER, type RankedMove } from '../../../../engine/index.ts'
import type { TechniquesWords } from '../../../i18n/techniques.ts'
import type { TreeWords } from '../../../i18n/tree.ts'
import type { Added, Seen } from '../powers.ts'
import type { Session } from '../session.ts'
import { scoreText, signed } from '../texts.ts'
import type { Insight } from './insight.ts'

/**
 * The node whose moves are in question: the one that is selected or where the search is, or the one
 * above it where that has no moves of its own.
 */
export function orderedNode({ session, step, selected }: Seen): number {
  const { replay } = session
  const at = selected >= 0 ? selected : replay.current(step)
  return hasMoves(session, at) ? at : replay.parent(at)
}

function hasMoves({ replay }: Session, node: number): boolean {
  return replay.isVisited(node) && replay.children(node).length > 0
}

/** A rating as the search has it: for the side to move; of an evaluation of a win, that. */
export function ratingText({ rating, reason }: RankedMove, words: TreeWords): string | undefined {
  if (rating === undefined) return undefined
  return reason === 'evaluation' ? scoreText(rating, words) : signed(rating, words)
}

/** Whether an order says more of a node's moves than that the game lists them so. */
export function isOrdered(ranked: readonly RankedMove[]): boolean {
  return ranked.some(({ reason, out }) => reason !== 'listed' || out !== undefined)
}

/** What is drawn and said of the order of moves. */
export function orderAdded(
  insight: Insight,
  seen: Seen,
  words: TechniquesWords,
  tree: TreeWords,
): Added {
  const node = orderedNode(seen)
  const ranked = node < 0 ? [] : insight.ranked(node)
  if (!isOrdered(ranked)) return {}
  const { session } = seen
  const { replay } = session
  const { recording } = replay
  const places = new Map(ranked.map((each) => [each.move, each]))
  const notes = new Map<number, { text: string; brief: string }>()
  for (const child of replay.children(node)) {
    const each = places.get(recording.move[child])
    if (each === undefined || replay.isDropped(child) || each.reason === 'listed') continue
    const text = words.order.short(each.rank, each.reason, ratingText(each, tree))
    notes.set(child, { text, brief: tree.number(each.rank) })
  }
  const out = ranked.filter((each) => each.out !== undefined)
  const texts = session.within(node, (kit, position) =>
    out
      .slice(0, MOST_OUT)
      .map((each) =>
        words.order.dropped(kit.game.formatMove(position, each.move), ratingText(each, tree)),
      ),
  )
  return {
    notes,
    ...(texts.length > 0 && { outs: { node, texts } }),
    said: enteredText(insight, seen, words, tree),
    saidOfSelected: barText(insight, seen, words, tree),
  }
}

/** Left-out moves that are shown one by one at most. */
const MOST_OUT = 24

/** Of a node that is being entered: why it is its turn. */
function enteredText(
  insight: Insight,
  { session, step }: Seen,
  words: TechniquesWords,
  tree: TreeWords,
): string {
  const { replay } = session
  const event = replay.step(step)
  if (event?.kind !== ENTER) return ''
  const above = replay.parent(event.node)
  if (above < 0) return ''
  const ranked = insight.ranked(above)
  const each = ranked.find(({ move }) => move === replay.recording.move[event.node])
  if (each === undefined || each.reason === 'listed') return ''
  const of = ranked.filter(({ out }) => out === undefined).length
  return words.order.said(each.rank, of, words.order.reason(each.reason, ratingText(each, tree)))
}

/** Of moves that fell out of the beam: where the bar lay. */
function barText(
  insight: Insight,
  { session: { replay }, selected }: Seen,
  words: TechniquesWords,
  tree: TreeWords,
): string {
  if (selected < 0 || !replay.isDropped(selected)) return ''
  const ranked = insight.ranked(replay.parent(selected))
  const best = ranked.find(({ out }) => out === 'beam')
  const last = best && ranked[best.rank - 2]
  const [inside, outside] = [last && ratingText(last, tree), best && ratingText(best, tree)]
  return inside === undefined || outside === undefined ? '' : words.order.bar(inside, outside)
}
