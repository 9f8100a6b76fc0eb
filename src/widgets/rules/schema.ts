import type { Schema } from '../../state/schema.ts'

/** A link keeps the position, the two rules, and the point that is asked about. */
export function rulesSchema(position: string, ask: string) {
  return {
    position: { type: 'text', default: position, max: 400 },
    breakable: { type: 'boolean', default: true },
    threes: { type: 'boolean', default: true },
    ask: { type: 'text', default: ask, max: 3 },
  } as const satisfies Schema
}

export type RulesSchema = ReturnType<typeof rulesSchema>
