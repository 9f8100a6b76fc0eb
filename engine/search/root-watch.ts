import { NO_MOVE, type Move } from '../core/game.ts'
import type { Tracer } from './tracer.ts'

/** Follows a search from its root alone, so that it can be stopped with a move in hand. */
export class RootWatch implements Tracer {
  /** The best move so far, or NO_MOVE. */
  move: Move = NO_MOVE
  /** What it is worth, in the search's own view; 0 while there is no move. */
  value = 0
  private readonly better: ((move: Move, value: number) => void) | undefined
  private depth = 0
  private tried: Move = NO_MOVE

  /** @param better  told of each best move */
  constructor(better?: (move: Move, value: number) => void) {
    this.better = better
  }

  enter(move: Move): void {
    this.depth++
    if (this.depth === 2) this.tried = move
  }

  back(best: number): void {
    if (this.depth !== 1 || (this.move !== NO_MOVE && best === this.value)) return
    this.move = this.tried
    this.value = best
    this.better?.(this.tried, best)
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
