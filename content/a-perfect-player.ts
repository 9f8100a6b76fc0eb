/** The positions and numbers of the chapter on solving Connect 4: solved when the page is built. */
import {
  agentOf,
  alphabeta,
  bitsOf,
  connect4,
  connect4Layers,
  Connect4Solver,
  connect4Threats,
  connect4Word,
  ContractError,
  or,
  recordSolution,
  Replay,
  rngOf,
  SOLVING_STEPS,
  solveByStep,
  subjectFrom,
  treeSize,
  type SolvingStep,
} from '../engine/index.ts'
import { KEEPING } from '../src/widgets/exercise/checks/a-perfect-player.ts'
import { mediansOf } from '../src/charts/solving-steps.ts'
import { bestPicks, formatPicks, reached, wholeTree } from '../src/widgets/strategy/model.ts'
import { bestScore } from '../src/widgets/values-exact/model.ts'
import { solvedNow } from '../src/widgets/values-exact/solved-now.ts'
import { stored } from './perfect-steps.ts'

const refuse = (what: string) => new ContractError('the chapter on solving', what)

function at(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw refuse(read.error.code)
  return read.value
}

/** The middle of a game; X is to move, and one column wins. */
export const MIDDLE = '31144372557427674555'

/** Of the columns from the left. */
export const columns = solvedNow(at(MIDDLE)).map(({ score = NaN }, column) => ({
  name: String(column + 1),
  score,
}))
const best = bestScore(solvedNow(at(MIDDLE))) ?? NaN
const winning = columns.filter(({ score }) => score > 0)
export const winner = winning[0]
export const drawing = columns.filter(({ score }) => score === 0).map(({ name }) => name)
/** Pieces that X has played when it wins, and plies until then. */
export const won = {
  piece: connect4.game.maxMoves * 3 + 1 - best,
  plies: new Connect4Solver().solve(at(MIDDLE)).plies ?? NaN,
}

/** What a search plays there that looks so many plies ahead. */
export const SHALLOW = 6
const shallow = alphabeta(subjectFrom(connect4, at(MIDDLE)), { depth: SHALLOW, ordering: 'centre' })
export const misled = connect4.game.formatMove(at(MIDDLE), shallow.move)

/** The questions by which the solver finds the score, and the nodes that they take. */
const solution = recordSolution(at(MIDDLE), 1e6)
export const asked = {
  questions: new Replay(solution.recording).roots.length,
  nodes: solution.nodes,
}

/** The report's program. */
const report = agentOf('connect4', 'minimax')
if (!report.ok) throw refuse(report.error.code)
export const reportDepth = Number(report.value.parameters['depth'])
export const reportNodes = treeSize(connect4.game, at(MIDDLE), reportDepth, 1e7)
const choose = report.value.begin(connect4)
export const reportMove = connect4.game.formatMove(
  at(MIDDLE),
  choose(at(MIDDLE), { rng: rngOf(1) }).move,
)

/** Each step on all positions together. */
const sums = SOLVING_STEPS.map((_, i) =>
  stored.positions.reduce((sum, { nodes }) => sum + nodes[i], 0),
)
const medians = mediansOf(
  SOLVING_STEPS.flatMap((step, i) =>
    stored.positions.map(({ nodes }) => ({ step, nodes: nodes[i] })),
  ),
)
const indexOf = (step: SolvingStep) => SOLVING_STEPS.indexOf(step)
export const sumOf = (step: SolvingStep) => sums[indexOf(step)]
export const medianOf = (step: SolvingStep) => medians[indexOf(step)].nodes
/** How many times fewer nodes a step takes than the one before it, all positions together. */
export const savedBy = (step: SolvingStep) => sums[indexOf(step) - 1] / sums[indexOf(step)]
/** Positions on which a step takes more than the one before it. */
export const worseWith = (step: SolvingStep) =>
  stored.positions.filter(({ nodes }) => nodes[indexOf(step)] > nodes[indexOf(step) - 1]).length

export const frees = stored.positions.map(({ free }) => free)
/** Which position the figure shows at first, from 1. */
export const PICKED = 10

/** Its own mirror image, unlike the stored positions. */
const SYMMETRIC = '4444443256117733551276'
export const symmetric = {
  pieces: SYMMETRIC.length,
  table: solveByStep('table', at(SYMMETRIC)).nodes,
  mirror: solveByStep('mirror', at(SYMMETRIC)).nodes,
}

/** An ending that X wins, and X's moves that prove it. */
export const PROVED = '3111476264655633141544551533673477'
const nodes = wholeTree(connect4, at(PROVED))
const picks = bestPicks(nodes, 0)
const keeps = reached(nodes, 0, picks)
export const proof = {
  picks: formatPicks(nodes, 0, picks),
  whole: nodes.length,
  nodes: keeps.size,
  leaves: [...keeps].filter((node) => nodes[node].children.length === 0).length,
  move: nodes[nodes[0].children[picks.get(0) ?? 0]].move,
}

/** Where X would win after that, none of which can be played in yet: so it has no threat. */
export const waiting = (() => {
  const after = at(PROVED + proof.move)
  const x = connect4Word(after, 0)
  const wins = bitsOf(connect4Threats(x, or(x, connect4Word(after, 1))))
  const height = connect4.game.maxMoves
  if (wins.some((bit) => after.heights.includes(bit))) throw refuse('X threatens to win at once')
  const [lowest] = wins
  return { column: 1 + Math.floor(lowest / height), row: 1 + (lowest % height) }
})()

/** An ending whose score the solver finds with few nodes, of a tree that has many. */
export const STEPPED = '1364433762445466436761771331'
const steps = recordSolution(at(STEPPED), 1e6)
export const stepped = {
  nodes: steps.nodes,
  questions: new Replay(steps.recording).roots.length,
  whole: treeSize(connect4.game, at(STEPPED), connect4.game.maxMoves * 6, 1e6),
}

/** The exercise's win, played on by both sides as well as they can. */
export const kept = (() => {
  const position = at(KEEPING)
  const solver = new Connect4Solver()
  const line: string[] = []
  for (;;) {
    const { best: move } = solver.solve(position)
    const [square] = connect4.board?.targets(position, move) ?? []
    const row = 1 + Math.floor(square / connect4.game.maxMoves)
    line.push(connect4.game.formatMove(position, move))
    connect4.game.play(position, move)
    const outcome = connect4.game.outcome(position)
    if (outcome === undefined) continue
    if (outcome.winner !== 0 || row % 2 === 0) throw refuse('X does not win on an odd row')
    return { line: line.join(' '), column: line[0], last: line.at(-1), row }
  }
})()

/** Positions by pieces, and how many are left where a mirror image is the same. */
export const DEEPEST = 8
export const layers = connect4Layers(DEEPEST).map(({ positions, own }, pieces) => ({
  pieces,
  positions,
  own,
  once: (positions + own) / 2,
}))

/** What an entry of a book takes: seven bytes of key, one of score. */
export const ENTRY = 8
const [early] = stored.efforts
const first = layers[early.pieces]
export const book = {
  pieces: early.pieces,
  positions: first.once,
  bytes: first.once * ENTRY,
  hours: (first.once * early.ms) / 3_600_000,
}
/** What solving takes later in a game, from the fewest pieces on. */
export const { efforts, leftOut, most, positions } = stored
export const run = stored

/** The level that solves, and from how many pieces on its nodes are enough for an average position. */
const perfect = agentOf('connect4', 'level-5')
if (!perfect.ok) throw refuse(perfect.error.code)
export const levelNodes = Number(perfect.value.parameters['solverNodes'])
export const solvesFrom = efforts.find(({ nodes }) => nodes <= levelNodes)?.pieces ?? NaN

const asTold =
  winning.length === 1 &&
  misled !== winner.name &&
  reportMove === winner.name &&
  columns.every(({ score }) => !Number.isNaN(score)) &&
  proof.leaves > 2 &&
  medianOf('mirror') === medianOf('table') &&
  sumOf('mirror') === sumOf('table') &&
  3 * symmetric.mirror < 2 * symmetric.table &&
  !Number.isNaN(solvesFrom)
if (!asTold) throw refuse('the positions are no longer as told')
