import type { Schema, StateOf } from '../../state/schema.ts'

/** Of the stronger agent of each match; it plays the one below it. */
export const UPPERS = ['agent-1', 'agent-2', 'agent-3', 'agent-4'] as const

export const ladderSchema = {
  upper: { type: 'choice', default: 'agent-2', values: UPPERS },
  games: { type: 'integer', default: 10, min: 2, max: 40 },
  seed: { type: 'integer', default: 11, min: 0, max: 99_999 },
} as const satisfies Schema

export type LadderState = StateOf<typeof ladderSchema>

/** The agent that `upper` plays. */
export function lowerOf(upper: string): string {
  const at = UPPERS.findIndex((each) => each === upper)
  return at > 0 ? UPPERS[at - 1] : 'random'
}
