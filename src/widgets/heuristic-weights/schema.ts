import { ABALONE_REPORT_WEIGHTS, type AbaloneWeights } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** The weights as a link and a slider have them: hundredths, and k in twelfths. */
export const KNOBS = {
  alpha1: { type: 'integer', default: 50, min: 0, max: 150 },
  alpha2: { type: 'integer', default: 25, min: -100, max: 100 },
  alpha3: { type: 'integer', default: 25, min: -100, max: 100 },
  k: { type: 'integer', default: 13, min: 1, max: 24 },
} as const satisfies Schema

export type Knobs = StateOf<typeof KNOBS>
export const KNOB_NAMES = ['alpha1', 'alpha2', 'alpha3', 'k'] as const
export type KnobName = (typeof KNOB_NAMES)[number]

/** The report's, whose k of 6.5/6 is 13 twelfths. */
export const USUAL: Knobs = {
  alpha1: KNOBS.alpha1.default,
  alpha2: KNOBS.alpha2.default,
  alpha3: KNOBS.alpha3.default,
  k: KNOBS.k.default,
}

export function weightsOf(knobs: Knobs): AbaloneWeights {
  return {
    ...ABALONE_REPORT_WEIGHTS,
    alpha1: knobs.alpha1 / 100,
    alpha2: knobs.alpha2 / 100,
    alpha3: knobs.alpha3 / 100,
    k: knobs.k / 12,
  }
}

/** A link keeps the position as the game writes it, and the weights. */
export function weighSchema(position: string, usual = USUAL) {
  return {
    position: { type: 'text', default: position, max: 400 },
    ...KNOBS,
    alpha2: { ...KNOBS.alpha2, default: usual.alpha2 },
  } as const satisfies Schema
}

export type WeighSchema = ReturnType<typeof weighSchema>

/** What a figure lets its reader turn: all weights, or only the sign of the centre's. */
export type Turns = 'weights' | 'sign'

/** The report's weights with the third term as it is printed, own distance less enemy distance. */
export const PRINTED: Knobs = { ...USUAL, alpha2: -USUAL.alpha2 }
