import type { Schema } from '../../state/schema.ts'

/** A link keeps the position as its game writes it, and the depth in plies. */
export function valuesSchema(position: string, depth: number, most: number) {
  return {
    position: { type: 'text', default: position, max: 400 },
    depth: { type: 'integer', default: depth, min: 1, max: most },
  } as const satisfies Schema
}

export type ValuesSchema = ReturnType<typeof valuesSchema>
