import { ABALONE_REPORT_WEIGHTS, type AbaloneWeights } from '../../../engine/index.ts'
import type { Schema, StateOf } from '../../state/schema.ts'

/** The weights as a link and a slider have them: hundredths, and k in twelfths. */
export const KNOBS = {
  alpha1: { type: 'integer', default: 50, min: 0, max: 150 },
  alpha2: { type: 'integer', default: 25, min: -100, max: 100 },
  alpha3: { type: 'integer', default: 25, min: -100, max: 100 },
  k: { type: 'integer', default: 13, min: 1, max: 24 },
  danger: { type: 'integer', default: 0, min: 0, max: 100 },
  undefended: { type: 'integer', default: 0, min: 0, max: 100 },
} as const satisfies Schema

export type Knobs = StateOf<typeof KNOBS>
export type KnobName = keyof Knobs

/** What a figure lets its reader turn: all weights, only the sign of the centre's, or those of local terms. */
export const TURNS = ['weights', 'sign', 'local'] as const
export type Turns = (typeof TURNS)[number]

/** The sliders of each kind of figure. */
export const SLIDERS: Readonly<Record<Turns, readonly KnobName[]>> = {
  weights: ['alpha1', 'alpha2', 'alpha3', 'k'],
  sign: [],
  local: ['danger', 'undefended'],
}

/** The report's, whose k of 6.5/6 is 13 twelfths. */
export const USUAL: Knobs = {
  alpha1: KNOBS.alpha1.default,
  alpha2: KNOBS.alpha2.default,
  alpha3: KNOBS.alpha3.default,
  k: KNOBS.k.default,
  danger: KNOBS.danger.default,
  undefended: KNOBS.undefended.default,
}

/** With local terms where there are sliders for them, even if these stand at 0. */
export function weightsOf(knobs: Knobs, turns: Turns = 'weights'): AbaloneWeights {
  const local = { danger: knobs.danger / 100, undefended: knobs.undefended / 100 }
  return {
    ...ABALONE_REPORT_WEIGHTS,
    alpha1: knobs.alpha1 / 100,
    alpha2: knobs.alpha2 / 100,
    alpha3: knobs.alpha3 / 100,
    k: knobs.k / 12,
    ...(turns === 'local' ? { local } : {}),
  }
}

/** A link keeps the position as the game writes it, and the weights. */
export function weighSchema(position: string, usual = USUAL) {
  return {
    position: { type: 'text', default: position, max: 400 },
    ...KNOBS,
    alpha2: { ...KNOBS.alpha2, default: usual.alpha2 },
    danger: { ...KNOBS.danger, default: usual.danger },
    undefended: { ...KNOBS.undefended, default: usual.undefended },
  } as const satisfies Schema
}

export type WeighSchema = ReturnType<typeof weighSchema>

/** The report's weights with the third term as it is printed, own distance less enemy distance. */
export const PRINTED: Knobs = { ...USUAL, alpha2: -USUAL.alpha2 }

/** The report's weights, and those of the local terms that a match has tried. */
export const WITH_LOCAL: Knobs = { ...USUAL, danger: 10, undefended: 50 }

/** What a figure begins with. */
export const BEGINS: Readonly<Record<Turns, Knobs>> = {
  weights: USUAL,
  sign: PRINTED,
  local: WITH_LOCAL,
}
