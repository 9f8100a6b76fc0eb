import { pliesToEnd } from '../search/score.ts'
import { childIndex } from './children.ts'
import { CUT, DROPPED, LEAF, MIN_TO_MOVE, rootsOf, UNDER_CUT, type Recording } from './recording.ts'
import { tallied } from './tally.ts'

/** Where the scores of a search lie, all of Max's view. */
export interface ScoreRange {
  /** Of those that are no won or lost game; `low` is more than `high` where there is none. */
  readonly low: number
  readonly high: number
  /** Plies to the end of a won or a lost game. */
  readonly nearest: number
  readonly furthest: number
  readonly wins: boolean
  readonly losses: boolean
  /** The scores, ascending, where they are few. */
  readonly few?: readonly number[]
}

/**
 * What is found by looking through all of a recording, once and wherever there is time for it: a
 * replay then looks at no more than it is asked about. 16 bytes a node and 1/8 an event.
 */
export interface Survey {
  readonly roots: Int32Array
  /** See `childIndex`. */
  readonly childStart: Int32Array
  readonly childList: Int32Array
  /**
   * Nodes below each node, itself included: the visited ones below a visited node, all of them
   * below one that a cut skipped; without what was left out.
   */
  readonly sizes: Int32Array
  /** See `tallied`. */
  readonly tally: Int32Array
  /** The most children that a node has, and the levels of the tree. */
  readonly slots: number
  readonly levels: number
  /** Of the leaves that were judged. */
  readonly scores: ScoreRange
}

export function surveyOf(recording: Recording): Survey {
  const { parent, ply } = recording
  const { start, list } = childIndex(parent)
  let slots = 1
  let levels = 1
  for (let node = 0; node < parent.length; node++) {
    slots = Math.max(slots, start[node + 1] - start[node])
    levels = Math.max(levels, ply[node] + 1)
  }
  return {
    roots: Int32Array.from(rootsOf(recording)),
    childStart: start,
    childList: list,
    sizes: subtreeSizes(recording),
    tally: tallied(recording),
    slots,
    levels,
    scores: scoreRange(leafScores(recording)),
  }
}

/** Scores that are told one by one. */
const FEW = 10

export function scoreRange(scores: Iterable<number>): ScoreRange {
  let low = Infinity
  let high = -Infinity
  let nearest = Infinity
  let furthest = -Infinity
  let wins = false
  let losses = false
  const found = new Set<number>()
  for (const score of scores) {
    if (found.size <= FEW) found.add(score)
    const plies = pliesToEnd(score)
    if (plies === undefined) {
      low = Math.min(low, score)
      high = Math.max(high, score)
      continue
    }
    nearest = Math.min(nearest, plies)
    furthest = Math.max(furthest, plies)
    if (score > 0) wins = true
    else losses = true
  }
  const few = found.size <= FEW && { few: [...found].toSorted((a, b) => a - b) }
  return { low, high, nearest, furthest, wins, losses, ...few }
}

/** Every score that a leaf was given, in Max's view. */
function* leafScores({ algorithm, flags, first, value }: Recording): Generator<number> {
  for (let node = 0; node < flags.length; node++) {
    if ((flags[node] & LEAF) === 0 || first[node] + 1 >= value.length) continue
    const score = value[first[node] + 1]
    const turned = algorithm !== 'minimax' && (flags[node] & MIN_TO_MOVE) !== 0
    yield turned ? 0 - score : score
  }
}

function subtreeSizes({ parent, flags }: Recording): Int32Array {
  const sizes = new Int32Array(parent.length).fill(1)
  const skipped = (node: number) => (flags[node] & (CUT | UNDER_CUT)) !== 0
  for (let node = parent.length - 1; node > 0; node--) {
    if (flags[node] & DROPPED) continue
    // A search that began anew has several roots.
    if (parent[node] < 0) continue
    if (!skipped(node) || skipped(parent[node])) sizes[parent[node]] += sizes[node]
  }
  return sizes
}
