import type { Schema } from '../../state/schema.ts'

export const SIDES = ['max', 'min', 'both'] as const

/** A link keeps whose strategy it is, and the moves chosen; `both` shows the best of each. */
export function strategySchema(side: (typeof SIDES)[number], picks: string) {
  return {
    side: { type: 'choice', default: side, values: SIDES },
    picks: { type: 'text', default: picks, max: 80 },
  } as const satisfies Schema
}

export type StrategySchema = ReturnType<typeof strategySchema>
