import { explainCut, type CutExplanation } from '../trace/explain.ts'
import { explainVisit, type VisitExplanation } from '../trace/explain-visit.ts'
import { CUT } from '../trace/recording.ts'
import { Replay } from '../trace/replay.ts'
import { ChangeFinder, type Change } from './change.ts'
import { slipOf, type SlipName } from './slips.ts'
import { searchedBy, type Searched } from './cut-leaves.ts'

/** What an answer is worth: leaves by number from the left, from 0, ascending. */
export interface Grade {
  /** Whether exactly the leaves are marked that the search does not look at. */
  readonly right: boolean
  /** Cut, and not marked. */
  readonly missed: readonly number[]
  /** Marked, and looked at. */
  readonly wrong: readonly number[]
  /** The one slip that explains the answer exactly; null where it is right or none does. */
  readonly slip: SlipName | null
  /**
   * Of the leaves that the search or the reader cuts, the share that both cut (the Jaccard index):
   * 1 if and only if the answer is right, 0 where no cut is found.
   */
  readonly score: number
}

/**
 * With `eitherTie` an answer is held to the tie rule that it is nearer to.
 *
 * @param marked  the leaves said to be cut: numbers of leaves of the tree, in any order
 */
export function gradeCuts(searched: Searched, marked: readonly number[]): Grade {
  const { convention, position } = searched
  const grade = gradeUnder(searched, marked)
  if (convention.eitherTie !== true || grade.right) return grade
  const other = searchedBy(position, { ...convention, tie: convention.tie === 'le' ? 'lt' : 'le' })
  const second = other.ok ? gradeUnder(other.value, marked) : grade
  return second.score > grade.score ? second : grade
}

function gradeUnder(searched: Searched, marked: readonly number[]): Grade {
  const answer = [...new Set(marked)].sort((a, b) => a - b)
  const { cut } = searched
  const [is, said] = [new Set(cut), new Set(answer)]
  const missed = cut.filter((leaf) => !said.has(leaf))
  const wrong = answer.filter((leaf) => !is.has(leaf))
  const right = missed.length === 0 && wrong.length === 0
  const both = cut.length - missed.length
  return {
    right,
    missed,
    wrong,
    slip: slipOf(searched, answer) ?? null,
    score: right ? 1 : both / (both + missed.length + wrong.length),
  }
}

/** A cut that was not marked, or not all of it. Nodes are those of the recording. */
export interface Missed {
  /** Since when, and by which bound, nothing below could matter. */
  readonly cut: CutExplanation
  /** The skipped children below which leaves are not marked, and these leaves. */
  readonly nodes: readonly number[]
  readonly leaves: readonly number[]
}

/** A branch that is marked whole, and that the search looks into. */
export interface Wrong {
  readonly node: number
  /** Its leaves that are looked at. */
  readonly leaves: readonly number[]
  readonly visit: VisitExplanation
  /**
   * The smallest change of one of these leaves that changes the root's value. Undefined where no
   * change of one alone does: what makes the branch matter to the search is that it does not know
   * yet what comes after it.
   */
  readonly change: Change | undefined
}

/** Why a grade is what it is: branch by branch, in the order of the search. */
export function explainGrade(
  searched: Searched,
  marked: readonly number[],
): { readonly missed: readonly Missed[]; readonly wrong: readonly Wrong[] } {
  const { recording, treeNodes, leaves, position, cut } = searched
  const replay = new Replay(recording)
  const finder = new ChangeFinder(position)
  const [is, said] = [new Set(cut), new Set(marked)]
  const below = (node: number) => {
    const [from, to] = leaves.below(treeNodes[node])
    return Array.from({ length: to - from }, (_, i) => from + i)
  }
  const missed: Missed[] = []
  const wrong: Wrong[] = []
  const whole = new Uint8Array(replay.nodeCount)
  for (let node = 0; node < replay.nodeCount; node++) {
    const above = replay.parent(node)
    if (recording.flags[node] & CUT) {
      const unmarked = below(node).filter((leaf) => !said.has(leaf))
      const why = unmarked.length === 0 ? undefined : explainCut(replay, node)
      if (why === undefined) continue
      const known = missed.at(-1)
      const [nodes, found] = known?.cut.node === why.node ? [known.nodes, known.leaves] : [[], []]
      if (known?.cut.node === why.node) missed.pop()
      missed.push({ cut: why, nodes: [...nodes, node], leaves: [...found, ...unmarked] })
      continue
    }
    const marks = below(node)
    whole[node] = marks.every((leaf) => said.has(leaf)) ? 1 : 0
    if (whole[node] === 0 || (above >= 0 && whole[above] === 1)) continue
    const visit = explainVisit(replay, node)
    if (visit === undefined) continue
    const looked = marks.filter((leaf) => !is.has(leaf))
    wrong.push({ node, leaves: looked, visit, change: finder.ofAny(looked.map(nodeOf)) })
  }
  return { missed, wrong }

  function nodeOf(leaf: number): number {
    return leaves.nodes[leaf]
  }
}
