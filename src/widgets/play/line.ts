import type { GameKit, Move } from '../../../engine/index.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { Planned } from '../table/shown.ts'

/** Moves of a line that are shown. */
const MOST_SHOWN = 8

/** A line as it is written, and the stones that it puts on empty squares, or how it moves them. */
export function playedOut(
  { game, board }: GameKit<unknown>,
  extras: Pick<GameExtras<unknown>, 'steps'>,
  position: unknown,
  line: readonly Move[],
): { readonly texts: readonly string[]; readonly planned: readonly Planned[] } {
  const texts: string[] = []
  const placed: Planned[] = []
  const shown = line.slice(0, MOST_SHOWN)
  for (const move of shown) {
    texts.push(game.formatMove(position, move))
    const square = board?.targets(position, move)[0]
    if (square !== undefined) {
      const steps = extras.steps?.(position, move)
      placed.push({ square, side: game.toMove(position), ...(steps && { steps }) })
    }
    game.play(position, move)
  }
  for (let i = 0; i < shown.length; i++) game.undo(position)
  const planned = placed.filter(
    ({ square, steps }) => steps !== undefined || board?.at(position, square) === -1,
  )
  return { texts, planned }
}
