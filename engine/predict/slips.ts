import type { TreePosition } from '../games/tree/index.ts'
import { CUT, CUTOFF, EVALUATE } from '../trace/recording.ts'
import { isOther, type Convention, type OtherRules } from './convention.ts'
import { searchedBy, swapped, type Searched } from './cut-leaves.ts'

/** What somebody who makes one slip, and no other, marks: leaves from the left. */
interface Slip {
  readonly id: string
  readonly marks: (searched: Searched) => readonly number[]
  /** Where it is a slip of the rules, the rules of who makes it. */
  readonly rules?: OtherRules
}

/**
 * In the order in which they are looked for: the first that explains an answer is told. Those of
 * the rule come before those of the marking, and that nothing was marked at all comes last, since
 * under another rule there may be nothing to mark.
 */
const LIST = [
  byRules('strict-rule', { tie: 'lt' }),
  byRules('equal-rule', { tie: 'le' }),
  byRules('parent-bounds', { bounds: 'parent' }),
  byRules('deep-bounds', { bounds: 'all' }),
  byRules('min-for-max', 'swapped'),
  byRules('fail-hard', { fail: 'hard' }),
  byRules('fail-soft', { fail: 'soft' }),
  byRules('right-to-left', { order: 'right' }),
  byRules('left-to-right', { order: 'left' }),
  byRules('no-window', { window: ['-inf', 'inf'] }),
  { id: 'one-early', marks: oneEarly },
  { id: 'one-late', marks: oneLate },
  { id: 'counted-from-1', marks: ({ cut }) => cut.map((leaf) => leaf + 1) },
  { id: 'marked-the-visited', marks: ({ leaves, cut }) => others(leaves.count, cut) },
  { id: 'nothing-cut', rules: { search: 'minimax' }, marks: () => [] },
] as const satisfies readonly Slip[]

export type SlipName = (typeof LIST)[number]['id']

export const SLIPS: readonly (Slip & { readonly id: SlipName })[] = LIST

/** The first slip by which an answer that is not right comes about; undefined where none does. */
export function slipOf(searched: Searched, marked: readonly number[]): SlipName | undefined {
  if (same(marked, searched.cut)) return undefined
  return SLIPS.find(({ marks }) => same(marks(searched), marked))?.id
}

/** Both ascending. */
function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((leaf, i) => leaf === other[i])
}

function byRules<const Id extends string>(id: Id, rules: OtherRules) {
  // One tree has many answers before the right one.
  const known = new WeakMap<Searched, readonly number[]>()
  const cutFor = ({ position, convention, cut }: Searched): readonly number[] => {
    if (rules === 'swapped') return cutOf(swapped(position), convention)
    return isOther(convention, rules) ? cutOf(position, { ...convention, ...rules }) : cut
  }
  const marks = (searched: Searched): readonly number[] => {
    const made = known.get(searched) ?? cutFor(searched)
    known.set(searched, made)
    return made
  }
  return { id, rules, marks }
}

function cutOf(position: TreePosition, convention: Convention): readonly number[] {
  const searched = searchedBy(position, convention)
  return searched.ok ? searched.value.cut : []
}

/** The leaf that makes each cut is marked as well. */
function oneEarly({ recording, treeNodes, leaves, cut }: Searched): readonly number[] {
  const marked = new Set(cut)
  let latest = -1
  recording.kind.forEach((kind, event) => {
    if (kind === EVALUATE) latest = leaves.at(treeNodes[recording.node[event]])
    if (kind === CUTOFF) marked.add(latest)
  })
  return [...marked].sort((a, b) => a - b)
}

/** The first leaf that each cut skips is not marked. */
function oneLate({ recording, treeNodes, leaves, cut, convention }: Searched): readonly number[] {
  const missed = new Set<number>()
  recording.flags.forEach((flags, node) => {
    const { parent } = recording
    const first = parent[node] !== parent[node - 1] || (recording.flags[node - 1] & CUT) === 0
    if ((flags & CUT) === 0 || !first) return
    const [from, to] = leaves.below(treeNodes[node])
    missed.add(convention.order === 'left' ? from : to - 1)
  })
  return cut.filter((leaf) => !missed.has(leaf))
}

function others(count: number, cut: readonly number[]): readonly number[] {
  const skipped = new Set(cut)
  return Array.from({ length: count }, (_, leaf) => leaf).filter((leaf) => !skipped.has(leaf))
}
