import type { Schema } from '../../state/schema.ts'

/** What is done with the bits. */
export const KINDS = ['count', 'walk', 'moves', 'threats', 'mirror'] as const
export type Kind = (typeof KINDS)[number]

/** More than any has: a walk takes two for each of 42 bits. */
export const MOST_STEPS = 84

/** A step as a link has it: the last one stays the last, whatever the stones. */
export function writtenStep(step: number, steps: number): number {
  return step === steps ? MOST_STEPS : step
}

/** @param data  of the element: both sides’ words in hexadecimal digits, and the step shown first */
export function bitStepsSchema({ x = '0', o = '0', step = '0' }: DOMStringMap) {
  return {
    x: { type: 'text', default: x, max: 18 },
    o: { type: 'text', default: o, max: 18 },
    step: { type: 'integer', default: Number(step), min: 0, max: MOST_STEPS },
  } as const satisfies Schema
}

export type BitStepsSchema = ReturnType<typeof bitStepsSchema>

export function readKind(text: string | undefined): Kind {
  return KINDS.find((kind) => kind === text) ?? 'count'
}
