import { UNDER_CUT, type Replay } from '../../../../engine/index.ts'

/**
 * The nodes of a recording in the order of a walk through the tree, each before all below it: what is
 * below a node is then one run of ranks, from its own to its end. A recording numbers its nodes so, but
 * for those that `growCuts` has added, which are few.
 */
export class Preorder {
  readonly nodes: number
  private readonly replay: Replay
  private readonly order: Int32Array | undefined
  private readonly ranks: Int32Array | undefined

  constructor(replay: Replay) {
    const { flags } = replay.recording
    this.replay = replay
    this.nodes = replay.nodeCount
    if ((flags[this.nodes - 1] & UNDER_CUT) === 0) return
    const order = new Int32Array(this.nodes)
    const ranks = new Int32Array(this.nodes)
    let next = 0
    const walk = (node: number) => {
      ranks[node] = next
      order[next++] = node
      for (const child of replay.children(node)) walk(child)
    }
    for (const root of replay.roots) walk(root)
    this.order = order
    this.ranks = ranks
  }

  node(rank: number): number {
    return this.order === undefined ? rank : this.order[rank]
  }

  rank(node: number): number {
    return this.ranks === undefined ? node : this.ranks[node]
  }

  /** The rank after those of all nodes below a node. */
  end(node: number): number {
    let last = node
    for (;;) {
      const children = this.replay.children(last)
      if (children.length === 0) return this.rank(last) + 1
      last = children[children.length - 1]
    }
  }
}
