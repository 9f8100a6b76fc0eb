import type { GameKit, Move } from '../core/game.ts'

/** What the engine says of a move in a puzzle. */
export interface Graded {
  readonly right: boolean
  /** Why: a word, whose sentence lives in `src/i18n/`. */
  readonly reason: string
  /** What follows the move: how it wins, or how it is refuted. Empty where nothing needs to. */
  readonly line: readonly Move[]
}

/** Judges a legal move of a position, which is played on and restored. */
export type Grader = <P>(kit: GameKit<P>, position: P, move: Move) => Graded
