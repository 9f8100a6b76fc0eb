import {
  agentBy,
  ContractError,
  ok,
  Tournament,
  type Agent,
  type GameKit,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { MatchProgress, MatchRequest } from './protocol.ts'
import { guarded, PROGRESS_EVERY } from './serve.ts'

/**
 * The match that a worker plays. It goes on a moment at a time and rests in between, so that
 * whoever asks can pause it in the middle of a game.
 */
export class Match<P> {
  private readonly kit: GameKit<P>
  private readonly agents: readonly Agent<P>[]
  private readonly clock: () => number
  private current: Tournament<P> | undefined

  constructor(kit: GameKit<P>, agents: readonly Agent<P>[], clock: () => number) {
    this.kit = kit
    this.agents = agents
    this.clock = clock
  }

  begin(request: MatchRequest): Result<true> {
    return guarded(() => {
      const [first, second] = request.agents.map((id) => agentBy(this.kit, this.agents, id))
      if (!first.ok) return first
      if (!second.ok) return second
      const position = openPosition(this.kit, request.position, request.gameOptions)
      if (!position.ok) return position
      const pair = [first.value, second.value] as const
      this.current = new Tournament(this.kit, position.value, pair, request.options)
      return ok(true)
    })
  }

  playOn(): Result<MatchProgress> {
    return guarded(() => {
      const match = this.current
      if (match === undefined || match.finished) {
        throw new ContractError('playOn', match === undefined ? 'before a match' : 'after its end')
      }
      const until = this.clock() + PROGRESS_EVERY
      do {
        const ended = match.playPly()
        if (ended !== undefined) return ok({ plies: ended.moves.length, ended })
      } while (this.clock() < until)
      return ok({ plies: match.plies })
    })
  }
}
