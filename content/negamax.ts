/** The numbers that the chapter on negamax states, in whatever language: searched when the page is built. */
import {
  connect4,
  type Connect4Position,
  ContractError,
  minimax,
  mnk,
  negamax,
  rngOf,
  signedNegamax,
  type SignSlip,
  subjectFrom,
  tree,
} from '../engine/index.ts'
import { isWrong, openPair } from '../src/widgets/signs/pair.ts'
import { fromParent } from '../src/widgets/values/worth.ts'
import { END } from './minimax.ts'

/** Both searches of all of tic-tac-toe. */
const start = subjectFrom(mnk, mnk.game.initial())
const plain = minimax(start, { depth: 9 })
const one = negamax(start, { depth: 9 })
export const whole = {
  nodes: { minimax: plain.nodes, negamax: one.nodes },
  value: { minimax: plain.value, negamax: one.value },
}

/** The end of a game that the chapter on minimax looks at. */
export const end = END

/** An ending of Connect 4 with X to move and two columns open, and what its figure begins with. */
export const ENDING = {
  position: '125452252322473453516341361466461153',
  depth: 3,
  slip: 'leaf',
} as const

/** What the slip of the ending does so many plies deep: nodes that are wrong, and both moves. */
function endingAt(depth: number) {
  const opened = openPair(connect4, { ...ENDING, game: 'connect4', depth })
  if (!opened.ok) throw new ContractError('the chapter on negamax', opened.error.code)
  const { minimax: right, negamax: faulty, moves } = opened.value
  let wrong = 0
  for (let node = 0; node < right.nodeCount; node++) {
    if (isWrong(opened.value, node, right.steps)) wrong++
  }
  return {
    wrong,
    nodes: right.nodeCount,
    right: moves[right.bestChild(0, right.steps)],
    faulty: moves[faulty.bestChild(0, faulty.steps)],
  }
}

export const odd = endingAt(ENDING.depth)
const even = [2, 4].map(endingAt)

// The text says that every node is wrong at the odd depth, with another move, and none at the even.
if (odd.wrong !== odd.nodes || odd.right === odd.faulty || even.some(({ wrong }) => wrong > 0)) {
  throw new ContractError(
    'the chapter on negamax',
    'the ending no longer shows what the text says of it',
  )
}

/** Positions of Connect 4 with X to move, from games played at random. */
const SAMPLE = { seed: 6, games: 60, plies: [4, 6, 8, 10, 12] } as const

function sample(): Connect4Position[] {
  const { game } = connect4
  const rng = rngOf(SAMPLE.seed)
  const moves = new Int32Array(game.maxMoves)
  const positions: Connect4Position[] = []
  while (positions.length < SAMPLE.games) {
    const position = game.initial()
    const plies = SAMPLE.plies[rng.below(SAMPLE.plies.length)]
    let played = 0
    while (played < plies && game.outcome(position) === undefined) {
      game.play(position, moves[rng.below(game.moves(position, moves))])
      played++
    }
    if (game.outcome(position) === undefined) positions.push(position)
  }
  return positions
}

/** Whether a search with a slip plays a move that the same search without it finds worse. */
function plays(position: Connect4Position, depth: number, slip: SignSlip): 'as-well' | 'worse' {
  const subject = subjectFrom(connect4, position)
  const right = signedNegamax(subject, depth, 'none')
  const { move } = signedNegamax(subject, depth, slip)
  connect4.game.play(position, move)
  const after = signedNegamax(subject, depth - 1, 'none')
  connect4.game.undo(position)
  return fromParent(0 - after.value) === right.value ? 'as-well' : 'worse'
}

const positions = sample()

/** For each depth, how many of the positions each slip plays worse in. */
export const worse = [1, 2, 3, 4].map((depth) => {
  const count = (slip: SignSlip) =>
    positions.filter((position) => plays(position, depth, slip) === 'worse').length
  return { depth, leaf: count('leaf'), call: count('call') }
})
export const sampled = positions.length

// The text calls odd depths almost always wrong, and even ones mostly right.
for (const { depth, leaf } of worse) {
  const asTold = depth % 2 === 1 ? leaf > 0.9 * sampled : leaf < 0.4 * sampled
  if (!asTold)
    throw new ContractError('the chapter on negamax', `depth ${depth}: ${leaf} of ${sampled}`)
}

/** The root of the first figure’s tree and the node that its best move leads to, by both searches. */
export function bestChild(text: string) {
  const read = tree.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on negamax', read.error.code)
  const subject = subjectFrom(tree, read.value)
  const { move } = negamax(subject, { depth: 9 })
  tree.game.play(subject.position, move)
  const below = {
    max: minimax(subject, { depth: 9 }).value,
    own: negamax(subject, { depth: 9 }).value,
  }
  tree.game.undo(subject.position)
  return below
}
