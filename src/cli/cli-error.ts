import { gameIds, type UserError } from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { errorSentence } from '../i18n/error-sentence.ts'
import { wantErrorsOf } from '../i18n/game-errors.ts'
import { visible } from '../i18n/visible.ts'

gameIds.forEach(wantErrorsOf)

/** What is wrong with what a person asked for. */
export interface CliError {
  /** Namespaced, `subject/fault`. */
  readonly code: string
  /** One line, for people. */
  readonly sentence: string
  /** Index of the first character at fault, from 0, where it is a text that cannot be read. */
  readonly at?: number
  /** The option of the game's start that would allow it. */
  readonly lift?: UserError['lift']
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly cliError: CliError }

export function good<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

type Refused = { readonly ok: false; readonly cliError: CliError }

/** `fault` is the second half of the code `cli/fault`. */
export function refuse(fault: string, sentence: string): Refused {
  return { ok: false, cliError: { code: `cli/${fault}`, sentence: oneLine(sentence) } }
}

/** The sentence of an error of the engine. */
export function sentenceOf(error: UserError): string {
  const { lift } = error
  const more = lift === undefined ? '' : ` ${cli.lifted(lift.option, String(lift.value))}`
  return oneLine(errorSentence(error) + more)
}

/** Something is wrong in a text; `where` says which: “the position”. */
export function refuseText(where: string, error: UserError): Refused {
  const { code, at, lift } = error
  const sentence = oneLine(cli.inText(where, at + 1, sentenceOf(error)))
  return { ok: false, cliError: { code, sentence, at, ...(lift !== undefined && { lift }) } }
}

/** Something is wrong with a name or an option; `more` is said after it. */
export function refuseName(error: UserError, more = ''): Refused {
  const sentence = oneLine(`${sentenceOf(error)} ${more}`.trim())
  return { ok: false, cliError: { code: error.code, sentence } }
}

const QUOTED = 40
const LONGEST = 600

/** What a person wrote, short enough to be said again. */
export function quoted(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text
}

/** A sentence as one line of a terminal, with nothing in it that does more than be read. */
export function oneLine(sentence: string): string {
  return visible(sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence)
}
