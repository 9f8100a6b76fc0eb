import {
  agentBy,
  ok,
  rngOf,
  type Agent,
  type Best,
  type Choice,
  type Chooser,
  type GameKit,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { AgentRequest } from './protocol.ts'
import { guarded, paced, type Service } from './serve.ts'

/**
 * The agents of a worker. The one that has moved last is kept, with the table that it may have
 * filled, until another is asked for, or the same under other rules.
 */
export class Player<P> {
  private readonly kit: GameKit<P>
  private readonly agents: readonly Agent<P>[]
  private kept: { readonly key: string; readonly choose: Chooser<P> } | undefined

  constructor(kit: GameKit<P>, agents: readonly Agent<P>[]) {
    this.kit = kit
    this.agents = agents
  }

  /** The move of an agent. What is random in it comes from the seed of this request alone. */
  move(request: AgentRequest, service: Service): Result<Choice> {
    return guarded(() => {
      const agent = agentBy(this.kit, this.agents, request.agent)
      if (!agent.ok) return agent
      const position = openPosition(this.kit, request.position, request.gameOptions)
      if (!position.ok) return position
      const key = JSON.stringify([agent.value.id, request.gameOptions])
      const choose = this.kept?.key === key ? this.kept.choose : agent.value.begin(this.kit)
      // Kept again only when it has moved: one that throws may be left half done.
      this.kept = undefined
      let best: Best | undefined
      const choice = choose(position.value, {
        rng: rngOf(request.seed),
        clock: service.clock,
        progress: paced(service, () => best),
        best: (soFar) => {
          best = soFar
        },
      })
      this.kept = { key, choose }
      return ok(choice)
    })
  }
}
