import { aloneAt } from '../search/deepening.ts'
import type { SearchOptions, Subject } from '../search/types.ts'
import { CUT, DROPPED, rootsOf, UNDER_CUT, type Recording } from './recording.ts'

/** One search from the root of a deepening search. */
export interface IterationStart {
  readonly root: number
  /** Plies. */
  readonly depth: number
  /** The one before was as deep: its value lay outside its window. */
  readonly again: boolean
  /** Nodes that it visits, as far as they were recorded. */
  readonly nodes: number
}

/** The searches from the root, in their order. */
export function iterationsOf(recording: Recording): readonly IterationStart[] {
  const { depths, flags } = recording
  const roots = rootsOf(recording)
  return roots.map((root, i) => {
    let nodes = 0
    const end = roots[i + 1] ?? flags.length
    for (let node = root; node < end; node++)
      if ((flags[node] & (CUT | UNDER_CUT | DROPPED)) === 0) nodes++
    return { root, depth: depths[i], again: i > 0 && depths[i] === depths[i - 1], nodes }
  })
}

/**
 * For each search from the root of a recorded deepening search, in their order, the nodes that its
 * depth takes by itself, repeated searches of it included: what the order of the depth before saved
 * it is the difference. -1 where that took more than `budget` nodes, or the recording ends before.
 *
 * @param options  as of the search
 */
export function nodesAlone<P>(
  subject: Subject<P>,
  options: SearchOptions,
  recording: Recording,
  budget: number,
): Int32Array {
  const iterations = iterationsOf(recording)
  const { alpha, beta } = recording
  const { aspiration: _, ms: __, nodes: ___, ...rest } = options
  return Int32Array.from(iterations, ({ depth }) => {
    const same = iterations.filter((each) => each.depth === depth)
    const windows = same.map(({ root }) => [alpha[root], beta[root]] as const)
    if (recording.dropped > 0 && same.includes(iterations[iterations.length - 1])) return -1
    return aloneAt(subject, { ...rest, nodes: budget }, depth, windows) ?? -1
  })
}
