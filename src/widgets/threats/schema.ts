import { DEFAULT_STONES } from '../../../engine/index.ts'
import { LIFTED } from '../../state/lifted.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** Stones that a win may take: what can be chosen. */
export const MOST_STONES = 20

/**
 * A link keeps the position, what is looked for, the moves that it is not to begin with, and where the tree is looked at: `step` is a
 * node, or -1 where the position is being set up.
 */
export function threatsSchema(position: string, step: number) {
  return {
    position: { type: 'text', default: position, max: 1000 },
    lifted: LIFTED,
    kind: { type: 'choice', default: 'threats', values: ['threats', 'fours'] },
    stones: { type: 'integer', default: DEFAULT_STONES, min: 1, max: MOST_STONES },
    exclude: { type: 'text', default: '', max: 200 },
    step: { type: 'integer', default: step, none: -1, min: 0, max: 200_000 },
  } as const satisfies Schema
}

export type ThreatsSchema = ReturnType<typeof threatsSchema>

/** What is looked for, and in which position. */
export type Sought = Pick<StateOf<ThreatsSchema>, 'position' | 'kind' | 'stones' | 'exclude'>

export function searchOf({ position, kind, stones, exclude }: Sought): string {
  return `${kind} ${stones} ${exclude}; ${position}`
}
