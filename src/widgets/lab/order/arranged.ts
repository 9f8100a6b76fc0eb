import { childCount, type ExplicitTree, type TreePosition } from '../../../../engine/index.ts'
import type { Outline } from '../edit/outline.ts'

/** Which child comes first at every node. */
export type Arrangement = 'best' | 'worst'

/**
 * The same tree with the children of every node in the order of what they are worth to the side
 * that chooses among them; children that are worth the same keep their order.
 *
 * @param position  the tree as it was read, at its root
 */
export function arranged(root: Outline, position: TreePosition, how: Arrangement): Outline {
  const { tree, first } = position
  const worth = worths(tree, first)
  const visit = (outline: Outline, node: number, player: number): Outline => {
    if (outline.children === undefined) return outline
    const from = tree.first[node]
    const sign = (player === 0 ? 1 : -1) * (how === 'best' ? 1 : -1)
    const children = outline.children.map((child, index) => {
      const below = tree.children[from + index]
      return { worth: worth[below], child: visit(child, below, 1 - player) }
    })
    children.sort((a, b) => sign * (b.worth - a.worth))
    return { ...outline, children: children.map(({ child }) => child) }
  }
  return visit(root, 0, first)
}

/** Minimax's value of every node, Max's view. */
function worths(tree: ExplicitTree, first: number): Int32Array {
  const { nodes, values, parents } = tree
  const worth = values.slice()
  const player = new Uint8Array(nodes)
  for (let node = 0; node < nodes; node++) {
    player[node] = node === 0 ? first : 1 - player[parents[node]]
  }
  const known = new Uint8Array(nodes)
  for (let node = nodes - 1; node > 0; node--) {
    const above = parents[node]
    const better = player[above] === 0 ? worth[node] > worth[above] : worth[node] < worth[above]
    if (known[above] === 0 || better) worth[above] = worth[node]
    known[above] = 1
  }
  return worth
}

/**
 * The nodes that alpha-beta visits whatever the leaves are worth (Knuth & Moore 1975, section 6):
 * those with the first child at every other ply, so that no bound could have come before them. By
 * node of the tree.
 *
 * @param right  whether children are taken from the right
 */
export function criticalNodes(tree: ExplicitTree, right: boolean): readonly boolean[] {
  /** Types 1, 2 and 3 of the paper; 0 for none. */
  const type = new Uint8Array(tree.nodes)
  type[0] = 1
  for (let node = 0; node < tree.nodes; node++) {
    const count = childCount(tree, node)
    for (let i = 0; i < count; i++) {
      const child = tree.children[tree.first[node] + i]
      const isFirst = i === (right ? count - 1 : 0)
      if (type[node] === 1) type[child] = isFirst ? 1 : 2
      else if (type[node] === 2) type[child] = isFirst ? 3 : 0
      else if (type[node] === 3) type[child] = 2
    }
  }
  return Array.from(type, (each) => each > 0)
}

/** Children of every inner node and plies of every leaf, where these are the same all over. */
export function uniform(
  tree: ExplicitTree,
): { readonly b: number; readonly d: number } | undefined {
  const plies = new Int32Array(tree.nodes)
  let b: number | undefined
  let d: number | undefined
  for (let node = 0; node < tree.nodes; node++) {
    if (node > 0) plies[node] = plies[tree.parents[node]] + 1
    const count = childCount(tree, node)
    if (count === 0) {
      if (d !== undefined && d !== plies[node]) return undefined
      d = plies[node]
    } else {
      if (b !== undefined && b !== count) return undefined
      b = count
    }
  }
  return b === undefined || d === undefined ? undefined : { b, d }
}
