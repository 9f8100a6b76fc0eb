import {
  findAgent,
  ok,
  Tournament,
  type Agent,
  type GameKit,
  type MatchGame,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { MatchProgress, MatchRequest } from './protocol.ts'
import { guarded, PROGRESS_EVERY } from './serve.ts'

/** All games of a match; `tell` hears of each ply now and then, and of each game. */
export function serveMatch<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[],
  request: MatchRequest,
  clock: () => number,
  tell: (progress: MatchProgress) => void,
): Result<readonly MatchGame[]> {
  return guarded(() => {
    const [first, second] = request.agents.map((id) => findAgent(agents, id))
    if (!first.ok) return first
    if (!second.ok) return second
    const position = openPosition(kit, request.position, request.gameOptions)
    if (!position.ok) return position
    const pair = [first.value, second.value] as const
    const match = new Tournament(kit, position.value, pair, request.options)
    let next = clock() + PROGRESS_EVERY
    while (!match.finished) {
      const game = match.next
      const ended = match.playNext({
        progress(plies) {
          if (clock() < next) return
          next = clock() + PROGRESS_EVERY
          tell({ game, plies })
        },
      })
      if (ended !== undefined) tell({ game, plies: ended.moves.length, ended })
    }
    return ok(match.games)
  })
}
