import { POINT_STEPS } from '../search/points.ts'
import type { MctsRecording } from './mcts-recording.ts'

/** Which iterations of a recorded Monte-Carlo search went through which nodes. */
export interface Passages {
  /** Plies of each node from the root. */
  readonly ply: Int32Array
  /** The iteration that added each node; -1 for the root. */
  readonly born: Int32Array
  /** Events before each iteration, and last the events of all. */
  readonly starts: Int32Array
  /** The iterations through `node` are `list[first[node]]` to `list[first[node + 1] − 1]`. */
  readonly first: Int32Array
  readonly list: Int32Array
  /** As long as `list`: points of the node's side to move, from its first iteration to that one. */
  readonly totals: Float64Array
}

export function passagesOf({ parent, leaf, points }: MctsRecording): Passages {
  const nodes = parent.length
  const ply = new Int32Array(nodes)
  for (let node = 1; node < nodes; node++) ply[node] = ply[parent[node]] + 1

  const born = new Int32Array(nodes).fill(-1)
  const starts = new Int32Array(leaf.length + 1)
  const first = new Int32Array(nodes + 1)
  let newest = 0
  for (let iteration = 0; iteration < leaf.length; iteration++) {
    const end = leaf[iteration]
    if (end > newest) born[(newest = end)] = iteration
    starts[iteration + 1] = starts[iteration] + 2 * ply[end] + 2
    for (let node = end; node >= 0; node = parent[node]) first[node + 1]++
  }
  for (let node = 0; node < nodes; node++) first[node + 1] += first[node]

  const list = new Int32Array(first[nodes])
  const totals = new Float64Array(first[nodes])
  const next = first.slice(0, nodes)
  for (let iteration = 0; iteration < leaf.length; iteration++) {
    let mine = points[iteration] / POINT_STEPS
    for (let node = leaf[iteration]; node >= 0; node = parent[node]) {
      const at = next[node]++
      list[at] = iteration
      totals[at] = at === first[node] ? mine : totals[at - 1] + mine
      mine = 1 - mine
    }
  }
  return { ply, born, starts, first, list, totals }
}
