import type { Schema } from '../../state/schema.ts'
import { DIRECTIONS } from '../win-test/directions.ts'

/** @param data  of the element */
export function writtenSchema({ word = '0', direction = 'horizontal' }: DOMStringMap) {
  return {
    word: { type: 'text', default: word, max: 18 },
    direction: { type: 'choice', default: direction, values: DIRECTIONS },
  } as const satisfies Schema
}

export type WrittenSchema = ReturnType<typeof writtenSchema>
