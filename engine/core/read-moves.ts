import { fail, ok, type Result } from './errors.ts'
import type { Move } from './game.ts'
import { plain } from './plain.ts'
import { skipSpaces, tooLong, type Read } from './text.ts'

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
