import { LIFTED } from '../../state/lifted.ts'
import type { Schema } from '../../state/schema.ts'
import { TERMS } from './model.ts'

/** A link keeps the position and the term that is shown. */
export function termsSchema(position: string) {
  return {
    position: { type: 'text', default: position, max: 1000 },
    lifted: LIFTED,
    shown: { type: 'choice', default: 'sum', values: ['sum', ...TERMS] },
  } as const satisfies Schema
}

export type TermsSchema = ReturnType<typeof termsSchema>
