import { fail, ok, type Result, type UserError } from './errors.ts'
import type { Move } from './game.ts'
import { plain } from './plain.ts'

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

/** Reads the move that stands at a place of a text, which is to be legal. */
export type ReadMove<P> = (p: P, text: string, at: number) => Result<Read<Move>>

/** Reads a text of at most `limit` characters that is one legal move. */
export function readOneMove<P>(p: P, text: string, limit: number, read: ReadMove<P>): Result<Move> {
  const error = tooLong(text, limit)
  if (error !== undefined) return { ok: false, error }
  const clean = plain(text)
  const start = skipSpaces(clean, 0)
  if (start === clean.length) return fail('move/empty', start)
  const move = read(p, clean, start)
  if (!move.ok) return move
  const end = skipSpaces(clean, move.value.next)
  return end < clean.length ? fail('move/extra-text', end) : ok(move.value.value)
}

/** Reads the moves of a text, to its end, and plays them on `p`. */
export function playMoves<P>(
  p: P,
  text: string,
  read: ReadMove<P>,
  play: (p: P, move: Move) => void,
): Result<P> {
  for (let at = skipSpaces(text, 0); at < text.length;) {
    const move = read(p, text, at)
    if (!move.ok) return move
    play(p, move.value.value)
    at = skipSpaces(text, move.value.next)
  }
  return ok(p)
}
