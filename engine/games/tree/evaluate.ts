import type { Term } from '../../core/game.ts'
import { toMove, type TreePosition } from './rules.ts'
import { childCount } from './tree.ts'

/**
 * A leaf's value from the side to move's view. An inner node, which a search that stops above
 * the leaves may ask for, is worth 0: nothing is written there.
 */
export function evaluate(p: TreePosition): number {
  const value = p.tree.values[p.node]
  return toMove(p) === 0 ? value : 0 - value
}

/** One term `leaf` for a leaf, for the side it is good for; none for an inner node. */
export function explain(p: TreePosition): Term[] {
  if (childCount(p.tree, p.node) > 0) return []
  const side = p.tree.values[p.node] >= 0 ? 0 : 1
  return [{ name: 'leaf', squares: [], side, contribution: evaluate(p) }]
}
