import type { Doubt, GameOptions } from './game.ts'
import { plainMoves } from './plain.ts'

/**
 * Whether the names of points in a list of moves may leave out the letter i, as game servers and
 * boards of Go do: letters on both sides of it are used, and it never is.
 */
export function lettersDoubt(text: string, options: GameOptions = {}): Doubt[] {
  if (options['letters'] !== undefined) return []
  const moves = plainMoves(text)
  if (!/^[\s\w]*$/.test(moves)) return []
  const letters = Array.from(moves.matchAll(/[a-z](?=[0-9])/gi), ([letter]) => letter.toLowerCase())
  const before = letters.some((letter) => letter < 'i')
  const after = letters.some((letter) => letter > 'i')
  if (letters.includes('i') || !before || !after) return []
  return [{ code: 'letters/maybe-no-i', option: 'letters', value: 'no-i' }]
}
