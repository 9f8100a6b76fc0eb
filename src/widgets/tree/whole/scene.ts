import type { Spread } from './spread.ts'

/** Where a reader looks at a spread tree, and in how large a room, in pixels. */
export interface Look {
  /** Pixels of a slot. */
  readonly k: number
  /** Of the first slot and of the root's level, from the left and the top of the room. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A node, or, from afar, a shape that stands for nodes beside each other with all below them. */
export interface Mark {
  readonly kind: 'node' | 'shape'
  /** The one, or the first and the last. */
  readonly node: number
  readonly last: number
  /** Index of what it hangs from; -1 at the root. */
  readonly above: number
  readonly level: number
  readonly x: number
  readonly y: number
  /** The room of its slots, from the left. */
  readonly from: number
  readonly to: number
  /** Of a shape, how far down it goes. */
  readonly bottom: number
}

/** What is open besides what there is room for. */
export interface Open {
  /**
   * By node, its children that are always shown: those on the way to where the search is, to what is
   * selected, to what has the keys.
   */
  readonly ways: ReadonlyMap<number, ReadonlySet<number>>
  /** What the reader has opened (true) or closed (false), by node. */
  readonly choice: ReadonlyMap<number, boolean>
  /** Children as they lie in the text of a tree that is searched from the right. */
  readonly mirrored: boolean
}

/** Pixels that children need on average, if they are not to be drawn as one shape. */
const LEAST_CHILD = 22
/** Pixels from which a node is opened however many children it has. */
const WIDE = 260
/** What is narrower than this is drawn together with what stands beside it. */
const LEAST_SHAPE = 3
/** Of a node and its bar, as in the drawing that is near. */
export const NEAR_SLOT = 44
const NEAR_ROW = 96
const ROOT_Y = 44
/** Below the last level. */
const FOOT = 30
/** Left free at the sides of the whole. */
const INSET = 44
/** Room that a node which stays in the picture keeps of its sides: the levels are named there. */
const STAYS = 72

/** Pixels between two levels: all of them fit from afar, and a drawn node from near. */
function rowOf({ k, height }: Pick<Look, 'k' | 'height'>, levels: number): number {
  const all = (height - ROOT_Y - FOOT) / Math.max(1, levels - 1)
  return Math.max(Math.min(all, NEAR_ROW), Math.min(NEAR_ROW, (k * NEAR_ROW) / NEAR_SLOT))
}

/** Pixels that the tree is high. */
function heightOf(look: Look, levels: number): number {
  return ROOT_Y + FOOT + rowOf(look, levels) * (levels - 1)
}

/** Levels that are shown. */
function levelsOf({ filter, replay }: Spread): number {
  const { levels } = replay.survey
  return filter.reach > 0 ? Math.min(levels, filter.reach + 1) : levels
}

/** What is in sight, each after what it hangs from. Costs what it returns, however large the tree. */
export function sceneOf(spread: Spread, look: Look, open: Open): Mark[] {
  const { replay } = spread
  const { ply } = replay.recording
  const levels = levelsOf(spread)
  const row = rowOf(look, levels)
  const { k, width, height } = look
  const total = spread.slots
  const marks: Mark[] = []
  const left = (start: number, slots: number) =>
    look.x + k * (open.mirrored ? total - start - slots : start)

  function place(first: number, last: number, above: number, kind: Mark['kind']): Mark {
    const start = spread.start(first)
    const slots = spread.start(last) + spread.width(last) - start
    const from = left(start, slots)
    const to = from + k * slots
    const middle = (from + to) / 2
    // Of what is wide and only partly in the picture, the node stays in it.
    const inside = Math.min(Math.max(middle, Math.min(STAYS, to)), Math.max(width - STAYS, from))
    const x = to - from > 2 * STAYS ? inside : middle
    const level = ply[first]
    const y = look.y + ROOT_Y + row * level
    const bottom = look.y + ROOT_Y + row * (kind === 'node' ? level : levels - 1)
    return { kind, node: first, last, above, level, x, y, from, to, bottom }
  }

  /** Whether no more children are shown than so many. */
  function areFew(children: Int32Array, most: number): boolean {
    let shown = 0
    for (let i = 0; i < children.length && shown <= most; i++) {
      if (spread.width(children[i]) > 0) shown++
    }
    return shown <= most
  }

  function isOpen(node: number, slots: number, children: Int32Array): boolean {
    const chosen = open.choice.get(node)
    if (open.ways.has(node)) return true
    if (chosen !== undefined) return chosen
    const room = k * slots
    return node === spread.root || room >= WIDE || areFew(children, room / LEAST_CHILD)
  }

  function add(node: number, above: number): void {
    const slots = spread.width(node)
    if (slots === 0) return
    const children = replay.children(node)
    const inner = spread.isInner(node)
    const opened = inner && isOpen(node, slots, children)
    const index = marks.length
    const mark = place(node, node, above, inner && !opened ? 'shape' : 'node')
    marks.push(mark)
    if (opened && mark.y < height + row) addChildren(children, index, open.ways.get(node))
  }

  /** Those in sight, and those of the paths; what is too narrow to be seen alone, together. */
  function addChildren(children: Int32Array, above: number, ways?: ReadonlySet<number>): void {
    const end = (child: number) => spread.start(child) + spread.width(child)
    const [near, far] = [-look.x / k, (width - look.x) / k]
    const [low, high] = open.mirrored ? [total - far, total - near] : [near, far]
    const from = firstWhere(children.length, (i) => end(children[i]) > low)
    const stop = firstWhere(children.length, (i) => spread.start(children[i]) >= high)
    const shown = [...(ways ?? [])]
      .map((child) => children.indexOf(child))
      .toSorted((a, b) => a - b)
    for (const each of shown) if (each < from) add(children[each], above)
    let next = shown.findIndex((each) => each >= from)
    for (let at = from; at < stop;) {
      const child = children[at]
      const slots = spread.width(child)
      const onWay = next >= 0 && shown[next] === at
      if (onWay) next++
      if (onWay || slots === 0 || k * slots >= LEAST_SHAPE) {
        add(child, above)
        at++
        continue
      }
      const until = spread.start(child) + LEAST_SHAPE / k
      const way = shown[next] ?? stop
      const after = firstWhere(Math.min(stop, way), (i) => end(children[i]) > until)
      const to = Math.max(at + 1, after)
      marks.push(place(child, children[to - 1], above, 'shape'))
      at = to
    }
    for (const each of shown) if (each >= stop) add(children[each], above)
  }

  if (total > 0) add(spread.root, -1)
  return marks
}

/** The first of so many places of which something holds that holds of all after it. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The mark at a place of a scene whose slots have `k` pixels: a node, before a shape behind it. */
export function markAt(marks: readonly Mark[], k: number, x: number, y: number): Mark | undefined {
  const half = Math.max(10, Math.min(24, k / 2))
  const inNode = (mark: Mark) =>
    mark.kind === 'node' && Math.abs(mark.x - x) <= half && Math.abs(mark.y - y) <= half
  const inShape = (mark: Mark) => {
    if (mark.kind !== 'shape' || y < mark.y - 4) return false
    const bottom = Math.max(mark.bottom, mark.y + 24)
    if (y > bottom) return false
    const share = Math.max(0, y - mark.y) / (bottom - mark.y)
    const from = mark.x + (mark.from - mark.x) * share
    const to = mark.x + (mark.to - mark.x) * share
    return x >= Math.min(from, mark.x - 5) && x <= Math.max(to, mark.x + 5)
  }
  return marks.findLast(inNode) ?? marks.findLast(inShape)
}

/** All of the tree. */
export function fitted(spread: Spread, width: number, height: number): Look {
  const slots = Math.max(1, spread.slots)
  const k = Math.min(NEAR_SLOT, (width - 2 * INSET) / slots)
  return { k, x: (width - k * slots) / 2, y: 0, width, height }
}

/** A look with no part of the room left empty that the tree could fill. */
export function keptLook(spread: Spread, look: Look): Look {
  const { width, height } = look
  const least = fitted(spread, width, height)
  const k = Math.max(least.k, Math.min(2 * NEAR_SLOT, look.k))
  const wide = k * spread.slots
  const slack = width - 2 * INSET - wide
  const x =
    slack >= 0 ? (width - wide) / 2 : Math.min(INSET, Math.max(width - INSET - wide, look.x))
  const over = height - heightOf({ ...look, k }, levelsOf(spread))
  return { ...look, k, x, y: Math.min(0, Math.max(over, look.y)) }
}

/** Nearer or further by a factor; what is at `x` stays there. */
export function zoomedLook(spread: Spread, look: Look, factor: number, x: number, y: number): Look {
  const k = Math.max(
    fitted(spread, look.width, look.height).k,
    Math.min(2 * NEAR_SLOT, look.k * factor),
  )
  const levels = levelsOf(spread)
  const rows = rowOf({ ...look, k }, levels) / rowOf(look, levels)
  const down = y - ROOT_Y
  return keptLook(spread, {
    ...look,
    k,
    x: x - ((x - look.x) * k) / look.k,
    y: down - (down - look.y) * rows,
  })
}

/** A look in which the slots of a node fill most of the room. */
export function lookAt(spread: Spread, look: Look, node: number, mirrored: boolean): Look {
  const slots = Math.max(1, spread.width(node))
  const k = Math.min(NEAR_SLOT, (0.8 * look.width) / slots)
  const start = mirrored ? spread.slots - spread.start(node) - slots : spread.start(node)
  const near = { ...look, k, x: look.width / 2 - k * (start + slots / 2) }
  return keptLook(spread, intoSight(spread, near, node))
}

/** The same moved just so far that a node is in the middle half of the room. */
export function followedLook(spread: Spread, look: Look, node: number, mirrored: boolean): Look {
  const slots = spread.width(node)
  if (slots === 0) return look
  const start = mirrored ? spread.slots - spread.start(node) - slots : spread.start(node)
  const [from, to] = [look.x + look.k * start, look.x + look.k * (start + slots)]
  const { width } = look
  const x =
    to < width / 4
      ? look.x + width / 4 - to
      : from > 0.75 * width
        ? look.x + 0.75 * width - from
        : look.x
  return keptLook(spread, intoSight(spread, { ...look, x }, node))
}

function intoSight(spread: Spread, look: Look, node: number): Look {
  const row = rowOf(look, levelsOf(spread))
  const y = look.y + ROOT_Y + row * spread.replay.recording.ply[node]
  const by = Math.max(ROOT_Y, Math.min(look.height - FOOT - row / 2, y)) - y
  return { ...look, y: look.y + by }
}
