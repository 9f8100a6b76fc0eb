import {
  askedOf,
  askedOfGame,
  fail,
  ok,
  readSearched,
  treeNodesOf,
  type Asked,
  type Result,
  type Right,
  type Said,
  type Stop,
} from '../../../../engine/index.ts'
import type { Telling } from '../../tree/names.ts'
import { MOST_NODES, type LabState } from '../schema.ts'
import { optionsOf } from '../../tree/prepare.ts'
import { conventionIn, specIn } from '../search/schema.ts'
import type { Source } from '../source/sources.ts'
import { checkedAsk, readValues, tellingOfAsked, unanswered, type Ask } from './ask.ts'

/** The questions about a tree at one level, and which of them is asked. */
export interface Asking {
  /** What all this was read from. */
  readonly key: string
  readonly asked: Asked
  readonly telling: Telling
  /** What each node of the recording is called in a link: its node of the tree, or of the recording. */
  readonly treeNodes: Int32Array
  /** Undefined where nothing is asked, or nothing any more. */
  readonly ask: Ask | undefined
}

/**
 * Reads a state. Errors are those of the tree and the convention, `lab/too-many-nodes`,
 * `lab/no-such-node` and `lab/not-a-value`.
 *
 * @param source  the position that is asked about, where it is no tree that is written out
 * @param before  where tree, rules and level are the same its search is kept
 */
export function askingOf(state: LabState, source?: Source, before?: Asking): Result<Asking> {
  const { tree, ask: level, plies, order } = state
  const key = JSON.stringify([tree, conventionIn(state), level, source?.place, plies, order])
  const opened =
    before?.key === key ? ok(before) : source ? openGame(state, source, key) : open(state, key)
  if (!opened.ok) return opened
  const { asked, telling, treeNodes } = opened.value
  const stop = asked.stops.at(state.at)
  if (stop === undefined) return ok({ ...opened.value, ask: undefined })
  const said = saidIn(state, stop, treeNodes)
  if (!said.ok) return said
  const ask = { asked, stop, telling, said: said.value }
  const shown = state.said === 'show'
  return ok({ ...opened.value, ask: state.checked ? checkedAsk(ask, shown) : ask })
}

function open(state: LabState, key: string): Result<Asking> {
  const read = readSearched(state.tree, conventionIn(state))
  if (!read.ok) return read
  const searched = read.value
  const { tree } = searched.position
  if (tree.nodes > MOST_NODES) return fail('lab/too-many-nodes', 0, { limit: MOST_NODES })
  const asked = askedOf(searched, state.ask)
  const treeNodes = treeNodesOf(tree, asked.replay.recording)
  return ok({ key, asked, telling: tellingOfAsked(asked), treeNodes, ask: undefined })
}

/** Of cuts in a game only what they skip first is drawn: marks below that cannot be asked for. */
export const GAME_MARKS = ['top-edges', 'refuted-edge', 'left-nodes'] as const

/** Nodes with a board each that can be made out at once; as in the drill on real positions. */
const MOST_BOARDS = 45

function openGame(state: LabState, { kit, place }: Source, key: string): Result<Asking> {
  const read = kit.game.parse(place.position, place.gameOptions)
  if (!read.ok) return read
  const own = conventionIn({ ...state, mark: gameMark(state) })
  const { ordering } = optionsOf(kit, specIn(state, place))
  const asked = askedOfGame(kit, read.value, state.plies, own, state.ask, ordering)
  const { nodeCount } = asked.replay
  if (asked.result.stopped !== undefined || nodeCount > MOST_BOARDS) {
    return fail('lab/too-many-asked', 0, { limit: MOST_BOARDS, plies: state.plies })
  }
  const treeNodes = Int32Array.from({ length: nodeCount }, (_, node) => node)
  return ok({ key, asked, telling: tellingOfAsked(asked), treeNodes, ask: undefined })
}

export function gameMark({ mark }: Pick<LabState, 'mark'>): (typeof GAME_MARKS)[number] {
  return GAME_MARKS.find((each) => each === mark) ?? 'top-edges'
}

function saidIn(state: LabState, stop: Stop, treeNodes: Int32Array): Result<Right> {
  if (stop.right.values !== undefined) {
    if (state.said === '' || state.said === 'show') return ok(unanswered(stop))
    const said = readValues(stop, state.said.split(';'))
    return said === undefined ? fail('lab/not-a-value') : ok(said)
  }
  if (state.cut === '') return ok(unanswered(stop))
  if (!/^[0-9]{1,6}(?:\.[0-9]{1,6})*$/.test(state.cut)) return fail('lab/no-such-node')
  const nodes = state.cut.split('.').map((node) => treeNodes.indexOf(Number(node)))
  if (nodes.includes(-1)) return fail('lab/no-such-node')
  return ok({ nodes: [...new Set(nodes)].toSorted((a, b) => a - b) })
}

/** Nodes as a link has them. */
export function writeNodes({ nodes = [] }: Right, treeNodes: Int32Array): string {
  return nodes
    .map((node) => treeNodes[node])
    .toSorted((a, b) => a - b)
    .join('.')
}

/** The answers to one search so far, one a stop: a slip is to explain them all. */
export class Answers {
  private key = ''
  private said: readonly Said[] = []

  /** Keeps an answer, and returns those to other stops. */
  others({ key, ask }: Asking): readonly Said[] {
    if (key !== this.key) this.said = []
    this.key = key
    if (ask?.grade === undefined || ask.shown === true) return []
    const { stop, said } = ask
    const others = this.said.filter((each) => each.stop.step !== stop.step)
    this.said = [...others, { stop, said }]
    return others
  }
}
