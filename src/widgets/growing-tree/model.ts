import { boardModel } from '../../boards/model.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { GrownTree } from './grown.ts'

/** Pixels of the board beside the tree. */
export const SIDE_BOARD = 150

/** A ply of the tree as it is drawn. */
export interface GrowLevel {
  readonly y: number
  /** Pixels of a small board, 0 where nodes are dots. */
  readonly board: number
  /** Pixels. */
  readonly radius: number
  readonly nodes: readonly GrowPlace[]
}

interface GrowPlace {
  readonly node: number
  readonly x: number
  readonly open: boolean
  /** Where the node above lies; absent at the root. */
  readonly from?: { readonly x: number; readonly y: number }
  readonly board?: SquareModel
}

export interface GrowModel {
  readonly width: number
  readonly height: number
  readonly levels: readonly GrowLevel[]
  /** The node that is looked at, and where it and those above it lie, from the root on. */
  readonly path: readonly { readonly x: number; readonly y: number }[]
  readonly selected: number
}

/** Pixels at the left of the tree, for how many nodes each ply has. */
export const COUNTS = 38
/** Where the tree has this room, and more in proportion where it has more. */
const USUAL = 600
const LARGEST_BOARD = 56
const SMALLEST_BOARD = 22
/** Pixels between two boards of a ply, and between plies; more where lines fan out to many. */
const ROOM = 4
const NARROW_GAP = 46
const GAP = 70
const WIDE_GAP = 90
const MANY = 40

/** @param width  pixels of the drawing */
export function growModel<P>(tree: GrownTree<P>, selected: number, width: number): GrowModel {
  const { nodes, kit } = tree
  const { xs, byPly, slots } = layout(tree, COUNTS, width)
  const sizes = slots.map(sizeOf)
  const scale = scaleOf(width)
  const usual = width < 0.8 * USUAL ? NARROW_GAP : GAP * scale
  const ys: number[] = []
  let bottom = 0
  sizes.forEach(({ board, radius }, ply) => {
    const half = board > 0 ? board / 2 + 2 : radius
    const gap = ply === 0 ? 4 : byPly[ply].length > MANY ? WIDE_GAP * scale : usual
    ys.push(bottom + gap + half)
    bottom += gap + 2 * half
  })
  const levels = byPly.map((level, ply): GrowLevel => {
    const { board, radius } = sizes[ply]
    return {
      y: ys[ply],
      board,
      radius,
      nodes: level.map((node) => {
        const { above } = nodes[node]
        const picture =
          board > 0
            ? tree.at(node, (position) => boardModel(kit, position, { bare: true }))
            : undefined
        return {
          node,
          x: xs[node],
          open: tree.isOpen(node),
          ...(above < 0 ? {} : { from: { x: xs[above], y: ys[ply - 1] } }),
          ...(picture === undefined ? {} : { board: picture }),
        }
      }),
    }
  })
  const path: { x: number; y: number }[] = []
  for (let node = selected; node >= 0; node = nodes[node].above) {
    path.push({ x: xs[node], y: ys[nodes[node].ply] })
  }
  return { width, height: bottom + 6, levels, path: path.reverse(), selected }
}

function scaleOf(width: number): number {
  return Math.max(1, width / USUAL)
}

/** Where the nodes lie along their plies: the middle of each, those of each ply from the left. */
interface Layout {
  readonly xs: readonly number[]
  readonly byPly: readonly (readonly number[])[]
  /** Pixels that a node of each ply has. */
  readonly slots: readonly number[]
}

/**
 * Each ply takes what room it needs, from `left` to `right`: so those near the root can be read, however
 * many nodes lie below. Children lie as near to below their parent as the others of the ply allow.
 */
function layout<P>(tree: GrownTree<P>, left: number, right: number): Layout {
  const slotOf = (count: number) =>
    Math.min(LARGEST_BOARD * scaleOf(right) + ROOM, (right - left) / count)
  const xs = [(left + right) / 2]
  const byPly: number[][] = []
  const slots: number[] = []
  let ply = [0]
  while (ply.length > 0) {
    byPly.push(ply)
    slots.push(slotOf(ply.length))
    const groups = ply.map((node) => tree.children(node)).filter((group) => group.length > 0)
    const next = groups.flat()
    const slot = slotOf(next.length)
    const starts = groups.map((group) => xs[tree.nodes[group[0]].above] - (group.length * slot) / 2)
    // From the left each group makes room for the one before it, then from the right for the edge.
    for (
      let i = 0, free = left;
      i < groups.length;
      free = starts[i] + groups[i].length * slot, i++
    ) {
      starts[i] = Math.max(starts[i], free)
    }
    for (let i = groups.length - 1, free = right; i >= 0; free = starts[i], i--) {
      starts[i] = Math.min(starts[i], free - groups[i].length * slot)
    }
    groups.forEach((group, i) => {
      group.forEach((node, place) => {
        xs[node] = starts[i] + (place + 0.5) * slot
      })
    })
    ply = next
  }
  return { xs, byPly, slots }
}

/** A board where there is room for one, else a dot as large as it can be. */
function sizeOf(slot: number) {
  const board = slot - ROOM
  if (board >= SMALLEST_BOARD) return { board, radius: board / 2 }
  return { board: 0, radius: Math.max(0.6, Math.min(5, slot * 0.4)) }
}

/** The node that an arrow key leads to, or the same where there is none. */
export function neighbour<P>(
  tree: GrownTree<P>,
  model: GrowModel,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): number {
  const { selected, levels } = model
  const { above, ply } = tree.nodes[selected]
  if (key === 'ArrowUp') return Math.max(0, above)
  if (key === 'ArrowDown') return tree.children(selected)[0] ?? selected
  const { nodes } = levels[ply]
  const index = nodes.findIndex(({ node }) => node === selected)
  return nodes[index + (key === 'ArrowLeft' ? -1 : 1)]?.node ?? selected
}

/** The node nearest to a point: small dots can be pressed all the same. */
export function nearest(model: GrowModel, x: number, y: number): number {
  let best = 0
  let least = Infinity
  for (const level of model.levels) {
    for (const place of level.nodes) {
      // Levels lie far apart and nodes of one do not: a step down counts for less.
      const distance = Math.hypot(place.x - x, (level.y - y) / 2)
      if (distance < least) {
        least = distance
        best = place.node
      }
    }
  }
  return best
}
