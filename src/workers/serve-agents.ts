import {
  fail,
  findAgent,
  ok,
  rngOf,
  Tournament,
  type Agent,
  type Choice,
  type GameKit,
  type GameOptions,
  type MatchGame,
  type Result,
} from '../../engine/index.ts'
import type { AgentRequest, MatchProgress, MatchRequest } from './protocol.ts'
import { RootWatch } from './root-watch.ts'
import { guarded, paced, PROGRESS_EVERY, type Service } from './serve.ts'

/**
 * The move of an agent. It knows nothing of the game before, so that the same position and seed
 * give the same move.
 */
export function serveAgent<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[],
  request: AgentRequest,
  service: Service,
): Result<Choice> {
  return guarded(() => {
    const agent = findAgent(agents, request.agent)
    if (!agent.ok) return agent
    const position = openPosition(kit, request.position, request.gameOptions)
    if (!position.ok) return position
    const choose = agent.value.begin(kit)
    const watch = new RootWatch()
    return ok(
      choose(position.value, {
        rng: rngOf(request.seed),
        clock: service.clock,
        progress: paced(service, watch),
        iteration: ({ line, value }) => watch.hold(line[0], value),
      }),
    )
  })
}

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

/** A position in which there is a move to be played. */
function openPosition<P>(kit: GameKit<P>, text: string, options?: GameOptions): Result<P> {
  const read = kit.game.parse(text, options)
  if (!read.ok || kit.game.outcome(read.value) === undefined) return read
  return fail('move/game-over')
}
