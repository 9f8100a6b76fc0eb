import {
  mcts,
  ok,
  recordMcts,
  subjectFrom,
  withTurns,
  type GameKit,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { MctsAnswer, MctsRequest } from './protocol.ts'
import { guarded, paced, type Service } from './serve.ts'

/** Runs a Monte-Carlo search as asked. */
export function serveMcts<P>(
  kit: GameKit<P>,
  { position, gameOptions, options, trace }: MctsRequest,
  service: Service,
): Result<MctsAnswer> {
  return guarded(() => {
    const opened = openPosition(kit, position, gameOptions)
    if (!opened.ok) return opened
    const turns = withTurns(kit, opened.value)
    if (!turns.ok) return turns
    const subject = subjectFrom(kit, opened.value)
    const hooks = { clock: service.clock, progress: paced(service) }
    if (trace !== true) return ok({ result: mcts(subject, options, hooks) })
    return ok(recordMcts(subject, options, hooks, options.iterations, true))
  })
}
