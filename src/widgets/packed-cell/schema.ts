import type { Schema } from '../../state/schema.ts'

/** What the points of the board may be shaded by. */
export const SHADES = ['none', 'influence', 'useful'] as const
export type Shade = (typeof SHADES)[number]

/**
 * A link keeps the position, the point whose word is open, which of its patterns (a direction from
 * 0 to 7, -1 for none), and what the board is shaded by.
 */
export function packedSchema(position: string, ask: string) {
  return {
    position: { type: 'text', default: position, max: 400 },
    ask: { type: 'text', default: ask, max: 3 },
    look: { type: 'integer', default: 0, none: -1, min: 0, max: 7 },
    shade: { type: 'choice', default: 'none', values: SHADES },
  } as const satisfies Schema
}

export type PackedSchema = ReturnType<typeof packedSchema>
