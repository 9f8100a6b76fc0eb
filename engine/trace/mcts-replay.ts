import { ContractError } from '../core/errors.ts'
import type { Player } from '../core/game.ts'
import { ucb1 } from '../search/mcts.ts'
import { POINT_STEPS } from '../search/points.ts'
import type { MctsRecording } from './mcts-recording.ts'
import { passagesOf, type Passages } from './mcts-passages.ts'
import { childIndex } from './children.ts'

/** The four phases of an iteration; `truncated` where the recorder was full, as the last step. */
export type MctsPhase = 'select' | 'expand' | 'simulate' | 'backpropagate' | 'truncated'

export interface MctsStep {
  readonly phase: MctsPhase
  /** From 0; for `truncated` the number of iterations that were kept. */
  readonly iteration: number
  /** The node selected, added, simulated from, or counted; the root for `truncated`. */
  readonly node: number
}

/**
 * The tree of a recorded Monte-Carlo search at any step, as a function of the recording and the
 * step alone: going back costs what going forward costs.
 *
 * Step 0 is before the first iteration; step `n` is after the n-th event, and `steps` is the last.
 * An iteration whose leaf is at ply k has 2k + 2 events: k for going down (if the leaf is new the
 * last of them adds it), one simulation, and k + 1 for counting it, from the leaf up to the root.
 */
export class MctsReplay {
  readonly recording: MctsRecording
  readonly steps: number
  readonly nodeCount: number
  readonly iterations: number
  private readonly childStart: Int32Array
  private readonly childList: Int32Array
  private readonly passages: Passages
  /** Where the moves of each simulation begin, and where the last ends. */
  private readonly playoutStart: Int32Array

  constructor(recording: MctsRecording) {
    const { parent, index, leaf, plies } = recording
    this.recording = recording
    this.nodeCount = parent.length
    this.iterations = leaf.length
    this.passages = passagesOf(recording)
    this.steps = this.passages.starts[leaf.length] + (recording.dropped > 0 ? 1 : 0)
    this.playoutStart = new Int32Array(leaf.length + 1)
    plies.forEach((length, i) => (this.playoutStart[i + 1] = this.playoutStart[i] + length))
    const children = childIndex(parent)
    this.childStart = children.start
    this.childList = children.list
    for (let node = 0; node < parent.length; node++) {
      this.children(node).sort((a, b) => index[a] - index[b])
    }
  }

  /** All children that the node ever gets, in the game's canonical order of moves. */
  children(node: number): Int32Array {
    return this.childList.subarray(this.childStart[node], this.childStart[node + 1])
  }

  parent(node: number): number {
    return this.recording.parent[node]
  }

  /** Plies from the root. */
  ply(node: number): number {
    return this.passages.ply[node]
  }

  player(node: number): Player {
    return (this.recording.player ^ (this.ply(node) & 1)) === 0 ? 0 : 1
  }

  /** The step at which an iteration begins: nothing of it has happened. `iterations` is the end. */
  startOf(iteration: number): number {
    return this.passages.starts[iteration]
  }

  /** The event that leads to a step; undefined at step 0. */
  step(step: number): MctsStep | undefined {
    this.check(step)
    if (step === 0) return undefined
    const { starts, ply } = this.passages
    const iteration = this.iterationOf(step - 1)
    if (iteration === this.iterations) return { phase: 'truncated', iteration, node: 0 }
    const leaf = this.recording.leaf[iteration]
    const event = step - 1 - starts[iteration]
    const down = ply[leaf]
    if (event < down) {
      const node = this.ancestor(leaf, event + 1)
      const phase = this.passages.born[node] === iteration ? 'expand' : 'select'
      return { phase, iteration, node }
    }
    if (event === down) return { phase: 'simulate', iteration, node: leaf }
    const node = this.ancestor(leaf, 2 * down + 1 - event)
    return { phase: 'backpropagate', iteration, node }
  }

  /** From the root to the node that the step is about; the root alone at step 0. */
  path(step: number): number[] {
    const nodes: number[] = []
    let node = this.step(step)?.node ?? 0
    for (; node >= 0; node = this.parent(node)) nodes.push(node)
    return nodes.reverse()
  }

  /** Whether the node has been added. */
  exists(node: number, step: number): boolean {
    const { born, starts, ply } = this.passages
    return node === 0 || starts[born[node]] + ply[node] <= step
  }

  /** Simulations through the node that it has counted. */
  visits(node: number, step: number): number {
    const { starts, ply, first, list } = this.passages
    let low = first[node]
    let high = first[node + 1]
    while (low < high) {
      const middle = (low + high) >> 1
      // An iteration counts at its leaf first and at the root last.
      if (starts[list[middle] + 1] - ply[node] <= step) low = middle + 1
      else high = middle
    }
    return low - first[node]
  }

  /** What those simulations earned together, from the view of the node's side to move. */
  total(node: number, step: number): number {
    const visits = this.visits(node, step)
    return visits === 0 ? 0 : this.passages.totals[this.passages.first[node] + visits - 1]
  }

  /** Mean points in Max's view, player 0's; undefined before the first visit. */
  mean(node: number, step: number): number | undefined {
    const visits = this.visits(node, step)
    if (visits === 0) return undefined
    const mean = this.total(node, step) / visits
    return this.player(node) === 0 ? mean : 1 - mean
  }

  /**
   * The bound of UCB1 by which the node's parent selects: as in the search, from the parent's
   * view. Undefined at the root and before the first visit.
   */
  bound(node: number, step: number): number | undefined {
    const visits = this.visits(node, step)
    const ofParent = node === 0 ? 0 : this.visits(this.parent(node), step)
    if (visits === 0 || ofParent === 0) return undefined
    const { exploration } = this.recording
    return ucb1(this.total(node, step), visits, Math.log(ofParent), exploration)
  }

  /** From the root on the nodes that were visited most, as in the answer of the search. */
  line(step: number): number[] {
    const nodes: number[] = []
    for (let node = 0; node >= 0; node = this.mostVisited(node, step)) nodes.push(node)
    return nodes
  }

  /** What the simulation of an iteration was worth, from the view of the side to move there. */
  points(iteration: number): number {
    return this.recording.points[iteration] / POINT_STEPS
  }

  /** The random moves of an iteration's simulation, where they were kept. */
  playout(iteration: number): Int32Array {
    const { playoutStart } = this
    return this.recording.playouts.subarray(playoutStart[iteration], playoutStart[iteration + 1])
  }

  /** The moves that lead from the root to a node. */
  movesTo(node: number): number[] {
    const moves: number[] = []
    for (let at = node; at > 0; at = this.parent(at)) moves.push(this.recording.move[at])
    return moves.reverse()
  }

  private mostVisited(node: number, step: number): number {
    let best = -1
    let most = 0
    let least = Infinity
    for (const child of this.children(node)) {
      const visits = this.visits(child, step)
      if (visits === 0 || visits < most) continue
      const mean = this.total(child, step) / visits
      if (visits === most && mean >= least) continue
      best = child
      most = visits
      least = mean
    }
    return best
  }

  /** The iteration that is going on after so many events. */
  private iterationOf(events: number): number {
    const { starts } = this.passages
    let low = 0
    let high = this.iterations
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle + 1] <= events) low = middle + 1
      else high = middle
    }
    return low
  }

  private ancestor(node: number, ply: number): number {
    let at = node
    while (this.ply(at) > ply) at = this.parent(at)
    return at
  }

  private check(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.steps) {
      throw new ContractError('MctsReplay', `step ${step} is not from 0 to ${this.steps}`)
    }
  }
}
