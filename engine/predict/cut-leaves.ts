import { fail, ok, type Result } from '../core/errors.ts'
import type { GameKit } from '../core/game.ts'
import { evaluate } from '../games/tree/evaluate.ts'
import { tree as kit, type TreePosition } from '../games/tree/index.ts'
import { childCount, type ExplicitTree } from '../games/tree/tree.ts'
import { moverWindow } from '../search/score.ts'
import { record } from '../trace/record.ts'
import { LEAF, type Recording } from '../trace/recording.ts'
import type { Convention } from './convention.ts'
import type { SearchResult } from '../search/types.ts'

/** A tree, searched under a convention. */
export interface Searched {
  /** The game of trees that are written out. */
  readonly kit: GameKit<TreePosition>
  readonly convention: Convention
  /** The root. Where the window needs it, its values are ranks on a scale of its own. */
  readonly position: TreePosition
  readonly result: SearchResult
  /** Without the nodes below a skipped child; its windows and values are those of the search. */
  readonly recording: Recording
  /** The node of the tree that each node of the recording is. */
  readonly treeNodes: Int32Array
  readonly leaves: Leaves
  /** The leaves that the search does not look at, ascending. */
  readonly cut: readonly number[]
}

/** The leaves of a tree, by their numbers from the left, from 0. */
class Leaves {
  /** The node of each leaf. Length: leaves. */
  readonly nodes: readonly number[]
  /** Leaves to the left of each node, and of what comes after it. */
  private readonly before: Int32Array
  /** The first node after all that is below a node. */
  private readonly after: Int32Array

  constructor(tree: ExplicitTree) {
    const nodes: number[] = []
    this.before = new Int32Array(tree.nodes + 1)
    this.after = new Int32Array(tree.nodes)
    for (let node = 0; node < tree.nodes; node++) {
      this.before[node] = nodes.length
      if (childCount(tree, node) === 0) nodes.push(node)
    }
    this.before[tree.nodes] = nodes.length
    for (let node = tree.nodes - 1; node >= 0; node--) {
      this.after[node] = Math.max(this.after[node], node + 1)
      const above = tree.parents[node]
      if (above >= 0) this.after[above] = Math.max(this.after[above], this.after[node])
    }
    this.nodes = nodes
  }

  get count(): number {
    return this.nodes.length
  }

  /** The leaves below a node, itself if it is one: from the first number to before the second. */
  below(node: number): readonly [number, number] {
    return [this.before[node], this.before[this.after[node]]]
  }

  /** The number of a leaf. */
  at(node: number): number {
    return this.before[node]
  }
}

/**
 * Reads a tree and searches it by alpha-beta under a convention.
 *
 * Errors are those of the tree's text; `predict/not-a-window` where the convention has none, and
 * `predict/not-the-root` where the text goes on with moves.
 */
export function readSearched(text: string, convention: Convention): Result<Searched> {
  const { first } = convention
  if (text.trim() === '') return fail('tree/empty')
  const read = kit.game.parse(text, first === undefined ? {} : { first })
  if (!read.ok) return read
  if (read.value.ply > 0) return fail('predict/not-the-root', text.trimEnd().length - 1)
  return searchedBy(read.value, convention)
}

/** The same of a tree that has been read. */
export function searchedBy(p: TreePosition, convention: Convention): Result<Searched> {
  const [low, high] = convention.window
  const begun = kit.withWindow?.(p, low, high)
  if (begun === undefined)
    return fail('predict/not-a-window', 0, { low: low.slice(0, 40), high: high.slice(0, 40) })
  const { position } = begun
  const { search = 'alphabeta', tie, fail: failRule, bounds, order } = convention
  const { tree } = position
  const { result, recording } = record(
    search,
    { game: kit.game, evaluation: { evaluate }, position },
    {
      depth: depthOf(tree),
      ordering: order === 'left' ? 'none' : 'reversed',
      ...(search === 'alphabeta' && {
        tie,
        fail: failRule,
        bounds,
        window: moverWindow(position.first, begun.window),
        ends: moverWindow(position.first, begun.ends),
      }),
    },
  )
  const treeNodes = treeNodesOf(tree, recording)
  const leaves = new Leaves(tree)
  const seen = new Uint8Array(leaves.count)
  recording.flags.forEach((flags, node) => {
    if (flags & LEAF) seen[leaves.at(treeNodes[node])] = 1
  })
  const cut = Array.from(leaves.nodes.keys()).filter((leaf) => seen[leaf] === 0)
  return ok({ kit, convention, position, result, recording, treeNodes, leaves, cut })
}

/** The same tree with Min where Max was. */
export function swapped(p: TreePosition): TreePosition {
  const values = p.tree.values.slice()
  // A leaf that is not known counts as the worst for the side above it.
  for (const leaf of p.tree.unknown.keys()) values[leaf] = 0 - values[leaf]
  const sides = p.tree.sides?.map((side) => 1 - side)
  const tree = { ...p.tree, values, ...(sides && { sides }) }
  return { ...p, tree, first: p.first === 0 ? 1 : 0 }
}

/** The node of the tree that each node of a recording of its search is. */
export function treeNodesOf(tree: ExplicitTree, { parent, move }: Recording): Int32Array {
  const nodes = new Int32Array(parent.length)
  for (let node = 1; node < nodes.length; node++) {
    nodes[node] = tree.children[tree.first[nodes[parent[node]]] + move[node]]
  }
  return nodes
}

/** Plies to the deepest leaf. */
function depthOf({ nodes, parents }: ExplicitTree): number {
  const depths = new Uint8Array(nodes)
  let deepest = 0
  for (let node = 1; node < nodes; node++) {
    depths[node] = depths[parents[node]] + 1
    deepest = Math.max(deepest, depths[node])
  }
  return deepest
}
