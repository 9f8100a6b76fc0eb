import { SIGN_SLIPS } from '../../../engine/index.ts'
import type { Schema } from '../../state/schema.ts'
import type { PairSpec } from './pair.ts'

/** More than any search that is shown has. */
export const LAST_STEP = 100_000

/**
 * What a link keeps: the position, where the sign is lost, plies, and the step; step -1 is where
 * it begins.
 */
export function signsSchema({ position, slip, depth }: PairSpec) {
  return {
    position: { type: 'text', default: position, max: 4000 },
    slip: { type: 'choice', default: slip, values: SIGN_SLIPS },
    depth: { type: 'integer', default: depth, min: 1, max: 9 },
    step: { type: 'integer', default: -1, none: -1, min: 0, max: LAST_STEP },
  } as const satisfies Schema
}

export type SignsSchema = ReturnType<typeof signsSchema>
