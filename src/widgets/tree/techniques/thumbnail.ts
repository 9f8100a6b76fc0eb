import type { Replay } from '../../../../engine/index.ts'
import { at, svg } from '../../../boards/svg.ts'

/** Pixels of a small picture. */
const SIZE = { width: 132, height: 76 }
/** Lines that are drawn of it; what is further down is left away. */
const MOST_LINES = 600

/** The tree of one search from the root as a small picture: its lines, and the line that both play. */
export function thumbnail(
  document: Document,
  replay: Replay,
  root: number,
  end: number,
): SVGElement {
  const { ply, parent } = replay.recording
  const counts: number[] = []
  for (let node = root; node < end; node++) {
    if (replay.isVisited(node)) counts[ply[node]] = (counts[ply[node]] ?? 0) + 1
  }
  let deepest = 0
  for (let sum = 0; deepest + 1 < counts.length; deepest++) {
    sum += counts[deepest + 1]
    if (deepest > 0 && sum > MOST_LINES) break
  }
  const x = placesOf(replay, root, end, deepest)
  const rows = Math.max(1, counts.length - 1)
  const y = (node: number) => 6 + (ply[node] * (SIZE.height - 12)) / rows
  const across = (node: number) => 4 + (x.get(node) ?? 0) * (SIZE.width - 8)
  let lines = ''
  for (const node of x.keys()) {
    if (node === root) continue
    const above = parent[node]
    lines += `M${at(across(above))} ${at(y(above))}L${at(across(node))} ${at(y(node))}`
  }
  const last = Math.min(replay.recording.last[root] + 1, replay.steps)
  const line = lineFrom(replay, root, last).filter((node) => x.has(node))
  const played = line.map((node, i) => `${i === 0 ? 'M' : 'L'}${at(across(node))} ${at(y(node))}`)
  return svg(
    document,
    'svg',
    {
      class: 'drawing technique-tree',
      viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
      'aria-hidden': 'true',
    },
    [
      svg(document, 'path', { class: 'line-faint', d: lines }),
      svg(document, 'path', { class: 'played', d: played.join('') }),
    ],
  )
}

/** The line that a search from the root has found when it is done. */
function lineFrom(replay: Replay, root: number, step: number): number[] {
  const nodes: number[] = []
  for (let node = root; node >= 0; node = replay.bestChild(node, step)) nodes.push(node)
  return nodes
}

/** Where nodes lie across, from 0 to 1: the last ones evenly, each other over the middle of its children. */
function placesOf(replay: Replay, root: number, end: number, deepest: number): Map<number, number> {
  const { ply, parent } = replay.recording
  const shown: number[] = []
  const children = new Map<number, number>()
  for (let node = root; node < end; node++) {
    if (!replay.isVisited(node) || ply[node] > deepest) continue
    shown.push(node)
    children.set(parent[node], (children.get(parent[node]) ?? 0) + 1)
  }
  const leaves = shown.filter((node) => !children.has(node))
  const x = new Map<number, number>()
  for (const node of shown) x.set(node, 0)
  leaves.forEach((node, i) => x.set(node, (i + 0.5) / leaves.length))
  for (const node of shown.toReversed()) {
    const own = children.get(node)
    if (own !== undefined) x.set(node, (x.get(node) ?? 0) / own)
    if (node !== root) x.set(parent[node], (x.get(parent[node]) ?? 0) + (x.get(node) ?? 0))
  }
  return x
}
