import type { Game } from '../core/game.ts'
import { mapKey } from '../core/hash.ts'
import { CUT, DROPPED, UNDER_CUT, type Recording } from './recording.ts'

/** The 64-bit hash of the position at each node of a recording; 0 for moves that were left out. */
export interface PositionKeys {
  readonly lo: Int32Array
  readonly hi: Int32Array
}

/**
 * Finds which nodes of a recording are the same position. It plays every move once or a few times
 * more, so it is asked for where that is shown and no recording keeps it: 8 bytes a node.
 *
 * @param position  the root; played on and restored
 */
export function positionKeys<P>(game: Game<P>, position: P, recording: Recording): PositionKeys {
  const { parent, move, ply, flags } = recording
  const lo = new Int32Array(parent.length)
  const hi = new Int32Array(parent.length)
  /** The nodes whose moves are on the board, the root's place first. */
  const path: number[] = []
  const way: number[] = []
  for (let node = 0; node < parent.length; node++) {
    if (flags[node] & DROPPED) continue
    way.length = 0
    for (let at = node; at >= 0 && path[ply[at]] !== at; at = parent[at]) way.push(at)
    const kept = ply[way[way.length - 1]]
    for (; path.length > kept; path.pop()) if (path.length > 1) game.undo(position)
    for (let i = way.length - 1; i >= 0; i--) {
      if (parent[way[i]] >= 0) game.play(position, move[way[i]])
      path.push(way[i])
    }
    lo[node] = game.hashLo(position)
    hi[node] = game.hashHi(position)
  }
  for (; path.length > 1; path.pop()) game.undo(position)
  return { lo, hi }
}

/** The visited nodes of a recorded tree, with those put together that are one position, equally deep. */
export interface PositionGraph {
  /** For each visited node the first one that is its position at its ply; else the node itself. */
  readonly first: Int32Array
  /** Distinct positions among the visited nodes up to each node: index 0 is before any. */
  readonly distinct: Int32Array
}

/** Each search that began anew has a graph of its own. */
export function positionGraph(recording: Recording, { lo, hi }: PositionKeys): PositionGraph {
  const { parent, ply, flags } = recording
  const first = Int32Array.from(parent, (_, node) => node)
  const distinct = new Int32Array(parent.length + 1)
  let levels: Map<number, number>[] = []
  for (let node = 0; node < parent.length; node++) {
    distinct[node + 1] = distinct[node]
    if (parent[node] < 0) levels = []
    if (flags[node] & (CUT | UNDER_CUT | DROPPED)) continue
    const level = (levels[ply[node]] ??= new Map())
    const key = mapKey(lo[node], hi[node])
    const known = level.get(key)
    if (known === undefined) {
      level.set(key, node)
      distinct[node + 1]++
    } else first[node] = known
  }
  return { first, distinct }
}
