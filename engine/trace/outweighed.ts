import {
  BACK,
  BOUND_MASK,
  CUT,
  DROPPED,
  EVALUATE,
  EXIT,
  MIN_TO_MOVE,
  rootsOf,
  UNDER_CUT,
  type Recording,
} from './recording.ts'

/** How two searches that each try one move of a position weigh these moves. */
export interface Outweighed {
  /** Which search tried the worse one; undefined where both are worth the same. */
  readonly worse: 0 | 1 | undefined
  /**
   * The first event by which that is known: the search of the better move is done, and a reply to
   * the worse one has brought that below it. Where both are worth the same, both are done.
   */
  readonly event: number
  /** By search: the reply to the worse move that does so; the better move. */
  readonly nodes: readonly [number, number]
}

/** A search that tried one move of its root. */
interface Alone {
  readonly recording: Recording
  /** Where the move leads. */
  readonly child: number
  /** What it is worth to whoever makes it. */
  readonly value: number
  /** The last event of the search. */
  readonly event: number
}

/**
 * When it is known which of two moves is the better one, each having been searched alone. Undefined
 * where a search has tried several, has not come to the value of its move, or both tried the same.
 */
export function outweighed(a: Recording, b: Recording): Outweighed | undefined {
  const one = aloneIn(a)
  const other = aloneIn(b)
  if (one === undefined || other === undefined) return undefined
  if (a.move[one.child] === b.move[other.child]) return undefined
  if (one.value === other.value) {
    const event = Math.max(one.event, other.event)
    return { worse: undefined, event, nodes: [one.child, other.child] }
  }
  const worse = one.value < other.value ? 0 : 1
  const [better, refuted] = worse === 0 ? [other, one] : [one, other]
  const { event: found, reply } = refutation(refuted, better.value)
  const event = Math.max(found, better.event)
  return { worse, event, nodes: worse === 0 ? [reply, better.child] : [better.child, reply] }
}

function aloneIn(recording: Recording): Alone | undefined {
  const { parent, flags, kind, last, value } = recording
  const [root, another] = rootsOf(recording)
  if (root === undefined || another !== undefined) return undefined
  let child: number | undefined
  for (let node = 0; node < parent.length; node++) {
    if (parent[node] !== root || (flags[node] & (CUT | UNDER_CUT | DROPPED)) !== 0) continue
    if (child !== undefined) return undefined
    child = node
  }
  if (child === undefined) return undefined
  const event = last[root]
  if (kind[event] !== EXIT || ((flags[root] | flags[child]) & BOUND_MASK) !== 0) return undefined
  const worth = toMaker(recording, root, child, value[last[child]])
  return { recording, child, value: worth, event }
}

/** The reply after which a move is worth less than `value`, and the event at which that is told. */
function refutation({ recording, child, event }: Alone, value: number) {
  const { kind, node, value: told, parent } = recording
  for (let at = recording.first[child]; at <= event; at++) {
    if (node[at] !== child || (kind[at] !== BACK && kind[at] !== EVALUATE)) continue
    if (toMaker(recording, parent[child], child, told[at]) >= value) continue
    // A move that ends the game, or the search, has no reply.
    return { event: at, reply: kind[at] === BACK ? node[at - 1] : child }
  }
  return { event, reply: child }
}

/** A score of a node one ply on as whoever has moved there sees it. */
function toMaker({ algorithm, flags }: Recording, root: number, node: number, score: number) {
  const min = (at: number) => (flags[at] & MIN_TO_MOVE) !== 0
  const forMax = algorithm !== 'minimax' && min(node) ? 0 - score : score
  return min(root) ? 0 - forMax : forMax
}
