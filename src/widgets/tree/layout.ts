import { hierarchy, tree, type HierarchyNode } from 'd3-hierarchy'
import type { Shown } from './fold.ts'

/** What hangs from what, by index. */
type Hanging = readonly Pick<Shown, 'above'>[]

/**
 * Where the shown nodes lie: `along` their level in slots, and `levels` plies from the root. A slot
 * is the room of one node; the first has its middle at 0.5.
 */
export interface Layout {
  readonly along: Float64Array
  readonly level: Int32Array
  /** Slots along the widest level, and levels. */
  readonly slots: number
  readonly levels: number
}

/** A tidy tree (Reingold & Tilford 1981, by d3-hierarchy): every parent above its children. */
export function tidyLayout(shown: Hanging): Layout {
  const children = childrenOf(shown)
  const root: HierarchyNode<number> = hierarchy(0, (index) => children[index])
  const laid = tree<number>()
    .nodeSize([1, 1])
    .separation(() => 1)(root)
  const along = new Float64Array(shown.length)
  const level = new Int32Array(shown.length)
  let least = Infinity
  laid.each((each) => {
    along[each.data] = each.x
    level[each.data] = each.depth
    least = Math.min(least, each.x)
  })
  for (let i = 0; i < along.length; i++) along[i] += 0.5 - least
  return sized(along, level)
}

/**
 * A row for each level, all centred in the same room: children lie as near to below their parent
 * as the room allows. So a level with as many moves as the widest one never moves, whichever branch
 * is being searched, and nothing is wider than the widest level.
 *
 * @param least  slots of a level at least
 */
export function rowLayout(shown: readonly Shown[], least: number): Layout {
  const children = childrenOf(shown)
  const along = new Float64Array(shown.length)
  const level = new Int32Array(shown.length)
  const rows: number[][][] = []
  let row: number[][] = [[0]]
  while (row.length > 0) {
    rows.push(row)
    row = row
      .flat()
      .map((index) => children[index])
      .filter((group) => group.length > 0)
  }
  const room = Math.max(least, ...rows.map((groups) => groups.flat().length))
  rows.forEach((groups, depth) => {
    const starts = groups.map((group) => {
      const above = shown[group[0]].above
      return (above < 0 ? room / 2 : along[above]) - group.length / 2
    })
    // From the left each group makes room for the one before it, then from the right for the edge.
    for (let i = 0, free = 0; i < groups.length; free = starts[i] + groups[i].length, i++) {
      starts[i] = Math.max(starts[i], free)
    }
    for (let i = groups.length - 1, free = room; i >= 0; free = starts[i], i--) {
      starts[i] = Math.min(starts[i], free - groups[i].length)
    }
    groups.forEach((group, i) => {
      group.forEach((index, place) => {
        along[index] = starts[i] + place + 0.5
        level[index] = depth
      })
    })
  })
  return { ...sized(along, level), slots: room }
}

function childrenOf(shown: Hanging): number[][] {
  const children: number[][] = shown.map(() => [])
  shown.forEach(({ above }, index) => {
    if (above >= 0) children[above].push(index)
  })
  return children
}

export function sized(along: Float64Array, level: Int32Array): Layout {
  let slots = 1
  let levels = 1
  for (let i = 0; i < along.length; i++) {
    slots = Math.max(slots, along[i] + 0.5)
    levels = Math.max(levels, level[i] + 1)
  }
  return { along, level, slots, levels }
}
