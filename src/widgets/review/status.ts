import type { ReviewWords } from '../../i18n/review.ts'
import type { Found } from './model.ts'

interface Standing {
  readonly running: boolean
  readonly isStopped: boolean
  /** Positions that are judged, and all of the game. */
  readonly done: number
  readonly of: number
  /** Nodes of the search of the next position so far. */
  readonly nodes: number
  readonly found: Found | undefined
}

/** How far a review has come; empty before it has begun. */
export function statusOf(
  { running, isStopped, done, of, nodes, found }: Standing,
  words: ReviewWords,
): string {
  if (running) return words.running(done, of, nodes)
  if (done === 0 || found === undefined) return ''
  if (done === of) return words.done(found.nodes)
  return isStopped ? words.stopped(done, of) : words.stopped(done, of)
}
