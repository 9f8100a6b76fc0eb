import { isOwn, ok, readOwnPlayer, type GameKit, type Result } from '../../../engine/index.ts'
import { enginesOf, idIn } from './cast.ts'
import type { Setup } from './setup.ts'
import type { State } from './state.ts'

/** What is wrong with the players of the reader's own whom a state names. */
export function readOwn(kit: GameKit<unknown>, state: State, setup: Setup): Result<unknown> {
  for (const seat of enginesOf(state.players)) {
    const id = idIn(seat, setup, state)
    const read = isOwn(id) ? readOwnPlayer(kit, id) : ok(undefined)
    if (!read.ok) return read
  }
  return ok(undefined)
}
