import type { Move } from '../../../engine/index.ts'

/** The move that the reader expects, or that she lets the engine play without. */
export type Guess = Move | 'none'

/** What the reader expects the engine to play, asked for before each of its moves, and how often she was right. */
export class Foretelling {
  private right = 0
  private made = 0
  private answer: ((guess: Guess | undefined) => void) | undefined

  /** Whether a guess is asked for that has not been made. */
  get waits(): boolean {
    return this.answer !== undefined
  }

  /** Asks for a guess at one move. Undefined: the question was withdrawn. */
  ask(): Promise<Guess | undefined> {
    this.leave()
    return new Promise((resolve) => (this.answer = resolve))
  }

  give(guess: Guess): void {
    this.settle(guess)
  }

  /** Withdraws what is asked. */
  leave(): void {
    this.settle(undefined)
  }

  private settle(guess: Guess | undefined): void {
    const { answer } = this
    this.answer = undefined
    answer?.(guess)
  }

  /** Counts a guess, now that the move is known. */
  count(guess: Move, move: Move): { readonly right: number; readonly made: number } {
    this.made++
    if (guess === move) this.right++
    return { right: this.right, made: this.made }
  }

  /** Another game begins. */
  restart(): void {
    this.right = this.made = 0
  }
}
