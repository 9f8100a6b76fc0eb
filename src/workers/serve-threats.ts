import {
  ContractError,
  fail,
  ok,
  threats,
  type GameKit,
  type Result,
  type ThreatResult,
} from '../../engine/index.ts'
import type { ThreatRequest } from './protocol.ts'
import { guarded, paced, type Service } from './serve.ts'

/** Looks for a win by threats for the side that is to move. */
export function serveThreats<P>(
  kit: GameKit<P>,
  request: ThreatRequest,
  service: Service,
): Result<ThreatResult> {
  return guarded(() => {
    const { game } = kit
    const read = game.parse(request.position, request.gameOptions)
    if (!read.ok) return read
    if (game.outcome(read.value) !== undefined) return fail('move/game-over')
    const board = kit.threatBoard?.(read.value)
    if (board === undefined) throw new ContractError('serveThreats', `${game.id} has no threats`)
    const hooks = { clock: service.clock, progress: paced(service) }
    return ok(threats(board, game.toMove(read.value), request.options, hooks))
  })
}
