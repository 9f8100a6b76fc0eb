import type { Schema } from '../../state/schema.ts'
import { PLACES } from './model.ts'

/** A link keeps the row as it is written: `...XX.X....`. */
export function stripSchema(row: string) {
  return { row: { type: 'text', default: row, max: 4 * PLACES } } as const satisfies Schema
}

export type StripSchema = ReturnType<typeof stripSchema>
