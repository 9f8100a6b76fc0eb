import type { Move } from '../core/game.ts'

/**
 * Listens to a Monte-Carlo search. Every call is numbers only and costs nothing when there is no
 * tracer. Nodes are numbered in the order in which they are added; the root is 0, and it is added
 * before the first iteration. Points are those of the side to move at the node they belong to.
 *
 * An iteration is: `select` for each node on the way down, `expand` if a node is added,
 * `play` for each random ply and then `simulate`, and `backpropagate` for each node on the way up, the root last.
 */
export interface MctsTracer {
  /** Among the children of the node that the search is at, `node` has the highest UCB1 `bound`. */
  select(node: number, bound: number): void
  /**
   * `node` is added below `parent` (-1 for the root) by `move`, the `index`-th, from 0, of the
   * moves that may be tried at `parent`. At `node` there are `count`.
   */
  expand(parent: number, node: number, move: Move, index: number, count: number): void
  /** The simulation that is going on has come to `move`. Optional: few listen so closely. */
  play?(move: Move): void
  /** After `plies` random plies from `node` the game is worth `points`, 0 to 1. */
  simulate(node: number, plies: number, points: number): void
  /** `node` has counted them: it now has `visits` and the sum `total`. */
  backpropagate(node: number, visits: number, total: number): void
}
