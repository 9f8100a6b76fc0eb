import type { UserError } from '../../engine/index.ts'
import type { ErrorTable } from './error-table.ts'
import { errors } from './errors.ts'
import { figure } from './figure.ts'
import { gameErrors } from './game-errors.ts'
import { saidIn } from './said-in.ts'

/**
 * What to tell a person of an error; of a code that is nobody's, the sentence for others.
 *
 * @param own  the sentences of codes of the figure's own
 */
export function errorSentence(error: UserError, own: ErrorTable = {}): string {
  const tables: readonly ErrorTable[] = [own, ...gameErrors(), errors]
  return saidIn(tables.find((each) => Object.hasOwn(each, error.code)) ?? errors, error)
}

/** What the address said of a figure: `FigureLink.read`. */
type LinkRead =
  | { readonly ok: false; readonly error: UserError }
  | {
      readonly ok: true
      readonly value: { readonly unknown: readonly string[]; readonly cut?: string }
    }

/** What to tell of a link that was read; empty where all of it was understood. */
export function linkSentence(read: LinkRead, own?: ErrorTable, isPart = false): string {
  if (!read.ok) {
    const begins = isPart ? errorSentence({ code: 'link/up-to-here', at: 0 }) : figure.badLink
    return `${begins} ${errorSentence(read.error, own)}`
  }
  const { unknown, cut } = read.value
  if (cut !== undefined) return errorSentence({ code: 'link/cut-off', at: 0, params: { cut } })
  if (unknown.length === 0) return ''
  const fields = unknown.join(', ')
  return errorSentence({ code: 'link/other-figure', at: 0, params: { fields } })
}
