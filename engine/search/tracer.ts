import type { Move } from '../core/game.ts'

/**
 * What a result says of the true value of the position at the depth searched.
 * - `exact`: it is the value.
 * - `lower`: the value is at least this (a cut at beta, or a search stopped at the root).
 * - `upper`: the value is at most this (no move reached alpha).
 */
export type Bound = 'exact' | 'lower' | 'upper'

/**
 * Listens to a search. Every call is numbers only and costs nothing when there is no tracer.
 *
 * All scores are from the view of the side to move at the node they belong to, except in
 * `minimax`, where they are Max's. Calls nest: `enter` opens a node, `exit` closes it, and
 * between the two come either `evaluate` (a leaf), or `tableHit`, or, for each child, the child's
 * own `enter … exit` followed by `back`; `cutoff` comes last if the other children are skipped.
 * A child that is searched again with a wider window is entered again.
 */
export interface Tracer {
  /** A node is reached by `move` (NO_MOVE at the root), with its window (alpha, beta). */
  enter(move: Move, player: number, alpha: number, beta: number): void
  /** The node is a leaf worth `score`; `terminal` is 1 where the game has ended, else 0. */
  evaluate(score: number, terminal: number): void
  /** The last child has been taken into account; `best` is the best score so far. */
  back(best: number): void
  /** The children `moves[from]` to `moves[count − 1]` are skipped. */
  cutoff(moves: Int32Array, from: number, count: number): void
  /**
   * The children `moves[from]` to `moves[count − 1]` are left out by a choice made before any
   * was tried (too far from all stones, or outside the beam). Comes before the first child.
   */
  drop(moves: Int32Array, from: number, count: number): void
  /** The node is answered by what was last stored in this slot of the table. */
  tableHit(score: number, slot: number): void
  /** The node's score goes into this slot of the table. Comes right before `exit`. */
  store(slot: number): void
  /** The node is done. `bound`: 0 exact, 1 lower, 2 upper, 3 none. */
  exit(score: number, bound: number): void
  /** The search begins anew at the root, to `depth` plies. */
  iteration(depth: number): void
}

export const EXACT = 0
export const LOWER = 1
export const UPPER = 2
/** The score says nothing: the search was stopped inside the node, or its window was empty. */
export const NO_BOUND = 3

/** What a score says of a node that was searched with the window (alpha, beta). */
export function boundCode(score: number, alpha: number, beta: number, hard: boolean): number {
  // Fail-hard answers alpha = beta for every value: only the tie rule `lt` comes here at all.
  if (hard && alpha === beta) return NO_BOUND
  if (score <= alpha) return UPPER
  return score < beta ? EXACT : LOWER
}
