import type { Schema } from '../../state/schema.ts'

/** What `npm run bench perfect` has taken of a position. */
export interface SteppedPosition {
  readonly text: string
  /** Squares that are free. */
  readonly free: number
  readonly score: number
  /** Nodes of each step, in their order. */
  readonly nodes: readonly number[]
}

/** A link keeps which position is picked, from 1. */
export function solvingStepsSchema(positions: number, picked: number) {
  return {
    position: { type: 'integer', default: picked, min: 1, max: positions },
  } as const satisfies Schema
}

export type SolvingStepsSchema = ReturnType<typeof solvingStepsSchema>
