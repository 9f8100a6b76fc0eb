import type { Replay } from '../../../engine/index.ts'

/**
 * A node of the tree, or a fold that stands for some of a node's children, or a group of moves that
 * were left out, as it is shown.
 */
export interface Shown {
  /** The recording's node; of a fold, the first node it stands for. */
  readonly node: number
  readonly kind: 'node' | 'more' | 'dropped'
  /** Stays the same from step to step. */
  readonly key: string
  /** Index in the list of what it hangs from; -1 at the root. */
  readonly above: number
  /** Whether its children are shown; undefined where it has none. */
  readonly open: boolean | undefined
  /** Place among all its siblings, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
  /**
   * Of a fold, how many siblings it stands for; of moves left out, how many they are; of a closed
   * node, the nodes below it.
   */
  readonly hidden: number
  /** Of one move that was left out and is shown by itself: its place among them, from 0. */
  readonly out?: number
}

/** What the reader and the room allow to be seen. */
export interface Folding {
  /** The node to begin with: the root of the search that is going on. */
  readonly root?: number
  /** Show everything unless the reader closes it; else only the path to `focus`. */
  readonly whole: boolean
  /** Nodes whose path is open, the one that matters most first: selected, then current. */
  readonly focus: readonly number[]
  /** What the reader has opened (true) or closed (false), by node. */
  readonly choice: ReadonlyMap<number, boolean>
  /** A tree that is searched from the right: children as its text has them, not as they are met. */
  readonly fromLeft?: boolean
  /** Show nodes down to that ply, and none below. */
  readonly toPly?: number
  /** A node of which as many left-out moves are shown one by one as have room. */
  readonly outs?: { readonly node: number; readonly count: number }
  /** Children shown of one node at most; the others are folded into one before, one after. */
  readonly width: number
}

/**
 * The nodes to draw, each after what it hangs from and in the order of the search. Costs no more
 * than what it returns, however large the recording is.
 */
export function shownNodes(replay: Replay, folding: Folding): Shown[] {
  const shown: Shown[] = []
  const onPath = new Map<number, number>()
  folding.focus.forEach((node, rank) => {
    for (let at = node; at >= 0 && !onPath.has(at); at = replay.parent(at)) onPath.set(at, rank)
  })

  function add(node: number, above: number, place: number, siblings: number): void {
    const all = folding.fromLeft === true ? fromLeft(replay, node) : replay.children(node)
    // What was skipped is of no position that was looked at.
    const children =
      folding.toPly === undefined ? all : all.filter((child) => replay.isVisited(child))
    const within =
      folding.toPly === undefined ? folding.whole : replay.recording.ply[node] < folding.toPly
    const open = folding.choice.get(node) ?? (within || onPath.has(node))
    const index = shown.length
    shown.push({
      node,
      kind: 'node',
      key: `n${node}`,
      above,
      open: children.length === 0 ? undefined : open,
      place,
      siblings,
      hidden: open ? 0 : replay.size(node) - 1,
    })
    if (!open || children.length === 0) return
    // What was left out is always there, as one, after what was looked at.
    const inner = children.filter((child) => !replay.isDropped(child))
    const out = children.filter((child) => replay.isDropped(child))
    const places = inner.length + Math.min(1, out.length)
    const [from, to] = page(inner, onPath, folding.width - places + inner.length)
    const fold = (first: number, end: number, key: string) => {
      if (first >= end) return
      shown.push({
        node: children[first],
        kind: 'more',
        key: `${key}${node}`,
        above: index,
        open: undefined,
        place: first + 1,
        siblings: places,
        hidden: end - first,
      })
    }
    fold(0, from, 'b')
    for (let i = from; i < to; i++) add(children[i], index, i + 1, places)
    fold(to, inner.length, 'a')
    if (out.length === 0) return
    const left = out.reduce((sum, child) => sum + replay.droppedMoves(child), 0)
    const room = folding.width - (to - from) - Math.min(1, from) - (to < inner.length ? 1 : 0)
    const most = folding.outs?.node === node ? Math.min(folding.outs.count, room) : 0
    // Where not all have room, those that are left are one.
    const singles = left <= most ? left : Math.max(0, most - 1)
    const leave = (key: string, hidden: number, single: Pick<Shown, 'out'>) =>
      shown.push({
        node: out[0],
        kind: 'dropped',
        key: `n${out[0]}${key}`,
        above: index,
        open: undefined,
        place: places,
        siblings: places,
        hidden,
        ...single,
      })
    for (let i = 0; i < singles; i++) leave(`.${i}`, 1, { out: i })
    if (left > singles) leave('', left - singles, {})
  }

  add(folding.root ?? 0, -1, 1, 1)
  return shown
}

/** The children of an explicit tree's node as its text has them, whichever is searched first. */
export function fromLeft(replay: Replay, node: number): Int32Array {
  const { move } = replay.recording
  return replay.children(node).toSorted((a, b) => move[a] - move[b])
}

/**
 * Which children are shown: all where they fit, else a page of them, the one that the path goes
 * through among them. Pages and not a moving window, so that children keep their place.
 */
function page(
  children: Int32Array,
  onPath: ReadonlyMap<number, number>,
  width: number,
): [from: number, to: number] {
  if (children.length <= width) return [0, children.length]
  const each = Math.max(1, width - 2)
  let on = 0
  let best = Infinity
  children.forEach((child, index) => {
    const rank = onPath.get(child) ?? Infinity
    if (rank < best) {
      best = rank
      on = index
    }
  })
  const from = Math.floor(on / each) * each
  return [from, Math.min(from + each, children.length)]
}
