import type { Replay } from '../../../../engine/index.ts'
import type { Key } from '../../../figure/stepper/keys.ts'
import type { Spread } from './spread.ts'

/**
 * Where a key leads from a node: → to its first child, ← to what it hangs from, ↑ and ↓ among what
 * hangs there with it. Undefined for any other key.
 */
export function walked(
  { key, shiftKey }: Key & { readonly shiftKey: boolean },
  replay: Replay,
  spread: Spread,
  at: number,
  mirrored: boolean,
): number | undefined {
  if (shiftKey) return undefined
  const above = replay.parent(at)
  const beside = (by: number) => {
    if (above < 0) return at
    const siblings = replay.children(above)
    const step = mirrored ? -by : by
    let to = siblings.indexOf(at) + step
    while (to >= 0 && to < siblings.length && spread.width(siblings[to]) === 0) to += step
    return siblings[to] ?? at
  }
  switch (key) {
    case 'ArrowRight': {
      if (!spread.isInner(at)) return at
      const children = replay.children(at)
      const shown = (child: number) => spread.width(child) > 0
      return (mirrored ? children.findLast(shown) : children.find(shown)) ?? at
    }
    case 'ArrowLeft':
      return above < 0 ? at : above
    case 'ArrowDown':
      return beside(1)
    case 'ArrowUp':
      return beside(-1)
    default:
      return undefined
  }
}
