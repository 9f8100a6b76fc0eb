import type { GameOptions } from '../../../engine/index.ts'
import type { TreeRequest } from '../tree/given.ts'
import type { PlaySession, Searched } from './session.ts'
import { SEEDS } from './schema.ts'
import type { Level } from './view.ts'

/**
 * The seed of an agent's move: by the ply, so that a position come to again by undo or by a link
 * gets the same answer.
 *
 * @param game  of the game that is played, from 0 to SEEDS − 1
 * @param ply   plies before the move
 */
export function seedAt(game: number, ply: number): number {
  return game + SEEDS * ply
}

/** Whether there is a search behind the moves of an opponent that a tree figure can show. */
export function canBeStepped({ agent, search, why }: Level): boolean {
  return why === undefined && (agent ?? search) !== undefined
}

/** The very search that found a move, as a tree figure is asked for it. */
export function requestFor(
  { kit }: Pick<PlaySession<unknown>, 'kit'>,
  { position, ply }: Searched,
  { agent, search }: Level,
  seed: number,
  gameOptions: GameOptions | undefined,
): TreeRequest | undefined {
  const where = { game: kit.game.id, gameOptions, position }
  if (agent !== undefined) return { ...where, agent: { id: agent, seed: seedAt(seed, ply) } }
  return search && { ...where, ...search }
}
