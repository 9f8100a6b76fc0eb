import type { Schema } from '../../state/schema.ts'
import { STEPS } from './model.ts'

/** @param data  of the element: the word in hexadecimal digits, in columns of seven bits */
export function winSchema({ word = '0', step = '0', guard = 'yes' }: DOMStringMap) {
  return {
    word: { type: 'text', default: word, max: 18 },
    step: { type: 'integer', default: Number(step), min: 0, max: STEPS },
    guard: { type: 'boolean', default: guard !== 'no' },
  } as const satisfies Schema
}

export type WinSchema = ReturnType<typeof winSchema>
