import type { Schema, StateOf } from '../../state/schema.ts'

export const MOST_THREADS = 4
/** Plies that a reader may have searched. */
export const MOST_PLIES = 10

/** How a search is shared out, as a link has it. */
export const ROOT_SPLIT_FIELDS = {
  threads: { type: 'integer', default: 2, min: 1, max: MOST_THREADS },
  sharing: { type: 'boolean', default: true },
  /** The share whose story is told; -1 for none. */
  picked: { type: 'integer', default: -1, none: -1, min: 0, max: 99_999 },
} as const satisfies Schema

export type RootSplitState = StateOf<typeof ROOT_SPLIT_FIELDS>

/** The same with the plies to look ahead, which a page says. */
export function rootSplitSchema(plies: number) {
  return {
    ...ROOT_SPLIT_FIELDS,
    plies: { type: 'integer', default: plies, min: 1, max: MOST_PLIES },
  } as const satisfies Schema
}

export type RootSplitSchema = ReturnType<typeof rootSplitSchema>
