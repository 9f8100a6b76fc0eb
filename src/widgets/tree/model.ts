import {
  CUT,
  CUTOFF,
  type CutExplanation,
  type NodeState,
  type Replay,
} from '../../../engine/index.ts'
import type { Side } from '../../i18n/tree.ts'
import { arcsOf, type ArcModel } from './arcs.ts'
import { shownNodes, type Shown } from './fold.ts'
import {
  fitsWhole,
  geometry,
  levelsFit,
  symbolHeight,
  symbolMiddle,
  type Cell,
  type Extent,
  type Geometry,
  type Point,
  type Room,
} from './geometry.ts'
import { cutToExplain, litNodes, type Lit, type Tone } from './lit.ts'
import type { Telling } from './names.ts'
import { nodeMaker, wasMet, type NodeModel, type Reading } from './node-model.ts'
import { bare, graphPly, joinedLayout, standIns } from './joined.ts'
import type { Session } from './session.ts'
import { shortText, sideOf } from './texts.ts'

export interface LinkModel {
  readonly key: string
  readonly from: Point
  readonly to: Point
  readonly state: NodeState
  readonly onPath: boolean
  readonly onLine: boolean
  readonly lit?: Lit
  /** The bound that comes down here from its owner to the cut that it makes. */
  readonly carries?: Tone
  /** Pixels at each end that lie under a symbol. */
  readonly under: number
  /** Struck through: the move itself was skipped. */
  readonly struck: boolean
  /** Scissors, on the first of the moves that one cut skips, with the nodes it saved. */
  readonly scissors?: string
}

export interface TreeModel {
  readonly width: number
  readonly height: number
  readonly room: Room
  /** All of it is shown in its room, however small. */
  readonly whole?: boolean
  /** It is, or is about to be, folded into a graph. */
  readonly graph?: boolean
  readonly down: boolean
  readonly cell: Cell
  /** `side`: who moves there; absent where nobody does. */
  readonly levels: readonly { readonly x: number; readonly y: number; readonly side?: Side }[]
  readonly nodes: readonly NodeModel[]
  readonly links: readonly LinkModel[]
  readonly explanation: CutExplanation | undefined
  readonly arcs: readonly ArcModel[]
  /** Index of the node that the search is at, or of the nearest one above it that is shown. */
  readonly current: number
}

/** The tree as it is to be drawn. */
export function treeModel(telling: Telling, reading: Reading, room: Room): TreeModel {
  const { session } = telling
  const { replay } = session
  const { step, selected } = reading
  const current = replay.current(step)
  const root = replay.root(step)
  const line = replay.principalVariation(step)
  // A search that is done shows what it has found: the line that both sides would play.
  const done = step === replay.steps && current === root
  const focus = [
    ...(selected >= 0 ? [selected] : []),
    ...sourceOf(replay, selected),
    ...(done && line.length > 0 ? [line[line.length - 1]] : []),
    current,
    ...(wasMet(replay, current, step) ? sourceOf(replay, current) : []),
  ]
  const extent = extentOf(telling)
  const boards = reading.graph === undefined && hasBoards(telling, extent, room)
  const { graph } = reading
  const small = graph === undefined ? replay.nodeCount <= MOST_WHOLE : true
  const whole = small && (graph !== undefined || fitsWhole(extent, room, boards))
  const shown = shownNodes(replay, {
    root,
    whole,
    focus,
    choice: reading.choice,
    ...(graph && { toPly: graphPly(replay, root, MOST_WHOLE) }),
    ...(reading.outs && {
      outs: { node: reading.outs.node, count: reading.outs.texts.length },
    }),
    fromLeft: session.spec.ordering === 'reversed',
    width: whole ? Infinity : room.slots,
  })
  const standIn = graph?.joined === true ? standIns(shown, graph.first) : undefined
  const place = geometry(
    shown,
    room,
    whole,
    boards,
    extent,
    graph && ((layout) => (standIn === undefined ? layout : joinedLayout(layout, standIn))),
  )
  return laidOut(telling, reading, shown, { room, place, boards, standIn })
}

/** Where nodes that are shown lie in their room, and whether they have boards. */
interface Laid {
  readonly room: Room
  readonly place: Geometry
  readonly boards: boolean
  /** In a graph, by what of it is shown each node is stood for. */
  readonly standIn?: ReturnType<typeof standIns> | undefined
}

/** These nodes as they are to be drawn there. */
export function laidOut(
  telling: Telling,
  reading: Reading,
  shown: readonly Shown[],
  { room, place, boards, standIn }: Laid,
): TreeModel {
  const { session } = telling
  const { replay } = session
  const { step, selected, graph } = reading
  const current = replay.current(step)
  const line = replay.principalVariation(step)
  const explanation = cutToExplain(replay, step, selected)
  const lit = litNodes(explanation)
  const path = new Set(step === 0 ? [] : replay.path(step))
  const onLine = new Set(line)
  const marks = { lit, path, line: onLine, explanation }
  const node = nodeMaker(telling, reading, marks, boards ? undefined : place.letters)

  const carriers = carriersOf(replay, explanation)

  const links: LinkModel[] = []
  shown.forEach((each, index) => {
    if (each.above < 0) return
    const state = replay.state(each.node, step)
    const { cell, down } = place
    const [x1, y1] = [place.x(each.above), place.y(each.above)]
    const [x2, y2] = [place.x(index), place.y(index)]
    // To the right lines run from symbol to symbol, under both: the symbols are drawn over them.
    const half = boards ? cell.width / 2 : 0
    const middle = (at: number) =>
      !boards && replay.children(shown[at].node).length > 0 ? symbolMiddle(cell) : 0
    // Downwards they leave below the bar, where there is one yet.
    const foot = (at: number) =>
      !boards && (telling.plain === true || replay.window(shown[at].node, step) === undefined)
        ? symbolMiddle(cell) + symbolHeight(cell) / 2
        : cell.height / 2
    const above = shown[each.above].node
    const light = lit.get(each.node)
    links.push({
      key: each.key,
      from: down
        ? { x: x1, y: y1 + foot(each.above) }
        : { x: x1 + half, y: y1 + middle(each.above) },
      to: down ? { x: x2, y: y2 - cell.height / 2 } : { x: x2 - half, y: y2 + middle(index) },
      state: each.kind === 'more' && state === 'done' ? 'open' : state,
      onPath: path.has(each.node) && each.kind === 'node',
      onLine: onLine.has(each.node) && onLine.has(above) && each.kind === 'node',
      ...(light === undefined || light.role === 'owner' || light.role === 'cut'
        ? {}
        : { lit: light }),
      ...(carriers.has(each.node) && explanation !== undefined
        ? { carries: explanation.side }
        : {}),
      under: boards || down ? 0 : 15,
      struck: state === 'cut',
      ...scissorsOf(telling, shown, index, state),
    })
  })

  const at = shown.findLastIndex((each) => each.kind === 'node' && path.has(each.node))
  return {
    width: place.width,
    height: place.height,
    room,
    down: place.down,
    // Where no bar is drawn, a letter need not stand clear of one.
    cell: telling.plain === true ? { ...place.cell, bar: 0 } : place.cell,
    levels: (graph === undefined ? place.levels : []).map((each, level) => ({
      ...each,
      ...moverAt(replay, shown, level),
    })),
    nodes: shown.map((each, index) => {
      const model = node(each, place.x(index), place.y(index))
      return graph === undefined ? model : bare(model, index, standIn)
    }),
    links,
    explanation,
    ...(graph && { graph: true, whole: true }),
    arcs:
      graph?.joined === true
        ? []
        : arcsOf(telling, shown, selected >= 0 ? selected : current, step, place),
    current: Math.max(0, at),
  }
}

/** The nodes by which a bound comes from its owner down to the cut. */
function carriersOf(replay: Replay, explanation: CutExplanation | undefined): Set<number> {
  const nodes = new Set<number>()
  if (explanation === undefined || explanation.owner < 0) return nodes
  for (let at = explanation.node; at !== explanation.owner; at = replay.parent(at)) nodes.add(at)
  return nodes
}

/** Whose turn it is on a level: nobody's where it has nodes of both sides. */
function moverAt(replay: Replay, shown: readonly Shown[], level: number): { side?: Side } {
  const movers = new Set<number>()
  for (const { node } of shown) {
    if (replay.recording.ply[node] === level && replay.children(node).length > 0) {
      movers.add(replay.player(node))
    }
  }
  const [mover] = movers
  return mover === undefined || movers.size > 1 ? {} : { side: sideOf(mover) }
}

/** Nodes of a tree that may be shown whole. */
const MOST_WHOLE = 250
/** Letters of a value, where there are too many leaves to look at each: `≥win 12`. */
const MANY_LETTERS = 6

const extents = new WeakMap<Session, Extent>()

/** What a recording can need of its room at any step. */
function extentOf({ session, words }: Telling): Extent {
  const known = extents.get(session)
  if (known !== undefined) return known
  const { replay } = session
  let leaves = 0
  let letters = replay.nodeCount > MOST_WHOLE ? MANY_LETTERS : 1
  for (let node = 0; node < Math.min(replay.nodeCount, MOST_WHOLE); node++) {
    if (replay.children(node).length > 0) continue
    leaves++
    const worth = replay.score(node, replay.steps) ?? session.leafWorth(node)
    if (worth !== undefined) letters = Math.max(letters, shortText(worth, words).length)
  }
  const { slots, levels } = replay.survey
  const extent = { slots, levels, leaves, letters }
  extents.set(session, extent)
  return extent
}

/**
 * Whether nodes have the position drawn beside them. A game may have a board that cannot be drawn
 * small, and a deep tree no room for boards: its nodes are symbols then, and all levels in sight.
 */
function hasBoards({ session }: Telling, extent: Extent, room: Room): boolean {
  if (session.small(0) === undefined) return false
  return levelsFit(extent.levels, room, true) || fitsWhole(extent, room, true)
}

/** Where the answer to a node comes from, if it has been answered by the table. */
function sourceOf(replay: Replay, node: number): number[] {
  const source = node < 0 ? -1 : replay.source(node)
  return source < 0 ? [] : [source]
}

/** The first of the moves that a cut skips carries the scissors for all of them. */
function scissorsOf(
  { session, words }: Telling,
  shown: readonly Shown[],
  index: number,
  state: NodeState,
): Pick<LinkModel, 'scissors'> {
  if (state !== 'cut') return {}
  const { replay } = session
  const { node, above } = shown[index]
  const { flags } = replay.recording
  const skipped = replay.children(shown[above].node).filter((each) => flags[each] & CUT)
  const isFirst = shown.findIndex((each) => skipped.includes(each.node)) === index
  if (!isFirst || replay.recording.kind[replay.recording.first[node]] !== CUTOFF) return {}
  let nodes = 0
  for (const each of skipped) {
    if (session.skipped(each) < 0) return { scissors: '' }
    nodes += session.skipped(each)
  }
  return { scissors: words.number(nodes) }
}
