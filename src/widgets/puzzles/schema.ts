import type { Schema, StateOf } from '../../state/schema.ts'

/** Pixels that a row of squares may take. */
export const ROOM = 440

/** Puzzles of a series. */
export const COUNT = 10

/** The step after all that follows a move, however much that is. */
export const END = 100

/** A link keeps the puzzle, the move that was made, and how far what follows it is shown. */
export const SCHEMA = {
  /** From 1; 0: the one that the device is at as the page opens; one more than all: the end. */
  at: { type: 'integer', default: 0, min: 0, max: COUNT + 1 },
  /** As the game writes it; empty before one is made. */
  move: { type: 'text', default: '', max: 12 },
  step: { type: 'integer', default: END, min: 0, max: END },
} as const satisfies Schema

export type PuzzlesSchema = typeof SCHEMA
export type PuzzlesState = StateOf<PuzzlesSchema>
