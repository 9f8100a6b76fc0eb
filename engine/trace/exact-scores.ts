import { EXACT, LOWER, UPPER } from '../search/tracer.ts'
import type { FailRule, TieRule } from '../search/types.ts'

/**
 * Follows a search, as its tracer is told of it, to see which scores are exact although their
 * windows say less. A node that fails low is told as an upper bound; but if the child that gave it
 * its score is exact, all others being no better, so is the node. One that fails high is exact
 * likewise where no move was left to skip. So a node all of whose leaves were seen is exact (with
 * fail-soft; a fail-hard score that was cut to size is not the node's).
 */
export class ExactScores {
  /** Of the open nodes, the outermost first: the best score so far, undefined before any. */
  private readonly best: (number | undefined)[] = []
  /** Whether that is the exact score of a child. */
  private readonly proved: boolean[] = []
  /** Whether moves of it were skipped. */
  private readonly skipped: boolean[] = []
  /** Of the node that was left last: from the view of its side to move. */
  private score = 0
  private exact = false

  private readonly proves: boolean

  /** Fail-hard with the tie rule `lt` goes on in empty windows, whose scores prove nothing. */
  constructor({ tie, fail }: { readonly tie: TieRule; readonly fail: FailRule }) {
    this.proves = tie !== 'lt' || fail !== 'hard'
  }

  enter(): void {
    this.best.push(undefined)
    this.proved.push(false)
    this.skipped.push(false)
  }

  back(best: number): void {
    const top = this.best.length - 1
    const score = 0 - this.score
    if (this.exact && best === score) this.proved[top] = true
    // A score beyond the best is one that fail-hard has cut to size, or that is searched again.
    else if (best !== this.best[top] || score > best) this.proved[top] = false
    this.best[top] = best
  }

  cutoff(): void {
    this.skipped[this.skipped.length - 1] = true
  }

  /** @param exact  whether what was stored is the exact score of the node that stored it */
  tableHit(exact: boolean): void {
    this.proved[this.proved.length - 1] = exact
  }

  /** Returns what the score is: `bound`, or EXACT where that is proved. */
  exit(score: number, bound: number): number {
    this.best.pop()
    const proved = this.proved.pop() === true
    const skipped = this.skipped.pop() === true
    const settled = this.proves && proved && (bound === UPPER || (bound === LOWER && !skipped))
    this.score = score
    this.exact = bound === EXACT || settled
    return this.exact ? EXACT : bound
  }
}
