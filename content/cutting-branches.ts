/** The numbers that the chapter on cutting branches states, in whatever language: searched when the page is built. */
import {
  alphabeta,
  connect4,
  ContractError,
  CUTOFF,
  gomoku8,
  minimax,
  mnk,
  record,
  Replay,
  THE_33_NODE_TREE,
  tree,
  treeSize,
  type GameKit,
  type SearchOptions,
  type Subject,
} from '../engine/index.ts'

function subject<P>(kit: GameKit<P>, text: string): Subject<P> {
  const read = kit.game.parse(text)
  if (!read.ok)
    throw new ContractError('the chapter on cutting branches', `${text}: ${read.error.code}`)
  return { ...kit, position: read.value }
}

/** More plies than the tree has. */
const TO_THE_LEAVES = 10

const example = subject(tree, THE_33_NODE_TREE)
export const plain = minimax(example, { depth: TO_THE_LEAVES })
/** Min's reply in the last branch that is looked at: what is left there is cut for it. */
export const held = minimax(subject(tree, `${THE_33_NODE_TREE} 2 0`), {
  depth: TO_THE_LEAVES,
}).value
export const cut = alphabeta(example, { depth: TO_THE_LEAVES })
export const strict = alphabeta(example, { depth: TO_THE_LEAVES, tie: 'lt' })
const both = record('alphabeta', example, { depth: TO_THE_LEAVES, tie: 'lt', fail: 'hard' })
export const strictHard = both.result
/** The figure of the first cut with both rules changed, at its end. */
export const strictHardLink = `?first-cut=tie:lt;fail:hard;step:${new Replay(both.recording).steps}#first-cut`

/** The empty board of Connect 4, looked at so many plies ahead. */
const EMPTY_DEPTH = 8

function nodesFrom(text: string, options: SearchOptions): number {
  return alphabeta(subject(connect4, text), options).nodes
}

function plainNodes(text: string, depth: number): number {
  const { game, position } = subject(connect4, text)
  return treeSize(game, position, depth, 1e8)
}

export const empty = {
  depth: EMPTY_DEPTH,
  width: connect4.game.maxMoves,
  leaves: connect4.game.maxMoves ** EMPTY_DEPTH,
  minimax: plainNodes('', EMPTY_DEPTH),
  leftToRight: nodesFrom('', { depth: EMPTY_DEPTH }),
  centreFirst: nodesFrom('', { depth: EMPTY_DEPTH, ordering: 'centre' }),
}

/** All of tic-tac-toe, the squares in order, with wins that are all alike and with sooner ones better. */
export const wins = {
  flat: alphabeta(subject(mnk, ''), { depth: 9, wins: 'flat' }),
  distance: alphabeta(subject(mnk, ''), { depth: 9, wins: 'distance' }),
}

/** The position of the figure on a real board: X to move, eight stones on the board. */
const REAL = { position: '44533345', depth: 4 } as const

export const real = {
  ...REAL,
  minimax: plainNodes(REAL.position, REAL.depth),
  alphabeta: nodesFrom(REAL.position, { depth: REAL.depth, ordering: 'centre' }),
}

/** Gomoku 8×8 with the lowest bits first and with the middle first, and the reply that cuts most. */
export const bothWays = ['', 'h1 e4 g1'].map((text) => ({
  text,
  lowest: ordered(text, 'none'),
  centre: ordered(text, 'centre'),
}))

function ordered(text: string, ordering: 'none' | 'centre') {
  const subject8 = subject(gomoku8, text)
  const { result, recording } = record('alphabeta', subject8, { depth: 4, ordering })
  const { kind, node, move } = recording
  const cuts = new Map<number, number>()
  kind.forEach((each, event) => {
    if (each !== CUTOFF) return
    // Before a cut its node is told of the score of the child that it comes from.
    const refuting = move[node[event - 2]]
    cuts.set(refuting, (cuts.get(refuting) ?? 0) + 1)
  })
  const [best, count] = [...cuts].reduce((most, each) => (each[1] > most[1] ? each : most))
  return {
    nodes: result.nodes,
    cutoffs: result.cutoffs,
    refuting: gomoku8.game.formatMove(subject8.position, best),
    count,
  }
}

/**
 * What the first figure asks of the last leaves, which are skipped: whether any worth of theirs
 * would change the value at the top.
 */
const LAST = '[[9,8],[6]]'
export const changing = Array.from({ length: 41 }, (_, i) => i - 20).filter((worth) => {
  const other = `[[${worth},${worth}],[${worth}]]`
  const changed = subject(tree, THE_33_NODE_TREE.replace(LAST, other))
  return minimax(changed, { depth: TO_THE_LEAVES }).value !== plain.value
})
if (!THE_33_NODE_TREE.endsWith(`,${LAST}]]`)) {
  throw new ContractError('the chapter on cutting branches', 'the tree ends in other leaves')
}
