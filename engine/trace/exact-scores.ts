import { EXACT, LOWER, UPPER } from '../search/tracer.ts'
import type { FailRule, TieRule } from '../search/types.ts'

const PROVED = 1
const SKIPPED = 2

/**
 * Follows a search, as its tracer is told of it, to see which scores are exact although their
 * windows say less. A node that fails low is told as an upper bound; but if the child that gave it
 * its score is exact, all others being no better, so is the node. One that fails high is exact
 * likewise where no move was left to skip. So a node all of whose leaves were seen is exact (with
 * fail-soft; a fail-hard score that was cut to size is not the node's).
 */
export class ExactScores {
  /** How many nodes are open; by their place among them, the outermost first: */
  private open = 0
  /** the best score so far, NaN before any, */
  private readonly best: number[] = []
  /** whether that is the exact score of a child (PROVED), and moves were skipped (SKIPPED). */
  private readonly state: number[] = []
  /** and whose turn it is there. */
  private readonly player: number[] = []
  /** Of the node that was left last: from the view of its side to move. */
  private score = 0
  private mover = 0
  private exact = false

  private readonly proves: boolean

  /** Fail-hard with the tie rule `lt` goes on in empty windows, whose scores prove nothing. */
  constructor({ tie, fail }: { readonly tie: TieRule; readonly fail: FailRule }) {
    this.proves = tie !== 'lt' || fail !== 'hard'
  }

  enter(player: number): void {
    this.player[this.open] = player
    this.best[this.open] = NaN
    this.state[this.open++] = 0
  }

  back(best: number): void {
    const top = this.open - 1
    const score = this.player[top] === this.mover ? this.score : 0 - this.score
    if (this.exact && best === score) this.state[top] |= PROVED
    // A score beyond the best is one that fail-hard has cut to size, or that is searched again.
    else if (best !== this.best[top] || score > best) this.state[top] &= ~PROVED
    this.best[top] = best
  }

  cutoff(): void {
    this.state[this.open - 1] |= SKIPPED
  }

  /** @param exact  whether what was stored is the exact score of the node that stored it */
  tableHit(exact: boolean): void {
    if (exact) this.state[this.open - 1] |= PROVED
    else this.state[this.open - 1] &= ~PROVED
  }

  /** Returns what the score is: `bound`, or EXACT where that is proved. */
  exit(score: number, bound: number): number {
    const state = this.state[--this.open]
    this.mover = this.player[this.open]
    this.score = score
    this.exact =
      bound === EXACT ||
      (this.proves &&
        (state & PROVED) !== 0 &&
        (bound === UPPER || (bound === LOWER && (state & SKIPPED) === 0)))
    return this.exact ? EXACT : bound
  }
}
