import type { Term } from '../../core/game.ts'
import { toMove, type TreePosition } from './rules.ts'
import { childCount } from './tree.ts'

/**
 * A leaf's value from the side to move's view. An inner node, which a search that stops above
 * the leaves may ask for, is worth what its text says of it, and else 0.
 */
export function evaluate(p: TreePosition): number {
  const value = p.tree.values[p.node]
  return toMove(p) === 0 ? value : 0 - value
}

/** One term for what is written at a node, for the side it is good for; none where nothing is. */
export function explain(p: TreePosition): Term[] {
  const inner = childCount(p.tree, p.node) > 0
  if (inner && !p.tree.judged.has(p.node)) return []
  const side = p.tree.values[p.node] >= 0 ? 0 : 1
  return [{ name: inner ? 'judged' : 'leaf', squares: [], side, contribution: evaluate(p) }]
}
