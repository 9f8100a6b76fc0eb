import { fail, type GameKit, type GameOptions, type Result } from '../../engine/index.ts'

/** A position in which there is a move to be played. */
export function openPosition<P>(kit: GameKit<P>, text: string, options?: GameOptions): Result<P> {
  const read = kit.game.parse(text, options)
  if (!read.ok || kit.game.outcome(read.value) === undefined) return read
  return fail('move/game-over')
}
