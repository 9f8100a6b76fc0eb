import type { Unknowns } from '../../core/game.ts'
import { sidesOf, type TreePosition } from './rules.ts'
import { childCount, valueText, writtenScore } from './tree.ts'

/**
 * What can be said of a tree some of whose leaves are not known. Minimax never falls when a leaf
 * rises, so its value lies between those with all unknown leaves at −∞ and at +∞. A leaf matters
 * if some values of the others leave it a window: everything beside the way to it is as low as it
 * can be at Max's nodes and as high as it can be at Min's.
 */
export function unknownsOf(p: TreePosition): Unknowns | undefined {
  const { tree } = p
  if (tree.unknown.size === 0) return undefined
  const sides = sidesOf(p)
  const isMax = (node: number) => sides[node] === 0
  const low = new Float64Array(tree.nodes)
  const high = new Float64Array(tree.nodes)
  // Children come after their parents: from the last node up, each is complete.
  for (let node = tree.nodes - 1; node >= 0; node--) {
    if (childCount(tree, node) > 0) continue
    const unknown = tree.unknown.has(node)
    low[node] = unknown ? -Infinity : tree.values[node]
    high[node] = unknown ? Infinity : tree.values[node]
  }
  for (let node = tree.nodes - 1; node >= 0; node--) {
    if (childCount(tree, node) === 0) continue
    const children = tree.children.subarray(tree.first[node], tree.first[node + 1])
    const best = isMax(node) ? Math.max : Math.min
    low[node] = children.reduce((value, child) => best(value, low[child]), low[children[0]])
    high[node] = children.reduce((value, child) => best(value, high[child]), high[children[0]])
  }
  const matters = (leaf: number) => {
    let alpha = -Infinity
    let beta = Infinity
    for (let node = leaf; node > 0; node = tree.parents[node]) {
      const above = tree.parents[node]
      for (const child of tree.children.subarray(tree.first[above], tree.first[above + 1])) {
        if (child === node) continue
        if (isMax(above)) alpha = Math.max(alpha, low[child])
        else beta = Math.min(beta, high[child])
      }
    }
    return alpha < beta
  }
  const bound = (value: number) => (Number.isFinite(value) ? writtenScore(tree, value) : undefined)
  return {
    low: bound(low[0]),
    high: bound(high[0]),
    leaves: Array.from(tree.unknown.keys(), (leaf) => ({
      path: pathTo(p, leaf),
      text: tree.labels.get(leaf) ?? valueText(tree, leaf),
      matters: matters(leaf),
    })),
  }
}

/** The moves from the root. */
function pathTo({ tree }: TreePosition, node: number): number[] {
  const path: number[] = []
  for (let each = node; each > 0; each = tree.parents[each]) {
    const above = tree.parents[each]
    path.push(tree.children.indexOf(each, tree.first[above]) - tree.first[above])
  }
  return path.reverse()
}
