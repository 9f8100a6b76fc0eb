import type { GameKit, Result } from '../../../engine/index.ts'
import { serveLanes } from '../../workers/serve-lanes.ts'
import { foundOf, type Found } from './found.ts'
import { pageSpec, splitSpec } from './spec.ts'

/** What threads do of a page’s search, worked out here and now; for the build. */
export function lanesNow(
  kit: GameKit<unknown>,
  position: string,
  plies: number,
  threads: number,
  shared: boolean,
): Result<Found> {
  const spec = splitSpec(kit, pageSpec(kit.game.id, position, plies))
  if (!spec.ok) return spec
  const { game: _, ...request } = spec.value
  const lanes = serveLanes(kit, { task: 'lanes', ...request, workers: threads, shared })
  return lanes.ok ? foundOf(kit, spec.value, lanes.value) : lanes
}
