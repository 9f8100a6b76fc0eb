/** The positions and the numbers of the chapter on a beam: searched when the page is built. */
import {
  abalone,
  alphabeta,
  CLINIC,
  ContractError,
  foundValue,
  gomoku,
  pliesToEnd,
  rankUnlearned,
  subjectFrom,
  type Gomoku,
} from '../engine/index.ts'
import type { BeamPoint } from '../src/charts/beam.ts'
import type { EffortPoint } from '../src/charts/effort.ts'
import { foundNow } from '../src/widgets/beam/found-now.ts'
import type { Come } from '../src/widgets/beam/finding.ts'
import { lostIn } from '../src/widgets/beam/model.ts'
import { ORDERS, type Order } from '../src/widgets/beam/schema.ts'
import { OPEN_THREE, RULES } from '../src/widgets/exercise/checks/good-moves-first.ts'
import { RULES as COURSE } from '../src/workers/recount/abalone.ts'
import { steps, stored } from './abalone-ladder.ts'

const CHAPTER = 'the chapter on a beam'

function at(text: string): Gomoku {
  const read = gomoku.game.parse(text, RULES)
  if (!read.ok) throw new ContractError(CHAPTER, read.error.code)
  return read.value
}

/** Where a beam that influence chooses loses the best move, and one that the evaluation chooses. */
export const BY_INFLUENCE = {
  position: OPEN_THREE,
  order: 'influence',
  width: 6,
  depth: 4,
} as const
export const BY_EVALUATION = {
  position: 'e5 f5 d6 c5 d4 d3 f4 c7 f6',
  order: 'evaluation',
  width: 5,
  depth: 4,
} as const

interface Shown {
  readonly position: string
  readonly order: Order
  readonly width: number
  readonly depth: number
}

function found(shown: Shown, known?: Come) {
  return foundNow(gomoku, at(shown.position), shown, RULES, known)
}

/** What is told of a figure: the best move, what is played and how that is refuted. */
function told(shown: Shown) {
  const position = at(shown.position)
  const come = found(shown)
  const lost = lostIn(come)
  if (lost === undefined) throw new ContractError(CHAPTER, `${shown.position} loses nothing`)
  const name = (move: number) => gomoku.game.formatMove(position, move)
  const ranks = (order: Order) =>
    rankUnlearned(subjectFrom(gomoku, position), { ordering: order }).map(({ move }) => name(move))
  const best = name(lost.best)
  return {
    come,
    best,
    played: name(lost.played),
    line: lost.line.map(name),
    kept: ranks(shown.order).slice(0, shown.width),
    rank: ranks(shown.order).indexOf(best) + 1,
    rankBy: (order: Order) => ranks(order).indexOf(best) + 1,
    all: ranks(shown.order).length,
  }
}

export const first = told(BY_INFLUENCE)
export const second = told(BY_EVALUATION)

/** The points that the reader chooses from: three that are kept, and the best move. */
export const choices = [first.kept[0], first.kept[2], first.best, first.kept[1]]

const WIDTHS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 30, 40]

/** The position with the open three by each order, at each width. */
export const course: readonly BeamPoint[] = ORDERS.flatMap((order) =>
  WIDTHS.map((width) => {
    const come = found({ ...BY_INFLUENCE, order, width }, first.come.whole)
    const { value, nodes } = come.beam
    return { order, width, value, nodes, lost: lostIn(come) !== undefined }
  }),
)
export const by = (order: Order, width: number): BeamPoint => {
  const one = course.find((each) => each.order === order && each.width === width)
  if (one === undefined) throw new ContractError(CHAPTER, `no beam of ${width}`)
  return one
}
/** From which width on no move is lost. */
export const holdsFrom = (order: Order) =>
  Math.min(
    ...WIDTHS.filter((width) => WIDTHS.every((each) => each < width || !by(order, each).lost)),
  )

/** Games that the engine played with itself, after three plies by dice. */
const GAMES = [
  'e5 c6 g4 c5 e6 c4 c7 e4 d6 f4 f5 d7 b8',
  'e5 e4 f6 f5 d4 c3 g7 h8 g6 e6 d7 e7 d5',
  'e5 e6 d7 d5 f7 e7 d6 f6 g5 f4 g6 h5 g4',
  'e5 f5 h7 e6 h8 f6 h6 h5 f4 g4 d7 g3 g5',
]
const PLIES = [7, 9, 11, 13]
const positions = GAMES.flatMap((game) =>
  PLIES.map((plies) => game.split(' ').slice(0, plies).join(' ')),
)
export const COMPARED = { depth: 3, widths: [2, 4, 8, 20, 40], positions: positions.length }
const known = new Map<string, Come>()

/** A beam over all those positions: its nodes, and where it plays as well as the whole search. */
function over(order: Order, width: number) {
  const all = positions.map((position) => {
    const come = found({ position, order, width, depth: COMPARED.depth }, known.get(position))
    known.set(position, come.whole)
    return { nodes: come.beam.nodes, lost: lostIn(come) !== undefined }
  })
  return {
    nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
    kept: all.filter(({ lost }) => !lost).length,
  }
}

export const compared = COMPARED.widths.map((width) => ({
  width,
  influence: over('influence', width),
  evaluation: over('evaluation', width),
}))
export const wholeNodes = [...known.values()].reduce((sum, { nodes }) => sum + nodes, 0)

/** How deep a beam looks for the nodes that all moves take at four plies. */
export const DEEP = { order: 'evaluation', width: 8 } as const
const MOST_PLIES = 2 * BY_INFLUENCE.depth
export const deep = Array.from({ length: MOST_PLIES - 2 }, (_, i) => {
  const depth = i + 3
  const subject = subjectFrom(gomoku, at(OPEN_THREE))
  const { nodes } = alphabeta(subject, { depth, ordering: DEEP.order, beam: DEEP.width })
  return { depth, nodes }
})

/** Moves that there are at each ply of the stored games of the ladder of Abalone. */
const scratch = new Int32Array(abalone.game.maxMoves)
const branching = stored.matches.flatMap(({ game }) => {
  const moves = game.split(' ')
  return moves.map((_, ply) => {
    const read = abalone.game.parse(moves.slice(0, ply).join(' '), COURSE)
    if (!read.ok) throw new ContractError(CHAPTER, read.error.code)
    return abalone.game.moves(read.value, scratch)
  })
})
export const moves = {
  positions: branching.length,
  games: stored.matches.length,
  least: Math.min(...branching),
  most: Math.max(...branching),
  mean: Math.round(branching.reduce((sum, count) => sum + count, 0) / branching.length),
}

/** Plies that the plot of lines goes to. */
export const DEEPEST = 6
export const BEAMS = [40, 20, 8]

/** Lines of so many plies, without and with a beam. */
export const growth = (names: (beam: number | undefined) => string): readonly EffortPoint[] =>
  [undefined, ...BEAMS].flatMap((beam) =>
    Array.from({ length: DEEPEST }, (_, ply) => ({
      name: names(beam),
      depth: ply + 1,
      nodes: (beam ?? moves.mean) ** (ply + 1),
    })),
  )
/** How many times fewer lines a beam leaves. */
export const fewer = (beam: number, plies: number) => Math.round((moves.mean / beam) ** plies)
export const root = Math.sqrt(moves.mean)

/** What the selection brings on the ladder of the report’s agents. */
const selecting = steps.find(({ upper }) => upper === 'agent-3')
if (selecting === undefined) throw new ContractError(CHAPTER, 'no agent with a selection')
export const ladder = selecting

/** White to move in the stored game of the agent with a selection. */
const COURSE_POSITION =
  '...../...w../.wwwww./..wwww../...www.../..bbbb../..bbbb./.bbbb./.b... w 1,1 30'
const SELECTION = 'selection-from-one-side'

/** The search that rates from one side, the one that rates for whoever moves, and all moves. */
function sided() {
  const one = CLINIC.find(({ id }) => id === SELECTION)
  const read = abalone.game.parse(COURSE_POSITION, COURSE)
  if (one === undefined || !read.ok) throw new ContractError(CHAPTER, 'no selection')
  const subject = subjectFrom(abalone, read.value)
  const depth = one.options.depth
  const name = (move: number) => abalone.game.formatMove(read.value, move)
  const of = (result: ReturnType<typeof alphabeta>) => ({
    value: foundValue(result),
    nodes: result.nodes,
    move: name(result.move),
  })
  const options = { depth, ordering: 'evaluation' } as const
  return {
    depth,
    beam: one.options.beam ?? 0,
    whole: of(alphabeta(subject, options)),
    rows: [4, 8, 20].map((beam) => ({
      beam,
      wrong: of(one.fault(read.value, { ...options, beam })),
      right: of(alphabeta(subject, { ...options, beam })),
    })),
  }
}
export const sides = sided()
export const ONE_SIDED = [{ id: SELECTION, position: COURSE_POSITION }]

const asTold =
  first.rank === BY_INFLUENCE.width + 1 &&
  first.line[0] === first.best &&
  first.rankBy('evaluation') === 1 &&
  second.rank === BY_EVALUATION.width + 1 &&
  new Set(choices).size === choices.length &&
  WIDTHS.every((width) => by('influence', width).lost === width <= BY_INFLUENCE.width) &&
  WIDTHS.every((width) => !by('evaluation', width).lost) &&
  by('influence', 7).value === first.come.whole.value &&
  by('influence', 30).value === first.come.whole.value &&
  by('influence', 10).value < first.come.whole.value &&
  by('influence', 16).value > first.come.whole.value &&
  pliesToEnd(by('evaluation', 1).value) !== undefined &&
  deep[deep.length - 1].nodes < first.come.whole.nodes &&
  ladder.low > 0 &&
  Math.round(root) === BEAMS[2] &&
  compared.every(({ influence, evaluation }) => evaluation.kept >= influence.kept) &&
  sides.rows.every(
    ({ beam, wrong, right }) =>
      wrong.value > sides.whole.value &&
      wrong.nodes > right.nodes &&
      right.value === sides.whole.value &&
      (beam !== sides.beam || wrong.move !== right.move),
  )
if (!asTold) throw new ContractError(CHAPTER, 'a beam no longer loses what is told')
