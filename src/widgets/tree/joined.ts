import type { Replay } from '../../../engine/index.ts'
import type { Shown } from './fold.ts'
import { sized, type Layout } from './layout.ts'
import type { NodeModel } from './node-model.ts'

/** For each of what is shown the index of what stands for its position: often its own. */
export function standIns(shown: readonly Shown[], first: Int32Array): Int32Array {
  const places = new Map<number, number>()
  shown.forEach(({ kind, node }, index) => {
    if (kind === 'node') places.set(node, index)
  })
  return Int32Array.from(shown, ({ kind, node }, index) =>
    kind === 'node' ? (places.get(first[node]) ?? index) : index,
  )
}

/**
 * A tree's layout with what is one position put in one place: the middle of where it was, as far as
 * its neighbours leave room. The order of a level follows from that, so that lines cross little and
 * nothing goes far.
 */
export function joinedLayout({ along, level }: Layout, standIn: Int32Array): Layout {
  const sums = new Map<number, { readonly level: number; sum: number; count: number }>()
  standIn.forEach((index, i) => {
    const known = sums.get(index) ?? { level: level[index], sum: 0, count: 0 }
    known.sum += along[i]
    known.count++
    sums.set(index, known)
  })
  const rows: { index: number; wanted: number }[][] = []
  for (const [index, { level: row, sum, count }] of sums) {
    ;(rows[row] ??= []).push({ index, wanted: sum / count })
  }
  const placed = new Float64Array(along.length)
  for (const row of rows) {
    row.sort((a, b) => a.wanted - b.wanted)
    let shift = 0
    let before = -Infinity
    for (const each of row) {
      placed[each.index] = Math.max(each.wanted, before + 1)
      before = placed[each.index]
      shift += (placed[each.index] - each.wanted) / row.length
    }
    for (const { index } of row) placed[index] -= shift
  }
  const least = Math.min(...[...sums.keys()].map((index) => placed[index]))
  const joined = Float64Array.from(standIn, (index) => placed[index] - least + 0.5)
  return sized(joined, level)
}

/** The deepest ply to which a search has at most so many nodes. */
export function graphPly(replay: Replay, root: number, most: number): number {
  const { ply } = replay.recording
  const end = replay.roots[replay.roots.indexOf(root) + 1] ?? replay.nodeCount
  const counts: number[] = []
  for (let node = root; node < end; node++) counts[ply[node]] = (counts[ply[node]] ?? 0) + 1
  let deepest = 0
  for (let sum = counts[0]; deepest + 1 < counts.length; deepest++) {
    sum += counts[deepest + 1]
    if (sum > most) break
  }
  return deepest
}

/** A node of a graph: its symbol alone. What stands for several nodes is marked as that. */
export function bare(model: NodeModel, index: number, standIn: Int32Array | undefined): NodeModel {
  const { bar: _, tag: __, note: ___, whole: ____, ...kept } = model
  const own = standIn === undefined || standIn[index] === index
  const shared = standIn !== undefined && own && standIn.indexOf(index, index + 1) > index
  return {
    ...kept,
    label: '',
    value: '',
    ...(!own && { joined: true }),
    ...(shared && { shared: true }),
  }
}
