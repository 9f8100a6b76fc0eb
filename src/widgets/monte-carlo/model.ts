import type { MctsStep } from '../../../engine/index.ts'
import { tidyLayout } from '../tree/layout.ts'
import type { MonteCarloSession } from './session.ts'
import { shownNodes } from './shown.ts'

/** UCB1 of a child, from the view of the side that chooses: what it has earned, and what it may yet. */
export interface Bound {
  readonly mean: number
  readonly exploration: number
}

/** A node as it is drawn: a card. */
export interface Card {
  readonly node: number
  /** Of the drawing; the middle, and the top. */
  readonly x: number
  readonly y: number
  readonly above: Card | undefined
  readonly move: string
  readonly visits: number
  readonly mean: number | undefined
  readonly bound: Bound | undefined
  /** Whether it is on the way to where the search is. */
  readonly path: boolean
  /** The node that the step is about. */
  readonly now: boolean
  readonly looked: boolean
  /** Children that it has and that are not drawn. */
  readonly hidden: number
}

export interface TreeModel {
  readonly width: number
  readonly height: number
  readonly cards: readonly Card[]
  /** What a whole bar stands for. */
  readonly top: number
}

/** Pixels of a card, and of the room that it has. */
export const CARD = { width: 64, height: 52, slot: 72, level: 78, margin: 6 } as const

export function treeModel(
  session: MonteCarloSession,
  step: number,
  look: number,
  room: number,
): TreeModel {
  const { replay } = session
  const path = replay.path(step)
  const slots = Math.max(4, Math.floor((room - 2 * CARD.margin) / CARD.slot))
  const shown = shownNodes(session, step, path, look, slots)
  const layout = tidyLayout(shown)
  const drawn = new Map<number, number>()
  for (const { above } of shown) drawn.set(above, (drawn.get(above) ?? 0) + 1)
  const on = new Set(path)
  const now = replay.step(step)?.node ?? 0
  // What stands still keeps its place: the drawing is as wide as there is room, the tree amid it.
  const left = (room - layout.slots * CARD.slot) / 2
  const cards: Card[] = []
  shown.forEach(({ node, above }, i) => {
    const children = replay.children(node).filter((child) => replay.exists(child, step)).length
    cards.push({
      node,
      x: left + layout.along[i] * CARD.slot,
      y: CARD.margin + layout.level[i] * CARD.level,
      above: above < 0 ? undefined : cards[above],
      move: session.move(node),
      visits: replay.visits(node, step),
      mean: session.meanForChooser(node, step),
      bound: boundOf(session, node, step),
      path: on.has(node),
      now: node === now && step > 0,
      looked: node === look,
      hidden: children - (drawn.get(i) ?? 0),
    })
  })
  const top = Math.max(1, ...cards.map(({ bound }) => (bound ? bound.mean + bound.exploration : 0)))
  // As high as the tree will be, so that nothing below moves while it grows.
  const levels = Math.max(layout.levels, Math.min(deepest(session), LEVELS) + 1)
  return { width: room, height: levels * CARD.level + CARD.margin, cards, top }
}

/** Levels below the root for which room is kept. */
const LEVELS = 5

function deepest({ replay }: MonteCarloSession): number {
  let most = 0
  for (let node = 0; node < replay.nodeCount; node++) most = Math.max(most, replay.ply(node))
  return most
}

export function boundOf(session: MonteCarloSession, node: number, step: number): Bound | undefined {
  const mean = session.meanForChooser(node, step)
  const bound = session.replay.bound(node, step)
  return bound === undefined || mean === undefined ? undefined : { mean, exploration: bound - mean }
}

/** A child in the list of all that a node has. */
interface ChildRow {
  readonly node: number
  readonly move: string
  readonly visits: number
  readonly mean: number | undefined
  readonly bound: Bound | undefined
  /** The way goes on there. */
  readonly path: boolean
  /** It has the highest bound. */
  readonly highest: boolean
}

export interface ChildrenModel {
  readonly node: number
  readonly rows: readonly ChildRow[]
  /** Children that have no row. */
  readonly more: number
  /** Moves that have not been tried. */
  readonly untried: number
  readonly top: number
}

/** Rows of the list at most. */
const ROWS = 10

/** The node whose children are listed: the one that is looked at, or else where a move is chosen. */
function listedNode({ replay }: MonteCarloSession, step: number, look: number): number {
  if (look >= 0 && look < replay.nodeCount && replay.exists(look, step)) return look
  const event: MctsStep | undefined = replay.step(step)
  if (event === undefined || event.node === 0) return 0
  return replay.parent(event.node)
}

export function childrenModel(
  session: MonteCarloSession,
  step: number,
  look: number,
): ChildrenModel {
  const { replay } = session
  const node = listedNode(session, step, look)
  const on = new Set(replay.path(step))
  const all = Array.from(replay.children(node)).filter((child) => replay.exists(child, step))
  const bounds = new Map(all.map((child) => [child, boundOf(session, child, step)]))
  const sumOf = (child: number) => {
    const bound = bounds.get(child)
    return bound === undefined ? -1 : bound.mean + bound.exploration
  }
  const untried = replay.recording.moves[node] - all.length
  const highest = all.reduce((best, child) => (sumOf(child) > sumOf(best) ? child : best), all[0])
  const weight = (child: number) => (on.has(child) ? Infinity : replay.visits(child, step))
  const kept = new Set([...all].sort((a, b) => weight(b) - weight(a)).slice(0, ROWS))
  const rows = all
    .filter((child) => kept.has(child))
    .map((child) => ({
      node: child,
      move: session.move(child),
      visits: replay.visits(child, step),
      mean: session.meanForChooser(child, step),
      bound: bounds.get(child),
      path: on.has(child),
      highest: untried === 0 && child === highest,
    }))
  const top = Math.max(1, ...all.map(sumOf))
  return { node, rows, more: all.length - rows.length, untried, top }
}
