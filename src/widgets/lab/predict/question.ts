import {
  fail,
  ok,
  readSearched,
  treeNodesOf,
  type Result,
  type Searched,
} from '../../../../engine/index.ts'
import type { Telling } from '../../tree/names.ts'
import { MOST_NODES, type LabState } from '../schema.ts'
import { conventionIn } from '../search/schema.ts'
import { tellingOfSearched, verdictOn, type Verdict } from './verdict.ts'

/** A tree to mark: what is asked, what is marked, and, once it is checked, what that is worth. */
export interface Question {
  /** The tree as it was written. */
  readonly text: string
  readonly searched: Searched
  readonly telling: Telling
  /** How many leaves the tree has, and how many the search does not look at. */
  readonly leaves: number
  readonly cuts: number
  /** The step at which the search stands still. */
  readonly step: number
  /** Leaves from the left, from 0, ascending. */
  readonly marked: readonly number[]
  /** Undefined until it is checked. */
  readonly verdict: Verdict | undefined
  /** The leaves below a node of the recording. */
  below(node: number): readonly number[]
}

/**
 * Reads a state. Errors are those of the tree and the convention, `lab/too-many-nodes`, and
 * `lab/no-such-leaf`.
 *
 * @param before  the question so far: where tree and rules are the same its search is kept
 */
export function questionOf(state: LabState, before?: Question): Result<Question> {
  const convention = conventionIn(state)
  const kept =
    before !== undefined &&
    before.text === state.tree &&
    JSON.stringify(before.searched.convention) === JSON.stringify(convention)
  const read = kept ? ok(before.searched) : readSearched(state.tree, convention)
  if (!read.ok) return read
  const searched = read.value
  const { position, leaves } = searched
  if (position.tree.nodes > MOST_NODES) {
    return fail('lab/too-many-nodes', 0, { limit: MOST_NODES })
  }
  const marked = readMarked(state.cut, leaves.count)
  if (marked === undefined) return fail('lab/no-such-leaf')
  const telling = kept ? before.telling : tellingOfSearched(searched)
  const { replay } = telling.session
  const nodes = treeNodesOf(position.tree, replay.recording)
  const stop = state.shown === 'nothing' || searched.cut.length === 0 ? 0 : replay.nextCutoff(0) - 1
  return ok({
    text: state.tree,
    searched,
    telling,
    leaves: leaves.count,
    cuts: searched.cut.length,
    step: state.checked ? replay.steps : stop,
    marked,
    verdict: state.checked ? verdictOn(searched, marked) : undefined,
    below(node) {
      const [from, to] = leaves.below(nodes[node])
      return Array.from({ length: to - from }, (_, i) => from + i)
    },
  })
}

/** The leaves with all of a branch marked; without, where all of it was. */
export function toggled({ marked, below }: Question, node: number): string {
  const branch = below(node)
  const now = new Set(marked)
  const whole = branch.every((leaf) => now.has(leaf))
  for (const leaf of branch) {
    if (whole) now.delete(leaf)
    else now.add(leaf)
  }
  return writeMarked([...now])
}

/** As a link has them. */
export function writeMarked(leaves: readonly number[]): string {
  return leaves.toSorted((a, b) => a - b).join('.')
}

function readMarked(text: string, count: number): readonly number[] | undefined {
  if (text === '') return []
  if (!/^[0-9]{1,6}(?:\.[0-9]{1,6})*$/.test(text)) return undefined
  const leaves = [...new Set(text.split('.').map(Number))].sort((a, b) => a - b)
  return leaves.every((leaf) => leaf < count) ? leaves : undefined
}
