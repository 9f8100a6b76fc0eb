import { CUT, CUTOFF, LEAF } from '../trace/recording.ts'
import type { Replay } from '../trace/replay.ts'
import type { CountForm, MarkForm } from './convention.ts'

/**
 * What is to be marked of some cuts: nodes of the recording, ascending; an edge by its lower end.
 *
 * @param replay   with the nodes below what was cut
 * @param refuted  the nodes that are left before all their children are visited
 */
export function marksOf(replay: Replay, form: MarkForm, refuted: readonly number[]): number[] {
  const tops = refuted.flatMap((node) =>
    Array.from(replay.children(node)).filter((child) => replay.recording.flags[child] & CUT),
  )
  return marked().toSorted((a, b) => a - b)

  function marked(): readonly number[] {
    switch (form) {
      case 'left-nodes':
        return refuted
      case 'refuted-edge':
        return refuted.filter((node) => replay.parent(node) >= 0)
      case 'top-edges':
        return tops
      case 'edges':
        return tops.flatMap((top) => subtree(replay, top))
      case 'leaves':
        return tops.flatMap((top) => leavesBelow(replay, top))
    }
  }
}

/** What a press on a node marks, or on the line that leads there: nodes of the recording. */
export function markedBy(replay: Replay, form: MarkForm, node: number): readonly number[] {
  switch (form) {
    case 'leaves':
      return leavesBelow(replay, node)
    case 'edges':
      return subtree(replay, node).filter((each) => replay.parent(each) >= 0)
    case 'top-edges':
    case 'refuted-edge':
      return replay.parent(node) < 0 ? [] : [node]
    case 'left-nodes':
      return replay.children(node).length === 0 ? [] : [node]
  }
}

/** What a course counts of a search that is done. */
export function countOf(replay: Replay, form: CountForm): number {
  const { kind, flags } = replay.recording
  switch (form) {
    case 'leaves-seen':
      return flags.reduce((sum, bits) => sum + (bits & LEAF ? 1 : 0), 0)
    case 'leaves-cut': {
      const refuted = replay.recording.node.filter((_, event) => kind[event] === CUTOFF)
      return marksOf(replay, 'leaves', Array.from(refuted)).length
    }
    case 'nodes':
    case 'nodes-below': {
      let nodes = form === 'nodes' ? 0 : -1
      for (let node = 0; node < replay.nodeCount; node++) if (replay.isVisited(node)) nodes++
      return nodes
    }
  }
}

/** A node and all below it. */
function subtree(replay: Replay, node: number): number[] {
  const nodes = [node]
  for (let at = 0; at < nodes.length; at++) {
    for (const child of replay.children(nodes[at])) nodes.push(child)
  }
  return nodes
}

function leavesBelow(replay: Replay, node: number): number[] {
  return subtree(replay, node).filter((each) => replay.children(each).length === 0)
}
