/** Positions of Connect 4 solved by every step, and what solving costs earlier in a game: as it came out. */
import type { Effort } from '../src/widgets/solver-effort/schema.ts'
import type { SteppedPosition } from '../src/widgets/solving-steps/schema.ts'
import taken from './perfect-steps.json' with { type: 'json' }

/** A position that some step did not solve within its nodes, and what the solver took. */
export interface LeftOut {
  readonly text: string
  readonly free: number
  readonly solver: number
}

/** What `npm run bench perfect` writes. */
export interface Taken {
  readonly date: string
  readonly machine: string
  readonly positions: readonly SteppedPosition[]
  readonly leftOut: readonly LeftOut[]
  /** Nodes that a step might take. */
  readonly most: number
  readonly efforts: readonly Effort[]
}

export const stored: Taken = taken as Taken
