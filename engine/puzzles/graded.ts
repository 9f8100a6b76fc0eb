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

export function legalMoves<P>({ game }: GameKit<P>, position: P): Move[] {
  const moves = new Int32Array(game.maxMoves)
  return [...moves.subarray(0, game.moves(position, moves))]
}

/** What `look` sees after a move. */
export function after<P, T>({ game }: GameKit<P>, position: P, move: Move, look: () => T): T {
  game.play(position, move)
  const seen = look()
  game.undo(position)
  return seen
}
