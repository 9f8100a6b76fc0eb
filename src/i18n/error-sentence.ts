import type { UserError } from '../../engine/index.ts'

export type ErrorValues = Readonly<Record<string, string | number>>

/** A sentence for each code, of the values the error carries. */
export type ErrorTable = Readonly<Record<string, (values: ErrorValues) => string>>

/** What to tell a person of an error. The table has a sentence of its own for other codes. */
export function errorSentence(table: ErrorTable, error: UserError): string {
  const sentence = Object.hasOwn(table, error.code) ? table[error.code] : table['other']
  return sentence({ code: error.code, ...error.params })
}
