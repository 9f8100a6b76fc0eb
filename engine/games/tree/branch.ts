import { fail, ok, type Result } from '../../core/errors.ts'
import type { Player } from '../../core/game.ts'
import { mix32 } from '../../core/hash.ts'
import { isUnknown, plainInteger, RANK_STEP, rankOf, readLiteral, scaleOf } from './literal.ts'
import type { ExplicitTree } from './tree.ts'

export const MAX_NODES = 200_000
export const MAX_DEPTH = 64
export const MAX_CHILDREN = 10_000
/** Characters of a label or a value that are kept. */
const LONGEST_WORD = 2000

/** What every form of a tree is read as: a node with what is written at it. */
export interface Branch {
  /** Where in the text. */
  readonly at: number
  label?: string
  /**
   * Whose turn the text says it is, `max` or `min`, where that is not the label itself nor before it;
   * any other word says nothing.
   */
  side?: string
  /**
   * As it was written: of a leaf a number, `inf`, `?`; of an inner node the number that it is judged
   * to be worth, if the text says one.
   */
  value?: string
  /** Absent for a leaf. */
  children?: Branch[]
}

/** A tree, and who moves first if the text says so: a level that is called Max or Min. */
export interface Grown {
  readonly tree: ExplicitTree
  readonly first?: Player
}

/**
 * Numbers the nodes of a tree and checks its limits. A leaf without a value that has a label is
 * one whose value is not known.
 *
 * @param first  who moves at the root; undefined where the text may say so
 */
export function grow(root: Branch, first: Player | undefined): Result<Grown> {
  const nodes: { branch: Branch; parent: number; depth: number }[] = []
  let told: Player | undefined
  /** The nodes in the order of the text. */
  const stack = [{ branch: root, parent: -1, depth: 0 }]
  /** Whose turn the text says a node is, in that order. */
  const said: (Player | undefined)[] = []
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { branch, depth } = next
    if (nodes.length === MAX_NODES) {
      return fail('tree/too-many-nodes', branch.at, { limit: MAX_NODES })
    }
    const node = nodes.push(next) - 1
    const { children } = branch
    if (children !== undefined) said[node] = takeSide(branch)
    const side = said[node]
    if (side !== undefined) told ??= side === (depth & 1) ? 0 : 1
    if (children === undefined) continue
    if (children.length === 0) return fail('tree/empty-list', branch.at)
    if (depth === MAX_DEPTH) return fail('tree/too-deep', branch.at, { limit: MAX_DEPTH })
    if (children.length > MAX_CHILDREN) {
      return fail('tree/too-many-children', children[MAX_CHILDREN].at, { limit: MAX_CHILDREN })
    }
    for (let i = children.length - 1; i >= 0; i--) {
      stack.push({ branch: children[i], parent: node, depth: depth + 1 })
    }
  }
  if (told !== undefined && first !== undefined && told !== first) {
    return fail('tree/other-side', root.at, { side: told === 0 ? 'Max' : 'Min' })
  }
  const start = first ?? told ?? 0
  const tree = numbered(nodes, sidesOf(nodes, said, start))
  return tree.ok ? ok({ tree: tree.value, ...(told !== undefined && { first: told }) }) : tree
}

/** What a text says of whose turn a node is: by a word of its own, in its label or before it. */
function takeSide(branch: Branch): Player | undefined {
  const own = sideOf(branch.side)
  if (sideOf(branch.label) !== undefined) {
    const side = sideOf(branch.label)
    delete branch.label
    return own ?? side
  }
  const before = /^(max|min)\s*=\s*(?=\S)/i.exec(branch.label ?? '')
  if (own !== undefined || before === null) return own
  branch.label = branch.label?.slice(before[0].length)
  return sideOf(before[1])
}

/** Whose turn each node is: what is said of it, else the other's than above. */
function sidesOf(nodes: Numbered, said: readonly (Player | undefined)[], first: Player): Sides {
  const of = new Uint8Array(nodes.length)
  let alternate = true
  for (const [node, { parent, depth }] of nodes.entries()) {
    of[node] = parent < 0 ? first : (said[node] ?? 1 - of[parent])
    alternate &&= of[node] === ((first + depth) & 1)
  }
  return { of, alternate }
}

interface Sides {
  readonly of: Uint8Array
  readonly alternate: boolean
}

function sideOf(label: string | undefined): Player | undefined {
  const side = label?.toLowerCase()
  return side === 'max' ? 0 : side === 'min' ? 1 : undefined
}

type Numbered = readonly {
  readonly branch: Branch
  readonly parent: number
  readonly depth: number
}[]

function numbered(nodes: Numbered, sides: Sides): Result<ExplicitTree> {
  const labels = new Map<number, string>()
  const unknown = new Map<number, string>()
  const judged = new Set<number>()
  const values: string[] = []
  let ranked = false
  for (const [node, { branch }] of nodes.entries()) {
    const { label, value, children, at } = branch
    if (label !== undefined && label !== '') labels.set(node, label.slice(0, LONGEST_WORD))
    if (children !== undefined && value === undefined) continue
    if (value !== undefined && readLiteral(value) !== undefined) {
      if (value.length > LONGEST_WORD) {
        return fail('tree/value-too-long', at, { limit: LONGEST_WORD })
      }
      values.push(value)
      if (children !== undefined) judged.add(node)
      ranked ||= plainInteger(value) === undefined
    } else if (value !== undefined && (children !== undefined || !isUnknown(value))) {
      return fail('tree/not-a-number', at, { letter: value.slice(0, 20) })
    } else {
      // `x` alone is both the name of the leaf and of its value.
      unknown.set(node, value ?? '?')
      ranked = true
    }
  }
  const scale = ranked ? scaleOf(values) : undefined
  const worth = nodes.map(({ branch: { value, children }, parent }, node) => {
    if (children !== undefined && !judged.has(node)) return 0
    if (scale === undefined) return plainInteger(value ?? '') ?? 0
    if (!unknown.has(node)) return rankOf(scale, value ?? '') ?? 0
    // To the node above, what is not known is as if it were not there.
    const aboveIsMax = parent >= 0 ? sides.of[parent] === 0 : sides.of[node] === 1
    return (aboveIsMax ? -1 : 1) * (scale.written.length + 2) * RANK_STEP
  })
  return ok({
    ...shape(nodes, worth),
    ...(!sides.alternate && { sides: sides.of }),
    ...(scale && { scale }),
    labels,
    judged,
    unknown,
  })
}

function shape(nodes: Numbered, values: readonly number[]) {
  const count = nodes.length
  const first = new Int32Array(count + 1)
  for (const { parent } of nodes) if (parent >= 0) first[parent + 1]++
  for (let node = 0; node < count; node++) first[node + 1] += first[node]
  // Children come after their parents and from the left, so each goes to the next free place.
  const children = new Int32Array(count - 1)
  const filled = new Int32Array(count)
  let hashLo = 0
  let hashHi = 0
  for (const [node, { parent }] of nodes.entries()) {
    if (parent >= 0) children[first[parent] + filled[parent]++] = node
    hashLo = mix32(hashLo ^ values[node]) + parent
    hashHi = mix32(hashHi ^ hashLo ^ node)
  }
  return {
    nodes: count,
    values: Int32Array.from(values),
    first,
    children,
    parents: Int32Array.from(nodes, ({ parent }) => parent),
    widest: filled.reduce((most, children) => Math.max(most, children), 0),
    hashLo: hashLo | 0,
    hashHi,
  }
}
