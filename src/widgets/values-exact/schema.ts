import type { Schema } from '../../state/schema.ts'

/** A link keeps the position as the game writes it. */
export function valuesExactSchema(position: string) {
  return { position: { type: 'text', default: position, max: 400 } } as const satisfies Schema
}

export type ValuesExactSchema = ReturnType<typeof valuesExactSchema>
