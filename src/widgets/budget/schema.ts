import type { Schema } from '../../state/schema.ts'

/** Nodes that the slider offers. */
export const BUDGETS = [1, 2, 5]
  .flatMap((digit) => [10, 100, 1000, 10_000].map((power) => digit * power))
  .concat(100_000)
  .sort((a, b) => a - b)
export const MOST_NODES = BUDGETS[BUDGETS.length - 1]
/** Plies after which the search goes no deeper. */
export const MOST_PLIES = 12

/** A link keeps the position and the nodes after which the time is up. */
export function budgetSchema(position: string, nodes: number) {
  return {
    position: { type: 'text', default: position, max: 1000 },
    nodes: { type: 'integer', default: nodes, min: BUDGETS[0], max: MOST_NODES },
  } as const satisfies Schema
}

export type BudgetSchema = ReturnType<typeof budgetSchema>
