import type { Schema } from '../../state/schema.ts'

/** @param position  what the page sets up before the reader does */
export function positionSchema(position: string) {
  return {
    position: { type: 'text', default: position, max: 1000 },
  } as const satisfies Schema
}

export type PositionSchema = ReturnType<typeof positionSchema>
