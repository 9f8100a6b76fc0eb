/**
 * What is wrong with a text that came from a person: a code, never a sentence.
 * Sentences live in `src/i18n/`, one for each code and language.
 */
export interface UserError {
  /** Namespaced, `subject/fault`, for example `move/column-full`. */
  readonly code: string
  /** Where in the text: index of the first character at fault, from 0. */
  readonly at: number
  /** Values that the sentence names. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The option of the game's start that would allow it, and with which value. */
  readonly lift?: { readonly option: string; readonly value: string | number | boolean }
}

/** The answer of everything that reads a person's text. It never throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: UserError }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(
  code: string,
  at = 0,
  params?: Readonly<Record<string, string | number>>,
): { readonly ok: false; readonly error: UserError } {
  return { ok: false, error: params === undefined ? { code, at } : { code, at, params } }
}

/** The same error, with the option that would allow what it refuses. */
export function liftable(
  { error }: { readonly error: UserError },
  option: string,
  value: string | number | boolean,
): { readonly ok: false; readonly error: UserError } {
  return { ok: false, error: { ...error, lift: { option, value } } }
}

/** Thrown when our own code breaks a contract: names the function and the value. */
export class ContractError extends Error {
  override readonly name = 'ContractError'

  constructor(where: string, what: string) {
    super(`${where}: ${what}`)
  }
}
