import type { GameKit, Move } from '../core/game.ts'
import { gradeDefence } from './defence.ts'
import { gradeExact } from './exact.ts'
import { gradeFive } from './five.ts'
import { gradeFork } from './fork.ts'
import { gradeFours } from './fours.ts'
import { legalMoves } from '../core/after.ts'
import type { Graded, Grader } from './graded.ts'
import { gradePush } from './push.ts'

const GRADERS = {
  fours: gradeFours,
  defence: gradeDefence,
  fork: gradeFork,
  five: gradeFive,
  push: gradePush,
  exact: gradeExact,
} satisfies Readonly<Record<string, Grader>>

/** What a puzzle asks for. */
export type PuzzleKind = keyof typeof GRADERS

/** Judges a legal move in a puzzle of a kind. The position is played on and restored. */
export function gradePuzzle<P>(kind: PuzzleKind, kit: GameKit<P>, position: P, move: Move): Graded {
  return GRADERS[kind](kit, position, move)
}

/** The moves that are right, as they are found; a puzzle has one. */
export function* puzzleAnswers<P>(kind: PuzzleKind, kit: GameKit<P>, position: P): Generator<Move> {
  for (const move of legalMoves(kit, position)) {
    if (gradePuzzle(kind, kit, position, move).right) yield move
  }
}
