import { PLY_LIMIT } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** Of the stronger agent of each match; it plays the one below it. */
export const UPPERS = ['agent-0', 'agent-1', 'agent-2', 'agent-3'] as const
export type Upper = (typeof UPPERS)[number]

/** Stands for all matches, from the bottom of the ladder. */
export const ALL = 'all'

/** What is to be played, and the game that is looked at. */
export const ladderSchema = {
  upper: { type: 'choice', default: ALL, values: [ALL, ...UPPERS] },
  games: { type: 'integer', default: 10, min: 2, max: 40 },
  seed: { type: 'integer', default: 11, min: 0, max: 99_999 },
  show: { type: 'choice', default: 'agent-3', values: UPPERS },
  /** 0: the stored one; else the number of a game that this seed plays. */
  game: { type: 'integer', default: 0, min: 0, max: 40 },
  /** Plies; past the end of the game its end. */
  step: { type: 'integer', default: PLY_LIMIT, min: 0, max: PLY_LIMIT },
} as const satisfies Schema

export type LadderState = StateOf<typeof ladderSchema>

/** The agent that `upper` plays. */
export function lowerOf(upper: string): string {
  const at = UPPERS.findIndex((each) => each === upper)
  return at > 0 ? UPPERS[at - 1] : 'random'
}

/** The matches that are to be played, by their upper agents. */
export function matchesOf(upper: LadderState['upper']): readonly Upper[] {
  return upper === ALL ? UPPERS : [upper]
}
