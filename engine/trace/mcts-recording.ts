import type { Move, Player } from '../core/game.ts'
import { EXPLORATION, type MctsOptions, type MctsResult } from '../search/mcts-options.ts'
import type { MctsTracer } from '../search/mcts-tracer.ts'
import { mcts, type MctsHooks } from '../search/mcts.ts'
import { POINT_STEPS } from '../search/points.ts'
import type { Subject } from '../search/types.ts'
import { Int32Column } from './columns.ts'

/** Iterations a recorder keeps unless told otherwise: at most 28 MB. */
const MCTS_RECORDING_CAP = 1_000_000

/**
 * A Monte-Carlo search, as columns: 16 bytes a node and 12 an iteration, which adds at most one
 * node. Where an iteration came to its leaf from, and what it counted on the way back, is not
 * written down: both go by the leaf's ancestors.
 */
export interface MctsRecording {
  readonly algorithm: 'mcts'
  /** The constant of UCB1. */
  readonly exploration: number
  /** Who is to move at the root. */
  readonly player: Player
  /** Iterations that found no room. */
  readonly dropped: number

  /** Length: nodes, in the order in which they were added; a parent comes before its children. */
  readonly parent: Int32Array
  /** The move that leads to the node; NO_MOVE at the root. */
  readonly move: Int32Array
  /** The place of that move, from 0, among those that may be tried at the parent. */
  readonly index: Int32Array
  /** How many moves may be tried at the node. */
  readonly moves: Int32Array

  /** Length: iterations. The node whose simulation it was. */
  readonly leaf: Int32Array
  /** What it was worth there, in the view of the side to move, times POINT_STEPS. */
  readonly points: Int32Array
  /** Random plies of the simulation. */
  readonly plies: Int32Array
  /** The random moves of all simulations, one after the other; empty where they were not asked for. */
  readonly playouts: Int32Array
}

/**
 * Records a Monte-Carlo search from its first iteration on. When `cap` iterations have been kept
 * it records nothing more, and only counts what it leaves out.
 */
export class MctsRecorder implements MctsTracer {
  private readonly about: Pick<MctsRecording, 'exploration' | 'player'>
  private readonly cap: number
  private dropped = 0
  private readonly parent = new Int32Column()
  private readonly move = new Int32Column()
  private readonly index = new Int32Column()
  private readonly moves = new Int32Column()
  private readonly leaf = new Int32Column()
  private readonly points = new Int32Column()
  private readonly plies = new Int32Column()
  private readonly playouts = new Int32Column()
  private readonly keepsPlayouts: boolean

  /**
   * @param player         who is to move at the root
   * @param keepsPlayouts  whether the random moves are kept as well: 4 bytes each
   */
  constructor(
    player: Player,
    options: MctsOptions,
    cap = MCTS_RECORDING_CAP,
    keepsPlayouts = false,
  ) {
    this.keepsPlayouts = keepsPlayouts
    this.about = { player, exploration: options.exploration ?? EXPLORATION }
    this.cap = cap
  }

  /** Nothing to keep: what is selected is an ancestor of the leaf, or the leaf. */
  select(): void {}

  expand(parent: number, _node: number, move: number, index: number, count: number): void {
    if (this.leaf.length === this.cap) return
    this.parent.push(parent)
    this.move.push(move)
    this.index.push(index)
    this.moves.push(count)
  }

  play(move: Move): void {
    if (this.keepsPlayouts && this.leaf.length < this.cap) this.playouts.push(move)
  }

  simulate(node: number, plies: number, points: number): void {
    if (this.leaf.length === this.cap) {
      this.dropped++
      return
    }
    this.leaf.push(node)
    this.points.push(points * POINT_STEPS)
    this.plies.push(plies)
  }

  /** Nothing to keep: visits and points follow from the leaves. */
  backpropagate(): void {}

  /** What has been recorded so far, as a copy. */
  finish(): MctsRecording {
    return {
      algorithm: 'mcts',
      ...this.about,
      dropped: this.dropped,
      parent: this.parent.trimmed(),
      move: this.move.trimmed(),
      index: this.index.trimmed(),
      moves: this.moves.trimmed(),
      leaf: this.leaf.trimmed(),
      points: this.points.trimmed(),
      plies: this.plies.trimmed(),
      playouts: this.playouts.trimmed(),
    }
  }
}

/** Runs a Monte-Carlo search and records it; `cap` and `keepsPlayouts` are the recorder's. */
export function recordMcts<P>(
  subject: Subject<P>,
  options: MctsOptions,
  hooks: Omit<MctsHooks, 'trace'> = {},
  cap = MCTS_RECORDING_CAP,
  keepsPlayouts = false,
): { result: MctsResult; recording: MctsRecording } {
  const player = subject.game.toMove(subject.position)
  const trace = new MctsRecorder(player, options, cap, keepsPlayouts)
  const result = mcts(subject, options, { ...hooks, trace })
  return { result, recording: trace.finish() }
}
