/** The figures and numbers of Abalone’s report, recounted: computed when the page is built. */
import {
  abalone,
  abaloneEvaluation,
  ABALONE_REPORT_WEIGHTS,
  after,
  alphabeta,
  ContractError,
  legalMoves,
  straightDistance,
  subjectFrom,
  touchingPairs,
  type AbalonePosition,
  type Player,
} from '../engine/index.ts'
import type { CoursePoint } from '../src/charts/game-course.ts'
import type { Reached } from '../src/charts/reach.ts'
import { heuristicWeights as words } from '../src/i18n/heuristic-weights.ts'
import { number } from '../src/i18n/numbers.ts'
import { encodeState, withParameter } from '../src/state/link.ts'
import { defaultsOf } from '../src/state/schema.ts'
import { analysisSchema } from '../src/widgets/analysis/schema.ts'
import { joint } from '../src/widgets/table/game-record.ts'
import { MEASURED, RULES, textOf } from '../src/workers/recount/abalone.ts'
import type { Recounted } from '../src/workers/recount/protocol.ts'
import { stored } from './abalone-ladder.ts'
import { reportRun } from './abalone-report.ts'

const { game } = abalone
const MARBLES = 14
const scratch = new Int32Array(game.maxMoves)

const otherOf = (player: Player): Player => (player === 0 ? 1 : 0)
const left = (p: AbalonePosition, player: Player) => MARBLES - p.lost[player]
const distance = (p: AbalonePosition, player: Player) =>
  straightDistance(p, player) / left(p, player)
const pairs = (p: AbalonePosition, player: Player) => touchingPairs(p, player) / left(p, player)

/** The positions of a game, from the start on. */
function* positions(moves: string): Generator<AbalonePosition> {
  const position = game.initial(RULES)
  yield position
  for (const text of moves.split(' ')) {
    const move = game.parseMove(position, text)
    if (!move.ok)
      throw new ContractError('the chapter on Abalone’s heuristic', `${text}: ${move.error.code}`)
    game.play(position, move.value)
    yield position
  }
}

/** Of the report’s first figure a game against dice, of its second the stored one of the ladder. */
const [first] = reportRun.games
const second = stored.matches.find(({ upper }) => upper === 'agent-2')
if (first === undefined || second === undefined) {
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'the games of the report’s figures are not stored',
  )
}

function courseOf(name: string, moves: string, starter: number): CoursePoint[] {
  const own: Player = starter === 0 ? 0 : 1
  const points: CoursePoint[] = []
  let before = [0, 0]
  let ply = 0
  for (const p of positions(moves)) {
    for (const [measure, of] of [
      [words.courseDistance, distance],
      [words.coursePairs, pairs],
    ] as const) {
      for (const side of ['own', 'enemy'] as const) {
        const player = side === 'own' ? own : otherOf(own)
        const lost = p.lost[player] > before[player]
        points.push({ game: name, measure, side, ply, value: of(p, player), lost })
      }
    }
    before = [...p.lost]
    ply++
  }
  return points
}

/** What the figures of both count again. */
export const recounted = {
  reach: { of: 'reach', moves: second.game, steps: reportRun.depths.map(textOf) },
  dice: { of: 'dice', seed: reportRun.seed, steps: reportRun.games.map(textOf) },
} as const satisfies Record<string, Recounted>

export const course = () => [
  ...courseOf(words.courseFirst, first.moves, first.starter),
  ...courseOf(words.courseSecond, second.game, second.starter),
]

/** On the board of the game, to be replayed. */
function boardWith(moves: string): string {
  const schema = analysisSchema(abalone.options)
  const written = moves.split(' ').join(joint(abalone))
  const state = encodeState(schema, { ...defaultsOf(schema), ...RULES, moves: written })
  return `../games/abalone/${withParameter('', 'board', state)}#board`
}

export const replays = { first: boardWith(first.moves), second: boardWith(second.game) }

/** A row every ten plies. */
export const courseTable = () => {
  const rows = course().filter(({ ply }) => ply % 10 === 0)
  const key = ({ game: name, ply }: CoursePoint) => `${name}, ${words.ply(ply)}`
  return [
    words.courseHead,
    ...[...new Set(rows.map(key))].map((name) => [
      name,
      ...rows.filter((row) => key(row) === name).map(({ value }) => value.toFixed(2)),
    ]),
  ]
}

/** The four observations of the report, at the ends of the games against dice: least and most. */
export const observed = () => {
  const ends = reportRun.games.map(({ moves, starter }) => {
    const end = [...positions(moves)].at(-1) ?? game.initial(RULES)
    const own: Player = starter === 0 ? 0 : 1
    const of = (measure: typeof distance) => [measure(end, own), measure(end, otherOf(own))]
    return { distance: of(distance), pairs: of(pairs), taken: end.lost[otherOf(own)] }
  })
  for (const {
    distance: [near, far],
    pairs: [many, few],
  } of ends) {
    if (near >= far || many <= few) {
      throw new ContractError(
        'the chapter on Abalone’s heuristic',
        'an end against dice is not as the report saw it',
      )
    }
  }
  const range = (values: readonly number[]) =>
    `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
  return {
    games: ends.length,
    won: ends.filter(({ taken }) => taken === 6).length,
    own: range(ends.map((end) => end.distance[0])),
    enemy: range(ends.map((end) => end.distance[1])),
    ownPairs: range(ends.map((end) => end.pairs[0])),
    enemyPairs: range(ends.map((end) => end.pairs[1])),
  }
}

const { depths } = reportRun
const DEEP = 4
/** Positions at which an agent of the ladder completes so many plies. */
const reachedBy = (agent: (typeof MEASURED)[number]) =>
  depths.filter(({ depths: each }) => each[MEASURED.indexOf(agent)] >= DEEP).length
/** What the report counts: positions met again, a move. */
const THEIRS = 660
export const reach = {
  depth: DEEP,
  of: depths.length,
  with: reachedBy('agent-2'),
  without: reachedBy('agent-1'),
  get duplicates() {
    const sum = depths.reduce((all, { duplicates }) => all + duplicates, 0)
    return number(Math.round(sum / depths.length))
  },
}
if (reach.with <= reach.without) {
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'the table no longer reaches deeper',
  )
}

export const reached = (): Reached => ({
  depths: depths.flatMap(({ ply, depths: each }) =>
    each.map((depth, agent) => ({ ply, agent: words.agents[agent], depth })),
  ),
  duplicates: depths.map(({ ply, duplicates }) => ({ ply, duplicates })),
  theirs: THEIRS,
})
export const reachTable = () => [
  [words.ply(''), ...words.agents, words.duplicates],
  ...depths.map(({ ply, depths: each, duplicates }) => [ply, ...each, duplicates]),
]

/** The moves at the start, and how many of them lose a marble of one’s own. */
function startMoves() {
  const position = game.initial(RULES)
  const us = game.toMove(position)
  const moves = legalMoves(abalone, position)
  const losing = moves.filter((move) => after(abalone, position, move, () => position.lost[us] > 0))
  return { all: moves.length, losing: losing.length }
}

/** Mean number of moves in each of the stored games of the ladder. */
function means(): number[] {
  return stored.matches.map(({ game: moves }) => {
    const counts = [...positions(moves)].length
    let sum = 0
    for (const p of positions(moves)) sum += game.moves(p, scratch)
    return sum / counts
  })
}

/** What the window [−6, 0] saves where only one’s own lost marbles count. */
function windowed() {
  const weights = { ...ABALONE_REPORT_WEIGHTS, alpha1: 0, alpha2: 0, alpha3: 0, k: 1 }
  const position = game.initial(RULES)
  const evaluation = abaloneEvaluation(weights, game.toMove(position))
  const subject = { ...subjectFrom(abalone, position), evaluation }
  const whole = alphabeta(subject, { depth: 3 })
  const narrow = alphabeta(subject, { depth: 3, window: [-6000, 0] })
  if (whole.value !== 0 || narrow.value !== 0) {
    throw new ContractError(
      'the chapter on Abalone’s heuristic',
      'the window of the score changes the value',
    )
  }
  return { whole: number(whole.nodes), narrow: number(narrow.nodes) }
}

const PLIES_AHEAD = 5
const ABOUT = 60
export const numbers = () => {
  const start = startMoves()
  const mean = means().map(Math.round)
  return {
    ...start,
    least: Math.min(...mean),
    most: Math.max(...mean),
    about: ABOUT,
    plies: PLIES_AHEAD,
    positions: number(ABOUT ** PLIES_AHEAD),
    minutes: 15,
    moves: 25,
    each: 15 / 25,
    low: '−6',
    ...windowed(),
  }
}
