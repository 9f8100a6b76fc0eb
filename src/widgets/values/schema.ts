import type { Schema } from '../../state/schema.ts'

/** A link keeps the position as its game writes it, and the depth in plies: with `most`, up to that many. */
export function valuesSchema(position: string, depth: number, most: number | undefined) {
  return {
    position: { type: 'text', default: position, max: 400 },
    depth: {
      type: 'integer',
      default: depth,
      min: most === undefined ? depth : 1,
      max: most ?? depth,
    },
  } as const satisfies Schema
}

export type ValuesSchema = ReturnType<typeof valuesSchema>
