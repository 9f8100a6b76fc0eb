import {
  CUT,
  CUTOFF,
  INFINITE,
  TABLE_HIT,
  type CutExplanation,
  type NodeState,
  type Replay,
  type Window,
} from '../../../engine/index.ts'
import type { SquareModel } from '../../boards/square.ts'
import type { Side } from '../../i18n/tree.ts'
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
  type Room,
} from './geometry.ts'
import { cutToExplain, litNodes, type Lit, type Tone } from './lit.ts'
import type { Telling } from './names.ts'
import type { Session } from './session.ts'
import type { CodeForm } from './pseudocode.ts'
import { isWindowed } from './spec.ts'
import {
  clipped,
  limitedWords,
  type Limit,
  limitOf,
  scoreText,
  scoreWords,
  shortText,
  sideOf,
  signOf,
} from './texts.ts'

/** What the reader has chosen; with a recording it says all that a figure shows. */
export interface Reading {
  readonly step: number
  /** A node of the recording, or -1. */
  readonly selected: number
  /** Nodes the reader has opened (true) or closed (false). */
  readonly choice: ReadonlyMap<number, boolean>
  /** How the code is written; as one function where nothing is said. */
  readonly form?: CodeForm
  /** A node that the figure has something to say of, and what. */
  readonly mark?: { readonly node: number; readonly text: string }
}

/** A window on the figure's scale, each from 0 to 1; see `scale.ts`. */
export interface Bar {
  /** Absent where the algorithm has no window. */
  readonly window?: { readonly alpha: number; readonly beta: number }
  readonly best?: number
}

export interface NodeModel {
  readonly shown: Shown
  readonly x: number
  readonly y: number
  /** From 1 at the root. */
  readonly level: number
  readonly side: Side
  readonly leaf: boolean
  /** The table has answered it. */
  readonly met: boolean
  readonly state: NodeState
  readonly current: boolean
  readonly onPath: boolean
  readonly onLine: boolean
  readonly selected: boolean
  readonly marked: boolean
  /** Another search that is compared with this one never visits it. */
  readonly ghost?: boolean
  readonly lit?: Lit
  /** The bound that a lit node has to do with: `α 6`. */
  readonly tag?: { readonly text: string; readonly tone: Tone }
  /** A letter or a move. */
  readonly label: string
  /** `6`, `≤5`, or empty where nothing is known. */
  readonly value: string
  /** The same as it is, where the node has no room for it. */
  readonly whole?: string
  readonly bar?: Bar
  readonly board?: SquareModel
  readonly spoken: string
}

interface Point {
  readonly x: number
  readonly y: number
}

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
  readonly down: boolean
  readonly cell: Cell
  /** `side`: who moves there; absent where nobody does. */
  readonly levels: readonly { readonly x: number; readonly y: number; readonly side?: Side }[]
  readonly nodes: readonly NodeModel[]
  readonly links: readonly LinkModel[]
  readonly explanation: CutExplanation | undefined
  /** From a node that the table answers to the one that has stored the answer. */
  readonly arc?: { readonly from: Point; readonly to: Point }
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
    ...(selected >= 0 && replay.source(selected) >= 0 ? [replay.source(selected)] : []),
    ...(done && line.length > 0 ? [line[line.length - 1]] : []),
    current,
  ]
  const extent = extentOf(telling)
  const boards = hasBoards(telling, extent, room)
  const whole = replay.nodeCount <= MOST_WHOLE && fitsWhole(extent, room, boards)
  const shown = shownNodes(replay, session.sizes, {
    root,
    whole,
    focus,
    choice: reading.choice,
    fromLeft: session.spec.ordering === 'reversed',
    width: whole ? Infinity : room.slots,
  })
  const place = geometry(shown, room, whole, boards, extent)
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
    levels: place.levels.map((each, level) => ({ ...each, ...moverAt(replay, shown, level) })),
    nodes: shown.map((each, index) => node(each, place.x(index), place.y(index))),
    links,
    explanation,
    ...arcOf(replay, shown, selected >= 0 ? selected : current, step, place),
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

function moverAt(replay: Replay, shown: readonly Shown[], level: number): { side?: Side } {
  const inner = shown.find(
    ({ node }) => replay.recording.ply[node] === level && replay.children(node).length > 0,
  )
  return inner === undefined ? {} : { side: sideOf(replay.player(inner.node)) }
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
  const extent = { ...session.extent, leaves, letters }
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

/** Where the answer to a node comes from, if both are shown and it has been given. */
function arcOf(
  replay: Replay,
  shown: readonly Shown[],
  node: number,
  step: number,
  { x, y }: Pick<Geometry, 'x' | 'y'>,
): Pick<TreeModel, 'arc'> {
  const source = wasMet(replay, node, step) ? replay.source(node) : -1
  if (source < 0) return {}
  const index = (of: number) => shown.findIndex((each) => each.kind === 'node' && each.node === of)
  const [from, to] = [index(node), index(source)]
  if (from < 0 || to < 0) return {}
  return { arc: { from: { x: x(from), y: y(from) }, to: { x: x(to), y: y(to) } } }
}

/** Whether the table has answered a node by this step. */
function wasMet({ recording }: Replay, node: number, step: number): boolean {
  const event = recording.first[node] + 1
  return event < step && recording.node[event] === node && recording.kind[event] === TABLE_HIT
}

interface Marks {
  readonly lit: ReadonlyMap<number, Lit>
  readonly path: ReadonlySet<number>
  readonly line: ReadonlySet<number>
  readonly explanation: CutExplanation | undefined
}

/** @param letters  of a name that have room, where nodes are symbols; else they have boards */
function nodeMaker(
  telling: Telling,
  { step, selected, mark }: Reading,
  marks: Marks,
  letters: Geometry['letters'] | undefined,
) {
  const { session, names, words } = telling
  const { replay } = session
  const current = step === 0 ? -1 : replay.current(step)

  return (shown: Shown, x: number, y: number): NodeModel => {
    const { node, kind } = shown
    const side = sideOf(replay.player(node))
    const state = replay.state(node, step)
    const level = replay.recording.ply[node] + 1
    if (kind !== 'node') {
      return {
        shown,
        x,
        y,
        level,
        side,
        state,
        leaf: false,
        met: false,
        current: false,
        onPath: false,
        onLine: false,
        selected: kind === 'dropped' && node === selected,
        marked: false,
        label: '',
        value: kind === 'more' ? `+${words.number(shown.hidden)}` : words.out(shown.hidden),
        spoken: kind === 'more' ? words.more(shown.hidden) : words.left(shown.hidden, state),
      }
    }
    const leaf = replay.children(node).length === 0
    const window = replay.window(node, step)
    const score = replay.score(node, step)
    const worth = score ?? (leaf ? session.leafWorth(node) : undefined)
    const limit = state === 'done' ? limitOf(replay, node) : 'exact'
    const light = marks.lit.get(node)
    const board = letters === undefined ? session.small(node) : undefined
    const met = wasMet(replay, node, step)
    const nodeText = board === undefined ? shortText : scoreText
    return {
      shown,
      x,
      y,
      level,
      side,
      leaf,
      met,
      state,
      current: node === current,
      onPath: marks.path.has(node),
      onLine: marks.line.has(node),
      selected: node === selected,
      marked: node === mark?.node,
      label: clipped(names.label(node), leaf ? letters?.leaf : letters?.node),
      value:
        worth === undefined || limit === 'none'
          ? ''
          : signOf(worth, limit) + nodeText(worth, words),
      ...wholeOf(worth, limit, nodeText, words),
      ...(light === undefined ? {} : { lit: light, ...tagOf(marks.explanation, light, telling) }),
      ...(leaf || window === undefined ? {} : { bar: barOf(telling, window, score) }),
      ...(board === undefined ? {} : { board }),
      spoken: words.item({
        choice: names.words(node).choice,
        who: side,
        leaf,
        state,
        value: score === undefined ? '' : limitedWords(score, limit, words),
        alpha: window === undefined || !hasWindow(telling) ? '' : scoreWords(window.alpha, words),
        beta: window === undefined ? '' : scoreWords(window.beta, words),
        met,
        current: node === current,
        folded: shown.hidden,
        mark: node === mark?.node ? mark.text : '',
      }),
    }
  }
}

function hasWindow({ session }: Telling): boolean {
  return isWindowed(session.replay.recording.algorithm)
}

/** A node's window on the scale. Scores are Max's view. */
export function barOf(telling: Telling, window: Window, score: number | undefined): Bar {
  const { scale } = telling.session
  const known = score !== undefined && Math.abs(score) < INFINITE
  return {
    ...(hasWindow(telling)
      ? { window: { alpha: scale.at(window.alpha), beta: scale.at(window.beta) } }
      : {}),
    ...(known ? { best: scale.at(score) } : {}),
  }
}

/** What a node’s value is where only a shorter form stands in it. */
function wholeOf(
  worth: number | undefined,
  limit: Limit,
  nodeText: typeof scoreText,
  words: Telling['words'],
): Pick<NodeModel, 'whole'> {
  if (worth === undefined || limit === 'none') return {}
  const whole = scoreText(worth, words)
  return nodeText(worth, words) === whole ? {} : { whole: signOf(worth, limit) + whole }
}

/** Letters of a bound that have room beside its node; a longer one stands in the node alone. */
const MOST_TAGGED = 4

function tagOf(
  explanation: CutExplanation | undefined,
  { role, tone }: Lit,
  { words }: Telling,
): Pick<NodeModel, 'tag'> {
  if (explanation === undefined || (role !== 'owner' && role !== 'reply')) return {}
  const score = role === 'owner' ? explanation.bound : explanation.score
  const text = scoreText(score, words)
  const end = tone === 'alpha' ? 'α' : 'β'
  return { tag: { tone, text: text.length > MOST_TAGGED ? end : `${end} ${text}` } }
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
