import type { UserError } from '../../engine/index.ts'
import type { ErrorTable } from './error-table.ts'
import { figure } from './figure.ts'
import { gameErrors } from './game-errors.ts'
import { number } from './numbers.ts'
import { visible } from './visible.ts'

/**
 * What to tell a person of an error: on one line, with what they wrote made visible.
 * A code that is not in the table is one of a game's own, or has the table's sentence for others.
 */
export function errorSentence(table: ErrorTable, error: UserError): string {
  const has = (each: ErrorTable) => Object.hasOwn(each, error.code)
  const own = has(table) ? table : gameErrors().find(has)
  const sentence = own === undefined ? table['other'] : own[error.code]
  const values = Object.entries(error.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? visible(value) : value < 1000 ? value : number(value),
  ])
  return sentence({ code: error.code, ...Object.fromEntries(values) })
}

/** What the address said of a figure: `FigureLink.read`. */
type LinkRead =
  | { readonly ok: false; readonly error: UserError }
  | {
      readonly ok: true
      readonly value: { readonly unknown: readonly string[]; readonly cut?: string }
    }

/** What to tell of a link that was read; empty where all of it was understood. */
export function linkSentence(table: ErrorTable, read: LinkRead): string {
  if (!read.ok) return `${figure.badLink} ${errorSentence(table, read.error)}`
  const { unknown, cut } = read.value
  if (cut !== undefined)
    return errorSentence(table, { code: 'link/cut-off', at: 0, params: { cut } })
  if (unknown.length === 0) return ''
  const fields = unknown.join(', ')
  return errorSentence(table, { code: 'link/other-figure', at: 0, params: { fields } })
}
