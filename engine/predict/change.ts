import { sidesOf, type TreePosition } from '../games/tree/rules.ts'
import { childCount, writtenScore } from '../games/tree/tree.ts'

/** Another value of a leaf, and what the root is worth by it. Values are written out. */
export interface Change {
  /** The node of the tree. */
  readonly leaf: number
  readonly to: string
  /** What the root becomes, by minimax. */
  readonly root: string
}

/** Most decimals, and the largest value, that are reckoned with exactly. */
const MOST_DECIMALS = 6
const LARGEST = 1e9

/**
 * Finds the smallest change of one leaf that changes the root's value by minimax. The root's value
 * as a function of one leaf x is min(max(x, low), high), where low and high are what the rest of
 * the tree allows: so x has to go to just inside of these, in steps of the last decimal that the
 * tree's values have.
 */
export class ChangeFinder {
  private readonly p: TreePosition
  private readonly sides: Uint8Array
  /** Of each node, in whole steps; undefined where some value cannot be reckoned with. */
  private readonly values: Float64Array | undefined
  private readonly decimals: number

  constructor(p: TreePosition) {
    this.p = p
    this.sides = sidesOf(p)
    const { tree } = p
    const texts = Array.from({ length: tree.nodes }, (_, node) =>
      childCount(tree, node) === 0 && !tree.unknown.has(node)
        ? writtenScore(tree, tree.values[node])
        : '',
    )
    this.decimals = texts.reduce((most, text) => Math.max(most, decimalsOf(text)), 0)
    this.values = this.decimals > MOST_DECIMALS ? undefined : this.minimax(texts)
  }

  /** Of several leaves the change of the one that has to change least, the first of these. */
  ofAny(leaves: readonly number[]): Change | undefined {
    let best: (Change & { readonly by: number }) | undefined
    for (const leaf of leaves) {
      const change = this.of(leaf)
      if (change !== undefined && (best === undefined || change.by < best.by)) best = change
    }
    return best
  }

  private of(leaf: number): (Change & { readonly by: number }) | undefined {
    const { values, p } = this
    if (values === undefined || p.tree.unknown.has(leaf)) return undefined
    const [low, high] = this.limits(leaf, values)
    if (low >= high) return undefined
    const value = values[leaf]
    const up = value < high ? inside(Math.max(value, low) + 1, low, high) : NaN
    const down = value > low ? inside(Math.min(value, high) - 1, low, high) : NaN
    const nearer = Number.isNaN(down) || Math.abs(up - value) <= Math.abs(down - value)
    const to = nearer ? up : down
    const root = Math.min(Math.max(to, low), high)
    return { leaf, to: this.write(to), root: this.write(root), by: Math.abs(to - value) }
  }

  /** What the rest of the tree leaves a leaf: the root's value if it were −∞, and if it were ∞. */
  private limits(leaf: number, values: Float64Array): readonly [number, number] {
    const { tree } = this.p
    let low = -Infinity
    let high = Infinity
    for (let node = leaf; node > 0; node = tree.parents[node]) {
      const above = tree.parents[node]
      const best = this.isMax(above) ? Math.max : Math.min
      for (const child of tree.children.subarray(tree.first[above], tree.first[above + 1])) {
        if (child === node) continue
        low = best(low, values[child])
        high = best(high, values[child])
      }
    }
    return [low, high]
  }

  private minimax(texts: readonly string[]): Float64Array | undefined {
    const { tree } = this.p
    const values = new Float64Array(tree.nodes)
    for (let node = tree.nodes - 1; node >= 0; node--) {
      const from = tree.first[node]
      const to = tree.first[node + 1]
      if (from < to) {
        const best = this.isMax(node) ? Math.max : Math.min
        values[node] = tree.children
          .subarray(from, to)
          .reduce((value, child) => best(value, values[child]), values[tree.children[from]])
      } else if (tree.unknown.has(node)) {
        // To the node above, what is not known is as if it were not there.
        values[node] = !this.isMax(node) ? -Infinity : Infinity
      } else {
        const steps = stepsOf(texts[node], this.decimals)
        if (steps === undefined) return undefined
        values[node] = steps
      }
    }
    return values
  }

  private isMax(node: number): boolean {
    return this.sides[node] === 0
  }

  private write(steps: number): string {
    if (!Number.isFinite(steps)) return steps > 0 ? 'inf' : '-inf'
    const text = (steps / 10 ** this.decimals).toFixed(this.decimals)
    const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
    return short === '-0' ? '0' : short
  }
}

function decimalsOf(text: string): number {
  return /\.([0-9]+)$/.exec(text)?.[1]?.length ?? 0
}

/** A value in steps of the last decimal; undefined for one that is too large or written otherwise. */
function stepsOf(text: string, decimals: number): number | undefined {
  if (/^\+?(?:inf|oo|\\infty|∞)/i.test(text)) return Infinity
  if (/^-(?:inf|oo|\\infty|∞)/i.test(text)) return -Infinity
  const value = Number(text)
  if (!/^[+-]?[0-9]*\.?[0-9]*$/.test(text) || !(Math.abs(value) <= LARGEST)) return undefined
  return Math.round(value * 10 ** decimals)
}

/** A step away from an infinity is an infinity: then any value inside will do. */
function inside(to: number, low: number, high: number): number {
  if (Number.isFinite(to)) return to
  return Math.min(Math.max(0, low + 1), high - 1)
}
