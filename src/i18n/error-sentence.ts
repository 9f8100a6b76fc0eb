import type { UserError } from '../../engine/index.ts'
import { visible } from './visible.ts'

export type ErrorValues = Readonly<Record<string, string | number>>

/** A sentence for each code, of the values the error carries. */
export type ErrorTable = Readonly<Record<string, (values: ErrorValues) => string>>

/**
 * What to tell a person of an error: on one line, with what they wrote made visible.
 * The table has a sentence of its own for other codes.
 */
export function errorSentence(table: ErrorTable, error: UserError): string {
  const sentence = Object.hasOwn(table, error.code) ? table[error.code] : table['other']
  const values = Object.entries(error.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? visible(value) : value,
  ])
  return sentence({ code: error.code, ...Object.fromEntries(values) })
}
