import type { GameKit, Move } from '../../../engine/index.ts'
import type { Planned } from '../table/shown.ts'

/** Moves of a line that are shown. */
const MOST_SHOWN = 8

/** A line as it is written, and the stones that it puts on empty squares. */
export function playedOut(
  { game, board }: GameKit<unknown>,
  position: unknown,
  line: readonly Move[],
): { readonly texts: readonly string[]; readonly planned: readonly Planned[] } {
  const texts: string[] = []
  const placed: Planned[] = []
  const shown = line.slice(0, MOST_SHOWN)
  for (const move of shown) {
    texts.push(game.formatMove(position, move))
    const square = board?.targets(position, move)[0]
    if (square !== undefined) placed.push({ square, side: game.toMove(position) })
    game.play(position, move)
  }
  for (let i = 0; i < shown.length; i++) game.undo(position)
  const planned = placed.filter(({ square }) => board?.at(position, square) === -1)
  return { texts, planned }
}
