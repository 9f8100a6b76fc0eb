import type { Schema } from '../../state/schema.ts'

/** A link keeps what is to be run again, from 1; 0 for all of it. */
export function recountSchema(steps: number) {
  return {
    step: { type: 'integer', default: 0, min: 0, max: steps },
  } as const satisfies Schema
}

export type RecountSchema = ReturnType<typeof recountSchema>
