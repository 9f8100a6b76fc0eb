import type { Move } from '../core/game.ts'

/** A proof or disproof number that says: impossible. */
export const INFINITY = 1_000_000_000

/**
 * Positions and the moves between them, as columns. The same stones with the same side to move
 * are one node, however they came about: so it is a graph. It has no cycle, since stones are
 * only added.
 *
 * Nodes are numbered as they are met. A node's edges lie side by side, and are added once.
 */
export class ThreatGraph {
  /** How hard a win is still to prove: about how many leaves must be proved, or INFINITY. */
  readonly proof: number[] = []
  /** How hard it is to disprove, likewise. */
  readonly disproof: number[] = []
  /** The node's edges are `first[node]` up to, not including, `end[node]`; −1 before `expand`. */
  readonly first: number[] = []
  readonly end: number[] = []
  readonly child: number[] = []
  readonly move: Move[] = []

  private readonly lo: number[] = []
  private readonly hi: number[] = []
  /** Open addressing: a node's number plus 1, or 0; at most half full. */
  private slots = new Int32Array(1 << 12)

  get size(): number {
    return this.proof.length
  }

  /**
   * The node of a position; a new one has both numbers 1.
   *
   * @param hash      of its stones
   * @param attacker  whether the attacker is to move
   */
  node(hash: Int32Array, attacker: boolean): number {
    const lo = attacker ? hash[0] : ~hash[0]
    const hi = hash[1]
    let at = this.slotOf(lo, hi)
    if (this.slots[at] !== 0) return this.slots[at] - 1
    if (this.size * 2 >= this.slots.length) {
      this.grow()
      at = this.slotOf(lo, hi)
    }
    this.lo.push(lo)
    this.hi.push(hi)
    this.proof.push(1)
    this.disproof.push(1)
    this.first.push(-1)
    this.end.push(-1)
    this.slots[at] = this.size
    return this.size - 1
  }

  isExpanded(node: number): boolean {
    return this.first[node] >= 0
  }

  expand(node: number, moves: readonly Move[], children: readonly number[]): void {
    this.first[node] = this.child.length
    for (const move of moves) this.move.push(move)
    for (const child of children) this.child.push(child)
    this.end[node] = this.child.length
  }

  private slotOf(lo: number, hi: number): number {
    const mask = this.slots.length - 1
    let at = (lo ^ hi) & mask
    for (;;) {
      const node = this.slots[at] - 1
      if (node < 0 || (this.lo[node] === lo && this.hi[node] === hi)) return at
      at = (at + 1) & mask
    }
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    for (let node = 0; node < this.size; node++) {
      this.slots[this.slotOf(this.lo[node], this.hi[node])] = node + 1
    }
  }
}
