import { EVALUATION_LIMIT } from '../../core/game.ts'
import type { Judged } from './judged.ts'

/** What a search of a position to one depth says of the move that was played there. */
export interface AtDepth {
  /** Plies from before the move. */
  readonly depth: number
  /** What the move that is preferred is worth, the view of who makes it. */
  readonly value: number
  /** How much the move falls short of the one that is preferred; 0 or more. */
  readonly gap: number
  /** It is the one that is preferred. */
  readonly same: boolean
}

/**
 * Both at each depth that the searches have come to: the move that is preferred by the search of
 * the position, and the one that was played by the search of what it led to, which is a ply less
 * deep. So both look equally far ahead.
 */
export function byDepth(before: Judged, after: Judged, played: string): readonly AtDepth[] {
  return before.seen.flatMap(({ depth, value, move }) => {
    // A win by the move itself is seen before the other move has been looked beyond.
    const reply = valueAt(after, isEnd(value) ? Math.max(1, depth - 1) : depth - 1)
    if (reply === undefined) return []
    const gap = Math.max(0, value - atParent(0 - reply))
    return [{ depth, value, gap, same: move === played }]
  })
}

/** What a position is worth at a depth, the view of the side that is to move there. */
function valueAt({ by, value, seen }: Judged, depth: number): number | undefined {
  if (by === 'end') return value
  const last = seen.at(-1)
  // A search that has seen the end goes no deeper.
  return (seen[depth - 1] ?? (last !== undefined && isEnd(last.value) ? last : undefined))?.value
}

/** The value of a position as it counts a ply before: an end is a ply farther. */
export function atParent(value: number): number {
  return isEnd(value) ? value - Math.sign(value) : value
}

function isEnd(value: number): boolean {
  return Math.abs(value) > EVALUATION_LIMIT
}

/** The depth from which on the move falls short by more than that; undefined where it does not at last. */
export function seenFrom(depths: readonly AtDepth[], more: number): number | undefined {
  const fails = depths.findLastIndex(({ gap, same }) => same || gap <= more)
  return depths[fails + 1]?.depth
}
