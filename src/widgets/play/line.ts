import type { GameKit, Move } from '../../../engine/index.ts'
import { planLayer, type HexMove } from '../../boards/hex-layers.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { Ahead, Planned } from '../table/shown.ts'

/** Moves of a line that are shown. */
const MOST_SHOWN = 8

/** A line as it is written, and as a board shows it. */
export function playedOut(
  { game, board }: GameKit<unknown>,
  extras: Pick<GameExtras<unknown>, 'steps'>,
  position: unknown,
  line: readonly Move[],
): { readonly texts: readonly string[]; readonly planned: Ahead } {
  const texts: string[] = []
  const stones: Planned[] = []
  const moves: HexMove[] = []
  const shown = line.slice(0, MOST_SHOWN)
  for (const move of shown) {
    const side = game.toMove(position)
    texts.push(game.formatMove(position, move))
    const [square] = board?.targets(position, move) ?? []
    if (square !== undefined) stones.push({ square, side })
    moves.push({ side, steps: extras.steps?.(position, move) ?? [] })
    game.play(position, move)
  }
  for (let i = 0; i < shown.length; i++) game.undo(position)
  const planned =
    board?.shape === 'hex'
      ? planLayer(moves)
      : stones.filter(({ square }) => board?.at(position, square) === -1)
  return { texts, planned }
}
