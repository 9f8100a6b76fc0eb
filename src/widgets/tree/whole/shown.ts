import type { Replay } from '../../../../engine/index.ts'
import type { Shown } from '../fold.ts'
import type { Geometry, Room } from '../geometry.ts'
import { SYMBOLS } from '../geometry.ts'
import { NEAR_SLOT, type Look, type Mark } from './scene.ts'

/** Nodes up to which a tree is drawn near, each with all that is known of it. */
const MOST_NEAR = 140

/** Whether a mark lies within the picture, or reaches into it. */
export function isShown({ kind, x, y, from, to, bottom }: Mark, { width, height }: Look): boolean {
  const [left, right] = kind === 'shape' ? [from, to] : [x - 30, x + 30]
  return right >= 0 && left <= width && bottom >= -30 && y <= height + 30
}

/** Whether what is in sight can be drawn as in a small tree: each node by itself, and few of them. */
export function isNear(marks: readonly Mark[], look: Look): boolean {
  if (look.k < NEAR_SLOT || marks.length > MOST_NEAR) return false
  return marks.every((mark) => mark.kind === 'node' || !isShown(mark, look))
}

/** The nodes in sight as the drawing of a small tree has them, and where they lie. */
export function nearNodes(
  replay: Replay,
  marks: readonly Mark[],
  look: Look,
): { readonly shown: readonly Shown[]; readonly place: Geometry; readonly room: Room } {
  const shown: Shown[] = []
  const index = new Map<number, number>()
  const places: Mark[] = []
  marks.forEach((mark, i) => {
    if (mark.kind === 'shape') return
    const above = replay.parent(mark.node)
    const siblings = above < 0 ? undefined : replay.children(above)
    index.set(i, shown.length)
    places.push(mark)
    shown.push({
      node: mark.node,
      kind: 'node',
      key: `n${mark.node}`,
      above: index.get(mark.above) ?? -1,
      open: replay.children(mark.node).length > 0 ? true : undefined,
      place: siblings === undefined ? 1 : siblings.indexOf(mark.node) + 1,
      siblings: siblings?.length ?? 1,
      hidden: 0,
    })
  })
  const { width, height } = look
  const deepest = Math.max(...marks.map(({ level }) => level))
  const place: Geometry = {
    down: true,
    cell: { ...SYMBOLS.wide, width: NEAR_SLOT },
    width,
    height,
    x: (at) => places[at].x,
    y: (at) => places[at].y,
    letters: { node: 3, leaf: 5 },
    // Their names are painted, so that nothing lies over them.
    levels: Array.from({ length: deepest + 1 }, () => ({ x: 0, y: -99 })),
  }
  return { shown, place, room: { kind: 'wide', width, height, slots: Infinity } }
}
