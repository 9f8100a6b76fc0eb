import { fail, ok, type Result } from '../../core/errors.ts'
import { EVALUATION_LIMIT } from '../../core/game.ts'
import { mix32 } from '../../core/hash.ts'
import { letterAt, skipDigits, skipSpaces, type Read } from '../../core/text.ts'
import type { ExplicitTree } from './tree.ts'

export const MAX_NODES = 100_000
/** Lists within lists; the root's children are at depth 1. */
export const MAX_DEPTH = 64
export const MAX_CHILDREN = 10_000

/**
 * Reads a tree that begins at `from` of the text: an integer, or a list of trees in square
 * brackets with commas between. Goes through the text once, without recursion.
 *
 * Errors say where: `tree/empty`, `tree/empty-list`, `tree/unclosed`, `tree/unopened`,
 * `tree/missing-comma`, `tree/missing-value`, `tree/not-a-number`, `tree/not-an-integer`,
 * `tree/value-too-large`, `tree/too-deep`, `tree/too-many-nodes`, `tree/too-many-children`.
 */
export function readTree(text: string, from: number): Result<Read<ExplicitTree>> {
  const parents: number[] = []
  const values: number[] = []
  const counts: number[] = []
  const open: { readonly node: number; readonly at: number }[] = []
  let at = skipSpaces(text, from)
  if (at === text.length) return fail('tree/empty', at)

  do {
    // Here a value or a list begins.
    const parent = open.at(-1)
    if (parents.length === MAX_NODES) return fail('tree/too-many-nodes', at, { limit: MAX_NODES })
    const node = parents.length
    parents.push(parent?.node ?? -1)
    values.push(0)
    counts.push(0)
    if (parent !== undefined && ++counts[parent.node] > MAX_CHILDREN) {
      return fail('tree/too-many-children', at, { limit: MAX_CHILDREN })
    }
    if (text.charAt(at) === '[') {
      if (open.length === MAX_DEPTH) return fail('tree/too-deep', at, { limit: MAX_DEPTH })
      open.push({ node, at })
      at = skipSpaces(text, at + 1)
      if (text.charAt(at) === ']') return fail('tree/empty-list', at)
      if (at === text.length) return unclosed(at, open)
      continue
    }
    const letter = text.charAt(at)
    if (letter === ']' && open.length === 0) return fail('tree/unopened', at)
    if (letter === ']' || letter === ',') return fail('tree/missing-value', at)
    const value = readValue(text, at)
    if (!value.ok) return value
    values[node] = value.value.value
    at = value.value.next

    // A value has ended: lists may end with it, then comes a comma or the end of it all.
    // After the outermost list the text belongs to the caller, spaces and all.
    while (open.length > 0) {
      at = skipSpaces(text, at)
      if (text.charAt(at) !== ']') break
      open.pop()
      at++
    }
    if (open.length === 0) break
    if (at === text.length) return unclosed(at, open)
    if (text.charAt(at) !== ',')
      return fail('tree/missing-comma', at, { letter: letterAt(text, at) })
    at = skipSpaces(text, at + 1)
    if (at === text.length) return unclosed(at, open)
  } while (open.length > 0)

  return ok({ value: build(parents, values, counts), next: at })
}

function unclosed(at: number, open: readonly { readonly at: number }[]): Result<never> {
  return fail('tree/unclosed', at, { lists: open.length, opened: open.at(-1)?.at ?? 0 })
}

function readValue(text: string, at: number): Result<Read<number>> {
  const sign = text.charAt(at)
  const digits = sign === '-' || sign === '+' ? at + 1 : at
  const next = skipDigits(text, digits)
  if (next === digits) return fail('tree/not-a-number', at, { letter: letterAt(text, at) })
  if (/^[.eE]$/.test(text.charAt(next))) return fail('tree/not-an-integer', next)
  const value = Number(text.slice(at, next))
  if (Math.abs(value) > EVALUATION_LIMIT) {
    return fail('tree/value-too-large', at, { limit: EVALUATION_LIMIT })
  }
  return ok({ value: value + 0, next }) // −0 becomes 0
}

function build(
  parents: readonly number[],
  values: readonly number[],
  counts: readonly number[],
): ExplicitTree {
  const nodes = parents.length
  const first = new Int32Array(nodes + 1)
  for (let node = 0; node < nodes; node++) first[node + 1] = first[node] + counts[node]
  // Children come after their parents and from the left, so each goes to the next free place.
  const children = new Int32Array(nodes - 1)
  const filled = new Int32Array(nodes)
  let hashLo = 0
  let hashHi = 0
  for (let node = 0; node < nodes; node++) {
    const parent = parents[node]
    if (parent >= 0) children[first[parent] + filled[parent]++] = node
    hashLo = mix32(hashLo ^ values[node]) + parent
    hashHi = mix32(hashHi ^ hashLo ^ node)
  }
  return {
    nodes,
    values: Int32Array.from(values),
    first,
    children,
    parents: Int32Array.from(parents),
    hashLo: hashLo | 0,
    hashHi,
  }
}
