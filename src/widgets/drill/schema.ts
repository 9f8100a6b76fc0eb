import { LEVELS, RUNG_NAMES, RUNGS, type Level, type RungName } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** A link keeps which ten trees, and what is asked of them. */
export function drillSchema(rung: RungName) {
  return {
    rung: { type: 'choice', default: rung, values: RUNG_NAMES },
    /** `usual`: what the rung asks first. */
    ask: { type: 'choice', default: 'usual', values: ['usual', ...LEVELS] },
    /** Ten trees, by their number; 0: those that the device is at. */
    set: { type: 'integer', default: 0, min: 0, max: 99_999_999 },
  } as const satisfies Schema
}

export type DrillSchema = ReturnType<typeof drillSchema>
export type DrillState = StateOf<DrillSchema>

/** What is asked; of what a rung does not ask, the usual. */
export function levelIn({ rung, ask }: DrillState): Level {
  const { levels } = RUNGS[rung]
  return ask !== 'usual' && levels.includes(ask) ? ask : levels[0]
}
