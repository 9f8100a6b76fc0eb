import {
  agentOf,
  agentsOf,
  clinicAgents,
  isOwn,
  ownAgent,
  type Agent,
  type GameKit,
} from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { quoted, refuseName, type Checked } from './cli-error.ts'

/** The agents of a game, as they are listed: those that are wrong on purpose come last. */
export function opponentsIn(game: string): readonly Agent<unknown>[] {
  return agentsOf(game, clinicAgents(game))
}

/** The agent of a game that was named. */
export function opponentOf<P>(kit: GameKit<P>, id: string): Checked<Agent<unknown>> {
  const game = kit.game.id
  if (isOwn(id)) {
    const own = ownAgent(kit, id)
    return own.ok ? own : refuseName(own.error)
  }
  const agent = agentOf(game, id, clinicAgents(game))
  if (agent.ok) return agent
  const ids = agentsOf(game).map((each) => each.id)
  return refuseName({ ...agent.error, params: { id: quoted(id) } }, cli.theAgentsAre(game, ids))
}
