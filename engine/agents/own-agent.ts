import { ok, type Result } from '../core/errors.ts'
import type { GameKit } from '../core/game.ts'
import type { Agent } from './agent.ts'
import { findAgent } from './find.ts'
import { isOwn } from './own-id.ts'
import { readOwnPlayer } from './own-player.ts'
import { searchingAgent, type Judge } from './searching.ts'

/** The agent that plays as a text of `own-player.ts` says. */
export function ownAgent<P>(kit: GameKit<P>, id: string): Result<Agent<P>> {
  const read = readOwnPlayer(kit, id)
  if (!read.ok) return read
  const { way, weights } = read.value
  return ok(searchingAgent({ id, game: kit.game.id, origin: 'own' }, way, judgeBy(kit, weights)))
}

/** Undefined where the weights are the game's own. */
function judgeBy<P>(
  { weighing }: GameKit<P>,
  weights: Readonly<Record<string, number>>,
): Judge<P> | undefined {
  if (weighing === undefined || Object.keys(weights).length === 0) return undefined
  const evaluation = weighing.by(weights)
  return { name: 'own', from: () => evaluation }
}

/** The agent of an id: one of a list, or one that the id itself describes. */
export function agentBy<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[],
  id: string,
): Result<Agent<P>> {
  return isOwn(id) ? ownAgent(kit, id) : findAgent(agents, id)
}
