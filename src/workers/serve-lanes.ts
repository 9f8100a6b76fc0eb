import {
  ContractError,
  ok,
  splitLanes,
  subjectFrom,
  withTurns,
  type GameKit,
  type Result,
  type SplitLanes,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { LanesRequest } from './protocol.ts'
import { guarded } from './serve.ts'

/** What several workers would do of a search. */
export function serveLanes<P>(
  kit: GameKit<P>,
  { position, gameOptions, algorithm, options, workers, shared }: LanesRequest,
): Result<SplitLanes> {
  return guarded(() => {
    const opened = openPosition(kit, position, gameOptions)
    if (!opened.ok) return opened
    const turns = withTurns(kit, opened.value)
    if (!turns.ok) return turns
    // Each worker plays on a position of its own.
    const subject = () => {
      const read = kit.game.parse(position, gameOptions)
      if (!read.ok) throw new ContractError('serveLanes', read.error.code)
      return subjectFrom(kit, read.value)
    }
    return ok(splitLanes(subject, algorithm, options, workers, shared))
  })
}
