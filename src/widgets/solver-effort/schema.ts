import type { Schema } from '../../state/schema.ts'

/** Positions with so many pieces, and what a stored run took to solve them. */
export interface Effort {
  readonly pieces: number
  readonly texts: readonly string[]
  /** Nodes and milliseconds of the processor a position, on average. */
  readonly nodes: number
  readonly ms: number
  /** A book answers them without a search; absent where no book is spoken of. */
  readonly inBook?: boolean
}

/** A link keeps which row is picked, from 1; at first the last. */
export function solverEffortSchema(rows: number) {
  return {
    row: { type: 'integer', default: rows, min: 1, max: rows },
  } as const satisfies Schema
}

export type SolverEffortSchema = ReturnType<typeof solverEffortSchema>
