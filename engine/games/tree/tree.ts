import { writtenAt, type Scale } from './literal.ts'

export type Side = 'max' | 'min'

/** A tree written out: nodes are numbered in the order of the text, the root 0 (preorder). */
export interface ExplicitTree {
  readonly nodes: number
  /**
   * Worth of each leaf, from Max's view: its value, or where there is a `scale` its rank. Of an inner
   * node, what it is judged to be worth by a search that stops there; 0 where the text does not say.
   */
  readonly values: Int32Array
  /** `children[first[n] … first[n + 1] − 1]` are the children of node n, from the left. */
  readonly first: Int32Array
  readonly children: Int32Array
  /** Parent of each node; -1 for the root. */
  readonly parents: Int32Array
  /** Children of the node that has most. */
  readonly widest: number
  /** Whose turn each node is, where the text has sides that do not alternate; at a leaf nobody moves. */
  readonly sides?: Uint8Array
  /** Hash of the whole text, low and high half. */
  readonly hashLo: number
  readonly hashHi: number
  /** Where some value is no whole number of moderate size: what the ranks in `values` stand for. */
  readonly scale?: Scale
  /** What the text calls a node. */
  readonly labels: ReadonlyMap<number, string>
  /** The inner nodes of which the text says what they are judged to be worth. */
  readonly judged: ReadonlySet<number>
  /** The leaves whose value is not known, and how that was written: `?`, `x`. */
  readonly unknown: ReadonlyMap<number, string>
}

export function childCount(tree: ExplicitTree, node: number): number {
  return tree.first[node + 1] - tree.first[node]
}

/** A score of Max's view as the text wrote it: `0.5`, `inf`. */
export function writtenScore(tree: ExplicitTree, score: number): string {
  return tree.scale === undefined ? String(score) : writtenAt(tree.scale, score)
}

/** What a leaf is worth, or an inner node is judged to be, as it was written; empty where it was not. */
export function valueText(tree: ExplicitTree, node: number): string {
  if (childCount(tree, node) > 0 && !tree.judged.has(node)) return ''
  return tree.unknown.get(node) ?? writtenScore(tree, tree.values[node])
}

/**
 * The side that a node must be told to have, if sides are not to alternate there: at the root of
 * such a tree, and at a node whose turn is that of the node above.
 */
export function toldSide(tree: ExplicitTree, node: number): Side | undefined {
  const { sides, parents } = tree
  if (sides === undefined || childCount(tree, node) === 0) return undefined
  if (node > 0 && sides[node] !== sides[parents[node]]) return undefined
  return sides[node] === 0 ? 'max' : 'min'
}

/**
 * The tree as nested lists without spaces: `[[3,12],[2,4]]`, with labels `a=3`, judged `a=[3,12]=5`,
 * and whose turn a node is where that is not the other's than above, `max=[max=[3,12],[2,4]]`.
 */
export function formatTree(tree: ExplicitTree): string {
  let text = ''
  // Nodes come in the order of the text: a node that is not its parent's child closes lists.
  const open: number[] = []
  const closed = (list: number) => (tree.judged.has(list) ? `]=${valueText(tree, list)}` : ']')
  for (let node = 0; node < tree.nodes; node++) {
    for (let list = open.at(-1); list !== undefined && list !== tree.parents[node];) {
      text += closed(list)
      open.pop()
      list = open.at(-1)
    }
    if (node > 0 && tree.children[tree.first[tree.parents[node]]] !== node) text += ','
    const side = toldSide(tree, node)
    if (side !== undefined) text += `${side}=`
    const label = tree.labels.get(node)
    if (label !== undefined) text += `${wordOf(label)}=`
    if (childCount(tree, node) === 0) text += valueText(tree, node)
    else {
      text += '['
      open.push(node)
    }
  }
  return text + open.reverse().map(closed).join('')
}

/** A label as one word of a text: in quotes where it is more than letters and digits. */
export function wordOf(label: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(label) ? label : JSON.stringify(label)
}
