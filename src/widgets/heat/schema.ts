import { type Schema, type StateOf } from '../../state/schema.ts'
import { TERMS, USUAL, type TermName, type Weights } from './judge.ts'

/** The largest weight that can be chosen, and the largest of the squares. */
export const MOST: Weights = {
  four: 100,
  'broken-four': 100,
  three: 100,
  'broken-three': 100,
  two: 100,
  square: 10,
}

const weight = (term: TermName) =>
  ({ type: 'integer', default: USUAL[term], min: 0, max: MOST[term] }) as const

/** A link keeps the position as the game writes it, and the weights. */
export function heatSchema(position: string) {
  return {
    position: { type: 'text', default: position, max: 400 },
    four: weight('four'),
    'broken-four': weight('broken-four'),
    three: weight('three'),
    'broken-three': weight('broken-three'),
    two: weight('two'),
    square: weight('square'),
  } as const satisfies Schema
}

export type HeatSchema = ReturnType<typeof heatSchema>

export function weightsOf(state: StateOf<HeatSchema>): Weights {
  const { position: _, ...weights } = state
  return weights
}

export function isUsual(weights: Weights): boolean {
  return TERMS.every((term) => weights[term] === USUAL[term])
}
