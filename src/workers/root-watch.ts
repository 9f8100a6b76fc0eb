import { NO_MOVE, type Move, type Tracer } from '../../engine/index.ts'

/** Follows a search from its root alone, so that it can be stopped with a move in hand. */
export class RootWatch implements Tracer {
  /** The best move so far, or NO_MOVE. */
  move: Move = NO_MOVE
  /** What it is worth, in the search's own view; 0 while there is no move. */
  value = 0
  private depth = 0
  private tried: Move = NO_MOVE

  /** Takes what a finished search of less depth has found. */
  hold(move: Move, value: number): void {
    this.move = move
    this.value = value
  }

  enter(move: Move): void {
    this.depth++
    if (this.depth === 2) this.tried = move
  }

  back(best: number): void {
    if (this.depth !== 1 || (this.move !== NO_MOVE && best === this.value)) return
    this.move = this.tried
    this.value = best
  }

  exit(): void {
    this.depth--
  }

  evaluate(): void {}
  cutoff(): void {}
  tableHit(): void {}
  drop(): void {}
  store(): void {}
  iteration(): void {}
}
