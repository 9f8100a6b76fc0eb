import { encodeState, withParameter } from '../../state/link.ts'
import { defaultsOf } from '../../state/schema.ts'
import { caseSchema } from '../case/schema.ts'
import type { Searched } from './session.ts'
import { SEEDS } from './schema.ts'
import type { Level } from './level.ts'

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

/** The id of the tree below a board, for its link. */
export function searchId({ id }: { readonly id: string }): string {
  return `${id}-search`
}

/** Whether there is a search behind the moves of an opponent that a tree figure can show. */
export function canBeStepped({ agent, search, why }: Level): boolean {
  return why === undefined && (agent ?? search) !== undefined
}

/**
 * The address of the figure that looks into a faulty opponent, on the position that it has searched;
 * empty where there is none.
 *
 * @param search  of the page's address, which keeps the rest
 */
export function caseHrefOf(
  search: string,
  { opens }: Level,
  searched: Searched | undefined,
): string {
  if (opens === undefined || searched === undefined) return ''
  const { figure, program } = opens
  const schema = caseSchema(program + 1)
  const state = { ...defaultsOf(schema), program, position: searched.position }
  return `${withParameter(search, figure, encodeState(schema, state))}#${figure}`
}
