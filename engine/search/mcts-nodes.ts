import { NO_MOVE, type Move } from '../core/game.ts'

/** No node: the root's parent, the first child of a leaf, what follows the last child. */
export const NONE = -1
export const ROOT = 0

/**
 * The tree of a Monte-Carlo search: one entry a node in each column, 32 bytes a node. Nodes are
 * numbered in the order in which they were added, the root 0. The children of a node are a list,
 * `first[node]` and then `next[child]` until NONE, in the game's canonical order of moves.
 *
 * Only the first `count` entries mean anything. A column is another array after `reserve`.
 */
export class MctsNodes {
  count = 0
  parent = new Int32Array(0)
  /** The move that leads to the node; NO_MOVE at the root. */
  move = new Int32Array(0)
  first = new Int32Array(0)
  next = new Int32Array(0)
  /** Legal moves that have no child yet; 0 for an ended game. */
  untried = new Int32Array(0)
  /** Simulations that went through the node. */
  visits = new Int32Array(0)
  /** What they earned together, from the view of the side to move: 1 a win, ½ a draw. */
  total = new Float64Array(0)

  constructor(moves: number) {
    this.reserve(1)
    this.add(NONE, NONE, NO_MOVE, moves)
  }

  /** Makes room for so many nodes. */
  reserve(nodes: number): void {
    const old = this.parent.length
    if (nodes <= old) return
    const room = Math.max(nodes, old * 2)
    this.parent = larger(this.parent, room)
    this.move = larger(this.move, room)
    this.first = larger(this.first, room)
    this.next = larger(this.next, room)
    this.untried = larger(this.untried, room)
    this.visits = larger(this.visits, room)
    const total = new Float64Array(room)
    total.set(this.total)
    this.total = total
  }

  /**
   * Adds a node, for which there must be room, and returns it.
   *
   * @param before  the child of `parent` that it follows, or NONE
   * @param moves   how many moves may be tried there
   */
  add(parent: number, before: number, move: Move, moves: number): number {
    const node = this.count++
    this.parent[node] = parent
    this.move[node] = move
    this.first[node] = NONE
    this.untried[node] = moves
    if (before !== NONE) {
      this.next[node] = this.next[before]
      this.next[before] = node
    } else if (parent !== NONE) {
      this.next[node] = this.first[parent]
      this.first[parent] = node
    } else this.next[node] = NONE
    return node
  }

  /** Mean points at a visited node, from the view of its side to move. */
  mean(node: number): number {
    return this.total[node] / this.visits[node]
  }

  /** The child that was visited most; of equals the one that is better for its parent; or NONE. */
  mostVisited(node: number): number {
    let best = this.first[node]
    for (let child = best; child !== NONE; child = this.next[child]) {
      const more = this.visits[child] - this.visits[best]
      if (more > 0 || (more === 0 && this.mean(child) < this.mean(best))) best = child
    }
    return best
  }

  /** The moves from the root on that were visited most. */
  mostVisitedLine(): Move[] {
    const line: Move[] = []
    let node = this.mostVisited(ROOT)
    for (; node !== NONE; node = this.mostVisited(node)) line.push(this.move[node])
    return line
  }

  /** Plies from the root to the deepest node. */
  depth(): number {
    // A parent has a smaller number than its children.
    const ply = new Int32Array(this.count)
    let deepest = 0
    for (let node = ROOT + 1; node < this.count; node++) {
      ply[node] = ply[this.parent[node]] + 1
      if (ply[node] > deepest) deepest = ply[node]
    }
    return deepest
  }
}

function larger(column: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(room)
  copy.set(column)
  return copy
}
