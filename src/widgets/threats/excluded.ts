import { readExcluded, type GameKit, type Move, type Result } from '../../../engine/index.ts'

/*
 * The moves that a win is not to begin with, as a state has them: as the game writes moves, with
 * blanks between.
 */

/** The moves of a text that is right. */
export function excludedMoves<P>(kit: GameKit<P>, position: P, text: string): readonly Move[] {
  const read = readExcluded(kit, position, text)
  return read.ok ? read.value : []
}

/** A text of the reader's as the state has it. */
export function takeExcluded<P>(kit: GameKit<P>, position: P, text: string): Result<string> {
  const read = readExcluded(kit, position, text)
  if (!read.ok) return read
  return {
    ok: true,
    value: read.value.map((each) => kit.game.formatMove(position, each)).join(' '),
  }
}
