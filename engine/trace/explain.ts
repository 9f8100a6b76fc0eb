import { INFINITE } from '../search/score.ts'
import { CUT, CUTOFF } from './recording.ts'
import type { Replay } from './replay.ts'

/** Why the rest of a node's moves were skipped. Scores are Max's view. */
export interface CutExplanation {
  /** The node whose moves were skipped. */
  readonly node: number
  /** The step that made the cut. */
  readonly step: number
  /** Which end of the window was met: Min's nodes are cut at alpha, Max's at beta. */
  readonly side: 'alpha' | 'beta'
  /** The bound that was met. */
  readonly bound: number
  /** The ancestor that had set it, or -1 where it was the window of the whole search. */
  readonly owner: number
  /** The owner's child that gave it the bound. */
  readonly ownerChild: number
  /**
   * Nobody is sure of the bound: the owner has only asked, by a null window, whether `ownerChild`
   * is better for it than what it has, which is one point less than the bound.
   */
  readonly asked: boolean
  /** The node's child that met the bound: the reply that refutes the move to `node`. */
  readonly refutation: number
  /** What the refutation is worth. */
  readonly score: number
  /** The children that were skipped. */
  readonly skipped: readonly number[]
}

/**
 * Explains the cutoff at `node`: who set the bound, which reply met it, what is skipped.
 * `node` may also be one of the skipped children. Returns undefined where nothing was cut, as
 * where the node was left out before any move was tried.
 */
export function explainCut(replay: Replay, node: number): CutExplanation | undefined {
  if (replay.isDropped(node)) return undefined
  const at = replay.isVisited(node) ? node : firstVisitedAncestor(replay, node)
  const children = Array.from(replay.children(at))
  const { first, flags } = replay.recording
  const skipped = children.filter((child) => flags[child] & CUT)
  if (skipped.length === 0) return undefined

  const step = first[skipped[0]] + 1
  if (replay.step(step)?.kind !== CUTOFF) return undefined
  const visited = children.filter((child) => replay.isVisited(child))
  const refutation = visited[visited.length - 1]
  const { owner, ownerChild, asked } = boundOwner(replay, at)
  const maxToMove = replay.player(at) === 0
  const bound = maxToMove ? replay.recording.beta[at] : 0 - replay.recording.beta[at]
  return {
    node: at,
    step,
    side: maxToMove ? 'beta' : 'alpha',
    bound,
    owner,
    ownerChild,
    asked,
    refutation,
    score: replay.score(refutation, step) ?? bound,
    skipped,
  }
}

/**
 * Who set the bound that a node can be cut at, which is what the other side has been promised: the
 * nearest node above at which that side is to move, if it has raised its alpha itself; else that has
 * it from above, and so on: a bound that comes from three or more plies up makes a deep cutoff. A
 * bound that is not the one of the node above is the far end of a null window.
 *
 * @param side  whose promise it is; by default the other side's than that to move at the node
 */
export function boundOwner(
  replay: Replay,
  node: number,
  side = 1 - replay.player(node),
): Pick<CutExplanation, 'owner' | 'ownerChild' | 'asked'> {
  const { alpha, beta, first, algorithm } = replay.recording
  /** What a node is told that the side is sure of, in its view. */
  const promised = (at: number) => (replay.player(at) === side ? alpha[at] : 0 - beta[at])
  let below = node
  for (let above = replay.parent(below); above >= 0; above = replay.parent(below)) {
    if (promised(below) <= -INFINITE) break
    if (replay.player(above) === side) {
      const step = first[below] + 1
      const best = replay.score(above, step)
      const own = best === undefined ? -INFINITE : replay.forMax(above, best)
      if (own > alpha[above] && own === promised(below)) {
        return { owner: above, ownerChild: replay.bestChild(above, step), asked: false }
      }
      // Where a node is told of its parent's bound alone, the other side is told of none.
      if (alpha[above] !== promised(below)) break
    } else if (promised(below) !== promised(above)) {
      // Alpha-beta asks nothing: where a node is told of its parent's bound alone, it has no more.
      if (algorithm === 'alphabeta') break
      return { owner: above, ownerChild: below, asked: true }
    }
    below = above
  }
  return { owner: -1, ownerChild: -1, asked: false }
}

function firstVisitedAncestor(replay: Replay, node: number): number {
  let at = node
  while (at >= 0 && !replay.isVisited(at)) at = replay.parent(at)
  return at
}
