import { fail, ok, type Result } from '../core/errors.ts'
import type { Agent } from './agent.ts'

/** The agent of that id in a list of one game's agents. */
export function findAgent<P>(agents: readonly Agent<P>[], id: string): Result<Agent<P>> {
  const agent = agents.find((each) => each.id === id)
  return agent === undefined ? fail('agent/unknown', 0, { id }) : ok(agent)
}
