import type { Schema } from '../../state/schema.ts'

/** The orders that a position alone decides. */
export const ORDERS = ['none', 'centre', 'influence', 'evaluation'] as const
export type Order = (typeof ORDERS)[number]

/** The furthest from a stone that the moves to look at may be held to, in king's steps. */
export const MOST_STEPS = 3

/** A link keeps the position, the order that shades it and how near to a stone moves must be; 0: all. */
export function moveOrderSchema(position: string, order: Order) {
  return {
    position: { type: 'text', default: position, max: 1000 },
    order: { type: 'choice', default: order, values: ORDERS },
    within: { type: 'integer', default: 0, min: 0, max: MOST_STEPS },
  } as const satisfies Schema
}

export type MoveOrderSchema = ReturnType<typeof moveOrderSchema>
