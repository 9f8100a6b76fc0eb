import { fail, type Result } from '../core/errors.ts'
import { isGameId } from '../games/registry.ts'
import { abaloneAgents } from './abalone.ts'
import type { Agent } from './agent.ts'
import { connect4Agents } from './connect4.ts'
import { findAgent } from './find.ts'
import { gomokuAgents } from './gomoku.ts'
import { gomoku8Agents } from './gomoku8.ts'
import { ninukiAgents } from './ninuki.ts'
import { reversiAgents } from './reversi.ts'

const all: readonly Agent<unknown>[] = [
  ...connect4Agents,
  ...gomoku8Agents,
  ...gomokuAgents,
  ...ninukiAgents,
  ...abaloneAgents,
  ...reversiAgents,
]

/**
 * The agents of a game, from the weakest level to the strongest after those of its report; none
 * where the game has no agents. `further` are agents from elsewhere, which come last.
 */
export function agentsOf(
  game: string,
  further: readonly Agent<unknown>[] = [],
): readonly Agent<unknown>[] {
  return [...all, ...further].filter((agent) => agent.game === game)
}

/** The agent of a game that a person has named. */
export function agentOf(
  game: string,
  id: string,
  further: readonly Agent<unknown>[] = [],
): Result<Agent<unknown>> {
  if (!isGameId(game)) return fail('game/unknown', 0, { id: game })
  return findAgent(agentsOf(game, further), id)
}
