import { legalMoves } from './after.ts'
import { fail, type UserError } from './errors.ts'
import type { GameKit } from './game.ts'
import type { Move } from './move.ts'

/** The moves that a search is to leave out at its root, or why not: the word, and its error there. */
export type Excluded =
  | { readonly ok: true; readonly value: readonly Move[] }
  | { readonly ok: false; readonly word: string; readonly error: UserError }

/**
 * Reads such moves as they are written in a position, with spaces, commas or semicolons between
 * them; after a `!` those are written that are not left out. Some move must be left: else the error
 * is `exclude/all`, and the word is empty.
 */
export function readExcluded<P>({ game }: GameKit<P>, p: P, text: string): Excluded {
  const only = /^\s*!/.test(text)
  const named: Move[] = []
  for (const { 0: word, index } of text.replace('!', only ? ' ' : '!').matchAll(/[^\s,;]+/g)) {
    const move = game.parseMove(p, word)
    if (!move.ok) return { ok: false, word, error: { ...move.error, at: index + move.error.at } }
    named.push(move.value)
  }
  const legal = legalMoves({ game }, p)
  const value = only ? legal.filter((move) => !named.includes(move)) : named
  const none = legal.length > 0 && legal.every((move) => value.includes(move))
  return none ? { ...fail('exclude/all'), word: '' } : { ok: true, value }
}
