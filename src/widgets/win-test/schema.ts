import type { Schema } from '../../state/schema.ts'

/** How a position is tested: by shifting the word, or square by square from the last stone. */
export const METHODS = ['shift', 'stone'] as const
export type Method = (typeof METHODS)[number]

/** What a dealt position ends with: a four in a direction, or a false one. */
export const DEALS = ['horizontal', 'vertical', 'rising', 'falling', 'false'] as const
export type Deal = (typeof DEALS)[number]

/** From the last stone there are fewer: four lines of at most six neighbours, two ends, a comparison. */
const MOST_STEPS = 36

/**
 * @param data  of the element: the word in hexadecimal digits, and the bit of the stone that was
 *   placed last, both in columns of seven bits
 */
export function winSchema({
  word = '0',
  step = '0',
  guard = 'yes',
  method = 'shift',
  last = '-1',
}: DOMStringMap) {
  return {
    word: { type: 'text', default: word, max: 18 },
    step: { type: 'integer', default: Number(step), min: 0, max: MOST_STEPS },
    guard: { type: 'boolean', default: guard !== 'no' },
    method: { type: 'choice', default: method === 'stone' ? 'stone' : 'shift', values: METHODS },
    last: { type: 'integer', default: Number(last), none: -1, min: 0, max: 48 },
  } as const satisfies Schema
}

export type WinSchema = ReturnType<typeof winSchema>
