import { fail, type UserError } from './errors.ts'

/** A value read from a text, and the index of the first character after it. */
export interface Read<T> {
  readonly value: T
  readonly next: number
}

/** The whole character at an index, also where it takes two code units; empty past the end. */
export function letterAt(text: string, at: number): string {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** The first index from `from` that is no space. */
export function skipSpaces(text: string, from: number): number {
  let at = from
  while (isSpace(text, at)) at++
  return at
}

function isSpace(text: string, at: number): boolean {
  // By code, for long texts; the rare spaces, a no-break space for one, are left to \s.
  const code = text.charCodeAt(at)
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  return code >= 160 && /\s/.test(text.charAt(at))
}

/** The first index from `from` that is no digit 0 to 9. */
export function skipDigits(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++
  return at
}

/** The error of a text of more than `limit` characters, so that no work is spent on it. */
export function tooLong(text: string, limit: number): UserError | undefined {
  return text.length > limit ? fail('text/too-long', limit, { limit }).error : undefined
}
