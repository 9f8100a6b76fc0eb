import { INFINITE } from '../search/score.ts'
import { boundOwner } from './explain.ts'
import type { Replay } from './replay.ts'

/** Who has set one end of a window; −1 twice where nobody has, or the window of the whole search. */
export interface EndOwner {
  readonly owner: number
  /** The owner's child that gave it the bound. */
  readonly ownerChild: number
}

/** Why a node was visited, and not cut. Scores are Max's view. */
export interface VisitExplanation {
  readonly node: number
  /** The step that entered it. */
  readonly step: number
  /**
   * `root`: nothing cuts that. `never`: the search has no window, and never cuts. `open`: alpha was
   * below beta, so what is here could still matter. `tie`: alpha was beta, which the tie rule `lt`
   * does not take for enough.
   */
  readonly why: 'root' | 'never' | 'open' | 'tie'
  /** The window of the node above as it stood before: ±INFINITE where nothing is promised. */
  readonly alpha: number
  readonly beta: number
  readonly alphaBy: EndOwner
  readonly betaBy: EndOwner
  /** What a reply before it would have had to be worth to cut it: the end that its parent's side is held to. */
  readonly needed: number
}

const NOBODY: EndOwner = { owner: -1, ownerChild: -1 }

/** Explains a visited node that way; undefined for one that was cut or left out. */
export function explainVisit(replay: Replay, node: number): VisitExplanation | undefined {
  if (!replay.isVisited(node)) return undefined
  const { recording } = replay
  const step = recording.first[node] + 1
  const parent = replay.parent(node)
  const window = parent < 0 ? undefined : replay.window(parent, step - 1)
  const never = recording.algorithm === 'minimax' || recording.algorithm === 'negamax'
  if (window === undefined || never) {
    const whole = { alpha: -INFINITE, beta: INFINITE, alphaBy: NOBODY, betaBy: NOBODY }
    return { node, step, why: never ? 'never' : 'root', ...whole, needed: INFINITE }
  }
  const { alpha, beta } = window
  const maxMoves = replay.player(parent) === 0
  const own = floorOwner(replay, parent, step - 1)
  const other = isEnd(maxMoves ? beta : alpha) ? boundOwner(replay, parent) : NOBODY
  return {
    node,
    step,
    why: alpha < beta ? 'open' : 'tie',
    alpha,
    beta,
    alphaBy: maxMoves ? own : other,
    betaBy: maxMoves ? other : own,
    needed: maxMoves ? beta : alpha,
  }
}

/** Who has set what the side to move at a node is sure of at a step: the node itself, or one above. */
function floorOwner(replay: Replay, node: number, step: number): EndOwner {
  const { alpha } = replay.recording
  const best = replay.score(node, step)
  if (best !== undefined && replay.forMax(node, best) > alpha[node]) {
    return { owner: node, ownerChild: replay.bestChild(node, step) }
  }
  if (!isEnd(alpha[node])) return NOBODY
  return boundOwner(replay, node, replay.player(node))
}

function isEnd(bound: number): boolean {
  return Math.abs(bound) < INFINITE
}
