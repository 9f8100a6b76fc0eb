import { ok, recordMcts, subjectFrom, type GameKit, type Result } from '../../../engine/index.ts'
import type { MonteCarloState } from './schema.ts'
import { MonteCarloSession } from './session.ts'
import { readSpec, type MonteCarloPlace } from './spec.ts'

/** The search of a state, run here and now: for a first frame, while the site is built. */
export function recordedNow<P>(
  kit: GameKit<P>,
  place: MonteCarloPlace,
  state: MonteCarloState,
): Result<MonteCarloSession<P>> {
  const spec = readSpec(kit, place, state)
  if (!spec.ok) return spec
  const { position, options } = spec.value
  const { recording } = recordMcts(
    subjectFrom(kit, position),
    options,
    {},
    options.iterations,
    true,
  )
  return ok(new MonteCarloSession(kit, spec.value, recording))
}
