import { CUT, CUTOFF, ENTER, LEAF, type Replay } from '../../../../engine/index.ts'
import { BitRow } from './bits.ts'
import type { Filter } from './filter.ts'
import { Preorder } from './preorder.ts'

/** What is known of all that lies below a node, itself included. */
export interface Extract {
  readonly nodes: number
  /** Moves that cuts skip. */
  readonly cut: number
  /** The least and the greatest value of a leaf, Max's view; absent where none was judged. */
  readonly values?: readonly [number, number]
}

/** Ranks of one entry of the tables of values. */
const BLOCK = 64
/** Nodes that are looked at before the page may do something else: a few milliseconds. */
const SLICE = 1 << 16

/**
 * Where all nodes of one search from its root lie, beside each other: a node is as wide as the leaves
 * below it, each of which has a slot. Nothing of it is kept by node: since what is below a node is a run
 * of ranks, both are counted from sums that are kept for every 64. One byte a node suffices.
 */
export class Spread {
  readonly replay: Replay
  readonly root: number
  readonly filter: Filter
  readonly order: Preorder
  private readonly slot: BitRow
  private readonly cut: BitRow
  /** By 64 ranks. */
  private readonly least: Int32Array
  private readonly most: Int32Array
  private readonly line: ReadonlySet<number>

  constructor(replay: Replay, root: number, filter: Filter) {
    this.replay = replay
    this.root = root
    this.filter = filter
    this.order = new Preorder(replay)
    const { nodes } = this.order
    this.slot = new BitRow(nodes)
    this.cut = new BitRow(nodes)
    this.least = new Int32Array(Math.ceil(nodes / BLOCK)).fill(MOST)
    this.most = new Int32Array(this.least.length).fill(-MOST)
    const end = Math.min(replay.recording.last[root] + 1, replay.steps)
    this.line = new Set(filter.only === 'line' ? replay.principalVariation(end) : [])
  }

  /** Looks through the nodes; stops now and then, so that it need not be one task. */
  *build(): Generator<void> {
    const { order, replay, filter } = this
    const { nodes } = order
    const { flags } = replay.recording
    for (let from = 0; from < nodes; from += SLICE) {
      const to = Math.min(from + SLICE, nodes)
      for (let rank = from; rank < to; rank++) {
        const node = order.node(rank)
        if (flags[node] & CUT) this.cut.set(rank)
        if (flags[node] & LEAF) this.addValue(node, rank)
      }
      this.cut.count(from, to === nodes ? Infinity : to)
      yield
    }
    const isSlot = { all: this.endsHere, line: this.endsLine, cuts: this.endsCut }[filter.only]
    for (let from = 0; from < nodes; from += SLICE) {
      const to = Math.min(from + SLICE, nodes)
      for (let rank = from; rank < to; rank++) {
        if (isSlot(order.node(rank), rank)) this.slot.set(rank)
      }
      this.slot.count(from, to === nodes ? Infinity : to)
      yield
    }
  }

  /** Slots of the whole tree. */
  get slots(): number {
    return this.width(this.root)
  }

  /** Slots before a node. */
  start(node: number): number {
    const { slot, order, root } = this
    return slot.before(order.rank(node)) - slot.before(order.rank(root))
  }

  /** Slots of a node; 0 where it is not shown. */
  width(node: number): number {
    const { slot, order } = this
    return slot.before(order.end(node)) - slot.before(order.rank(node))
  }

  /** Whether anything is shown below a node. */
  isInner(node: number): boolean {
    const { slot, order } = this
    const rank = order.rank(node)
    return !slot.has(rank) && slot.before(order.end(node)) > slot.before(rank)
  }

  /** The ranks that have been met, or skipped, before a step: those below this one. */
  met(step: number): number {
    const { replay, order } = this
    const { kind, node } = replay.recording
    let skipped = -1
    for (let event = step - 1; event >= 0; event--) {
      if (kind[event] === CUTOFF) {
        const children = replay.children(node[event])
        const last = children.findLast((child) => !replay.isDropped(child))
        if (last !== undefined) skipped = Math.max(skipped, order.end(last))
      }
      if (kind[event] === ENTER) return Math.max(skipped, order.rank(node[event]) + 1)
    }
    return 0
  }

  /**
   * What is known of the nodes from one to another, each with all below it.
   *
   * @param met  ranks that have been met; see `met`
   */
  extract(first: number, last: number, met: number): Extract {
    const { order, cut } = this
    const from = order.rank(first)
    const end = order.end(last)
    const to = Math.max(from, Math.min(end, met))
    let [low, high] = [MOST, -MOST]
    for (let rank = from; rank < to;) {
      const block = Math.floor(rank / BLOCK)
      const next = (block + 1) * BLOCK
      if (rank % BLOCK === 0 && next <= to) {
        low = Math.min(low, this.least[block])
        high = Math.max(high, this.most[block])
        rank = next
        continue
      }
      const value = this.value(order.node(rank))
      if (value !== undefined) {
        low = Math.min(low, value)
        high = Math.max(high, value)
      }
      rank++
    }
    return {
      nodes: end - from,
      cut: cut.before(to) - cut.before(from),
      ...(low <= high && { values: [low, high] as const }),
    }
  }

  private addValue(node: number, rank: number): void {
    const value = this.value(node)
    if (value === undefined) return
    const block = Math.floor(rank / BLOCK)
    this.least[block] = Math.min(this.least[block], value)
    this.most[block] = Math.max(this.most[block], value)
  }

  /** The score that a leaf was given, Max's view. */
  private value(node: number): number | undefined {
    const { flags, first, value } = this.replay.recording
    if ((flags[node] & LEAF) === 0 || first[node] + 1 >= value.length) return undefined
    return this.replay.forMax(node, value[first[node] + 1])
  }

  /** Whether a node is the last that may be shown. */
  private isReached(node: number): boolean {
    return this.replay.recording.ply[node] === this.filter.reach && this.filter.reach > 0
  }

  private isBeyond(node: number): boolean {
    return this.filter.reach > 0 && this.replay.recording.ply[node] > this.filter.reach
  }

  private readonly endsHere = (node: number): boolean =>
    !this.isBeyond(node) && (this.isReached(node) || this.replay.children(node).length === 0)

  private readonly endsLine = (node: number): boolean => {
    if (!this.line.has(node) || this.isBeyond(node)) return false
    return this.isReached(node) || !this.replay.children(node).some((each) => this.line.has(each))
  }

  private readonly endsCut = (node: number, rank: number): boolean => {
    if (this.isBeyond(node)) return false
    if (this.cut.has(rank)) return true
    const end = this.isReached(node) ? this.order.end(node) : rank
    return this.cut.before(end) > this.cut.before(rank)
  }
}

/** Beyond every score. */
const MOST = 2 ** 31 - 1
