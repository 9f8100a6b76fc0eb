/** A tree written out: nodes are numbered in the order of the text, the root 0 (preorder). */
export interface ExplicitTree {
  readonly nodes: number
  /** Worth of each leaf, from Max's view; 0 for inner nodes. */
  readonly values: Int32Array
  /** `children[first[n] … first[n + 1] − 1]` are the children of node n, from the left. */
  readonly first: Int32Array
  readonly children: Int32Array
  /** Parent of each node; -1 for the root. */
  readonly parents: Int32Array
  /** Hash of the whole text, low and high half. */
  readonly hashLo: number
  readonly hashHi: number
}

export function childCount(tree: ExplicitTree, node: number): number {
  return tree.first[node + 1] - tree.first[node]
}

/** The tree as nested lists without spaces: `[[3,12],[2,4]]`. */
export function formatTree(tree: ExplicitTree): string {
  let text = ''
  // Nodes come in the order of the text: a node that is not its parent's child closes lists.
  const open: number[] = []
  for (let node = 0; node < tree.nodes; node++) {
    while (open.length > 0 && open[open.length - 1] !== tree.parents[node]) {
      text += ']'
      open.pop()
    }
    if (node > 0 && tree.children[tree.first[tree.parents[node]]] !== node) text += ','
    if (childCount(tree, node) === 0) text += String(tree.values[node])
    else {
      text += '['
      open.push(node)
    }
  }
  return text + ']'.repeat(open.length)
}
