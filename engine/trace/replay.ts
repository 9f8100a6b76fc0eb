import { ContractError } from '../core/errors.ts'
import type { Player } from '../core/game.ts'
import { INFINITE } from '../search/score.ts'
import { boundCode, EXACT, NO_BOUND } from '../search/tracer.ts'
import {
  BACK,
  BOUND_MASK,
  CUT,
  CUTOFF,
  DROPPED,
  EVALUATE,
  EXIT,
  LEAF,
  MIN_TO_MOVE,
  TERMINAL,
  UNDER_CUT,
  type EventKind,
  sourceOf,
  type Recording,
} from './recording.ts'
import { surveyOf, type Survey } from './survey.ts'
import { countsAt, type Counts, type NodeState, type Step, type Window } from './tally.ts'

/**
 * The state of a recorded search at any step, as a function of the recording and the step
 * alone: going back costs what going forward costs.
 *
 * Step 0 is before the root is entered; step `n` is after the n-th event, and `steps` is the
 * last. All scores and windows are given in Max's view, whatever view the search used, so that
 * one picture can show them on one scale.
 */
export class Replay {
  readonly recording: Recording
  readonly steps: number
  readonly nodeCount: number
  /** The roots, ascending: one, unless the search began anew. */
  readonly roots: readonly number[]
  readonly survey: Survey

  /** @param survey  of that recording, where it has been made elsewhere */
  constructor(recording: Recording, survey = surveyOf(recording)) {
    this.recording = recording
    this.steps = recording.kind.length
    this.nodeCount = recording.parent.length
    this.roots = [...survey.roots]
    this.survey = survey
  }

  /** Children in the order of the search: visited ones, those that a cut skipped, dropped ones. */
  children(node: number): Int32Array {
    const { childStart, childList } = this.survey
    return childList.subarray(childStart[node], childStart[node + 1])
  }

  /** Nodes below a node, itself included; see `Survey`. */
  size(node: number): number {
    return this.survey.sizes[node]
  }

  parent(node: number): number {
    return this.recording.parent[node]
  }

  player(node: number): Player {
    return this.recording.flags[node] & MIN_TO_MOVE ? 1 : 0
  }

  isLeaf(node: number): boolean {
    return (this.recording.flags[node] & LEAF) !== 0
  }

  isTerminal(node: number): boolean {
    return (this.recording.flags[node] & TERMINAL) !== 0
  }

  /** Whether the search visits the node at some step. */
  isVisited(node: number): boolean {
    return (this.recording.flags[node] & (CUT | UNDER_CUT | DROPPED)) === 0
  }

  /** Whether the node's move was outside the beam or too far from all stones. */
  isDropped(node: number): boolean {
    return (this.recording.flags[node] & DROPPED) !== 0
  }

  /** How many dropped moves a node stands for; 0 where it is not dropped. */
  droppedMoves(node: number): number {
    return this.isDropped(node) ? (groupSize(this.recording.groups, node) ?? 1) : 0
  }

  /**
   * Where the table answered the node: the node that had stored the answer, which may be of an
   * earlier search from the root; else -1.
   */
  source(node: number): number {
    return this.isVisited(node) ? sourceOf(this.recording, node) : -1
  }

  /** The root of the search that is going on at a step; 0 unless it has begun anew. */
  root(step: number): number {
    const { roots, recording } = this
    let at = roots.length - 1
    while (at > 0 && recording.first[roots[at]] >= step) at--
    return roots[at] ?? 0
  }

  /** Plies that the search which is going on at a step was begun with. */
  depth(step: number): number {
    const { depths, depth } = this.recording
    return depths[this.roots.indexOf(this.root(step))] ?? depth
  }

  /** Plies that the search of a node has left; 0 at the last ply. */
  depthLeft(node: number): number {
    const { depths, depth, ply } = this.recording
    return (depths[this.roots.indexOf(this.rootOf(node))] ?? depth) - ply[node]
  }

  /** The root of the search that a node is of. */
  rootOf(node: number): number {
    const { parent } = this.recording
    let root = node
    while (parent[root] >= 0) root = parent[root]
    return root
  }

  /**
   * What the search told of a node's final score, where `bound` may say more: EXACT, LOWER or UPPER.
   * Where the table answered it, what the entry held that did.
   */
  toldBound(node: number): number {
    const { recording } = this
    const source = this.source(node)
    if (source >= 0) return this.toldBound(source)
    if (this.isLeaf(node)) return EXACT
    const { alpha, beta, fail, algorithm } = recording
    const hard = fail === 'hard' && algorithm === 'alphabeta'
    return boundCode(recording.value[recording.last[node]], alpha[node], beta[node], hard)
  }

  /** Bound of the node's final score, in the view of its side to move; see `Tracer.exit`. */
  bound(node: number): number {
    return this.recording.flags[node] & BOUND_MASK
  }

  /** A score of the search at a node, turned to Max's view; turns Max's view back as well. */
  forMax(node: number, score: number): number {
    // 0 − score, not −score: a draw is 0 in both views, never −0.
    return this.recording.algorithm === 'minimax' || this.player(node) === 0 ? score : 0 - score
  }

  /** The event that leads to a step; undefined at step 0. */
  step(step: number): Step | undefined {
    this.check(step)
    if (step === 0) return undefined
    const kind = this.recording.kind[step - 1] as EventKind
    const node = this.recording.node[step - 1]
    const value = this.recording.value[step - 1]
    const isScore = kind === EVALUATE || kind === BACK || kind === EXIT
    return { kind, node, value: isScore ? this.forMax(node, value) : value }
  }

  /** The node the search is at; the root at step 0. */
  current(step: number): number {
    this.check(step)
    return step === 0 ? 0 : Math.max(0, this.recording.node[step - 1])
  }

  /** From the root of its search to the current node. */
  path(step: number): number[] {
    const nodes: number[] = []
    for (let node = this.current(step); node >= 0; node = this.parent(node)) nodes.push(node)
    return nodes.reverse()
  }

  state(node: number, step: number): NodeState {
    if (this.recording.first[node] >= step) return 'unvisited'
    const flags = this.recording.flags[node]
    if (flags & CUT) return 'cut'
    if (flags & DROPPED) return 'dropped'
    if (flags & UNDER_CUT) return 'under-cut'
    return this.recording.last[node] < step ? 'done' : 'open'
  }

  counts(step: number): Counts {
    this.check(step)
    return countsAt(this.recording, this.survey.tally, step)
  }

  /**
   * Best score so far at an open node, final score at a done one, else undefined; undefined as
   * well where the search was stopped inside the node before any child was done. Max's view.
   */
  score(node: number, step: number): number | undefined {
    const state = this.state(node, step)
    if (state === 'done') {
      if (this.bound(node) === NO_BOUND && this.lastBackedChild(node, step) < 0) return undefined
      return this.forMax(node, this.recording.value[this.recording.last[node]])
    }
    if (state !== 'open') return undefined
    if (this.isLeaf(node) && this.recording.first[node] + 1 < step) {
      return this.forMax(node, this.recording.value[this.recording.first[node] + 1])
    }
    const child = this.lastBackedChild(node, step)
    return child < 0 ? undefined : this.forMax(node, this.backedBy(child))
  }

  /** The window of a visited node as it stands at a step, in Max's view; else undefined. */
  window(node: number, step: number): Window | undefined {
    const state = this.state(node, step)
    if (state !== 'open' && state !== 'done') return undefined
    const { alpha, beta, algorithm } = this.recording
    if (algorithm === 'minimax' || algorithm === 'negamax')
      return { alpha: -INFINITE, beta: INFINITE }
    const child = this.lastBackedChild(node, step)
    const floor = child < 0 ? alpha[node] : Math.max(alpha[node], this.backedBy(child))
    return this.player(node) === 0
      ? { alpha: floor, beta: beta[node] }
      : { alpha: 0 - beta[node], beta: 0 - floor }
  }

  /**
   * The child that gave the node its best score so far; -1 where none has. The first of those
   * that are equally good, as in the search.
   */
  bestChild(node: number, step: number): number {
    const latest = this.lastBackedChild(node, step)
    if (latest < 0) return -1
    const best = this.backedBy(latest)
    const { algorithm, fail, alpha } = this.recording
    // Fail-hard begins with alpha: a score that is no better has no child to thank for it.
    if (algorithm === 'alphabeta' && fail === 'hard' && best === alpha[node]) return -1
    const children = this.children(node)
    let index = children.indexOf(latest)
    while (index > 0 && this.backedBy(children[index - 1]) === best) index--
    return children[index]
  }

  /** The principal variation as it stands at a step: nodes from the root on. */
  principalVariation(step: number): number[] {
    const nodes = [this.root(step)]
    for (let node = this.bestChild(nodes[0], step); node >= 0; node = this.bestChild(node, step)) {
      nodes.push(node)
    }
    return nodes.length > 1 ? nodes : []
  }

  /** The next step after `step` that is a cutoff, or `steps` where there is none. */
  nextCutoff(step: number): number {
    const next = this.recording.kind.indexOf(CUTOFF, step)
    return next < 0 ? this.steps : next + 1
  }

  /** The last step before `step` that is a cutoff, or 0 where there is none. */
  previousCutoff(step: number): number {
    return step < 2 ? 0 : this.recording.kind.lastIndexOf(CUTOFF, step - 2) + 1
  }

  /** The last child whose score has been taken into account before `step`, or -1. */
  private lastBackedChild(node: number, step: number): number {
    const children = this.children(node)
    let low = 0
    let high = children.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.isVisited(children[middle]) && this.wasBacked(children[middle], step)) {
        low = middle + 1
      } else high = middle
    }
    return low === 0 ? -1 : children[low - 1]
  }

  /** A child's BACK event comes right after its own last event. */
  private wasBacked(child: number, step: number): boolean {
    const event = this.recording.last[child] + 1
    return event < step && this.recording.kind[event] === BACK
  }

  private backedBy(child: number): number {
    return this.recording.value[this.recording.last[child] + 1]
  }

  private check(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.steps) {
      throw new ContractError('Replay', `step ${step} is not from 0 to ${this.steps}`)
    }
  }
}

/**
 * How many moves a dropped node stands for; undefined where it is none of the groups.
 *
 * @param groups  pairs of a node and its number of moves, by ascending node
 */
function groupSize(groups: Int32Array, node: number): number | undefined {
  let from = 0
  let to = groups.length / 2
  while (from < to) {
    const middle = (from + to) >> 1
    if (groups[2 * middle] < node) from = middle + 1
    else to = middle
  }
  return groups[2 * from] === node ? groups[2 * from + 1] : undefined
}
