import { fail, ok, type Result } from '../../core/errors.ts'
import { MAX_DEPTH, MAX_NODES, type Branch } from './branch.ts'
import { isUnknown, readLiteral } from './literal.ts'

interface Vertex {
  /** Where it is named first. */
  readonly at: number
  label?: string
  value?: string
  side?: string
  /** All that is written there. */
  written?: string
  readonly kids: Kid[]
  parents: number
}

interface Kid {
  readonly name: string
  readonly at: number
}

/** A tree that comes as parents and children, in any order, by their names. */
export class Edges {
  private readonly vertices = new Map<string, Vertex>()

  /** Any number of times for one name; what is said later counts. */
  node(name: string, at: number): Vertex {
    const known = this.vertices.get(name)
    if (known !== undefined) return known
    const made: Vertex = { at, kids: [], parents: 0 }
    this.vertices.set(name, made)
    return made
  }

  edge(from: string, fromAt: number, to: string, toAt: number): void {
    this.node(from, fromAt).kids.push({ name: to, at: toAt })
  }

  /** What is written at a node: a value, a name, or both, `a=3`. */
  write(name: string, at: number, text: string): void {
    Object.assign(this.node(name, at), splitWriting(text), { written: text.trim() })
  }

  /**
   * The tree, if it is one. A number that has no children and no writing of its own is the value of
   * a leaf, as often as it stands there.
   *
   * @param named  whether a node without writing is called by its name (dot and Mermaid draw it)
   */
  tree(named: boolean): Result<Branch> {
    const { vertices } = this
    for (const [name, { kids, label, value }] of vertices) {
      const bare = kids.length === 0 && label === undefined && value === undefined
      if (bare && isValue(name)) vertices.delete(name)
    }
    for (const { kids } of vertices.values()) {
      for (const kid of kids) {
        if (!vertices.has(kid.name) && isValue(kid.name)) continue
        const vertex = this.node(kid.name, kid.at)
        if (++vertex.parents > 1) {
          return fail('tree/two-parents', kid.at, { name: kid.name.slice(0, 40) })
        }
      }
    }
    const roots = [...vertices].filter(([, { parents }]) => parents === 0)
    const [root, other] = roots
    if (root === undefined) return fail('tree/cycle', 0)
    if (other !== undefined) {
      const params = { name: root[0].slice(0, 40), other: other[0].slice(0, 40) }
      return fail('tree/several-roots', other[1].at, params)
    }
    let reached = 0
    const branchOf = (name: string, vertex: Vertex, depth: number): Result<Branch> => {
      reached++
      const { at, kids, side, value } = vertex
      if (kids.length === 0 && value === undefined && vertex.label === undefined) {
        if (isUnknown(name)) return ok({ at, value: name })
      }
      const label = vertex.label ?? (named && value === undefined ? name : undefined)
      const branch: Branch = { at, ...(label && { label }), ...(side && { side }) }
      if (kids.length === 0) return ok({ ...branch, ...(value !== undefined && { value }) })
      if (depth > MAX_DEPTH) return fail('tree/too-deep', at, { limit: MAX_DEPTH })
      // A number at an inner node is what somebody has found it to be worth; a word that could be
      // one, the `oo` of `aa oo`, belongs to its name.
      if (value !== undefined && /^[a-z]/i.test(value) && !/[=:]/.test(vertex.written ?? '')) {
        branch.label = vertex.written ?? value
      }
      const judged = /[=:]/.test(vertex.written ?? '') && vertex.label !== undefined
      if (judged && value !== undefined) branch.value = value
      else branch.label ??= value
      branch.children = []
      for (const kid of kids) {
        const child = vertices.get(kid.name)
        const grown: Result<Branch> =
          child === undefined
            ? ok({ at: kid.at, value: kid.name })
            : branchOf(kid.name, child, depth + 1)
        if (!grown.ok) return grown
        branch.children.push(grown.value)
        if (reached > MAX_NODES) return fail('tree/too-many-nodes', kid.at, { limit: MAX_NODES })
      }
      if (branch.label === undefined) delete branch.label
      return ok(branch)
    }
    const tree = branchOf(root[0], root[1], 0)
    if (tree.ok && reached < vertices.size) {
      const lost = [...vertices].find(([, { parents, kids }]) => parents > 0 && kids.length > 0)
      return fail('tree/cycle', lost?.[1].at ?? 0)
    }
    return tree
  }
}

/** A word that is no name. */
function isValue(word: string): boolean {
  return readLiteral(word) !== undefined || /^\?+$/.test(word)
}

/** `3` is a value, `a` a name, `a=3`, `a: 3` and `a 3` both. */
function splitWriting(text: string): { label?: string; value?: string } {
  const all = text.trim()
  if (isValue(all)) return { value: all }
  const both = /^(.*\S)\s*[=:]\s*([^\s=:]+)$/s.exec(all) ?? /^(.*\S)\s+(\S+)$/s.exec(all)
  if (both !== null && isValue(both[2])) return { label: both[1], value: both[2] }
  return { label: all }
}

/** The same of a leaf, where `x` may stand for a value that is not known. */
export function splitLeaf(text: string): { label?: string; value?: string } {
  const all = text.trim()
  return isUnknown(all) ? { value: all } : splitWriting(all)
}

/** The same of an inner node, where a value stands behind a sign of equality alone: `A=5`. */
export function splitJudged(text: string): { label: string; value?: string } {
  const both = /^(.*\S)\s*=\s*([^\s=]+)$/s.exec(text.trim())
  if (both === null || readLiteral(both[2]) === undefined) return { label: text }
  return { label: both[1], value: both[2] }
}
