import { ContractError } from '../../core/errors.ts'
import type { Move, OptionSpec, Outcome, Player } from '../../core/game.ts'
import { mix32 } from '../../core/hash.ts'
import { MAX_DEPTH } from './branch.ts'
import { childCount, type ExplicitTree } from './tree.ts'

/**
 * An explicit tree: the game of the textbooks, in which a move is a step down the tree and a
 * leaf is worth what is written there, from Max's view. Max is player 0, Min player 1.
 * Option `first` (`max`): who moves at the root; after that they alternate, unless the tree has
 * sides of its own (`alternating.ts`).
 *
 *     [[3,12],[2,4]]          node 0, Max to move
 *                          ╱               ╲
 *     move 0 to          1                   4       move 1 to node 4, Min to move
 *                      ╱   ╲               ╱   ╲
 *                    2: 3  3: 12         5: 2  6: 4
 *
 * A move is the index of the child, from 0, and children from the left are the canonical
 * order. A leaf has no moves and no outcome: the evaluation judges it.
 */

export const OPTIONS = [
  { name: 'first', type: 'choice', default: 'max', values: ['max', 'min'] },
] as const satisfies readonly OptionSpec[]

/** `node` and `ply` change with `play` and `undo`. */
export interface TreePosition {
  readonly tree: ExplicitTree
  /** Who moves at the root. */
  readonly first: Player
  /** The text said so, not the option: the position's text must say it. */
  readonly ownFirst: boolean
  node: number
  /** Moves from the root. */
  ply: number
  /** Forced moves that a search has yet to make before the node; see `alternating.ts`. */
  waits: number
  /** The moves played, `path[0 … ply − 1]`. */
  readonly path: Int32Array
}

export function rootOf(tree: ExplicitTree, first: Player, ownFirst: boolean): TreePosition {
  return { tree, first, ownFirst, node: 0, ply: 0, waits: 0, path: new Int32Array(MAX_DEPTH) }
}

export function toMove(p: TreePosition): Player {
  const { sides } = p.tree
  if (sides !== undefined) return sides[p.node] === 0 ? 0 : 1
  return ((p.first + p.ply) & 1) === 0 ? 0 : 1
}

/** Whose turn each node of a tree is; at a leaf nobody moves. */
export function sidesOf({ tree, first }: Pick<TreePosition, 'tree' | 'first'>): Uint8Array {
  const { sides, nodes, parents } = tree
  if (sides !== undefined) return sides
  const alternate = new Uint8Array(nodes)
  alternate[0] = first
  for (let node = 1; node < nodes; node++) alternate[node] = 1 - alternate[parents[node]]
  return alternate
}

export function moves(p: TreePosition, out: Int32Array): number {
  const count = childCount(p.tree, p.node)
  for (let child = 0; child < count; child++) out[child] = child
  return count
}

export function play(p: TreePosition, child: Move): void {
  if (!(child >= 0 && child < childCount(p.tree, p.node))) {
    throw new ContractError('tree.play', `node ${p.node} has no child ${child}`)
  }
  p.node = p.tree.children[p.tree.first[p.node] + child]
  p.path[p.ply++] = child
}

export function undo(p: TreePosition): void {
  if (p.ply === 0) throw new ContractError('tree.undo', 'no move has been played')
  p.node = p.tree.parents[p.node]
  p.ply--
}

export function outcome(): Outcome | undefined {
  return undefined
}

// A node is reached in one way only, so its number tells it from all others of the tree.

export function hashLo(p: TreePosition): number {
  return p.tree.hashLo ^ mix32(p.node * 2 + p.first)
}

export function hashHi(p: TreePosition): number {
  return p.tree.hashHi ^ mix32(~(p.node * 2 + p.first))
}
