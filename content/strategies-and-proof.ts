/** The trees and numbers of the chapter on strategies, in whatever language: searched when the page is built. */
import {
  alphabeta,
  connect4,
  ContractError,
  gomoku8,
  kitOf,
  minimax,
  mnk,
  subjectFrom,
  THE_33_NODE_TREE,
  tree,
  treeSize,
  type GameKit,
} from '../engine/index.ts'
import { proofLeaves, wholeTree } from '../src/widgets/strategy/model.ts'
import { rightOf } from './right-choice.ts'

function read<P>({ game }: GameKit<P>, text: string): P {
  const position = game.parse(text)
  if (!position.ok) throw new ContractError('the chapter on strategies', position.error.code)
  return position.value
}

/** Max, Min, Max. */
export const SMALL = '[[[4,7],[1,9]],[[6,2],[8,3]]]'
/** Tic-tac-toe with three squares free. */
export const END = 'b2a1a3c1c3a2'

function counted<P>(kit: GameKit<P>, text: string) {
  const nodes = wholeTree(kit, read(kit, text))
  const [max, min, either] = proofLeaves(nodes)
  const leaves = nodes.filter(({ children }) => children.length === 0).length
  return { max, min, either, leaves, nodes: nodes.length, value: nodes[0].value }
}

export const small = counted(tree, SMALL)
export const large = counted(tree, THE_33_NODE_TREE)
export const visited = alphabeta(subjectFrom(tree, read(tree, THE_33_NODE_TREE)), { depth: 9 })

/** What each of two moves is worth: surely, and against one who draws lots. */
export const ERRING = '[[3,4],[0,20]]'
export const erring = [
  [3, 4],
  [0, 20],
].map((replies) => ({
  sure: Math.min(...replies),
  mean: replies.reduce((sum, each) => sum + each, 0) / replies.length,
}))

if (erring[0].sure <= erring[1].sure || erring[0].mean >= erring[1].mean) {
  throw new ContractError('the chapter on strategies', 'the sure move is the better one anyhow')
}

const DEEP = 6

/** Nodes kept at once by either order of visits, from the start of real games. */
export const kept = [mnk, connect4, gomoku8].map(({ game }) => keptBy(game.id))

function keptBy(id: string) {
  const kit = kitOf(id)
  if (!kit.ok) throw new ContractError('the chapter on strategies', id)
  const { game } = kit.value
  const depth = id === 'gomoku8' ? 3 : DEEP
  const at = (plies: number) => treeSize(game, game.initial(), plies, 1e8)
  const moves = game.moves(game.initial(), new Int32Array(game.maxMoves))
  return {
    id,
    depth,
    moves,
    nodes: at(depth),
    /** A path, and at each of its nodes the moves still to be tried. */
    depthFirst: Array.from(
      { length: depth },
      (_, ply) => moves - (id === 'connect4' ? 0 : ply),
    ).reduce((sum, each) => sum + each, 1),
    /** The last level whole. */
    breadthFirst: at(depth) - at(depth - 1),
  }
}

/** What the first figure asks: the most that Max can be sure of, and other numbers of its tree. */
const leaves = (SMALL.match(/[0-9]+/g) ?? []).map(Number)
export const promised = {
  most: small.value,
  largest: Math.max(...leaves),
  smallest: Math.min(...leaves),
  /** What the other first move is worth. */
  other: Math.min(
    ...['[[4,7],[1,9]]', '[[6,2],[8,3]]'].map(
      (text) => minimax(subjectFrom(tree, read(tree, `[${text}]`)), { depth: 9 }).value ?? 0,
    ),
  ),
}

const searched = minimax(subjectFrom(tree, read(tree, SMALL)), { depth: 9 }).value
export const rightPromise = rightOf(
  'strategies',
  ['largest', 'most', 'other', 'smallest'],
  (choice) => promised[choice] === searched,
)
