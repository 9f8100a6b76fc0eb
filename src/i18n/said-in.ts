import type { UserError } from '../../engine/index.ts'
import type { ErrorTable } from './error-table.ts'
import { number } from './numbers.ts'
import { visible } from './visible.ts'

/**
 * A table's sentence for an error: on one line, with what a person wrote made visible. Of a code
 * that is not in it, its sentence for others.
 */
export function saidIn(table: ErrorTable, { code, params = {} }: UserError): string {
  const sentence = Object.hasOwn(table, code) ? table[code] : table['other']
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? visible(value) : value < 1000 ? value : number(value),
  ])
  return sentence({ code, ...Object.fromEntries(values) })
}
