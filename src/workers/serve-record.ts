import {
  fail,
  findAgent,
  ok,
  recordChoice,
  type Agent,
  type GameKit,
  type RecordedChoice,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { RecordRequest } from './protocol.ts'
import { guarded, paced, type Service } from './serve.ts'

/** The search by which an agent chooses its move. */
export function serveRecord<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[],
  { agent: id, position: text, gameOptions, seed, cap }: RecordRequest,
  service: Service,
): Result<RecordedChoice> {
  return guarded(() => {
    const agent = findAgent(agents, id)
    if (!agent.ok) return agent
    const position = openPosition(kit, text, gameOptions)
    if (!position.ok) return position
    const means = { clock: service.clock, progress: paced(service) }
    const recorded = recordChoice(kit, agent.value, position.value, seed, cap, means)
    return recorded === undefined ? fail('agent/no-search', 0, { id }) : ok(recorded)
  })
}
