import type { Move } from '../core/game.ts'
import { NO_BOUND } from '../search/tracer.ts'
import { storedScore } from '../search/transposition.ts'
import type { PositionKeys } from './position-keys.ts'
import { ENTER, EXIT, LEAF, TABLE_HIT } from './recording.ts'
import type { Replay } from './replay.ts'

/** What a slot of the table holds. */
export interface TableEntry {
  readonly slot: number
  /** The node whose score it is. */
  readonly node: number
  /** The halves of the position's hash. */
  readonly lo: number
  readonly hi: number
  readonly move: Move
  /** Plies searched below the position. */
  readonly depth: number
  /** EXACT, LOWER or UPPER, as the search told it: in the view of the side to move at `node`. */
  readonly bound: number
  /** Max's view; a win counts plies from the position, not from the root. */
  readonly score: number
}

/**
 * What a step does with the table.
 * - `found`, `other`, `empty`: a node is entered, and its slot holds its position, another, none.
 * - `hit`: the entry answers the node.
 * - `stored`: a score is put where there was nothing; `renewed`: over an older one of the same
 *   position; `replaced`: over another position, a collision.
 * - `refused`: the slot keeps a deeper entry of another position, and the score is not kept.
 */
export interface TableEvent {
  readonly what: 'found' | 'other' | 'empty' | 'hit' | 'stored' | 'renewed' | 'replaced' | 'refused'
  readonly slot: number
  /** The node at hand. */
  readonly node: number
  /** What the slot held before the step. */
  readonly before: TableEntry | undefined
  /** What it holds after. */
  readonly after: TableEntry | undefined
}

/**
 * The transposition table of a recorded search at any step, as a function of the recording, the
 * keys of its positions and the step. Nothing of it is kept in the recording: a slot holds what the
 * last node of its positions has stored.
 */
export class TableReplay {
  readonly slots: number
  private readonly replay: Replay
  private readonly keys: PositionKeys
  /** The nodes that have stored in each slot, ascending in time. */
  private readonly stores = new Map<number, number[]>()
  private readonly isStored: Uint8Array

  /** @param slots  as of `TranspositionTable`: a power of two */
  constructor(replay: Replay, keys: PositionKeys, slots: number) {
    this.replay = replay
    this.keys = keys
    this.slots = slots
    this.isStored = new Uint8Array(replay.nodeCount)
    for (const node of replay.recording.stored) {
      this.isStored[node] = 1
      const slot = this.slotOf(node)
      const known = this.stores.get(slot)
      if (known === undefined) this.stores.set(slot, [node])
      else known.push(node)
    }
  }

  /** The slot of the position at a node. */
  slotOf(node: number): number {
    return this.keys.lo[node] & (this.slots - 1)
  }

  /** What a slot holds at a step; undefined where that is nothing. */
  entry(slot: number, step: number): TableEntry | undefined {
    const nodes = this.stores.get(slot) ?? []
    const { last } = this.replay.recording
    let low = 0
    let high = nodes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (last[nodes[middle]] < step) low = middle + 1
      else high = middle
    }
    return low === 0 ? undefined : this.kept(nodes[low - 1])
  }

  /** The same where it is of the position at a node, as at the step that enters it. */
  knownAt(node: number): TableEntry | undefined {
    const entry = this.entry(this.slotOf(node), this.replay.recording.first[node] + 1)
    return entry !== undefined && this.isOf(entry, node) ? entry : undefined
  }

  /** What the event that leads to a step does with the table; undefined where that is nothing. */
  event(step: number): TableEvent | undefined {
    const event = this.replay.step(step)
    if (event === undefined) return undefined
    const { kind, node } = event
    // Nodes at the last ply are not looked up, and nothing is stored of an ended game.
    if (this.replay.depthLeft(node) === 0) return undefined
    const slot = this.slotOf(node)
    const before = this.entry(slot, step - 1)
    const after = this.entry(slot, step)
    if (kind === ENTER) {
      const what = before === undefined ? 'empty' : this.isOf(before, node) ? 'found' : 'other'
      return { what, slot, node, before, after }
    }
    if (kind === TABLE_HIT) return { what: 'hit', slot, node, before, after }
    if (kind !== EXIT || this.replay.step(step - 1)?.kind === TABLE_HIT) return undefined
    if (this.isStored[node] === 0) {
      const refused = before !== undefined && !this.isOf(before, node) && this.isKept(node)
      return refused ? { what: 'refused', slot, node, before, after } : undefined
    }
    const what = before === undefined ? 'stored' : this.isOf(before, node) ? 'renewed' : 'replaced'
    return { what, slot, node, before, after }
  }

  private isOf({ lo, hi }: TableEntry, node: number): boolean {
    return lo === this.keys.lo[node] && hi === this.keys.hi[node]
  }

  /** Whether a node's score is one that is offered to the table. */
  private isKept(node: number): boolean {
    const { flags } = this.replay.recording
    return (flags[node] & LEAF) === 0 && this.replay.bound(node) !== NO_BOUND
  }

  private kept(node: number): TableEntry {
    const { replay, keys } = this
    const { recording } = replay
    const score = recording.value[recording.last[node]]
    const best = replay.bestChild(node, replay.steps)
    return {
      slot: this.slotOf(node),
      node,
      lo: keys.lo[node],
      hi: keys.hi[node],
      move: recording.move[best],
      depth: replay.depthLeft(node),
      bound: replay.toldBound(node),
      score: replay.forMax(node, storedScore(score, recording.ply[node])),
    }
  }
}
