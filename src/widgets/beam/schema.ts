import type { Schema } from '../../state/schema.ts'

/** The orders that choose what is kept. */
export const ORDERS = ['influence', 'evaluation'] as const
export type Order = (typeof ORDERS)[number]

/** What is drawn on the board: what is kept and what is left out, or how a lost game goes on. */
export const VIEWS = ['kept', 'refutation'] as const
export type View = (typeof VIEWS)[number]

/** The widest beam: that of the report on ninuki. */
export const WIDEST = 40

/** A link keeps the position, what chooses, how wide the beam is, and what is drawn. */
export function beamSchema(position: string, order: Order, width: number) {
  return {
    position: { type: 'text', default: position, max: 1000 },
    order: { type: 'choice', default: order, values: ORDERS },
    width: { type: 'integer', default: width, min: 1, max: WIDEST },
    view: { type: 'choice', default: 'kept', values: VIEWS },
  } as const satisfies Schema
}

export type BeamSchema = ReturnType<typeof beamSchema>
