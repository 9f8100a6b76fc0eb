import {
  agentBy,
  ALGORITHMS,
  fail,
  growCuts,
  ok,
  recordChoice,
  skippedSizes,
  surveyOf,
  type Agent,
  type GameKit,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { RecordedSearch, RecordRequest } from './protocol.ts'
import { guarded, paced, type Service } from './serve.ts'

/** The search by which an agent chooses its move. */
export function serveRecord<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[],
  request: RecordRequest,
  service: Service,
): Result<RecordedSearch> {
  return guarded(() => {
    const { agent: id, seed, cap, grow, sizes } = request
    const agent = agentBy(kit, agents, id)
    if (!agent.ok) return agent
    const opened = openPosition(kit, request.position, request.gameOptions)
    if (!opened.ok) return opened
    const position = opened.value
    const means = { clock: service.clock, progress: paced(service) }
    const chosen = recordChoice(kit, agent.value, position, seed, cap, means)
    if (chosen === undefined) return fail('agent/no-search', 0, { id })
    if (!looksAtAll(chosen.parameters)) {
      return ok({ chosen, survey: surveyOf(chosen.recording) })
    }
    const recording = growCuts(kit.game, position, chosen.recording, grow)
    return ok({
      chosen: { ...chosen, recording },
      survey: surveyOf(recording),
      sizes: skippedSizes(kit.game, position, recording, sizes),
    })
  })
}

/** Whether minimax would visit the same tree, but for what a cut skips. */
function looksAtAll({ search, candidates, beam, nodes }: Agent<unknown>['parameters']): boolean {
  const rest = candidates ?? beam ?? nodes
  return rest === undefined && ALGORITHMS.some((name) => name === search)
}
