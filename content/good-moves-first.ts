/** The positions and the numbers of the chapter on the order of moves: searched when the page is built. */
import {
  alphabeta,
  connect4,
  ContractError,
  CUTOFF,
  gomoku,
  influenceOf,
  rankMoves,
  rankUnlearned,
  record,
  Replay,
  subjectFrom,
  treeSize,
  type Gomoku,
  type OrderingName,
  type SearchOptions,
} from '../engine/index.ts'
import { FORK, OPEN_THREE, RULES } from '../src/widgets/exercise/checks/good-moves-first.ts'

function at(text: string): Gomoku {
  const read = gomoku.game.parse(text, RULES)
  if (!read.ok) throw new ContractError('the chapter on the order of moves', read.error.code)
  return read.value
}

/** The influence of a stone one, two and three steps away. */
export const weights = [1, 2, 3].map((steps) => influenceOf(steps, 0))

/** Plies of the searches that are compared. */
export const DEPTH = 4

/** A search of the position with an open three, and how often it asks the evaluation. */
function searched(options: SearchOptions) {
  const position = at(OPEN_THREE)
  const subject = subjectFrom(gomoku, position)
  let evaluations = 0
  const evaluation = {
    evaluate(p: Gomoku) {
      evaluations++
      return subject.evaluation.evaluate(p)
    },
  }
  const { value, move, nodes } = alphabeta({ ...subject, evaluation }, options)
  return { value, move: gomoku.game.formatMove(position, move), nodes, evaluations }
}

const NAMES = [
  'none',
  'centre',
  'influence',
  'killers',
  'evaluation',
] as const satisfies OrderingName[]

/** Each order at the full depth. */
export const orders = NAMES.map((name) => ({ name, ...searched({ depth: DEPTH, ordering: name }) }))
export const [listed, , influence, killers, evaluation] = orders

/** The move that each order which a position alone decides tries first. */
export const firsts = (['none', 'centre', 'influence', 'evaluation'] as const).map((ordering) => {
  const position = at(OPEN_THREE)
  const [{ move }] = rankUnlearned(subjectFrom(gomoku, position), { ordering })
  return gomoku.game.formatMove(position, move)
})

/** When an order comes to the best move. */
function placeIn(ordering: OrderingName): number {
  const position = at(OPEN_THREE)
  const ranked = rankUnlearned(subjectFrom(gomoku, position), { ordering })
  return (
    ranked.findIndex(({ move }) => gomoku.game.formatMove(position, move) === influence.move) + 1
  )
}

export const place = placeIn('influence')

/** Moves of a ply while nobody has won. */
const free = RULES.size ** 2 - at(OPEN_THREE).plies
const widths = Array.from({ length: DEPTH }, (_, ply) => free - ply)

/** Nodes of the whole tree, and of it those that no order can spare: the path of every other best move. */
function counted(): { readonly all: number; readonly least: number } {
  let level = 1
  let [mine, others] = [1, 1]
  let [all, least] = [1, 1]
  for (const [ply, width] of widths.entries()) {
    level *= width
    if (ply % 2 === 0) mine *= width
    else others *= width
    all += level
    least += mine + others - 1
  }
  return { all, least }
}

export const tree = { ...counted(), free, root: Math.round(Math.sqrt(counted().all)) }

/** Which power of the whole tree so many nodes are: 1 is all of it, ½ its square root. */
export const powerOf = (nodes: number) => (Math.log(nodes) / Math.log(tree.all)).toFixed(2)

/** Moves near a stone alone, by how near. */
export const near = [1, 2, 3, undefined].map((candidates) => ({
  candidates,
  ...searched({
    depth: DEPTH,
    ordering: 'evaluation',
    ...(candidates !== undefined && { candidates }),
  }),
}))

/** The position whose winning move no stone is next to. */
function forked(candidates: number | undefined) {
  const position = at(FORK)
  const {
    value = 0,
    move,
    nodes,
  } = alphabeta(subjectFrom(gomoku, position), {
    depth: 3,
    ordering: 'evaluation',
    ...(candidates !== undefined && { candidates }),
  })
  return { value, move: gomoku.game.formatMove(position, move), nodes }
}

export const [blind, seeing] = [1, 2].map(forked)
const whole = forked(undefined)

/** A small search of Connect 4 in which killers make most of the cuts. */
export const KILLING = { position: '444', depth: 3 } as const

/** How many of its cuts are made by a killer, and how many there are. */
function cutsByKillers() {
  const read = connect4.game.parse(KILLING.position)
  if (!read.ok) throw new ContractError('the chapter on the order of moves', read.error.code)
  const position = read.value
  const options = { depth: KILLING.depth, ordering: 'killers' } as const
  const subject = subjectFrom(connect4, position)
  const { recording, result } = record('alphabeta', subject, options)
  const replay = new Replay(recording)
  let killed = 0
  recording.kind.forEach((kind, event) => {
    if (kind !== CUTOFF) return
    const node = recording.node[event]
    // Before a cut its node is told of the score of the child that it comes from.
    const cutting = recording.move[recording.node[event - 2]]
    const path: number[] = []
    for (let at = node; at > 0; at = replay.parent(at)) path.unshift(recording.move[at])
    for (const move of path) connect4.game.play(position, move)
    const ranked = rankMoves(replay, node, subject, options, undefined)
    for (const _ of path) connect4.game.undo(position)
    const why = ranked.find(({ move }) => move === cutting)?.reason
    if (why === 'killer' || why === 'second-killer') killed++
  })
  return { killed, cuts: result.cutoffs }
}

export const killing = cutsByKillers()

const values = new Set([...orders, ...near].map(({ value }) => value))
const threePlies = treeSize(gomoku.game, at(OPEN_THREE), 3, 1e7)
const asTold =
  values.size === 1 &&
  new Set([...orders, ...near].map(({ move }) => move)).size === 1 &&
  // Nobody wins within three plies, so that the tree is as wide as it is counted.
  threePlies === 1 + widths[0] * (1 + widths[1] * (1 + widths[2])) &&
  evaluation.nodes >= tree.least &&
  listed.nodes > 10 * influence.nodes &&
  whole.move === seeing.move &&
  whole.value === seeing.value &&
  blind.value < seeing.value &&
  killing.killed > killing.cuts / 2 &&
  placeIn('evaluation') === 1 &&
  new Set(firsts).size === firsts.length
if (!asTold) {
  throw new ContractError('the chapter on the order of moves', 'an order is no longer as told')
}
