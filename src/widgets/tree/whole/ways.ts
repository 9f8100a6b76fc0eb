import type { Replay } from '../../../../engine/index.ts'

/** By node, its children on the way from the root to some nodes, of which -1 is none. */
export function waysTo(
  replay: Replay,
  nodes: readonly number[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const ways = new Map<number, Set<number>>()
  for (const node of nodes) {
    if (node < 0) continue
    for (let at = node; replay.parent(at) >= 0; at = replay.parent(at)) {
      const above = replay.parent(at)
      const known = ways.get(above)
      if (known === undefined) ways.set(above, new Set([at]))
      else known.add(at)
    }
  }
  return ways
}
